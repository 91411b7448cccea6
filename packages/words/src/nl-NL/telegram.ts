export const telegram = {
  'telegram.antiPhishing': 'Je anti-phishingcode: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} op {system}',
  'telegram.fact.device': 'Apparaat: {value}',
  'telegram.fact.place': 'Plaats: {value}, volgens netwerkadres',
  'telegram.fact.time': 'Tijdstip: {value}',
  'telegram.fact.unknown': 'onbekend',
  'telegram.fact.unknownPlace': 'Plaats: onbekend',
  'telegram.help.commands': 'Stuur /start om {brand} te openen. Stuur /stop om onze berichten te stoppen.',
  'telegram.help.heading': '{brand} in Telegram',
  'telegram.help.text': 'Deze bot opent {brand} in Telegram. Als je dat toestaat, stuurt de bot je inlogmeldingen.',
  'telegram.login.heading': 'Login op je account bij {brand}',
  'telegram.login.new': 'Login op je account bij {brand} vanaf een nieuw apparaat',
  'telegram.login.notYou': 'Was jij dit? Dan hoef je niets te doen. Zo niet, blokkeer dan nu je account:',
  'telegram.login.stop': 'Stuur /stop om deze berichten te stoppen.',
  'telegram.notLinked': 'Dit Telegram-account is niet gekoppeld aan {brand}, dus we sturen je geen inlogmeldingen.',
  'telegram.official': 'Het adres van {brand} is {host}. In deze chat vragen we nooit om een wachtwoord of een code.',
  'telegram.startAgain':
    'Je hebt onze berichten gestopt. Wil je ze weer krijgen? Log in op {host} en zet dan op je accountpagina, bij Telegram, de berichten aan.',
  'telegram.stopped':
    'Je krijgt geen inlogmeldingen meer. Wil je ze weer krijgen? Log in op {host} en zet dan op je accountpagina, bij Telegram, de berichten aan.',
  'telegram.welcome.button': '{brand} openen',
  'telegram.welcome.heading': 'Welkom bij {brand}',
  'telegram.welcome.stop': 'Als je dat toestaat, sturen we je hier inlogmeldingen. Stuur /stop om ze te stoppen.',
  'telegram.welcome.text':
    'Open {brand} hier om in te loggen, je account te koppelen en je taken te zien. Gebruik in een browser {host}.',
};
