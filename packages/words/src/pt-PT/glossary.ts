import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'third person without “você”, as banks in Portugal write, in no gender; buttons and titles of actions in the infinitive (Iniciar sessão), running text in the imperative (Introduza o código), waiting states as “A enviar”',
  quotes: '«…»',
  terms: {
    account: ['conta'],
    antiPhishingCode: ['código antiphishing', 'códigos antiphishing'],
    app: ['aplicação', 'aplicações', 'aplicacao'],
    authenticatorApp: ['aplicação de autenticação', 'aplicações de autenticação'],
    browser: ['navegador'],
    code: ['código', 'codigo', 'indicativo'],
    company: ['empresa'],
    cookie: ['cookie'],
    country: ['país', 'países'],
    device: ['dispositivo'],
    document: ['documento'],
    email: ['email'],
    identity: ['identidade'],
    invitation: ['convite'],
    licence: ['licença'],
    lock: ['bloquear', 'bloque'],
    logIn: [
      'iniciar sessão',
      'início de sessão',
      'inícios de sessão',
      'inicie sessão',
      'inicia sessão',
      'inicia a sessão',
      'iniciou sessão',
      'iniciar a sua sessão',
      'iniciar a sessão',
      'iniciar lá sessão',
      'inicie lá sessão',
      'sessão iniciada',
      'sessões iniciadas',
      'sessão foi iniciada',
      'iniciar sessao',
      'inicie sessao',
      'inicio de sessao',
    ],
    logOut: [
      'terminar sessão',
      'termine sessão',
      'termina a sessão',
      'termina a sua sessão',
      'terminar a sessão',
      'terminar a sua sessão',
      'terminou sessão',
      'terminamos a sessão',
      'terminarmos a sessão',
      'sessão é terminada',
      'termine a sessão',
      'sessão terminada',
      'sessões terminadas',
      'sessão foi terminada',
      'fim de sessão',
    ],
    mobileNumber: ['número de telemóvel', 'números de telemóvel'],
    partner: ['parceiro'],
    passkey: ['chave de acesso', 'chaves de acesso'],
    password: ['palavra-passe', 'palavras-passe'],
    phone: ['telemóvel', 'telemóveis', 'telefone'],
    qrCode: ['código qr', 'códigos qr'],
    recoveryCode: ['código de recuperação', 'códigos de recuperação'],
    seal: ['selo'],
    session: ['sessão', 'sessões'],
    subAccount: ['subconta'],
    support: ['apoio ao cliente', 'apoio'],
    trustedDevice: ['dispositivo de confiança', 'dispositivos de confiança'],
    unlock: ['desbloquear', 'desbloque'],
    withdrawal: ['levantamento'],
  },
  latin: [],
  same: [
    'legal.storage.cookie',
    'shell.footer.blog',
    'shell.menu',
    'shell.ok',
    'shell.panel.site',
    'site.global',
    'account.email',
    'account.openedBy.telegram',
    'account.section.telegram',
    'consent.functional',
    'consent.marketing',
    'dashboard.account.email',
    'download.android',
    'form.email',
    'lost.start.item.email',
    'modal.dismiss',
    'qr.approve.site',
    'session.end.stay',
    'unblock.utc',
  ],
  reworded: ['factors.passkeys.none', 'identity.document.driving_licence'],
  unsure: {
    'account.antiPhishing':
      '“código antiphishing” is written in one word, as Microsoft does and the spelling of 1990 suggests; “anti-phishing” with a hyphen is also seen. It holds for every text with the term.',
    'factors.passkeys':
      '“chave de acesso” (Google, Microsoft) is used everywhere; Apple says “chave-passe” on its devices.',
    'account.email': '“email” (Google, most banks) is used; Apple and Microsoft write “e-mail”.',
    'prove.totp.ask': '“aplicação” is used for app; banks in Portugal often say “app”, which would be shorter.',
    'account.devices.known':
      '“dispositivo de confiança”; Google says “dispositivo fidedigno” and Apple “dispositivo fiável”.',
    'dashboard.secure.passkey.action':
      '“Criar chave de acesso” (create) stands for add, since “Adicionar chave de acesso” is too long for the button.',
    'lock.prove.title':
      '“Confirme a sua identidade” for confirm it’s you, while the check of documents is “Verificar identidade”; a native reader should decide whether the two are far enough apart.',
    'qr.approve.nothing': '“ler o código” for scan, as banks say; Microsoft says “digitalizar”.',
    'connectedApps.end':
      '“Desassociar” for both disconnect (apps) and unlink (accounts); “Remover acesso” may be plainer for apps.',
    'home.title':
      '“Boas-vindas à” has no gender of the reader; the brand and the entity take the feminine article throughout (“na”, “da”, “a”). A brand of masculine gender would need another wording.',
    'shell.panel.entity':
      'Legal: “Empresa responsável” as the label for the entity that the customer deals with; “Entidade contratante” is the contract’s word.',
    'shell.panel.licence':
      'Legal: “Licença” is plain; under MiCA a provider has an “autorização”, and before it there was a “registo”. It must be right for every entity.',
    'shell.panel.regulator':
      'Legal: “Supervisão” as a label before the name of the authority claims supervision; check it for each entity.',
    'consent.functional':
      '“Extras” is kept; Portuguese consent banners say “Funcionais” or “Preferências”. A privacy specialist should choose.',
    'consent.analytics': '“Estatísticas” for analytics; “cookies analíticos” is the other usual term.',
    'consent.necessary': '“Essenciais” as a category; Portuguese law and many banners say “estritamente necessários”.',
    'legal.privacy.account.text':
      'Legal: “hash” is kept; “resumo criptográfico” is longer; the list of data must agree with the entity’s notice under the GDPR.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; the wording and the period must be approved.',
    'legal.privacy.time.text':
      'Legal: must agree with the periods of conservation under Portuguese anti-money-laundering law.',
    'legal.privacy.intro': 'Legal: “A responsável é” is plain; the GDPR says “responsável pelo tratamento”.',
    'register.euSubscription':
      'Legal: consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'identity.document.id_card':
      '“Cartão de identidade” is generic; in Portugal the document is the “cartão de cidadão”.',
    'identity.document.residence_permit':
      '“Título de residência” is the Portuguese card; the permit itself is the “autorização de residência”.',
    'identity.subdivision':
      '“Província ou estado” serves Canada and the United States; readers in Portugal would expect “distrito” or “região”.',
    'invite.kind.referral': '“Uma pessoa amiga” avoids a gender, but is a little more formal than “Um amigo”.',
    'invite.kind.affiliate':
      '“Um afiliado” and “Um corretor” are generic masculine nouns for other parties, often companies.',
    'invite.paid':
      'The sentence names the person who invites (“Quem convida”), because a verb alone could be read as the reader.',
    'oauthScope.balance.read.cannot':
      '“negociar” for trade and “fazer levantamentos” for withdraw; crypto-assets are also said to be “retirados”.',
    'login.demo': '“negociação de demonstração”; customers also say “trading”.',
    'subAccounts.freeze':
      '“Suspender” and “Reativar” for freeze and unfreeze; “congelar” is avoided since it means the legal freezing of assets.',
    'error.40029': 'Legal: “encerrada” (closed) for terminated; “resolvido” is said of the contract.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'partner.scopes':
      '“âmbito” (Microsoft) is used for scope; developers in Portugal often keep “scope”. “token de identidade” stands for id token.',
    'phone.international':
      '+351 912 345 678 is a common sample number, but may belong to a real customer; check whether a range is reserved for fiction.',
    'sms.code.login':
      'Text messages have no accents but é, since GSM-7 lacks á, ã, ç, í, ó and ú; “codigo”, “sessao” and “numero” are written so on purpose.',
  },
};
