export const mail = {
  'mail.address': 'O botão abre este endereço. Você também pode copiá-lo para o navegador:',
  'mail.addressTaken.action': 'Entre em {host} com este endereço ou use outro na outra conta.',
  'mail.addressTaken.heading': 'Este endereço já tem uma conta',
  'mail.addressTaken.notYou': 'Não foi você? Não precisa fazer nada. Sua conta não mudou.',
  'mail.addressTaken.preview': 'Um endereço só pode ter uma conta. Você pode entrar em {host}.',
  'mail.addressTaken.subject': 'Este endereço já tem uma conta na {brand}',
  'mail.addressTaken.text':
    'Alguém, provavelmente você, tentou adicionar este endereço a outra conta na {brand} {site}. Ele já pertence à sua.',
  'mail.alreadyRegistered.action': 'Entre em {host} com este endereço e sua senha.',
  'mail.alreadyRegistered.action.link': 'Entre com este endereço e sua senha.',
  'mail.alreadyRegistered.button': 'Ir para o login',
  'mail.alreadyRegistered.heading': 'Você já tem uma conta',
  'mail.alreadyRegistered.notYou': 'Não foi você? Não precisa fazer nada. Sua conta não mudou.',
  'mail.alreadyRegistered.preview': 'Ela não mudou. Você pode entrar em {host}.',
  'mail.alreadyRegistered.subject': 'Você já tem uma conta na {brand}',
  'mail.alreadyRegistered.text':
    'Alguém, provavelmente você, tentou criar uma conta na {brand} {site} com este endereço. Ele já tem uma.',
  'mail.antiPhishing': 'Seu código antiphishing: {antiPhishing}',
  'mail.personalSeal': 'Seu selo',
  'mail.code.lock.heading': 'Bloquear sua conta',
  'mail.code.lock.notYou':
    'Não foi você? Não precisa fazer nada: sem este código, nada é bloqueado. Nunca o compartilhe.',
  'mail.code.lock.subject': 'Bloquear sua conta na {brand}',
  'mail.code.lock.text':
    'Digite este código para bloquear sua conta na {brand} {site}. Depois disso ninguém poderá entrar, nem você:',
  'mail.code.login.heading': 'Seu código de login',
  'mail.code.login.notYou':
    'Não foi você? Não precisa fazer nada. Ninguém pode usar este login sem o código. Nunca o compartilhe.',
  'mail.code.login.subject': 'Seu código de login da {brand}',
  'mail.code.login.text': 'Digite este código para entrar na {brand} {site}:',
  'mail.code.login_second.heading': 'Confirme que é você',
  'mail.code.login_second.notYou':
    'Não foi você? Outra pessoa pode ter sua senha. Nunca compartilhe este código e altere agora sua senha em {host}.',
  'mail.code.login_second.notYou.service':
    'Não foi você? Outra pessoa pode controlar seu Telegram ou outra conta vinculada. Nunca compartilhe este código e desvincule essa conta agora em {host}.',
  'mail.code.login_second.text':
    'A primeira etapa do login na sua conta da {brand} {site} acaba de dar certo. Se foi você, digite este código para concluir:',
  'mail.code.lost_factor.heading': 'Remover app ou chaves de acesso perdidos',
  'mail.code.lost_factor.notYou':
    'Não foi você? Alguém está tentando entrar na sua conta e pode saber sua senha. Nunca compartilhe este código e altere agora sua senha em {host}.',
  'mail.code.lost_factor.subject': 'Remover app ou chaves de acesso da {brand}',
  'mail.code.lost_factor.text':
    'Digite este código para remover o aplicativo ou as chaves de acesso da sua conta na {brand} {site}:',
  'mail.code.new_name.heading': 'Confirme este endereço',
  'mail.code.new_name.notYou':
    'Não foi você? Alguém pode ter digitado o endereço errado. Não precisa fazer nada: não o adicionamos sem este código.',
  'mail.code.new_name.text': 'Digite este código para adicionar este endereço à sua conta na {brand} {site}:',
  'mail.code.old_name.heading': 'Confirme a alteração de endereço',
  'mail.code.old_name.notYou':
    'Não foi você? Alguém entrou na sua conta. Nunca compartilhe este código. Entre em {host}, desconecte esse dispositivo e altere sua senha.',
  'mail.code.old_name.text': 'Digite este código para substituir este endereço da sua conta na {brand} {site}:',
  'mail.code.reset.heading': 'Escolha uma nova senha',
  'mail.code.reset.notYou':
    'Não foi você? Não precisa fazer nada: sem este código, sua senha não muda. Nunca o compartilhe.',
  'mail.code.reset.subject': 'Redefinir sua senha da {brand}',
  'mail.code.reset.text': 'Digite este código para escolher uma nova senha para sua conta na {brand} {site}:',
  'mail.code.step_up.heading': 'Confirme uma alteração na sua conta',
  'mail.code.step_up.notYou':
    'Não foi você? Alguém entrou na sua conta. Nunca compartilhe este código. Entre em {host}, desconecte esse dispositivo e altere sua senha.',
  'mail.code.step_up.text': 'Digite este código para confirmar uma alteração na sua conta da {brand} {site}:',
  'mail.code.sub_account.heading': 'Entrar em uma subconta',
  'mail.code.sub_account.notYou':
    'Não foi você? Não precisa fazer nada. Ninguém pode usar este login sem o código. Nunca o compartilhe.',
  'mail.code.sub_account.subject': 'Seu código de login da {brand}',
  'mail.code.sub_account.text': 'Digite este código para entrar em uma subconta na {brand} {site}:',
  'mail.code.subject.shown': '{code} é seu código da {brand}',
  'mail.code.third_party.heading': 'Vincular outro serviço',
  'mail.code.third_party.notYou':
    'Não foi você? Nunca compartilhe este código: com ele, outra pessoa poderia entrar como você.',
  'mail.code.third_party.subject': 'Vincular sua conta da {brand}',
  'mail.code.third_party.text': 'Digite este código para vincular a conta de outro serviço à {brand} {site}:',
  'mail.code.unblock.heading': 'Desbloquear sua conta',
  'mail.code.unblock.notYou':
    'Não foi você? Não precisa fazer nada: sem este código, sua conta continua bloqueada. Nunca o compartilhe.',
  'mail.code.unblock.subject': 'Desbloquear sua conta na {brand}',
  'mail.code.unblock.text': 'Digite este código para desbloquear sua conta na {brand} {site}:',
  'mail.event.accountLocked.heading': 'Sua conta foi bloqueada',
  'mail.event.accountLocked.text':
    'Ninguém pode entrar na sua conta da {brand} {site}. Todos os dispositivos foram desconectados.',
  'mail.event.accountUnlocked.heading': 'Sua conta foi desbloqueada',
  'mail.event.accountUnlocked.text': 'Você já pode entrar de novo na sua conta da {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Seu código antiphishing foi definido',
  'mail.event.antiPhishingAdded.text':
    'Agora ele aparece no início de todos os e-mails sobre sua conta na {brand} {site}. Um e-mail sem ele não é nosso.',
  'mail.event.antiPhishingChanged.heading': 'Seu código antiphishing foi alterado',
  'mail.event.antiPhishingChanged.text':
    'Ele aparece no início de todos os e-mails sobre sua conta na {brand} {site}. Um e-mail sem ele, ou com um mais antigo, não é nosso.',
  'mail.event.antiPhishingRemoved.heading': 'Seu código antiphishing foi removido',
  'mail.event.antiPhishingRemoved.text':
    'Este é o último e-mail sobre sua conta na {brand} {site} que o mostra. Você pode definir um novo na sua conta a qualquer momento.',
  'mail.event.apps.button': 'Ver aplicativos conectados',
  'mail.event.apps.text':
    'Não foi você? Desconecte o aplicativo na página abaixo e depois altere sua senha lá. Antes, você precisa entrar.',
  'mail.event.deviceCheckChanged.heading': 'A verificação de novos dispositivos mudou',
  'mail.event.deviceCheckChanged.text':
    'O código para novos dispositivos na sua conta da {brand} {site} foi ativado ou desativado.',
  'mail.event.emailChanged.heading': 'Seu endereço de e-mail foi alterado',
  'mail.event.emailChanged.text':
    'Agora enviamos códigos e avisos sobre sua conta na {brand} {site} para outro endereço. Por sete dias, o endereço antigo ainda pode bloquear a conta.',
  'mail.event.factorsReset.heading': 'Seu app e suas chaves de acesso foram removidos',
  'mail.event.factorsReset.text':
    'Entrar na sua conta da {brand} {site} não exige mais aplicativo nem chave de acesso. Os saques estão pausados por algum tempo.',
  'mail.event.identity.button': 'Ver minha identidade',
  'mail.event.identity.preview': 'Entre em {host} para ver.',
  'mail.event.identity.text': 'Entre na página abaixo para ver.',
  'mail.event.identityRefused.heading': 'Não conseguimos verificar sua identidade',
  'mail.event.identityRefused.text':
    'Não conseguimos verificar seus dados para sua conta na {brand} {site}. A página mostra o motivo e permite tentar de novo.',
  'mail.event.identityVerified.heading': 'Sua identidade foi verificada',
  'mail.event.identityVerified.text': 'Aceitamos seus dados para sua conta na {brand} {site}.',
  'mail.event.lock.button': 'Bloquear minha conta',
  'mail.event.lock.text':
    'Não foi você? Bloqueie sua conta: ninguém poderá entrar, e todos os dispositivos serão desconectados. Antes, a página pede que você confirme quem é.',
  'mail.event.loginNewDevice.heading': 'Login em um novo dispositivo',
  'mail.event.loginNewDevice.text':
    'Alguém, provavelmente você, usou um novo dispositivo para entrar na {brand} {site}.',
  'mail.event.mobileChanged.heading': 'Seu número de celular foi alterado',
  'mail.event.mobileChanged.text':
    'Agora enviamos os códigos da sua conta na {brand} {site} para outro número. Por sete dias, o número antigo ainda pode bloquear a conta.',
  'mail.event.passkeyAdded.heading': 'Uma chave de acesso foi adicionada',
  'mail.event.passkeyAdded.text': 'Ela permite entrar na sua conta da {brand} {site} sem senha.',
  'mail.event.passkeyRemoved.heading': 'Uma chave de acesso foi removida',
  'mail.event.passkeyRemoved.text': 'Ela não permite mais entrar na sua conta da {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Sua senha foi alterada',
  'mail.event.passwordChanged.text':
    'Sua conta na {brand} {site} tem uma nova senha. Todos os outros dispositivos foram desconectados.',
  'mail.event.passwordReset.heading': 'Sua senha foi redefinida',
  'mail.event.passwordReset.text':
    'Sua conta na {brand} {site} tem uma nova senha. Todos os outros dispositivos foram desconectados. Os saques estão pausados por 24 horas.',
  'mail.event.preview': 'Foi você? Não precisa fazer nada. Se não foi, aja agora em {host}.',
  'mail.event.qrApproved.heading': 'Um login por QR code foi aprovado',
  'mail.event.qrApproved.text': 'Um dispositivo conectado à sua conta na {brand} {site} aprovou outro.',
  'mail.event.recoveryCodeUsed.heading': 'Um código de recuperação foi usado',
  'mail.event.recoveryCodeUsed.text':
    'Ele substituiu seu aplicativo ou chave de acesso na {brand} {site} e não funcionará de novo. Gere novos códigos antes que acabem.',
  'mail.event.recoveryCodesMade.heading': 'Novos códigos de recuperação gerados',
  'mail.event.recoveryCodesMade.text': 'Seus códigos antigos não funcionam mais na {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Um aplicativo agora pode usar sua conta',
  'mail.event.oauthGranted.text': 'Ele pode fazer o que você permitiu na {brand} {site} até você o desconectar.',
  'mail.event.thirdPartyLinked.heading': 'Outro serviço foi vinculado',
  'mail.event.thirdPartyLinked.text': 'Agora você pode entrar com ele na sua conta da {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Outro serviço foi desvinculado',
  'mail.event.thirdPartyUnlinked.text': 'Você não pode mais entrar com ele na sua conta da {brand} {site}.',
  'mail.event.totpAdded.heading': 'Um aplicativo autenticador foi adicionado',
  'mail.event.totpAdded.text': 'Entrar na sua conta da {brand} {site} agora exige o código dele.',
  'mail.event.totpRemoved.heading': 'Seu aplicativo autenticador foi removido',
  'mail.event.totpRemoved.text': 'Entrar na sua conta da {brand} {site} não exige mais o código dele.',
  'mail.event.unblock.button': 'Desbloquear minha conta',
  'mail.event.unblock.text':
    'Quer entrar de novo? Você pode desbloquear sua conta após 24 horas. Antes, a página pede que você confirme quem é.',
  'mail.event.wasYou': 'Foi você? Não precisa fazer nada.',
  'mail.fact.browserOnSystem': '{browser} no {system}',
  'mail.fact.detail.application': 'Aplicativo: {value}',
  'mail.fact.detail.email': 'Novo endereço: {value}',
  'mail.fact.detail.letIn': 'Acesso dado a: {value}',
  'mail.fact.detail.mobile': 'Novo número: {value}',
  'mail.fact.detail.name': 'Nome: {value}',
  'mail.fact.detail.provider': 'Serviço: {value}',
  'mail.fact.device': 'Dispositivo: {value}',
  'mail.fact.place': 'Local: {value}, pelo endereço de rede',
  'mail.fact.time': 'Hora: {value}',
  'mail.fact.unknown': 'desconhecido',
  'mail.fact.unknownPlace': 'Local: desconhecido',
  'mail.footer': 'Enviado pela {brand} {site}, {host}. Este e-mail não tem rastreamento nem imagens remotas.',
  'mail.link.login.button': 'Entrar',
  'mail.link.login.heading': 'Entrar na {brand}',
  'mail.link.login.notYou': 'Não foi você? Não precisa fazer nada. Ninguém pode usar este login sem este e-mail.',
  'mail.link.login.subject': 'Seu link de login da {brand}',
  'mail.link.login.text': 'Este link faz seu login na {brand} {site}, no navegador em que você o abrir.',
  'mail.link.reset.button': 'Escolher senha',
  'mail.link.reset.heading': 'Escolha uma nova senha',
  'mail.link.reset.notYou': 'Não foi você? Não precisa fazer nada: sua senha não muda.',
  'mail.link.reset.subject': 'Redefinir sua senha da {brand}',
  'mail.link.reset.text': 'Use este link para escolher uma nova senha para sua conta na {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Seu app e suas chaves de acesso serão removidos',
  'mail.lostItem.authenticator.text':
    'Alguém, provavelmente você, informou a perda do aplicativo autenticador e das chaves de acesso da {brand} {site}. Eles podem ser removidos a partir de {time}.',
  'mail.lostItem.button': 'Interromper',
  'mail.lostItem.email.heading': 'Seu endereço de e-mail será substituído',
  'mail.lostItem.email.text':
    'Alguém, provavelmente você, informou a perda deste e-mail da sua conta na {brand} {site}. Outro endereço pode substituí-lo a partir de {time}.',
  'mail.lostItem.mobile.heading': 'Seu número de celular será substituído',
  'mail.lostItem.mobile.text':
    'Alguém, provavelmente você, informou a perda do celular da sua conta na {brand} {site}. Outro número pode substituí-lo a partir de {time}.',
  'mail.lostItem.notYou': 'Não foi você? Interrompa agora com o botão e altere sua senha: alguém pode saber qual é.',
  'mail.lostItem.preview': 'Não foi você? Interrompa agora.',
  'mail.lostItem.wasYou': 'Foi você? Volte a {host} depois de {time} para concluir. Até lá, não precisa fazer nada.',
  'mail.noAccount.action':
    'Você se cadastrou com outro endereço ou com um número de celular? Tente com ele ou crie uma conta em {host}.',
  'mail.noAccount.heading': 'Nenhuma conta tem este endereço',
  'mail.noAccount.notYou': 'Não foi você? Não precisa fazer nada.',
  'mail.noAccount.preview': 'Você pode ter usado outro. Tente novamente em {host}.',
  'mail.noAccount.subject': 'Nenhuma conta na {brand} tem este endereço',
  'mail.noAccount.text':
    'Alguém, provavelmente você, digitou este endereço para entrar na {brand} {site}. Ele não tem conta lá.',
  'mail.registrationCode.expires':
    'Funciona uma vez, por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Se expirou, peça um novo na página.',
  'mail.registrationCode.heading': 'Seu código',
  'mail.registrationCode.notYou': 'Não foi você? Não precisa fazer nada. Nenhuma conta é criada sem este código.',
  'mail.registrationCode.preview': 'Digite só em {host}. A {brand} não vai pedir o código.',
  'mail.registrationCode.subject': '{code} é seu código da {brand}',
  'mail.registrationCode.text': 'Digite este código para criar sua conta na {brand} {site}:',
  'mail.registrationLink.button': 'Confirmar endereço',
  'mail.registrationLink.expires':
    'O link e o código funcionam uma vez, por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Se expiraram, peça novos na primeira página.',
  'mail.registrationLink.heading': 'Confirme seu endereço',
  'mail.registrationLink.notYou': 'Não foi você? Não precisa fazer nada. Nenhuma conta é criada se você não confirmar.',
  'mail.registrationLink.otherDevice': 'Em outro dispositivo? Digite este código na página em que você começou:',
  'mail.registrationLink.preview':
    'O link abre {host} e funciona por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  'mail.registrationLink.subject': 'Confirme seu endereço para a {brand}',
  'mail.registrationLink.text': 'Só mais uma etapa antes de definir uma senha para sua conta na {brand} {site}.',
  'mail.safety.heading': 'Este e-mail é nosso?',
  'mail.safety.text':
    'Digite o código só em {host}. Nunca o compartilhe: a {brand} não vai pedir por e-mail, mensagem ou telefone. Quem pede está tentando entrar na sua conta.',
  'mail.safety.text.link':
    'O link abre {host} e nada mais. Confira a barra de endereço do navegador antes de digitar qualquer coisa. Nunca pedimos sua senha nem um código por e-mail, mensagem ou telefone.',
  'mail.safety.text.noCode':
    'Nosso único endereço para este site é {host}. Nunca pedimos sua senha por e-mail, mensagem ou telefone. De propósito, este e-mail não tem links: digite o endereço no navegador.',
};
