import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'ikaw, with the short mo and ka, calm and polite without po; buttons and titles in the basic form of the verb (Mag-log in, Baguhin), instructions in the same form, waiting states in the present (Ipinapadala ang code). Numbers before nouns as CLDR does: 5 minuto, but 6 na minuto',
  quotes: '“…”',
  terms: {
    account: ['account'],
    antiPhishingCode: ['anti-phishing code'],
    app: ['app'],
    authenticatorApp: ['authenticator app'],
    browser: ['browser'],
    code: ['code'],
    company: ['kompanya'],
    cookie: ['cookie'],
    country: ['bansa'],
    device: ['device'],
    document: ['dokumento'],
    email: ['email'],
    identity: ['pagkakakilanlan'],
    invitation: ['imbitasyon'],
    licence: ['lisensya'],
    lock: ['i-lock', 'naka-lock', 'na-lock', 'ni-lock', 'la-lock', 'pag-lock'],
    logIn: ['mag-log in', 'log in', 'login'],
    logOut: ['mag-log out', 'log out'],
    mobileNumber: ['mobile number'],
    partner: ['partner'],
    passkey: ['passkey'],
    password: ['password'],
    phone: ['telepono'],
    qrCode: ['QR code'],
    recoveryCode: ['recovery code'],
    seal: ['selyo'],
    session: ['session'],
    subAccount: ['sub-account'],
    support: ['support'],
    trustedDevice: ['pinagkakatiwalaang device'],
    unlock: ['i-unlock', 'unlock'],
    withdrawal: ['pag-withdraw', 'withdraw'],
  },
  latin: [],
  same: [
    'account.antiPhishing',
    'account.email',
    'account.mobile',
    'account.openedBy.telegram',
    'account.password',
    'account.section.telegram',
    'account.title',
    'consent.analytics',
    'consent.marketing',
    'dashboard.account.email',
    'dashboard.account.mobile',
    'dashboard.secure.app',
    'dashboard.secure.passkey',
    'dashboard.secure.word',
    'dashboard.title',
    'download.android',
    'factors.app',
    'factors.passkey.unnamed',
    'factorsForm.app.key',
    'form.code',
    'form.email',
    'form.errorCode',
    'form.password',
    'legal.cookies.session',
    'legal.storage.cookie',
    'login.password',
    'login.qr',
    'lost.start.item.email',
    'lost.start.item.mobile',
    'lost.start.password',
    'mail.fact.detail.application',
    'mail.fact.device',
    'modal.dismiss',
    'page.account',
    'page.dashboard',
    'partner.clientId',
    'phone.label',
    'prove.recovery.label',
    'prove.way.passkey',
    'prove.way.password',
    'prove.way.recovery',
    'prove.way.totp',
    'qr.approve.deviceName',
    'qr.approve.site',
    'register.method.mobile.label',
    'register.referral.label',
    'session.end.stay',
    'shell.account',
    'shell.dashboard',
    'shell.footer.blog',
    'shell.menu',
    'shell.ok',
    'shell.panel.site',
    'site.global',
    'subLogin.name',
    'subLogin.password',
    'telegram.fact.device',
    'unavailable.part.CA-ON',
    'unblock.utc',
  ],
  reworded: [
    'dashboard.verification.action',
    'factors.passkeys.none',
    'identity.document.id_card',
    'modal.verify-identity',
  ],
  unsure: {
    'account.identity':
      '“Pagkakakilanlan” (Google) is used for identity; Philippine e-wallets often say “identity” or only “magpa-verify”.',
    'dashboard.verification.action':
      '“Magpa-verify” leaves identity out, as e-wallets do; the full “I-verify ang pagkakakilanlan” is too long for the button. Also modal.verify-identity.',
    'identity.document.id_card':
      '“ID card” is a loanword; a “National ID” or “PhilID” may be what readers expect on a Philippine site.',
    'identity.document.driving_licence':
      '“Lisensya sa pagmamaneho” is correct; the card is mostly called “driver’s license”.',
    'identity.document.residence_permit':
      '“Permit sa paninirahan” is literal; Philippine readers know the “ACR I-Card”.',
    'identity.name.help':
      '“Unang pangalan” for first names; Philippine names also have a middle name (the mother’s maiden name), which the help does not mention.',
    'identity.subdivision': '“Probinsya o estado”; the law says “lalawigan”.',
    'identity.intro':
      'Legal: “iniaatas ng batas” for the duty to know customers; to be checked against the anti-money-laundering rules of the central bank.',
    'legal.cookies.necessary': '“Kinakailangan” for essential; “mahalaga” is another usual word in consent notices.',
    'consent.functional': '“Mga dagdag” for Extras; consent banners often say “functional”.',
    'consent.analytics':
      '“Analytics” and “Marketing” are kept as loanwords; a privacy specialist may want Filipino words.',
    'legal.privacy.title':
      '“Patakaran sa privacy” (Google); “abiso sa privacy” is the word of the Data Privacy Act’s guidance.',
    'legal.privacy.account.text':
      'Legal: “hash” is kept, and “tirahan” stands for residence; if only the country is stored, “bansang tinitirhan” is right.',
    'legal.privacy.identity.text':
      'Legal: pictures of the face and document may be sensitive personal information; wording and period must be approved. The value {days} stands before “araw” without the linker “na”, which numbers ending in 4, 6 or 9 have.',
    'legal.privacy.time.text':
      'Legal: “kung iniaatas ng batas” must agree with the retention rules of the entity’s country.',
    'register.euSubscription':
      'Legal: consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'shell.panel.licence':
      '“Lisensya” as one word for every kind of authorisation; an entity may only be registered (“rehistrado”).',
    'shell.panel.regulator': 'Legal: “Nasa pangangasiwa ng” claims supervision; to be confirmed for each entity.',
    'shell.panel.entity':
      '“Ang katransaksyon mo” for the contract partner; a lawyer may prefer a legal term. Also home.promise.entity.',
    'account.antiPhishing.seal':
      '“Selyo” is also a postage stamp and a bottle’s seal; “sagisag” (emblem) is an alternative.',
    'account.devices.known':
      '“Pinagkakatiwalaang device” (Google) is long; “trusted device” is what many apps in the Philippines say.',
    'account.lock':
      '“I-lock” and “i-unlock” with the futures “mala-lock” and “maa-unlock”; some style guides double the borrowed syllable (“malo-lock”).',
    'account.sessions.signOutOthers':
      '“Ang lahat ng ibang device” for everywhere else; the session in another browser of this device is meant too.',
    'account.withdrawals':
      '“Naka-pause” for paused; “suspendido” would sound graver, “pansamantalang nakahinto” is purer Filipino but long.',
    'form.account.invalid':
      'The example is a pattern for Philippine numbers, +63 9XX XXX XXXX, in place of the Dutch one; check that a pattern with letters cannot confuse.',
    'known.wrongPassword.left':
      '“Subok” for a try is short and spoken; “pagsubok” is the more formal noun. It holds for every text with tries left.',
    'invite.by.affiliate':
      '“Affiliate” and “broker” are kept as loanwords; affiliate is hardly known outside marketing.',
    'error.40029': 'Legal: “winakasan” for terminated; the terms of use may say “isinara” or “tinapos”.',
    'unavailable.banned.lead':
      'Legal: the claim that local law does not allow services must be right for each country shown.',
    'oauthScope.withdraw': '“Maglabas ng pera” for moving money out; crypto-assets are moved too.',
    'partner.scopes':
      'Developer words (scope, token, request, secret, redirect) stay English with Filipino verbs, as engineers in the Philippines speak.',
    'login.demo': '“Demo trading” is kept; a regulator may want “pangangalakal”, which customers do not say.',
    'reference.label': '“Sanggunian” for a reference; banks print “Reference No.”.',
    'sms.code.login':
      '“Valid nang” plus minutes is short; “Magagamit sa loob ng” would be purer but longer. It holds for all text messages with a code.',
    'subAccounts.freeze': '“I-freeze” and “i-unfreeze”; freezing may be taken for the legal freezing of assets.',
  },
};
