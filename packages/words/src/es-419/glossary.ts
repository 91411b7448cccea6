import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'tú, neutral Latin American Spanish, without vosotros and without vos; buttons and links in the infinitive (Iniciar sesión), titles and running text in the imperative (Elige una contraseña), what has just happened in the simple past (Iniciaste sesión)',
  quotes: '“…”',
  terms: {
    account: ['cuenta'],
    antiPhishingCode: ['código antiphishing', 'códigos antiphishing'],
    app: ['app', 'apps'],
    authenticatorApp: ['app de autenticación', 'apps de autenticación'],
    browser: ['navegador'],
    code: ['código', 'codigo'],
    company: ['empresa'],
    cookie: ['cookie'],
    country: ['país', 'países'],
    device: ['dispositivo'],
    document: ['documento'],
    email: ['correo'],
    identity: ['identidad'],
    invitation: ['invitación', 'invitaciones'],
    licence: ['licencia'],
    lock: ['bloque'],
    logIn: ['iniciar sesión', 'inici', 'entra en', 'entrar'],
    logOut: ['cerrar sesión', 'cerr', 'cierr'],
    mobileNumber: ['número de celular', 'números de celular'],
    partner: ['socio'],
    passkey: ['llave de acceso', 'llaves de acceso'],
    password: ['contraseña'],
    phone: ['celular', 'teléfono'],
    qrCode: ['código QR', 'códigos QR'],
    recoveryCode: ['código de recuperación', 'códigos de recuperación'],
    seal: ['sello'],
    session: ['sesión', 'sesiones'],
    subAccount: ['subcuenta'],
    support: ['soporte'],
    trustedDevice: ['dispositivo de confianza', 'dispositivos de confianza'],
    unlock: ['desbloque', 'desbloqué'],
    withdrawal: ['retiro'],
  },
  latin: [],
  same: [
    'legal.storage.cookie',
    'shell.footer.blog',
    'site.global',
    'account.openedBy.telegram',
    'account.section.telegram',
    'consent.marketing',
    'download.android',
    'form.errorCode',
    'unblock.utc',
    'mail.fact.detail.application',
  ],
  reworded: [
    'account.sessions.notEnded',
    'factors.passkeys.none',
    'oauth.logOut.stay',
    'session.idle.stay',
    'telegram.switch.decline',
  ],
  unsure: {
    'identity.document.driving_licence':
      '“Licencia de conducir” is the most widespread; Mexico also says “licencia de manejo”, Colombia “licencia de conducción”, Argentina “registro”.',
    'identity.document.id_card':
      '“Documento de identidad” is generic: DNI in Argentina and Peru, INE in Mexico, cédula in Colombia, Chile and others.',
    'identity.subdivision':
      '“Estado o provincia” serves Mexico and Argentina; Colombia and Peru say “departamento”, Chile “región”.',
    'oauthConsent.over.title':
      '“venció” for expired is used everywhere; “caducó” (Mexico) and “expiró” are alternatives.',
    'session.over': 'Argentina would expect “vos”; the neutral “tú” is kept, as Google and Binance do in es-419.',
    'invite.kind.broker': '“bróker” is written “broker” in most of Latin America.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'register.euSubscription':
      'The text of Spain is inherited; consent to marketing should be approved for each country, for instance under the LFPDPPP in Mexico.',
    'legal.privacy.account.text':
      'Legal: the terms follow the GDPR; Mexico and Argentina have their own terms (aviso de privacidad, datos personales).',
    'form.account.invalid': 'The Dutch example number is kept; +52 or +54 would be more natural.',
    'residence.ResidenceConfirm.title':
      '“Georgia” is better known as the state of the USA; “Georgia (país)” would be clear.',
    'captcha.frame':
      '“verificación” is now said for security checks and for the identity; Spain keeps “comprobación” for the former.',
  },
};
