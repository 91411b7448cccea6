import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'tú, calm and polite, in no gender; buttons and links in the infinitive (Iniciar sesión), titles and running text in the imperative (Elige una contraseña), what has just happened in the perfect (Has iniciado sesión)',
  quotes: '«…»',
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
    mobileNumber: ['número de móvil', 'números de móvil'],
    partner: ['socio'],
    passkey: ['llave de acceso', 'llaves de acceso'],
    password: ['contraseña'],
    phone: ['móvil', 'teléfono'],
    qrCode: ['código QR', 'códigos QR'],
    recoveryCode: ['código de recuperación', 'códigos de recuperación'],
    seal: ['sello'],
    session: ['sesión', 'sesiones'],
    subAccount: ['subcuenta'],
    support: ['soporte'],
    trustedDevice: ['dispositivo de confianza', 'dispositivos de confianza'],
    unlock: ['desbloque', 'desbloqué'],
    withdrawal: ['retirada'],
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
    'identity.document.driving_licence',
    'oauth.logOut.stay',
    'session.idle.stay',
    'telegram.switch.decline',
  ],
  unsure: {
    'account.antiPhishing':
      '“código antiphishing” (as large exchanges say) or “código contra la suplantación”; it holds for every text with the term.',
    'dashboard.stamps':
      '“Hitos” (milestones) for Stamps, because “sellos” is taken by seal; a native editor may prefer “visados”, as in a passport.',
    'register.referral':
      '“código de recomendación” has no gender; exchanges also say “código de referido”, and affiliates may print that.',
    'invite.by.referral':
      '“alguien que conoces” for a friend has no gender, but is cooler than “un amigo”; the inviter may be a stranger.',
    'consent.functional':
      '“Funciones extra” for Extras; consent banners in Spain usually say “Funcionales”, and the AEPD guide “de preferencias o personalización”.',
    'consent.analytics': '“Analítica”; the AEPD guide says “cookies de análisis o medición”.',
    'consent.marketing':
      '“Marketing” or “Publicidad”: the category covers attribution and advertising on other sites (AEPD: “publicidad comportamental”).',
    'consent.necessary':
      '“Esenciales” or “Técnicas”, the word of the AEPD guide; the feminine plural presumes “cookies”.',
    'legal.privacy.account.text':
      'Legal: “hash” is kept, as the AEPD does; the text must agree with the notice of the entity under the GDPR.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; the wording and the period must be approved.',
    'legal.privacy.intro': 'Legal: “es responsable de ello” is plain; the GDPR term is “responsable del tratamiento”.',
    'shell.panel.licence':
      'Legal: “Licencia” is plain; a provider under MiCA has an “autorización” (CNMV) or had a “registro” (Banco de España).',
    'shell.panel.regulator': 'Legal: “Bajo la supervisión de” claims supervision; check it for each entity.',
    'shell.panel.entity': '“Tratas con” for You deal with; a lawyer may prefer “Tu contrato es con”.',
    'register.euSubscription':
      'Legal: consent to marketing in the first person; the wording of an opt-in must be approved under the LSSI.',
    'error.40029': 'Legal: “cancelado” for terminated; “resuelto” is the word of contracts, “cerrado” is plainer.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'form.account.invalid':
      'The Dutch example number is kept; Spain has no range for fiction. A Spanish number (+34 6…) would be more natural.',
    'page.devPartner': '“socio” for partner; many companies in Spain keep “partner”.',
    'subLogin.device.intro':
      '“al titular de la cuenta principal” is the word of banks, with a generic masculine article; “la persona titular” has no gender.',
    'residence.ResidenceConfirm.title': '“Georgia” is also the state of the USA; “Georgia (Cáucaso)” would be clear.',
  },
};
