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
    'account.antiPhishing':
      '“código antiphishing” follows Portuguese spelling (no hyphen before p); Binance and others write “código anti-phishing”. It holds for every text with the term.',
    'factors.passkeys':
      '“chave de acesso” as Google, Apple and Microsoft say; Brazilian banks and exchanges often keep “passkey”.',
    'factors.app':
      '“aplicativo autenticador” everywhere, with the short form “app” where there is little room; choose one if both disturb.',
    'factors.off':
      '“Não configurado” and “Ativado” (factors.on) stand beside the app (masculine) and the passkeys (feminine plural); a native reader should decide whether neutral words are better.',
    'account.section.lock': '“Emergência” is literal; “Em caso de emergência” may be plainer.',
    'account.lock':
      'Lock and unlock are “bloquear” and “desbloquear”, as Brazilian banks say; be sure that customers do not take it for a block ordered by a court.',
    'subAccounts.freeze':
      'Freeze and unfreeze are “congelar” and “descongelar”, as exchanges say; “suspender” and “reativar” avoid the idea of a legal freezing of assets.',
    'account.withdrawals':
      '“saque” for withdrawal, as exchanges in Brazil say; for moving money out by an app “retirar dinheiro” is used.',
    'login.qr': '“QR code” (banks, Pix) or “código QR” (Apple, Microsoft); it holds for every text with the term.',
    'login.demo': '“negociação de demonstração” for demo trading; customers may say “trading demo” or “conta demo”.',
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
    'identity.name': '“Nome civil completo” excludes the “nome social”, which Brazilian documents may show too.',
    'identity.document.driving_licence':
      '“Carteira de motorista” is plain; the official name in Brazil is “Carteira Nacional de Habilitação (CNH)”.',
    'identity.document.residence_permit':
      '“Autorização de residência” is the right; the card of Brazil is the “Carteira de Registro Nacional Migratório”.',
    'identity.subdivision.help':
      'The example stays Ontario; a Brazilian example (SP) would only help where Brazilian states are asked.',
    'invite.kind.referral':
      '“Um amigo” is a generic masculine for another person; “Uma pessoa amiga” would have no gender.',
    'invite.kind.broker':
      '“Um corretor” may suggest a person; “corretora” is the usual word for a firm, but also for an exchange itself.',
    'account.sessions.device':
      '“no {system}” reads well before Windows, Android and iOS, less so before “sistema desconhecido”.',
    'home.title':
      'The brand is feminine (“à {brand}”, “da {brand}”, “na {brand}”) in all texts, as is usual for a company; check it for an operator’s own brand.',
    'form.account.invalid': '+55 11 91234-5678 is an example; Brazil reserves no numbers for fiction.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'error.40029': 'Legal: “encerrada” (closed) for terminated; check it against the contract’s word.',
    'partner.scopes':
      '“scope”, “access token” and “refresh token” stay English in the developer pages; Brazilian documentation also says “escopo” and “token de acesso”.',
    'shell.part.late':
      '“carregar” and “Confira sua conexão” are used throughout; “Verifique” is kept for verifying an identity.',
  },
};
