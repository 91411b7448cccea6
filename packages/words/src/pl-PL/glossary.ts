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
    'unavailable.banned.lead': 'Legal statement on local law; a lawyer should confirm it.',
    'unavailable.blocked.lead': '“Zasady, którym podlega” for “The rules for”; if law is meant, “przepisy” is better.',
    'register.euSubscription':
      'Marketing consent by electronic means; Polish law may ask for the sender and the channel in the sentence.',
    'error.40029': '“zamknięte” (closed) for terminated; if the contract was ended by us, “rozwiązaliśmy umowę”.',
    'account.antiPhishing.seal':
      '“pieczęć” for the seal, as in a passport; testers should say whether they find the picture by this word.',
    'invite.by.affiliate': '“partner afiliacyjny”; the affiliate programme may have its own Polish name.',
    'oauthScope.withdraw':
      '“Wypłacać pieniądze” for moving money out; if transfers to others are meant too, “przelewać i wypłacać”.',
    'oauthScope.trade.cannot': 'A risk warning; a lawyer may want the prescribed wording.',
    'lost.request.email':
      '“prośba” for the owner’s own request in recovery; support or a lawyer may want “wniosek” or “zgłoszenie” everywhere.',
    'oauthConsent.risk.move':
      '“Przenosi pieniądze” covers more than withdrawals; a lawyer may want “środki” for money held at an exchange.',
    'account.identity.refused':
      '“Odrzucono” for not accepted; if a refusal is never final, compliance may prefer “Wymaga poprawy”.',
  },
};
