import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'tu, calm and polite, in no gender (no participle about the reader); buttons and instructions in the imperative of tu (Accedi, Scegli), titles likewise or as a noun; waiting states as a noun (Invio del codice)',
  quotes: '«…»',
  terms: {
    account: ['account'],
    antiPhishingCode: ['codice anti-phishing', 'codici anti-phishing'],
    app: ['app'],
    authenticatorApp: ['app di autenticazione'],
    browser: ['browser'],
    code: ['codice', 'codici', 'prefisso', 'prefissi'],
    company: ['società', 'altro servizio', 'altri servizi', 'questo servizio'],
    cookie: ['cookie'],
    country: ['paese', 'paesi', 'prefisso'],
    device: ['dispositivo', 'dispositivi'],
    document: ['documento', 'documenti'],
    email: ['email'],
    identity: ['identità'],
    invitation: ['invito', 'inviti'],
    licence: ['licenza', 'licenze'],
    lock: ['bloccare', 'blocca', 'blocco', 'blocchi'],
    logIn: ['accedere', 'acced', 'access'],
    logOut: ['uscire', 'esci', 'uscirai', 'disconnett', 'disconness'],
    mobileNumber: ['numero di cellulare', 'numeri di cellulare'],
    partner: ['partner'],
    passkey: ['passkey'],
    password: ['password'],
    phone: ['telefono', 'telefoni', 'numero di cellulare'],
    qrCode: ['codice QR', 'codici QR'],
    recoveryCode: ['codice di recupero', 'codici di recupero'],
    seal: ['sigillo'],
    session: ['sessione', 'sessioni'],
    subAccount: ['sub-account'],
    support: ['assistenza'],
    trustedDevice: ['dispositivo attendibile', 'dispositivi attendibili'],
    unlock: ['sbloccare', 'sblocc'],
    withdrawal: ['prelievo', 'prelievi'],
  },
  latin: [],
  same: [
    'legal.storage.cookie',
    'page.account',
    'shell.account',
    'shell.footer.blog',
    'shell.menu',
    'shell.ok',
    'site.global',
    'account.email',
    'account.openedBy.telegram',
    'account.password',
    'account.section.telegram',
    'account.title',
    'consent.marketing',
    'dashboard.account.email',
    'dashboard.secure.passkey',
    'download.android',
    'factors.passkey.unnamed',
    'form.email',
    'form.password',
    'login.password',
    'lost.start.item.email',
    'lost.start.password',
    'modal.dismiss',
    'prove.account',
    'prove.way.passkey',
    'prove.way.password',
    'session.end.stay',
    'subLogin.name',
    'subLogin.password',
    'unavailable.part.CA-ON',
    'unblock.utc',
    'mail.fact.detail.application',
  ],
  reworded: [
    'factors.passkeys.none',
    'identity.document.driving_licence',
    'identity.subdivision.help',
    'identity.wrong.subdivision.empty',
    'identity.wrong.subdivision.shape',
  ],
  unsure: {
    'shell.panel.licence':
      'Legal: “licenza” is what exchanges and readers say; the Italian MiCA word is “autorizzazione”, and some entities have a mere registration (iscrizione OAM). It holds for every text with the term.',
    'shell.panel.regulator':
      'Legal: “Autorità di vigilanza” claims supervision; check it for each entity. MiCA says “autorità competente”.',
    'shell.panel.entity':
      '“La società con cui operi” for You deal with; a lawyer may prefer “controparte” or “prestatore del servizio”.',
    'legal.cookies.title':
      '“Informativa sui cookie” is the usual Italian title (Garante); the literal “politica sui cookie” is rarer.',
    'legal.privacy.title':
      '“Informativa sulla privacy” is the usual title; a privacy lawyer may prefer “Informativa sul trattamento dei dati personali”.',
    'legal.privacy.intro':
      'Legal: “Ne risponde” for is responsible. “Responsabile” would mean the processor under the GDPR; the controller is “titolare del trattamento”, to be confirmed for each entity.',
    'legal.privacy.account.text':
      '“Hash” is kept; a plainer explanation (impronta crittografica) may be preferred. Residence is “residenza”, which in Italian law is the registered address.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; the wording and the period must be approved.',
    'legal.privacy.time.text':
      'Legal: the exception where the law requires longer keeping must agree with Italian anti-money-laundering periods (ten years).',
    'consent.functional': '“Extra” for Extras; Italian banners often say “Funzionalità” or “Preferenze”.',
    'consent.analytics': '“Analisi” for Analytics; the Garante says “cookie analitici”, others “Statistiche”.',
    'consent.marketing': '“Marketing”, as most Italian banners; the Garante speaks of “profilazione” for advertising.',
    'register.euSubscription':
      'Legal: consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'account.mobile': '“Numero di cellulare” is common with banks; “numero di telefono” is what some exchanges say.',
    'account.devices.known':
      '“Dispositivi attendibili” (Google, Microsoft); Apple says “dispositivi autorizzati”, others “affidabili”.',
    'factors.passkeys':
      '“Passkey” stays invariable and feminine (la passkey, le passkey), as Apple, Google and Microsoft have it.',
    'dashboard.secure.app': '“App di autenticazione” (Google, Microsoft); Binance says “app Authenticator”.',
    'account.antiPhishing.seal': '“Sigillo” for the personal emblem; a brand editor may prefer “emblema”.',
    'account.section.sub':
      '“Sub-account” as large exchanges write it; “sottoaccount” and “account secondario” are the alternatives.',
    'subAccounts.freeze':
      '“Sospendi” and “Riattiva” for freeze and unfreeze; “congelare” is avoided since it means the legal freezing of assets.',
    'subAccounts.intro': '“Numero massimo: {most}.” assumes that the value is a bare number.',
    'subLogin.forgot':
      '“Titolare dell’account principale” has a generic masculine article; it means another party, often a company.',
    'invite.kind.referral':
      '“Una persona amica” for a friend avoids a gender but is a little stiff; “un amico” is what exchanges say.',
    'invite.kind.affiliate':
      '“Un affiliato” and “un broker” are generic masculine nouns for other parties, often companies.',
    'register.referral.label':
      '“Codice invito” for referral code; affiliates may print “codice referral” in their own texts.',
    'identity.name':
      '“Nome e cognome completi” for the full legal name; “come da documento” may be added by compliance.',
    'identity.document.residence_permit':
      '“Permesso di soggiorno” is the Italian document; permits for long-term or EU residents have other names.',
    'identity.subdivision':
      '“Provincia o stato” serves Canada, the United States and alike; Italian readers may think of their own province.',
    'known.title':
      '“È bello rivederti” for Welcome back avoids “Bentornato”, which has a gender; it is warmer than the English.',
    'account.unverified':
      '“Da verificare” and “Verifica effettuata” agree with email (feminine) and number (masculine) alike.',
    'prove.email.ask':
      '“inviato qui: …” lets the value be an address or “il tuo indirizzo email”, since “a” would have to merge with the article.',
    'lock.start.title':
      'Lock and unlock are “bloccare” and “sbloccare”, as banks say; support may also “block” an account for other reasons.',
    'error.40029': 'Legal: “chiuso” for terminated; the contract may say “risolto” or “cessato”.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'phone.international':
      '+39 312 345 6789 is the usual placeholder of Google for Italy, not a range reserved for fiction; the English example is a Dutch number.',
  },
};
