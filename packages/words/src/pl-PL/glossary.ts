import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'second person singular, Ty/Twój with a capital, as Polish fintech does; buttons in the imperative (Zaloguj się), waiting states as nouns (Wysyłanie kodu); no past tense or adjective that tells the reader’s gender (Zalogowano, To nie Ty?)',
  quotes: '„…”',
  terms: {
    account: ['konto', 'kont', 'konci'],
    antiPhishingCode: ['kod antyphishingowy', 'antyphishingow'],
    app: ['aplikacja', 'aplikacj'],
    authenticatorApp: ['aplikacja uwierzytelniająca', 'uwierzytelniając'],
    browser: ['przeglądarka', 'przeglądar'],
    code: ['kod'],
    company: ['firma', 'firm', 'spółk'],
    cookie: ['plik cookie', 'cookie'],
    country: ['kraj'],
    device: ['urządzenie', 'urządze'],
    document: ['dokument', 'dokumenc'],
    email: ['e-mail', 'poczt'],
    identity: ['tożsamość', 'tożsamoś'],
    invitation: ['zaproszenie', 'zaprosze', 'zaprasza'],
    licence: ['licencja', 'licencj'],
    lock: ['zablokować konto', 'zablok', 'blokad', 'blokow'],
    logIn: ['zalogować się', 'zalog', 'logow', 'loguj'],
    logOut: ['wylogować się', 'wylog'],
    mobileNumber: [
      'numer telefonu',
      'numeru telefonu',
      'numerowi telefonu',
      'numerem telefonu',
      'numerze telefonu',
      'numery telefonu',
      'numerów telefonu',
      'komórkow',
    ],
    partner: ['partner'],
    passkey: [
      'klucz dostępu',
      'klucza dostępu',
      'kluczowi dostępu',
      'kluczem dostępu',
      'kluczu dostępu',
      'klucze dostępu',
      'kluczy dostępu',
      'kluczom dostępu',
      'kluczami dostępu',
      'kluczach dostępu',
    ],
    password: ['hasło', 'hasł', 'haseł', 'haśle'],
    phone: ['telefon'],
    qrCode: ['kod QR', 'kodu QR', 'kodowi QR', 'kodem QR', 'kodzie QR', 'kody QR', 'kodów QR'],
    recoveryCode: [
      'kod odzyskiwania',
      'kodu odzyskiwania',
      'kodowi odzyskiwania',
      'kodem odzyskiwania',
      'kody odzyskiwania',
      'kodów odzyskiwania',
      'kodom odzyskiwania',
      'kodami odzyskiwania',
    ],
    seal: ['pieczęć', 'pieczę'],
    session: ['sesja', 'sesj'],
    subAccount: ['subkonto', 'subkont', 'subkonci'],
    support: ['obsługa klienta', 'obsług'],
    trustedDevice: ['zaufane urządzenie', 'zaufan'],
    unlock: ['odblokować', 'odblok'],
    withdrawal: ['wypłata', 'wypła'],
  },
  latin: [],
  same: [
    'shell.footer.blog',
    'shell.menu',
    'shell.ok',
    'site.global',
    'account.openedBy.telegram',
    'account.section.telegram',
    'consent.marketing',
    'download.android',
    'modal.dismiss',
    'session.end.stay',
    'unblock.utc',
  ],
  reworded: ['identity.document.driving_licence', 'identity.document.id_card'],
  unsure: {
    'legal.draft':
      'Legal framing of a page that is not yet complete; a lawyer should confirm it may be shown in this form.',
    'legal.cookies.title': '“Polityka plików cookie” is the usual name; some firms use “Polityka cookies”.',
    'legal.privacy.ask.text':
      'Data-subject requests: says we answer only to the account’s email. GDPR also allows other channels; a lawyer should confirm.',
    'legal.privacy.identity.text':
      'Deletion after the decision must agree with Polish and EU anti-money-laundering retention rules.',
    'legal.privacy.time.text': 'Retention wording, for a lawyer.',
    'legal.privacy.others.text':
      '“usługa poczty e-mail” for an email processor; a lawyer may want “podmiot przetwarzający”.',
    'legal.privacy.account.text':
      '“residence” is rendered as “kraj zamieszkania”; right only if no full address is stored.',
    'shell.panel.licence':
      '“Licencja” is the everyday word; under MiCA the Polish legal term is “zezwolenie”. pl-EU inherits this text.',
    'shell.panel.regulator':
      '“Organ nadzoru” is right for an authority such as KNF; check it for registers without supervision.',
    'shell.panel.entity': '“Obsługuje Cię” (serves you) for “You deal with”; a lawyer may prefer “Usługi świadczy”.',
    'benefits.entity.text': 'Calls the entity “spółka” (a company in law); check for other legal forms.',
    'identity.intro':
      'Everyday words for the duty to know one’s customers; the statute speaks of “środki bezpieczeństwa finansowego”.',
    'identity.document.id_card': '“Dowód osobisty” is the Polish card; foreign cards may be called “dowód tożsamości”.',
    'identity.document.residence_permit':
      '“Karta pobytu” is the Polish document; a foreign permit may be “zezwolenie na pobyt”.',
    'identity.birth.help':
      '“{years} lat” is right for 18 and 21; ages ending in 2, 3 or 4 take “lat” only after “co najmniej”, as here.',
    'unavailable.banned.lead': 'Legal statement on local law; a lawyer should confirm it.',
    'unavailable.blocked.lead': '“Zasady, którym podlega” for “The rules for”; if law is meant, “przepisy” is better.',
    'register.euSubscription':
      'Marketing consent by electronic means; Polish law may ask for the sender and the channel in the sentence.',
    'consent.functional': '“Dodatki” for Extras; the law and most sites say “funkcjonalne”.',
    'error.40029': '“zamknięte” (closed) for terminated; if the contract was ended by us, “rozwiązaliśmy umowę”.',
    'account.antiPhishing.seal':
      '“pieczęć” for the seal, as in a passport; testers should say whether they find the picture by this word.',
    'account.mobile': '“numer telefonu” as Polish banks say; “komórkowy” only where a landline number is refused.',
    'dashboard.secure.app':
      '“aplikacja uwierzytelniająca” as Google and exchanges say; Microsoft also uses “aplikacja Authenticator”.',
    'invite.by.affiliate': '“partner afiliacyjny”; the affiliate programme may have its own Polish name.',
    'oauthScope.withdraw':
      '“Wypłacać pieniądze” for moving money out; if transfers to others are meant too, “przelewać i wypłacać”.',
    'oauthScope.trade.cannot': 'A risk warning; a lawyer may want the prescribed wording.',
    'form.account.invalid':
      'The example number is Polish (+48 512 345 678) in place of the Dutch one; the same in the texts of phone.',
    'site.global': 'Left as “Global”, as the name of the site.',
    'sms.alreadyRegistered':
      'Chosen without Polish letters so that it stays GSM-7; “already” (już) is left out. “No action needed” is said as “ignore this SMS”.',
    'sms.code.lost_factor':
      'Needs ę and ć, so it is UCS-2; most other messages avoid this; this one, the one for a new password and the one for another service cannot.',
  },
};
