export const mail = {
  'mail.address': 'Przycisk otwiera ten adres. Możesz go też skopiować do przeglądarki:',
  'mail.addressTaken.action': 'Zaloguj się na {host} tym adresem albo użyj innego adresu do drugiego konta.',
  'mail.addressTaken.heading': 'Istnieje już konto z tym adresem',
  'mail.addressTaken.notYou': 'To nie Ty? Nie musisz nic robić. Twoje konto się nie zmieniło.',
  'mail.addressTaken.preview': 'Z jednym adresem można mieć tylko jedno konto. Możesz zalogować się na {host}.',
  'mail.addressTaken.subject': 'Istnieje już konto {brand} z tym adresem',
  'mail.addressTaken.text':
    'Otrzymaliśmy prośbę, prawdopodobnie od Ciebie, o dodanie tego adresu do innego konta w {brand} {site}. Adres należy już do Twojego konta.',
  'mail.alreadyRegistered.action': 'Zaloguj się na {host} tym adresem i swoim hasłem.',
  'mail.alreadyRegistered.action.link': 'Zaloguj się tym adresem i swoim hasłem.',
  'mail.alreadyRegistered.button': 'Przejdź do logowania',
  'mail.alreadyRegistered.heading': 'Masz już konto',
  'mail.alreadyRegistered.notYou': 'To nie Ty? Nie musisz nic robić. Twoje konto się nie zmieniło.',
  'mail.alreadyRegistered.preview': 'Twoje konto się nie zmieniło. Możesz zalogować się na {host}.',
  'mail.alreadyRegistered.subject': 'Masz już konto {brand}',
  'mail.alreadyRegistered.text':
    'Otrzymaliśmy prośbę, prawdopodobnie od Ciebie, o założenie konta w {brand} {site} z tym adresem. Takie konto już istnieje.',
  'mail.antiPhishing': 'Twój kod antyphishingowy: {antiPhishing}',
  'mail.personalSeal': 'Twoja pieczęć',
  'mail.code.lock.heading': 'Zablokuj swoje konto',
  'mail.code.lock.notYou':
    'To nie Ty? Nie musisz nic robić: bez tego kodu nic nie zostanie zablokowane. Nikomu go nie podawaj.',
  'mail.code.lock.subject': 'Zablokuj swoje konto {brand}',
  'mail.code.lock.text':
    'Wpisz ten kod, aby zablokować swoje konto w {brand} {site}. Potem nikt nie będzie mógł się zalogować, nawet Ty:',
  'mail.code.login.heading': 'Twój kod logowania',
  'mail.code.login.notYou':
    'To nie Ty? Nie musisz nic robić. Bez tego kodu nikt nie wykorzysta tego logowania. Nikomu nie podawaj kodu.',
  'mail.code.login.subject': 'Twój kod logowania {brand}',
  'mail.code.login.text': 'Wpisz ten kod, aby zalogować się do {brand} {site}:',
  'mail.code.login_second.heading': 'Potwierdź, że to Ty',
  'mail.code.login_second.notYou':
    'To nie Ty? Ktoś może mieć Twoje hasło. Nikomu nie podawaj tego kodu i zmień teraz hasło na {host}.',
  'mail.code.login_second.notYou.service':
    'To nie Ty? Ktoś może mieć kontrolę nad Twoim kontem Telegram lub innym powiązanym kontem. Nikomu nie podawaj tego kodu i usuń teraz to powiązanie na {host}.',
  'mail.code.login_second.text':
    'Pierwszy krok logowania na Twoje konto w {brand} {site} właśnie się powiódł. Jeśli to Ty, wpisz ten kod, aby dokończyć:',
  'mail.code.lost_factor.heading': 'Usuń utraconą aplikację lub klucze dostępu',
  'mail.code.lost_factor.notYou':
    'To nie Ty? Ktoś próbuje wejść na Twoje konto i może znać Twoje hasło. Nikomu nie podawaj tego kodu i zmień teraz hasło na {host}.',
  'mail.code.lost_factor.subject': 'Usuń aplikację lub klucze dostępu z {brand}',
  'mail.code.lost_factor.text':
    'Wpisz ten kod, aby usunąć aplikację lub klucze dostępu ze swojego konta w {brand} {site}:',
  'mail.code.new_name.heading': 'Potwierdź ten adres',
  'mail.code.new_name.notYou':
    'To nie Ty? Ktoś mógł się pomylić, wpisując swój adres. Nie musisz nic robić: bez tego kodu nie dodamy adresu.',
  'mail.code.new_name.text': 'Wpisz ten kod, aby dodać ten adres do swojego konta w {brand} {site}:',
  'mail.code.old_name.heading': 'Potwierdź zmianę swojego adresu',
  'mail.code.old_name.notYou':
    'To nie Ty? Ktoś jest zalogowany na Twoje konto. Nikomu nie podawaj tego kodu. Zaloguj się na {host}, wyloguj tamto urządzenie i zmień hasło.',
  'mail.code.old_name.text': 'Wpisz ten kod, aby zastąpić ten adres na swoim koncie w {brand} {site}:',
  'mail.code.reset.heading': 'Wybierz nowe hasło',
  'mail.code.reset.notYou':
    'To nie Ty? Nie musisz nic robić: bez tego kodu Twoje hasło się nie zmieni. Nikomu nie podawaj kodu.',
  'mail.code.reset.subject': 'Zresetuj hasło {brand}',
  'mail.code.reset.text': 'Wpisz ten kod, aby wybrać nowe hasło do swojego konta w {brand} {site}:',
  'mail.code.step_up.heading': 'Potwierdź zmianę na swoim koncie',
  'mail.code.step_up.notYou':
    'To nie Ty? Ktoś jest zalogowany na Twoje konto. Nikomu nie podawaj tego kodu. Zaloguj się na {host}, wyloguj tamto urządzenie i zmień hasło.',
  'mail.code.step_up.text': 'Wpisz ten kod, aby potwierdzić zmianę na swoim koncie w {brand} {site}:',
  'mail.code.sub_account.heading': 'Zaloguj się na subkonto',
  'mail.code.sub_account.notYou':
    'To nie Ty? Nie musisz nic robić. Bez tego kodu nikt nie wykorzysta tego logowania. Nikomu nie podawaj kodu.',
  'mail.code.sub_account.subject': 'Twój kod logowania {brand}',
  'mail.code.sub_account.text': 'Wpisz ten kod, aby zalogować się na subkonto w {brand} {site}:',
  'mail.code.subject.shown': '{code} to Twój kod {brand}',
  'mail.code.third_party.heading': 'Powiąż inną usługę',
  'mail.code.third_party.notYou':
    'To nie Ty? Nikomu nie podawaj tego kodu: pozwoliłby komuś innemu logować się jako Ty.',
  'mail.code.third_party.subject': 'Powiąż swoje konto {brand}',
  'mail.code.third_party.text': 'Wpisz ten kod, aby powiązać konto z innej usługi z {brand} {site}:',
  'mail.code.unblock.heading': 'Odblokuj swoje konto',
  'mail.code.unblock.notYou':
    'To nie Ty? Nie musisz nic robić: bez tego kodu Twoje konto pozostanie zablokowane. Nikomu nie podawaj kodu.',
  'mail.code.unblock.subject': 'Odblokuj swoje konto {brand}',
  'mail.code.unblock.text': 'Wpisz ten kod, aby odblokować swoje konto w {brand} {site}:',
  'mail.event.accountLocked.heading': 'Twoje konto zostało zablokowane',
  'mail.event.accountLocked.text':
    'Nikt nie może zalogować się na Twoje konto w {brand} {site}. Wszystkie urządzenia zostały wylogowane.',
  'mail.event.accountUnlocked.heading': 'Twoje konto zostało odblokowane',
  'mail.event.accountUnlocked.text': 'Znów możesz zalogować się na swoje konto w {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Ustawiono Twój kod antyphishingowy',
  'mail.event.antiPhishingAdded.text':
    'Pojawia się teraz na początku każdego e-maila o Twoim koncie w {brand} {site}. E-mail bez niego nie jest od nas.',
  'mail.event.antiPhishingChanged.heading': 'Zmieniono Twój kod antyphishingowy',
  'mail.event.antiPhishingChanged.text':
    'Pojawia się na początku każdego e-maila o Twoim koncie w {brand} {site}. E-mail bez niego albo ze starszym kodem nie jest od nas.',
  'mail.event.antiPhishingRemoved.heading': 'Usunięto Twój kod antyphishingowy',
  'mail.event.antiPhishingRemoved.text':
    'To ostatni e-mail o Twoim koncie w {brand} {site}, który go pokazuje. Nowy możesz w każdej chwili ustawić na swoim koncie.',
  'mail.event.apps.button': 'Zobacz połączone aplikacje',
  'mail.event.apps.text':
    'To nie Ty? Odłącz aplikację na stronie poniżej, a potem zmień tam hasło. Najpierw się zalogujesz.',
  'mail.event.deviceCheckChanged.heading': 'Zmieniono potwierdzanie nowych urządzeń',
  'mail.event.deviceCheckChanged.text':
    'Kod dla nowych urządzeń na Twoim koncie {brand} {site} został włączony albo wyłączony.',
  'mail.event.emailChanged.heading': 'Zmieniono Twój adres e-mail',
  'mail.event.emailChanged.text':
    'Kody i wiadomości o Twoim koncie w {brand} {site} wysyłamy teraz na inny adres. Przez siedem dni nadal można zablokować konto za pomocą starego adresu.',
  'mail.event.factorsReset.heading': 'Usunięto Twoją aplikację i klucze dostępu',
  'mail.event.factorsReset.text':
    'Logowanie na Twoje konto w {brand} {site} nie wymaga już aplikacji ani klucza dostępu. Wypłaty są przez pewien czas wstrzymane.',
  'mail.event.identity.button': 'Zobacz weryfikację tożsamości',
  'mail.event.identity.preview': 'Zaloguj się na {host}, aby to zobaczyć.',
  'mail.event.identity.text': 'Zaloguj się na stronie poniżej, aby to zobaczyć.',
  'mail.event.identityRefused.heading': 'Nie udało się zweryfikować Twojej tożsamości',
  'mail.event.identityRefused.text':
    'Nie mogliśmy zweryfikować Twoich danych do konta w {brand} {site}. Strona pokazuje powód i pozwala spróbować ponownie.',
  'mail.event.identityVerified.heading': 'Twoja tożsamość jest zweryfikowana',
  'mail.event.identityVerified.text': 'Przyjęliśmy Twoje dane do konta w {brand} {site}.',
  'mail.event.lock.button': 'Zablokuj moje konto',
  'mail.event.lock.text':
    'To nie Ty? Zablokuj konto: nikt nie będzie mógł się zalogować, a wszystkie urządzenia zostaną wylogowane. Strona poprosi najpierw o potwierdzenie, kim jesteś.',
  'mail.event.loginNewDevice.heading': 'Logowanie z nowego urządzenia',
  'mail.event.loginNewDevice.text': 'Nowe urządzenie, prawdopodobnie Twoje, zalogowało się do {brand} {site}.',
  'mail.event.mobileChanged.heading': 'Zmieniono Twój numer telefonu',
  'mail.event.mobileChanged.text':
    'Kody do Twojego konta w {brand} {site} wysyłamy teraz na inny numer. Przez siedem dni nadal można zablokować konto za pomocą starego numeru.',
  'mail.event.passkeyAdded.heading': 'Dodano klucz dostępu',
  'mail.event.passkeyAdded.text': 'Pozwala zalogować się na Twoje konto w {brand} {site} bez hasła.',
  'mail.event.passkeyRemoved.heading': 'Usunięto klucz dostępu',
  'mail.event.passkeyRemoved.text': 'Nie pozwala już zalogować się na Twoje konto w {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Zmieniono Twoje hasło',
  'mail.event.passwordChanged.text':
    'Twoje konto w {brand} {site} ma nowe hasło. Wszystkie inne urządzenia zostały wylogowane.',
  'mail.event.passwordReset.heading': 'Zresetowano Twoje hasło',
  'mail.event.passwordReset.text':
    'Twoje konto w {brand} {site} ma nowe hasło. Wszystkie inne urządzenia zostały wylogowane. Wypłaty są wstrzymane na 24 godziny.',
  'mail.event.preview': 'To Ty? Nie musisz nic robić. Jeśli nie, działaj teraz na {host}.',
  'mail.event.qrApproved.heading': 'Zatwierdzono logowanie kodem QR',
  'mail.event.qrApproved.text': 'Urządzenie zalogowane na Twoje konto w {brand} {site} zatwierdziło inne urządzenie.',
  'mail.event.recoveryCodeUsed.heading': 'Użyto kodu odzyskiwania',
  'mail.event.recoveryCodeUsed.text':
    'Zastąpił on aplikację lub klucz dostępu w {brand} {site} i więcej nie zadziała. Utwórz nowe kody, zanim się skończą.',
  'mail.event.recoveryCodesMade.heading': 'Utworzono nowe kody odzyskiwania',
  'mail.event.recoveryCodesMade.text': 'Twoje stare kody w {brand} {site} już nie działają.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Aplikacja może teraz używać Twojego konta',
  'mail.event.oauthGranted.text': 'Może robić to, na co zezwalasz w {brand} {site}, dopóki jej nie odłączysz.',
  'mail.event.thirdPartyLinked.heading': 'Powiązano inną usługę',
  'mail.event.thirdPartyLinked.text': 'Pozwala teraz zalogować się na Twoje konto w {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Usunięto powiązanie z inną usługą',
  'mail.event.thirdPartyUnlinked.text': 'Nie pozwala już zalogować się na Twoje konto w {brand} {site}.',
  'mail.event.totpAdded.heading': 'Dodano aplikację uwierzytelniającą',
  'mail.event.totpAdded.text': 'Logowanie na Twoje konto w {brand} {site} wymaga teraz jej kodu.',
  'mail.event.totpRemoved.heading': 'Usunięto Twoją aplikację uwierzytelniającą',
  'mail.event.totpRemoved.text': 'Logowanie na Twoje konto w {brand} {site} nie wymaga już jej kodu.',
  'mail.event.unblock.button': 'Odblokuj moje konto',
  'mail.event.unblock.text':
    'Chcesz znów się zalogować? Po 24 godzinach możesz odblokować swoje konto. Strona poprosi najpierw o potwierdzenie, kim jesteś.',
  'mail.event.wasYou': 'To Ty? Nie musisz nic robić.',
  'mail.fact.browserOnSystem': '{browser} ({system})',
  'mail.fact.detail.application': 'Aplikacja: {value}',
  'mail.fact.detail.email': 'Nowy adres: {value}',
  'mail.fact.detail.letIn': 'Zatwierdzone urządzenie: {value}',
  'mail.fact.detail.mobile': 'Nowy numer: {value}',
  'mail.fact.detail.name': 'Nazwa: {value}',
  'mail.fact.detail.provider': 'Usługa: {value}',
  'mail.fact.device': 'Urządzenie: {value}',
  'mail.fact.place': 'Miejsce: {value}, według adresu sieciowego',
  'mail.fact.time': 'Czas: {value}',
  'mail.fact.unknown': 'nieznane',
  'mail.fact.unknownPlace': 'Miejsce: nieznane',
  'mail.footer': 'Nadawca: {brand} {site}, {host}. Ten e-mail nie ma elementów śledzących ani zdalnych obrazów.',
  'mail.link.login.button': 'Zaloguj się',
  'mail.link.login.heading': 'Zaloguj się do {brand}',
  'mail.link.login.notYou': 'To nie Ty? Nie musisz nic robić. Bez tego e-maila nikt nie wykorzysta tego logowania.',
  'mail.link.login.subject': 'Twój link logowania {brand}',
  'mail.link.login.text': 'Ten link zaloguje Cię do {brand} {site} w przeglądarce, w której go otworzysz.',
  'mail.link.reset.button': 'Wybierz hasło',
  'mail.link.reset.heading': 'Wybierz nowe hasło',
  'mail.link.reset.notYou': 'To nie Ty? Nie musisz nic robić: Twoje hasło się nie zmieni.',
  'mail.link.reset.subject': 'Zresetuj hasło {brand}',
  'mail.link.reset.text': 'Użyj tego linku, aby wybrać nowe hasło do swojego konta w {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Twoja aplikacja i klucze dostępu zostaną usunięte',
  'mail.lostItem.authenticator.text':
    'Otrzymaliśmy zgłoszenie, prawdopodobnie od Ciebie, o utracie aplikacji uwierzytelniającej i kluczy dostępu w {brand} {site}. Można je usunąć od {time}.',
  'mail.lostItem.button': 'Zatrzymaj prośbę',
  'mail.lostItem.email.heading': 'Twój adres e-mail zostanie zastąpiony',
  'mail.lostItem.email.text':
    'Otrzymaliśmy zgłoszenie, prawdopodobnie od Ciebie, o utracie tego adresu e-mail Twojego konta w {brand} {site}. Od {time} może go zastąpić inny adres.',
  'mail.lostItem.mobile.heading': 'Twój numer telefonu zostanie zastąpiony',
  'mail.lostItem.mobile.text':
    'Otrzymaliśmy zgłoszenie, prawdopodobnie od Ciebie, o utracie telefonu powiązanego z kontem w {brand} {site}. Od {time} numer można zmienić na inny.',
  'mail.lostItem.notYou': 'To nie Ty? Zatrzymaj to teraz przyciskiem, a potem zmień hasło: ktoś może je znać.',
  'mail.lostItem.preview': 'To nie Ty? Zatrzymaj to teraz.',
  'mail.lostItem.wasYou': 'To Ty? Wróć na {host} po {time}, aby dokończyć. Do tego czasu nie musisz nic robić.',
  'mail.noAccount.action':
    'Może Twoje konto ma inny adres albo numer telefonu? Spróbuj z nim albo załóż konto na {host}.',
  'mail.noAccount.heading': 'Nie ma konta z tym adresem',
  'mail.noAccount.notYou': 'To nie Ty? Nie musisz nic robić.',
  'mail.noAccount.preview': 'Może Twoje konto ma inny adres. Spróbuj ponownie na {host}.',
  'mail.noAccount.subject': 'Nie ma konta {brand} z tym adresem',
  'mail.noAccount.text':
    'Ten adres został wpisany, prawdopodobnie przez Ciebie, przy próbie wejścia do {brand} {site}. Nie ma tam konta z tym adresem.',
  'mail.registrationCode.expires':
    'Działa raz, przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}. Jeśli wygasł, poproś na stronie o nowy.',
  'mail.registrationCode.heading': 'Twój kod',
  'mail.registrationCode.notYou': 'To nie Ty? Nie musisz nic robić. Bez tego kodu konto nie powstanie.',
  'mail.registrationCode.preview': 'Wpisuj go tylko na {host}. {brand} o niego nie poprosi.',
  'mail.registrationCode.subject': '{code} to Twój kod {brand}',
  'mail.registrationCode.text': 'Wpisz ten kod, aby założyć konto w {brand} {site}:',
  'mail.registrationLink.button': 'Potwierdź adres',
  'mail.registrationLink.expires':
    'Link i kod działają raz, przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}. Jeśli wygasły, poproś o nowe na stronie, z której pochodzi prośba.',
  'mail.registrationLink.heading': 'Potwierdź swój adres',
  'mail.registrationLink.notYou': 'To nie Ty? Nie musisz nic robić. Bez Twojego potwierdzenia konto nie powstanie.',
  'mail.registrationLink.otherDevice':
    'Jesteś na innym urządzeniu? Wpisz ten kod na stronie, z której pochodzi prośba:',
  'mail.registrationLink.preview':
    'Link otwiera {host} i działa przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  'mail.registrationLink.subject': 'Potwierdź swój adres dla {brand}',
  'mail.registrationLink.text': 'Jeszcze jeden krok, zanim ustawisz hasło do swojego konta w {brand} {site}.',
  'mail.safety.heading': 'Czy ten e-mail jest od nas?',
  'mail.safety.text':
    'Wpisuj kod tylko na {host}. Nikomu go nie podawaj: {brand} nie poprosi o niego w e-mailu, w wiadomości ani przez telefon. Każdy, kto o niego prosi, próbuje wejść na Twoje konto.',
  'mail.safety.text.link':
    'Link otwiera {host} i nic innego. Sprawdź pasek adresu przeglądarki, zanim cokolwiek wpiszesz. Nigdy nie prosimy o hasło ani o kod w e-mailu, w wiadomości ani przez telefon.',
  'mail.safety.text.noCode':
    'Jedyny adres tego serwisu to {host}. Nigdy nie prosimy o hasło w e-mailu, w wiadomości ani przez telefon. Ten e-mail celowo nie ma linków: wpisz adres samodzielnie.',
};
