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
    'register.euSubscription':
      'Legal: consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'account.antiPhishing.seal': '“Sigillo” for the personal emblem; a brand editor may prefer “emblema”.',
    'subLogin.forgot':
      '“Titolare dell’account principale” has a generic masculine article; it means another party, often a company.',
    'invite.kind.referral':
      '“Una persona amica” for a friend avoids a gender but is a little stiff; “un amico” is what exchanges say.',
    'register.referral.label':
      '“Codice invito” for referral code; affiliates may print “codice referral” in their own texts.',
    'identity.name':
      '“Nome e cognome completi” for the full legal name; “come da documento” may be added by compliance.',
    'identity.document.residence_permit':
      '“Permesso di soggiorno” is the Italian document; permits for long-term or EU residents have other names.',
    'error.40029': 'Legal: “chiuso” for terminated; the contract may say “risolto” or “cessato”.',
    'telegramTasks.claim':
      '“Riscatta” for Claim, as most exchanges; “Ritira” was changed since it reads as a withdrawal. Legal may prefer “Richiedi” if a reward has conditions.',
    'account.withdrawals.text':
      '“Prelievi sospesi” is used for paused; legal may want to tell it apart from a suspension of the service under contract.',
    'broken.help':
      '“Ottieni aiuto” for Get help stands in eight places; a product owner may prefer “Assistenza”, the word for support.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'phone.international':
      '+39 312 345 6789 is the usual placeholder of Google for Italy, not a range reserved for fiction; the English example is a Dutch number.',
  },
};
