import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'vous, calm and polite, in no gender; buttons and titles in the infinitive (Se connecter), running text in the imperative (Saisissez)',
  quotes: '«…»',
  terms: {
    account: ['compte'],
    antiPhishingCode: ['code anti-phishing', 'codes anti-phishing'],
    app: ['application', 'appli'],
    authenticatorApp: ['application d’authentification', 'applications d’authentification', 'appli d’authentification'],
    browser: ['navigateur'],
    code: ['code', 'indicatif'],
    company: ['société', 'service tiers', 'services tiers', 'entreprise'],
    cookie: ['cookie'],
    country: ['pays'],
    device: ['appareil'],
    document: ['document'],
    email: ['e-mail'],
    identity: ['identité'],
    invitation: ['invitation'],
    licence: ['agrément'],
    lock: ['verrouill'],
    logIn: ['se connecter', 'connect', 'connexion'],
    logOut: ['se déconnecter', 'déconnect', 'déconnexion'],
    mobileNumber: ['numéro de mobile', 'numéros de mobile'],
    partner: ['partenaire'],
    passkey: ['clé d’accès', 'clés d’accès', "clés d'accès"],
    password: ['mot de passe', 'mots de passe'],
    phone: ['téléphone'],
    qrCode: ['QR code'],
    recoveryCode: ['code de récupération', 'codes de récupération'],
    seal: ['sceau'],
    session: ['session'],
    subAccount: ['sous-compte'],
    support: ['assistance'],
    trustedDevice: ['appareil de confiance', 'appareils de confiance'],
    unlock: ['déverrouill'],
    withdrawal: ['retrait'],
  },
  latin: [],
  same: [
    'legal.cookies.invitation',
    'legal.cookies.session',
    'legal.storage.cookie',
    'shell.footer.blog',
    'shell.menu',
    'shell.notifications',
    'shell.ok',
    'shell.panel.site',
    'site.global',
    'account.openedBy.telegram',
    'account.section.protection',
    'account.section.telegram',
    'modal.dismiss',
    'qr.approve.site',
    'session.end.stay',
    'consent.marketing',
    'download.android',
    'form.code',
    'login.qr',
    'unblock.utc',
    'unavailable.part.CA-ON',
    'identity.document',
  ],
  reworded: [
    'shell.logOut.failed',
    'wall.logOut.failed',
    'factors.passkeys.none',
    'oauth.logOut.stay',
    'session.idle.stay',
    'telegram.switch.decline',
    'identity.document.driving_licence',
  ],
  unsure: {
    'account.antiPhishing':
      '“code anti-phishing” (as large exchanges say) or the official French “code anti-hameçonnage”; it holds for every text with the term.',
    'factors.passkeys':
      '“clé d’accès” (Google, Microsoft) is used everywhere; Apple says “clé d’identification” on its devices.',
    'account.mobile':
      '“numéro de mobile” is short and usual with French banks; “numéro de téléphone portable” would be longer. To be confirmed for Belgium and Luxembourg.',
    'shell.panel.licence':
      'Legal: “agrément” is the French word for a crypto-asset service provider under MiCA; another word (enregistrement, licence) may be right for entities outside the European Union.',
    'shell.panel.regulator':
      'Legal: “Autorité de supervision” as a label before the name of the authority; “Autorité compétente” is the word of MiCA.',
    'consent.functional':
      '“Confort” for Extras: some consent banners in France say “Fonctionnels”; a privacy specialist should choose.',
    'consent.analytics':
      '“Mesure d’audience” is the term of the CNIL; the CNIL exempts only some such trackers, and this category needs consent here.',
    'consent.marketing': '“Marketing” or “Publicité”: the category covers attribution and advertising on other sites.',
    'legal.cookies.title':
      '“Politique de cookies” is short; “Politique relative aux cookies” may be preferred by the legal department.',
    'legal.privacy.account.text':
      'Legal: “empreinte” for hash; “haché” or “empreinte cryptographique” may be preferred. The text must agree with the entity’s notice under the GDPR.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; the wording and the period must be approved.',
    'legal.privacy.time.text':
      'Legal: “Au-delà, … que si la loi l’exige” must agree with the periods of conservation under anti-money-laundering law.',
    'register.euSubscription':
      'Legal: the consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'identity.name':
      '“Nom et prénoms d’état civil” for the full legal name: a usage name (nom d’usage) on French documents is not addressed.',
    'identity.subdivision':
      '“Province ou État” serves Canada, the United States and alike; overseas or Swiss readers would expect “canton” or “région”.',
    'oauthScope.balance.read.cannot':
      '“passer d’ordre” for trade and “retirer d’argent” for withdraw: crypto-assets are withdrawn too; “retirer de fonds” is an alternative.',
    'error.40029': 'Legal: “clôturé” (closed) for terminated; “résilié” is the contract’s word.',
    'unavailable.title':
      '“là où vous êtes” for in your location is plain; a legal notice might say “dans votre pays ou territoire”.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
  },
};
