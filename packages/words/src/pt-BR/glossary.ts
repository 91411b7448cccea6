import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'você, calm and polite, in no gender; buttons and titles of actions in the infinitive (Entrar, Criar conta), instructions in the imperative of você (Digite, Confira)',
  quotes: '“…”',
  terms: {
    account: ['conta'],
    antiPhishingCode: ['código antiphishing', 'códigos antiphishing'],
    app: ['aplicativo', 'app'],
    authenticatorApp: [
      'aplicativo autenticador',
      'aplicativos autenticadores',
      'app autenticador',
      'apps autenticadores',
    ],
    browser: ['navegador'],
    code: ['código', 'codigo', 'QR code'],
    company: ['empresa'],
    cookie: ['cookie'],
    country: ['país', 'países'],
    device: ['dispositivo'],
    document: ['documento'],
    email: ['e-mail'],
    identity: ['identidade'],
    invitation: ['convite'],
    licence: ['licença'],
    lock: ['bloquear', 'bloque'],
    logIn: ['entrar', 'entra', 'entre', 'entrou', 'login', 'conectad'],
    logOut: ['sair', 'sai', 'desconect', 'encerr'],
    mobileNumber: ['número de celular', 'números de celular'],
    partner: ['parceiro'],
    passkey: ['chave de acesso', 'chaves de acesso'],
    password: ['senha'],
    phone: ['celular', 'telefone'],
    qrCode: ['QR code'],
    recoveryCode: ['código de recuperação', 'códigos de recuperação'],
    seal: ['selo'],
    session: ['sessão', 'sessões'],
    subAccount: ['subconta'],
    support: ['suporte'],
    trustedDevice: ['dispositivo confiável', 'dispositivos confiáveis'],
    unlock: ['desbloquear', 'desbloque'],
    withdrawal: ['saque'],
  },
  latin: [],
  same: [
    'legal.cookies.login',
    'legal.storage.cookie',
    'shell.footer.blog',
    'shell.menu',
    'shell.ok',
    'shell.panel.site',
    'site.global',
    'account.openedBy.telegram',
    'account.section.telegram',
    'consent.marketing',
    'dashboard.logins.legend.usual',
    'dashboard.logins.odd.usual',
    'download.android',
    'login.qr',
    'modal.dismiss',
    'qr.approve.site',
    'session.end.stay',
    'unblock.utc',
  ],
  reworded: ['identity.document.driving_licence'],
  unsure: {
    'login.demo':
      '“negociação de demonstração” for demo trading; customers may say “trading demo” or “conta demo”. The product owner decides.',
    'shell.panel.entity':
      '“Quem atende você” for the company that the customer deals with; a lawyer may want “Empresa contratada” or similar.',
    'shell.panel.licence':
      'Legal: “Licença”; under Brazilian law a virtual asset service provider gets an “autorização” of the Banco Central.',
    'shell.panel.regulator':
      'Legal: “Supervisão” as a label before the name of the authority; it claims supervision for every entity.',
    'consent.functional':
      'Extras are “Funcionais”, as consent banners in Brazil say; the ANPD guide on cookies uses “não necessários” for all but essential ones.',
    'consent.necessary': '“Essenciais” or “Necessários”; the ANPD guide uses “necessários”.',
    'legal.privacy.account.text': 'Legal: the notice under the LGPD must agree; “hash” is left untranslated.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be sensitive (biometric) data under the LGPD; wording and period must be approved.',
    'legal.privacy.intro':
      'Legal: the LGPD says “controlador” for who decides about the data; the plain “responsável” is kept, agreeing with a company.',
    'legal.privacy.time.text':
      'Legal: must agree with the periods of retention under the law against money laundering.',
    'register.euSubscription':
      'Legal: consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'identity.name':
      '“Nome completo”, with “exatamente como no documento” below; decide how a “nome social” on a Brazilian document counts.',
    'invite.kind.broker':
      '“Um corretor” may suggest a person; “corretora” is the usual word for a firm, but also for an exchange itself.',
    'home.title':
      'The brand is feminine (“à {brand}”, “da {brand}”, “na {brand}”) in all texts, as is usual for a company; check it for an operator’s own brand.',
    'form.account.invalid': '+55 11 91234-5678 is an example; Brazil reserves no numbers for fiction.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'error.40029': 'Legal: “encerrada” (closed) for terminated; check it against the contract’s word.',
  },
};
