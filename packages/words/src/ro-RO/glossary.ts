import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'dumneavoastră (dvs. where it is said), in the polite plural imperative also on buttons (Introduceți codul, Conectați-vă); waiting states with se (Se trimite codul); the perfect with a avea (V-ați conectat), never a participle or adjective that tells the reader’s gender',
  quotes: '„…”',
  terms: {
    account: ['cont'],
    antiPhishingCode: ['cod antiphishing', 'codul antiphishing', 'codului antiphishing'],
    app: ['aplicație', 'aplicați', 'aplicati'],
    authenticatorApp: [
      'aplicație de autentificare',
      'aplicația de autentificare',
      'aplicației de autentificare',
      'aplicații de autentificare',
    ],
    browser: ['browser'],
    code: ['cod', 'prefix'],
    company: ['companie', 'compani'],
    cookie: ['cookie'],
    country: ['țară', 'țar', 'țăr'],
    device: ['dispozitiv'],
    document: ['document'],
    email: ['e-mail'],
    identity: ['identitate', 'identit'],
    invitation: ['invitație', 'invitați'],
    licence: ['licență', 'licenț'],
    lock: ['a bloca', 'bloca', 'bloch'],
    logIn: ['a se conecta', 'conect'],
    logOut: ['a se deconecta', 'deconect'],
    mobileNumber: ['număr de mobil', 'numărul de mobil', 'numărului de mobil', 'numere de mobil'],
    partner: ['partener'],
    passkey: [
      'cheie de acces',
      'cheia de acces',
      'cheii de acces',
      'chei de acces',
      'cheile de acces',
      'cheilor de acces',
    ],
    password: ['parolă', 'parol'],
    phone: ['telefon'],
    qrCode: ['cod QR', 'codul QR', 'codului QR', 'coduri QR'],
    recoveryCode: [
      'cod de recuperare',
      'codul de recuperare',
      'codului de recuperare',
      'coduri de recuperare',
      'codurile de recuperare',
      'codurilor de recuperare',
    ],
    seal: ['sigiliu', 'sigili'],
    session: ['sesiune', 'sesiun'],
    subAccount: ['subcont'],
    support: ['asistență', 'asistenț'],
    trustedDevice: [
      'dispozitiv de încredere',
      'dispozitivul de încredere',
      'dispozitive de încredere',
      'dispozitivele de încredere',
    ],
    unlock: ['a debloca', 'debloca', 'debloch'],
    withdrawal: ['retragere', 'retrage', 'retras'],
  },
  latin: [],
  same: [
    'legal.storage.cookie',
    'shell.footer.blog',
    'shell.ok',
    'shell.panel.site',
    'site.global',
    'account.openedBy.telegram',
    'account.section.telegram',
    'consent.marketing',
    'download.android',
    'identity.document',
    'modal.dismiss',
    'qr.approve.site',
    'session.end.stay',
    'unavailable.part.CA-ON',
    'unblock.utc',
  ],
  reworded: [
    'consent.necessary.text',
    'factors.passkeys.none',
    'identity.document.driving_licence',
    'legal.cookies.iframe.purpose',
    'legal.cookies.telegramFrame.purpose',
    'oauth.logOut.stay',
    'oauthConsent.loggedOut',
    'session.idle.stay',
    'session.over',
    'telegram.switch.decline',
  ],
  unsure: {
    'shell.panel.licence':
      'Legal: “Licență”; for providers under MiCA the Romanian word is “autorizație”. It depends on the entity.',
    'shell.panel.regulator':
      'Legal: “Autoritate de supraveghere” claims supervision; check it for each entity and regulator.',
    'shell.panel.entity':
      'Legal: “Furnizorul dvs.” for the company that the reader deals with; “Partenerul contractual” is the contract’s word.',
    'consent.functional': '“Funcții extra” for Extras; consent notices usually say “Funcționale”.',
    'legal.cookies.title':
      '“Politica privind cookie-urile”; lawyers may ask for “modulele cookie”, the word of official EU texts.',
    'legal.privacy.account.text':
      'Legal: “amprentă (hash)” for hash, and “reședința” for residence; confirm both against what is stored.',
    'legal.privacy.identity.text':
      'Legal: pictures of the face may be biometric data; the wording and the period must be approved.',
    'legal.privacy.intro': 'Legal: “Responsabilă este” is plain; the word of the GDPR is “operator de date”.',
    'legal.privacy.time.text': 'Legal: must agree with the periods of the Romanian law against money laundering.',
    'register.euSubscription': 'Legal: consent to news and offers in the first person; the wording must be approved.',
    'identity.intro':
      'Legal: paraphrases customer due diligence; the entity’s name stands in the subject position, without an article.',
    'identity.name':
      'Legal: “Numele complet din document” for Full legal name; Romanian cards have “Nume” and “Prenume” apart, in that order.',
    'identity.number':
      'Romanian identity cards have “seria și numărul”; “Numărul documentului” may leave doubt whether the series belongs to it.',
    'dashboard.stamps':
      '“Ștampile” keeps the picture of a passport; a brand editor may prefer “vize” or plain “Stare”.',
    'account.antiPhishing.seal': '“sigiliu” is the pressed emblem; check that readers do not take it for a legal seal.',
    'oauth.logOut.stay':
      '“Rămâneți în cont” (stay in the account) for Stay logged in, since “conectat” would tell the reader’s gender.',
    'unavailable.banned.lead':
      'Legal: states what local law forbids; the strength of “nu permite” must be right for each country.',
    'error.40029': 'Legal: “închis definitiv” for terminated; “reziliat” is the contract’s word.',
    'partner.scopes':
      '“scope”, “refresh token”, “challenge” stay English, as developers say; “token de identitate” stands for id token.',
    'phone.international':
      '+40 712 345 678 replaces the Dutch example; check that the number is not in use, or give one that is reserved.',
    'sms.code.login': 'Text messages have no diacritics, to stay within GSM-7; confirm that this reads well enough.',
  },
};
