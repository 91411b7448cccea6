export const mail = {
  'mail.address': 'De knop opent dit adres. Je kunt het ook naar je browser kopiëren:',
  'mail.addressTaken.action': 'Log in op {host} met dit adres, of gebruik een ander adres voor het andere account.',
  'mail.addressTaken.heading': 'Dit e-mailadres heeft al een account',
  'mail.addressTaken.notYou': 'Was jij dit niet? Dan hoef je niets te doen. Je account is niet veranderd.',
  'mail.addressTaken.preview': 'Per e-mailadres is maar één account mogelijk. Je kunt inloggen op {host}.',
  'mail.addressTaken.subject': 'Dit e-mailadres heeft al een account bij {brand}',
  'mail.addressTaken.text':
    'Iemand, waarschijnlijk jijzelf, probeerde dit e-mailadres toe te voegen aan een ander account bij {brand} {site}. Het hoort al bij jouw account.',
  'mail.alreadyRegistered.action': 'Log in op {host} met dit adres en je wachtwoord.',
  'mail.alreadyRegistered.action.link': 'Log in met dit adres en je wachtwoord.',
  'mail.alreadyRegistered.button': 'Naar de inlogpagina',
  'mail.alreadyRegistered.heading': 'Je hebt al een account',
  'mail.alreadyRegistered.notYou': 'Was jij dit niet? Dan hoef je niets te doen. Je account is niet veranderd.',
  'mail.alreadyRegistered.preview': 'Het is niet veranderd. Je kunt inloggen op {host}.',
  'mail.alreadyRegistered.subject': 'Je hebt al een account bij {brand}',
  'mail.alreadyRegistered.text':
    'Iemand, waarschijnlijk jijzelf, probeerde met dit e-mailadres een account aan te maken bij {brand} {site}. Dit adres heeft daar al een account.',
  'mail.antiPhishing': 'Je anti-phishingcode: {antiPhishing}',
  'mail.personalSeal': 'Je zegel',
  'mail.code.lock.heading': 'Je account blokkeren',
  'mail.code.lock.notYou':
    'Was jij dit niet? Dan hoef je niets te doen: zonder deze code wordt niets geblokkeerd. Deel de code nooit.',
  'mail.code.lock.subject': 'Je account bij {brand} blokkeren',
  'mail.code.lock.text':
    'Vul deze code in om je account bij {brand} {site} te blokkeren. Daarna kan niemand meer inloggen, ook jij niet:',
  'mail.code.login.heading': 'Je inlogcode',
  'mail.code.login.notYou':
    'Was jij dit niet? Dan hoef je niets te doen. Zonder de code kan niemand deze login gebruiken. Deel de code nooit.',
  'mail.code.login.subject': 'Je inlogcode voor {brand}',
  'mail.code.login.text': 'Vul deze code in om in te loggen bij {brand} {site}:',
  'mail.code.login_second.heading': 'Bevestig dat jij het bent',
  'mail.code.login_second.notYou':
    'Was jij dit niet? Iemand heeft misschien je wachtwoord. Deel deze code nooit en wijzig nu je wachtwoord op {host}.',
  'mail.code.login_second.notYou.service':
    'Was jij dit niet? Misschien heeft iemand toegang tot je Telegram-account of een ander gekoppeld account. Deel deze code nooit en ontkoppel dat account nu op {host}.',
  'mail.code.login_second.text':
    'De eerste inlogstap voor je account bij {brand} {site} is net gelukt. Was jij dit? Vul dan deze code in om het inloggen af te ronden:',
  'mail.code.lost_factor.heading': 'Kwijtgeraakte app of passkeys verwijderen',
  'mail.code.lost_factor.notYou':
    'Was jij dit niet? Iemand probeert in je account te komen en kent misschien je wachtwoord. Deel deze code nooit en wijzig nu je wachtwoord op {host}.',
  'mail.code.lost_factor.subject': 'Je app of passkeys verwijderen bij {brand}',
  'mail.code.lost_factor.text':
    'Vul deze code in om de app of passkeys te verwijderen uit je account bij {brand} {site}:',
  'mail.code.new_name.heading': 'Bevestig dit e-mailadres',
  'mail.code.new_name.notYou':
    'Was jij dit niet? Misschien heeft iemand een adres verkeerd getypt. Je hoeft niets te doen: zonder deze code voegen we het niet toe.',
  'mail.code.new_name.text': 'Vul deze code in om dit e-mailadres toe te voegen aan je account bij {brand} {site}:',
  'mail.code.old_name.heading': 'Bevestig de wijziging van je e-mailadres',
  'mail.code.old_name.notYou':
    'Was jij dit niet? Dan is iemand ingelogd op je account. Deel deze code nooit. Log in op {host}, log dat apparaat uit en wijzig je wachtwoord.',
  'mail.code.old_name.text': 'Vul deze code in om dit e-mailadres van je account bij {brand} {site} te vervangen:',
  'mail.code.reset.heading': 'Kies een nieuw wachtwoord',
  'mail.code.reset.notYou':
    'Was jij dit niet? Dan hoef je niets te doen: zonder deze code blijft je wachtwoord hetzelfde. Deel de code nooit.',
  'mail.code.reset.subject': 'Een nieuw wachtwoord voor {brand}',
  'mail.code.reset.text': 'Vul deze code in om een nieuw wachtwoord te kiezen voor je account bij {brand} {site}:',
  'mail.code.step_up.heading': 'Bevestig een wijziging van je account',
  'mail.code.step_up.notYou':
    'Was jij dit niet? Dan is iemand ingelogd op je account. Deel deze code nooit. Log in op {host}, log dat apparaat uit en wijzig je wachtwoord.',
  'mail.code.step_up.text': 'Vul deze code in om een wijziging van je account bij {brand} {site} te bevestigen:',
  'mail.code.sub_account.heading': 'Inloggen op een subaccount',
  'mail.code.sub_account.notYou':
    'Was jij dit niet? Dan hoef je niets te doen. Zonder de code kan niemand deze login gebruiken. Deel de code nooit.',
  'mail.code.sub_account.subject': 'Je inlogcode voor {brand}',
  'mail.code.sub_account.text': 'Vul deze code in om in te loggen op een subaccount bij {brand} {site}:',
  'mail.code.subject.shown': '{code} is je code voor {brand}',
  'mail.code.third_party.heading': 'Een andere dienst koppelen',
  'mail.code.third_party.notYou':
    'Was jij dit niet? Deel deze code nooit: daarmee zou iemand anders uit jouw naam kunnen inloggen.',
  'mail.code.third_party.subject': 'Je account bij {brand} koppelen',
  'mail.code.third_party.text': 'Vul deze code in om een account van een andere dienst te koppelen aan {brand} {site}:',
  'mail.code.unblock.heading': 'Je account deblokkeren',
  'mail.code.unblock.notYou':
    'Was jij dit niet? Dan hoef je niets te doen: zonder deze code blijft je account geblokkeerd. Deel de code nooit.',
  'mail.code.unblock.subject': 'Je account bij {brand} deblokkeren',
  'mail.code.unblock.text': 'Vul deze code in om je account bij {brand} {site} te deblokkeren:',
  'mail.event.accountLocked.heading': 'Je account is geblokkeerd',
  'mail.event.accountLocked.text':
    'Niemand kan inloggen op je account bij {brand} {site}. Alle apparaten zijn uitgelogd.',
  'mail.event.accountUnlocked.heading': 'Je account is gedeblokkeerd',
  'mail.event.accountUnlocked.text': 'Je kunt weer inloggen op je account bij {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Je anti-phishingcode is ingesteld',
  'mail.event.antiPhishingAdded.text':
    'De code staat nu bovenaan elke e-mail over je account bij {brand} {site}. Een e-mail zonder deze code is niet van ons.',
  'mail.event.antiPhishingChanged.heading': 'Je anti-phishingcode is gewijzigd',
  'mail.event.antiPhishingChanged.text':
    'De code staat bovenaan elke e-mail over je account bij {brand} {site}. Een e-mail zonder deze code, of met een oudere, is niet van ons.',
  'mail.event.antiPhishingRemoved.heading': 'Je anti-phishingcode is verwijderd',
  'mail.event.antiPhishingRemoved.text':
    'Dit is de laatste e-mail over je account bij {brand} {site} waarin de code staat. Je kunt in je account altijd een nieuwe instellen.',
  'mail.event.apps.button': 'Verbonden apps bekijken',
  'mail.event.apps.text':
    'Was jij dit niet? Verbreek op de pagina hieronder de verbinding met de app en wijzig daar dan je wachtwoord. Daarvoor moet je eerst inloggen.',
  'mail.event.deviceCheckChanged.heading': 'De controle van nieuwe apparaten is gewijzigd',
  'mail.event.deviceCheckChanged.text':
    'De code voor nieuwe apparaten is aan- of uitgezet voor je account bij {brand} {site}.',
  'mail.event.emailChanged.heading': 'Je e-mailadres is gewijzigd',
  'mail.event.emailChanged.text':
    'We sturen codes en berichten over je account bij {brand} {site} nu naar een ander adres. Met het oude adres kun je het account nog zeven dagen blokkeren.',
  'mail.event.factorsReset.heading': 'Je app en passkeys zijn verwijderd',
  'mail.event.factorsReset.text':
    'Voor het inloggen op je account bij {brand} {site} is geen app of passkey meer nodig. Opnames zijn enige tijd gepauzeerd.',
  'mail.event.identity.button': 'Mijn identiteit bekijken',
  'mail.event.identity.preview': 'Log in op {host} om het te zien.',
  'mail.event.identity.text': 'Log in op de pagina hieronder om het te zien.',
  'mail.event.identityRefused.heading': 'We konden je identiteit niet verifiëren',
  'mail.event.identityRefused.text':
    'We konden je gegevens voor je account bij {brand} {site} niet verifiëren. Op de pagina zie je waarom en kun je het opnieuw proberen.',
  'mail.event.identityVerified.heading': 'Je identiteit is geverifieerd',
  'mail.event.identityVerified.text': 'We hebben je gegevens voor je account bij {brand} {site} geaccepteerd.',
  'mail.event.lock.button': 'Mijn account blokkeren',
  'mail.event.lock.text':
    'Was jij dit niet? Blokkeer je account: niemand kan dan inloggen en alle apparaten worden uitgelogd. De pagina vraagt je eerst te bevestigen wie je bent.',
  'mail.event.loginNewDevice.heading': 'Login vanaf een nieuw apparaat',
  'mail.event.loginNewDevice.text':
    'Iemand, waarschijnlijk jijzelf, is met een nieuw apparaat ingelogd bij {brand} {site}.',
  'mail.event.mobileChanged.heading': 'Je mobiele nummer is gewijzigd',
  'mail.event.mobileChanged.text':
    'We sturen codes voor je account bij {brand} {site} nu naar een ander nummer. Met het oude nummer kun je het account nog zeven dagen blokkeren.',
  'mail.event.passkeyAdded.heading': 'Er is een passkey toegevoegd',
  'mail.event.passkeyAdded.text': 'Daarmee kan zonder wachtwoord worden ingelogd op je account bij {brand} {site}.',
  'mail.event.passkeyRemoved.heading': 'Er is een passkey verwijderd',
  'mail.event.passkeyRemoved.text': 'Inloggen op je account bij {brand} {site} kan er niet meer mee.',
  'mail.event.passwordChanged.heading': 'Je wachtwoord is gewijzigd',
  'mail.event.passwordChanged.text':
    'Je account bij {brand} {site} heeft een nieuw wachtwoord. Alle andere apparaten zijn uitgelogd.',
  'mail.event.passwordReset.heading': 'Je wachtwoord is opnieuw ingesteld',
  'mail.event.passwordReset.text':
    'Je account bij {brand} {site} heeft een nieuw wachtwoord. Alle andere apparaten zijn uitgelogd. Opnames zijn 24 uur gepauzeerd.',
  'mail.event.preview': 'Was jij dit? Dan hoef je niets te doen. Zo niet, kom dan nu in actie op {host}.',
  'mail.event.qrApproved.heading': 'Een login via QR-code is goedgekeurd',
  'mail.event.qrApproved.text':
    'Een apparaat dat op je account bij {brand} {site} is ingelogd, heeft een ander apparaat goedgekeurd.',
  'mail.event.recoveryCodeUsed.heading': 'Er is een herstelcode gebruikt',
  'mail.event.recoveryCodeUsed.text':
    'Deze code verving je app of passkey bij {brand} {site} en werkt niet nog een keer. Maak nieuwe codes voordat ze op zijn.',
  'mail.event.recoveryCodesMade.heading': 'Er zijn nieuwe herstelcodes gemaakt',
  'mail.event.recoveryCodesMade.text': 'Je oude codes werken niet meer bij {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Een app kan nu je account gebruiken',
  'mail.event.oauthGranted.text':
    'De app kan doen wat je bij {brand} {site} hebt toegestaan, tot je de verbinding verbreekt.',
  'mail.event.thirdPartyLinked.heading': 'Er is een andere dienst gekoppeld',
  'mail.event.thirdPartyLinked.text': 'Daarmee kan nu worden ingelogd op je account bij {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Er is een andere dienst ontkoppeld',
  'mail.event.thirdPartyUnlinked.text': 'Inloggen op je account bij {brand} {site} kan er niet meer mee.',
  'mail.event.totpAdded.heading': 'Er is een authenticator-app toegevoegd',
  'mail.event.totpAdded.text': 'Voor het inloggen op je account bij {brand} {site} is nu de code daarvan nodig.',
  'mail.event.totpRemoved.heading': 'Je authenticator-app is verwijderd',
  'mail.event.totpRemoved.text':
    'Voor het inloggen op je account bij {brand} {site} is de code daarvan niet meer nodig.',
  'mail.event.unblock.button': 'Mijn account deblokkeren',
  'mail.event.unblock.text':
    'Wil je weer inloggen? Na 24 uur kun je je account deblokkeren. De pagina vraagt je eerst te bevestigen wie je bent.',
  'mail.event.wasYou': 'Was jij dit? Dan hoef je niets te doen.',
  'mail.fact.browserOnSystem': '{browser} op {system}',
  'mail.fact.detail.application': 'App: {value}',
  'mail.fact.detail.email': 'Nieuw e-mailadres: {value}',
  'mail.fact.detail.letIn': 'Toegelaten: {value}',
  'mail.fact.detail.mobile': 'Nieuw nummer: {value}',
  'mail.fact.detail.name': 'Naam: {value}',
  'mail.fact.detail.provider': 'Dienst: {value}',
  'mail.fact.device': 'Apparaat: {value}',
  'mail.fact.place': 'Plaats: {value}, volgens netwerkadres',
  'mail.fact.time': 'Tijdstip: {value}',
  'mail.fact.unknown': 'onbekend',
  'mail.fact.unknownPlace': 'Plaats: onbekend',
  'mail.footer': 'Verstuurd door {brand} {site}, {host}. Deze e-mail bevat geen tracking en geen externe afbeeldingen.',
  'mail.link.login.button': 'Inloggen',
  'mail.link.login.heading': 'Inloggen bij {brand}',
  'mail.link.login.notYou':
    'Was jij dit niet? Dan hoef je niets te doen. Zonder deze e-mail kan niemand deze login gebruiken.',
  'mail.link.login.subject': 'Je inloglink voor {brand}',
  'mail.link.login.text': 'Met deze link log je in bij {brand} {site}, in de browser waarin je hem opent.',
  'mail.link.reset.button': 'Wachtwoord kiezen',
  'mail.link.reset.heading': 'Kies een nieuw wachtwoord',
  'mail.link.reset.notYou': 'Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.',
  'mail.link.reset.subject': 'Een nieuw wachtwoord voor {brand}',
  'mail.link.reset.text': 'Kies met deze link een nieuw wachtwoord voor je account bij {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Je app en passkeys worden verwijderd',
  'mail.lostItem.authenticator.text':
    'Iemand, waarschijnlijk jijzelf, heeft gemeld dat je authenticator-app en passkeys voor {brand} {site} kwijt zijn. Ze kunnen vanaf {time} worden verwijderd.',
  'mail.lostItem.button': 'Aanvraag stoppen',
  'mail.lostItem.email.heading': 'Je e-mailadres wordt vervangen',
  'mail.lostItem.email.text':
    'Iemand, waarschijnlijk jijzelf, heeft gemeld dat dit e-mailadres van je account bij {brand} {site} niet meer te gebruiken is. Vanaf {time} kan een ander adres het vervangen.',
  'mail.lostItem.mobile.heading': 'Je mobiele nummer wordt vervangen',
  'mail.lostItem.mobile.text':
    'Iemand, waarschijnlijk jijzelf, heeft gemeld dat de telefoon voor je account bij {brand} {site} kwijt is. Vanaf {time} kan een ander nummer het oude vervangen.',
  'mail.lostItem.notYou':
    'Was jij dit niet? Stop de aanvraag nu met de knop en wijzig dan je wachtwoord: misschien kent iemand het.',
  'mail.lostItem.preview': 'Was jij dit niet? Stop de aanvraag nu.',
  'mail.lostItem.wasYou':
    'Was jij dit? Kom na {time} terug naar {host} om af te ronden. Tot die tijd hoef je niets te doen.',
  'mail.noAccount.action':
    'Heb je je met een ander adres of een mobiel nummer geregistreerd? Probeer dat, of maak een account aan op {host}.',
  'mail.noAccount.heading': 'Bij dit e-mailadres hoort geen account',
  'mail.noAccount.notYou': 'Was jij dit niet? Dan hoef je niets te doen.',
  'mail.noAccount.preview': 'Misschien gebruikte je een ander adres. Probeer het opnieuw op {host}.',
  'mail.noAccount.subject': 'Bij dit e-mailadres hoort geen account van {brand}',
  'mail.noAccount.text':
    'Iemand, waarschijnlijk jijzelf, vulde dit e-mailadres in om toegang te krijgen tot {brand} {site}. Bij dit adres hoort daar geen account.',
  'mail.registrationCode.expires':
    'De code werkt één keer, {minutes, plural, one {# minuut} other {# minuten}} lang. Is de code verlopen? Vraag dan op de pagina een nieuwe aan.',
  'mail.registrationCode.heading': 'Je code',
  'mail.registrationCode.notYou':
    'Was jij dit niet? Dan hoef je niets te doen. Zonder deze code wordt geen account aangemaakt.',
  'mail.registrationCode.preview': 'Vul de code alleen in op {host}. {brand} vraagt er niet om.',
  'mail.registrationCode.subject': '{code} is je code voor {brand}',
  'mail.registrationCode.text': 'Vul deze code in om je account bij {brand} {site} aan te maken:',
  'mail.registrationLink.button': 'E-mailadres bevestigen',
  'mail.registrationLink.expires':
    'De link en code werken één keer, {minutes, plural, one {# minuut} other {# minuten}} lang. Zijn ze verlopen? Vraag dan op de eerste pagina nieuwe aan.',
  'mail.registrationLink.heading': 'Bevestig je e-mailadres',
  'mail.registrationLink.notYou':
    'Was jij dit niet? Dan hoef je niets te doen. Zonder jouw bevestiging wordt geen account aangemaakt.',
  'mail.registrationLink.otherDevice': 'Op een ander apparaat? Vul deze code in op de pagina waar je bent begonnen:',
  'mail.registrationLink.preview': 'De link opent {host} en werkt {minutes, plural, one {# minuut} other {# minuten}}.',
  'mail.registrationLink.subject': 'Bevestig je e-mailadres voor {brand}',
  'mail.registrationLink.text': 'Nog één stap voordat je een wachtwoord instelt voor je account bij {brand} {site}.',
  'mail.safety.heading': 'Is deze e-mail van ons?',
  'mail.safety.text':
    'Vul de code alleen in op {host}. Deel de code nooit: {brand} vraagt er niet om, niet per e-mail, bericht of telefoon. Wie erom vraagt, probeert in je account te komen.',
  'mail.safety.text.link':
    'De link opent {host} en niets anders. Controleer de adresbalk van je browser voordat je iets typt. We vragen nooit om je wachtwoord of een code, niet per e-mail, bericht of telefoon.',
  'mail.safety.text.noCode':
    'Ons enige adres voor deze site is {host}. We vragen nooit om je wachtwoord, niet per e-mail, bericht of telefoon. In deze e-mail staan bewust geen links: typ het adres zelf.',
};
