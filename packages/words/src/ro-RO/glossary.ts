import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'dumneavoastră (dvs. where it is said), in the polite plural imperative also on buttons (Introduceți codul, Conectați-vă); waiting states with se (Se trimite codul); the perfect with a avea (V-ați conectat), never a participle or adjective that tells the reader’s gender',
  quotes: '„…”',
  terms: {
    account: ['cont'],
    antiPhishingCode: ['cod anti-phishing', 'codul anti-phishing', 'codului anti-phishing'],
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
  reworded: ['factors.passkeys.none', 'identity.document.driving_licence', 'oauthConsent.loggedOut', 'session.over'],
  unsure: {
    'account.antiPhishing':
      '“cod anti-phishing” as large exchanges say; Romanian banks also write “antiphishing” in one word. It holds for every text with the term.',
    'factors.passkeys':
      '“cheie de acces” is meant as operating systems say in Romanian, to be confirmed on each; users of exchanges also know “passkey”.',
    'account.mobile': '“număr de mobil” is short for labels; banks write “număr de telefon mobil” in full.',
    'account.title':
      '“dvs.” is used in running text and headings alike; a brand editor may prefer “dumneavoastră” in headings.',
    'page.dashboard': '“tablou de bord” is the usual word; some exchanges say “panou”.',
    'login.submit':
      'Log in is “a se conecta”, as at Google and Microsoft; “autentificare” is the other usual word and is kept for the authenticator app.',
    'account.section.apps':
      '“Aplicații conectate” beside “a se conecta” for logging in; “Aplicații asociate” would keep them apart.',
    'connectedApps.end':
      'Disconnect is “Revocați accesul”, since “deconectați” means log out; “Opriți accesul” is plainer.',
    'telegram.card.remove':
      'Link and unlink are “asociați” and “eliminați asocierea”; “dezasociați” is shorter but rare.',
    'shell.panel.licence':
      'Legal: “Licență”; for providers under MiCA the Romanian word is “autorizație”. It depends on the entity.',
    'shell.panel.regulator':
      'Legal: “Autoritate de supraveghere” claims supervision; check it for each entity and regulator.',
    'shell.panel.entity':
      'Legal: “Furnizorul dvs.” for the company that the reader deals with; “Partenerul contractual” is the contract’s word.',
    'consent.functional': '“Funcții extra” for Extras; consent notices usually say “Funcționale”.',
    'consent.analytics': '“Statistici” for Analytics; consent notices also say “Analiză” or “Cookie-uri de analiză”.',
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
    'identity.name': '“Numele legal complet”: forms in Romania say “Nume și prenume, ca în actul de identitate”.',
    'identity.number':
      'Romanian identity cards have “seria și numărul”; “Numărul documentului” may leave doubt whether the series belongs to it.',
    'identity.subdivision':
      '“Provincie sau stat” serves Canada and the United States; “județ” is the Romanian division and is not asked for.',
    'invite.kind.referral': 'A friend is “o cunoștință”, which has one gender for all but is cooler than “un prieten”.',
    'invite.kind.affiliate':
      '“afiliat”, “broker” and “titular” are generic masculine nouns for other parties, often companies.',
    'subAccounts.freeze':
      '“Suspendați” and “Reactivați” for freeze and unfreeze; pauses of login and withdrawals are “suspendate” too.',
    'stepUp.action.password':
      '“Urmează să …” (you are about to) for “You’re …”, since the plain present is the same as an imperative in Romanian.',
    'dashboard.stamps':
      '“Ștampile” keeps the picture of a passport; a brand editor may prefer “vize” or plain “Stare”.',
    'account.antiPhishing.seal': '“sigiliu” is the pressed emblem; check that readers do not take it for a legal seal.',
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
