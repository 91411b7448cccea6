export const telegram = {
  'telegram.antiPhishing': 'Twój kod antyphishingowy: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} ({system})',
  'telegram.fact.device': 'Urządzenie: {value}',
  'telegram.fact.place': 'Miejsce: {value}, według adresu sieciowego',
  'telegram.fact.time': 'Czas: {value}',
  'telegram.fact.unknown': 'nieznane',
  'telegram.fact.unknownPlace': 'Miejsce: nieznane',
  'telegram.help.commands': 'Wyślij /start, aby otworzyć {brand}. Wyślij /stop, aby wyłączyć nasze wiadomości.',
  'telegram.help.heading': '{brand} w Telegramie',
  'telegram.help.text': 'Ten bot otwiera {brand} w Telegramie. Jeśli zezwolisz, wysyła Ci powiadomienia o logowaniach.',
  'telegram.login.heading': 'Logowanie na Twoje konto {brand}',
  'telegram.login.new': 'Logowanie na Twoje konto {brand} z nowego urządzenia',
  'telegram.login.notYou': 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, zablokuj teraz swoje konto:',
  'telegram.login.stop': 'Wyślij /stop, aby wyłączyć te wiadomości.',
  'telegram.notLinked':
    'To konto Telegram nie jest powiązane z {brand}, więc nie wysyłamy Ci powiadomień o logowaniach.',
  'telegram.official': 'Adres {brand} to {host}. Na tym czacie nigdy nie prosimy o hasło ani o kod.',
  'telegram.startAgain':
    'Nasze wiadomości są wyłączone na Twoją prośbę. Aby znów je otrzymywać, zaloguj się na {host}. Potem na stronie konta, w części Telegram, włącz wiadomości.',
  'telegram.stopped':
    'Nie będziesz już otrzymywać powiadomień o logowaniach. Aby znów je otrzymywać, zaloguj się na {host}. Potem na stronie konta, w części Telegram, włącz wiadomości.',
  'telegram.welcome.button': 'Otwórz {brand}',
  'telegram.welcome.heading': 'Witamy w {brand}',
  'telegram.welcome.stop':
    'Jeśli zezwolisz, wysyłamy Ci tutaj powiadomienia o logowaniach. Wyślij /stop, aby je wyłączyć.',
  'telegram.welcome.text':
    'Otwórz tutaj {brand}, aby się zalogować, powiązać konto i zobaczyć zadania. W przeglądarce użyj {host}.',
};
