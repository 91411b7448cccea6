export const mail = {
  'mail.address': 'O botão abre este endereço. Também o pode copiar para o seu navegador:',
  'mail.addressTaken.action': 'Inicie sessão em {host} com este endereço, ou use outro para a outra conta.',
  'mail.addressTaken.heading': 'Este endereço já tem uma conta',
  'mail.addressTaken.notYou': 'Não fez este pedido? Não precisa de fazer nada. A sua conta não mudou.',
  'mail.addressTaken.preview': 'Um endereço só pode ter uma conta. Pode iniciar sessão em {host}.',
  'mail.addressTaken.subject': 'Este endereço já tem uma conta {brand}',
  'mail.addressTaken.text':
    'Houve uma tentativa, provavelmente sua, de adicionar este endereço a outra conta na {brand} {site}. Já pertence à sua conta.',
  'mail.alreadyRegistered.action': 'Inicie sessão em {host} com este endereço e a sua palavra-passe.',
  'mail.alreadyRegistered.action.link': 'Inicie sessão com este endereço e a sua palavra-passe.',
  'mail.alreadyRegistered.button': 'Iniciar sessão',
  'mail.alreadyRegistered.heading': 'Já tem uma conta',
  'mail.alreadyRegistered.notYou': 'Não fez este pedido? Não precisa de fazer nada. A sua conta não mudou.',
  'mail.alreadyRegistered.preview': 'Não mudou. Pode iniciar sessão em {host}.',
  'mail.alreadyRegistered.subject': 'Já tem uma conta {brand}',
  'mail.alreadyRegistered.text':
    'Houve uma tentativa, provavelmente sua, de criar uma conta na {brand} {site} com este endereço. O endereço já tem conta.',
  'mail.antiPhishing': 'O seu código antiphishing: {antiPhishing}',
  'mail.personalSeal': 'O seu selo',
  'mail.code.lock.heading': 'Bloquear a sua conta',
  'mail.code.lock.notYou':
    'Não fez este pedido? Não precisa de fazer nada: sem este código, nada é bloqueado. Nunca o partilhe.',
  'mail.code.lock.subject': 'Bloquear a sua conta {brand}',
  'mail.code.lock.text':
    'Introduza este código para bloquear a sua conta na {brand} {site}. Depois, ninguém poderá iniciar sessão, e a conta fica fechada também para si:',
  'mail.code.login.heading': 'O seu código de início de sessão',
  'mail.code.login.notYou':
    'Não fez este pedido? Não precisa de fazer nada. Ninguém pode iniciar sessão sem o código. Nunca o partilhe.',
  'mail.code.login.subject': 'Código de início de sessão {brand}',
  'mail.code.login.text': 'Introduza este código para iniciar sessão na {brand} {site}:',
  'mail.code.login_second.heading': 'Confirme a sua identidade',
  'mail.code.login_second.notYou':
    'Não fez este pedido? Alguém pode ter a sua palavra-passe. Nunca partilhe este código, e altere já a palavra-passe em {host}.',
  'mail.code.login_second.notYou.service':
    'Não fez este pedido? Alguém pode controlar o seu Telegram ou outra conta associada. Nunca partilhe este código, e desassocie-a já em {host}.',
  'mail.code.login_second.text':
    'O primeiro passo para iniciar sessão na sua conta na {brand} {site} foi concluído. Se o pedido é seu, introduza este código para concluir:',
  'mail.code.lost_factor.heading': 'Remover a aplicação ou as chaves de acesso perdidas',
  'mail.code.lost_factor.notYou':
    'Não fez este pedido? Alguém está a tentar entrar na sua conta e pode conhecer a sua palavra-passe. Nunca partilhe este código, e altere já a palavra-passe em {host}.',
  'mail.code.lost_factor.subject': 'Remover aplicação ou chaves de acesso da {brand}',
  'mail.code.lost_factor.text':
    'Introduza este código para remover a aplicação ou as chaves de acesso da sua conta na {brand} {site}:',
  'mail.code.new_name.heading': 'Confirme este endereço',
  'mail.code.new_name.notYou':
    'Não fez este pedido? Alguém pode ter-se enganado no endereço. Não precisa de fazer nada: sem este código, não o adicionamos.',
  'mail.code.new_name.text': 'Introduza este código para adicionar este endereço à sua conta na {brand} {site}:',
  'mail.code.old_name.heading': 'Confirme a alteração do seu endereço',
  'mail.code.old_name.notYou':
    'Não fez este pedido? Alguém tem sessão iniciada na sua conta. Nunca partilhe este código. Inicie sessão em {host}, termine sessão nesse dispositivo e altere a palavra-passe.',
  'mail.code.old_name.text': 'Introduza este código para substituir este endereço na sua conta na {brand} {site}:',
  'mail.code.reset.heading': 'Escolha uma nova palavra-passe',
  'mail.code.reset.notYou':
    'Não fez este pedido? Não precisa de fazer nada: sem este código, a palavra-passe não muda. Nunca o partilhe.',
  'mail.code.reset.subject': 'Repor a sua palavra-passe {brand}',
  'mail.code.reset.text':
    'Introduza este código para escolher uma nova palavra-passe para a sua conta na {brand} {site}:',
  'mail.code.step_up.heading': 'Confirme uma alteração na sua conta',
  'mail.code.step_up.notYou':
    'Não fez este pedido? Alguém tem sessão iniciada na sua conta. Nunca partilhe este código. Inicie sessão em {host}, termine sessão nesse dispositivo e altere a palavra-passe.',
  'mail.code.step_up.text': 'Introduza este código para confirmar uma alteração na sua conta na {brand} {site}:',
  'mail.code.sub_account.heading': 'Iniciar sessão numa subconta',
  'mail.code.sub_account.notYou':
    'Não fez este pedido? Não precisa de fazer nada. Ninguém pode iniciar sessão sem o código. Nunca o partilhe.',
  'mail.code.sub_account.subject': 'Código de início de sessão {brand}',
  'mail.code.sub_account.text': 'Introduza este código para iniciar sessão numa subconta na {brand} {site}:',
  'mail.code.subject.shown': '{code} é o seu código {brand}',
  'mail.code.third_party.heading': 'Associar outro serviço',
  'mail.code.third_party.notYou':
    'Não fez este pedido? Nunca partilhe este código: permitiria a outra pessoa iniciar sessão na sua conta.',
  'mail.code.third_party.subject': 'Associar a sua conta {brand}',
  'mail.code.third_party.text': 'Introduza este código para associar a conta de outro serviço à {brand} {site}:',
  'mail.code.unblock.heading': 'Desbloquear a sua conta',
  'mail.code.unblock.notYou':
    'Não fez este pedido? Não precisa de fazer nada: sem este código, a conta continua bloqueada. Nunca o partilhe.',
  'mail.code.unblock.subject': 'Desbloquear a sua conta {brand}',
  'mail.code.unblock.text': 'Introduza este código para desbloquear a sua conta na {brand} {site}:',
  'mail.event.accountLocked.heading': 'A sua conta foi bloqueada',
  'mail.event.accountLocked.text':
    'Ninguém pode iniciar sessão na sua conta na {brand} {site}. A sessão foi terminada em todos os dispositivos.',
  'mail.event.accountUnlocked.heading': 'A sua conta foi desbloqueada',
  'mail.event.accountUnlocked.text': 'Já pode iniciar sessão de novo na sua conta na {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'O seu código antiphishing está definido',
  'mail.event.antiPhishingAdded.text':
    'Aparece agora no início de cada email sobre a sua conta na {brand} {site}. Um email sem ele não é nosso.',
  'mail.event.antiPhishingChanged.heading': 'O seu código antiphishing foi alterado',
  'mail.event.antiPhishingChanged.text':
    'Aparece no início de cada email sobre a sua conta na {brand} {site}. Um email sem ele, ou com um mais antigo, não é nosso.',
  'mail.event.antiPhishingRemoved.heading': 'O seu código antiphishing foi removido',
  'mail.event.antiPhishingRemoved.text':
    'Este é o último email sobre a sua conta na {brand} {site} que o mostra. Pode definir um novo na sua conta em qualquer altura.',
  'mail.event.apps.button': 'Ver aplicações associadas',
  'mail.event.apps.text':
    'Não reconhece esta atividade? Desassocie a aplicação na página abaixo e altere lá a palavra-passe. Primeiro, tem de iniciar sessão.',
  'mail.event.deviceCheckChanged.heading': 'A verificação de novos dispositivos foi alterada',
  'mail.event.deviceCheckChanged.text':
    'O código para novos dispositivos na sua conta {brand} {site} foi ativado ou desativado.',
  'mail.event.emailChanged.heading': 'O seu endereço de email foi alterado',
  'mail.event.emailChanged.text':
    'Passamos a enviar códigos e avisos sobre a sua conta na {brand} {site} para outro endereço. Durante sete dias, o endereço antigo ainda permite bloquear a conta.',
  'mail.event.factorsReset.heading': 'A aplicação e as chaves de acesso foram removidas',
  'mail.event.factorsReset.text':
    'Iniciar sessão na sua conta na {brand} {site} já não exige aplicação nem chave de acesso. Os levantamentos ficam suspensos durante algum tempo.',
  'mail.event.identity.button': 'Ver a minha identidade',
  'mail.event.identity.preview': 'Inicie sessão em {host} para ver.',
  'mail.event.identity.text': 'Inicie sessão na página abaixo para ver.',
  'mail.event.identityRefused.heading': 'Não foi possível verificar a sua identidade',
  'mail.event.identityRefused.text':
    'Não foi possível verificar os dados da sua conta na {brand} {site}. A página mostra o motivo e permite tentar de novo.',
  'mail.event.identityVerified.heading': 'A sua identidade foi verificada',
  'mail.event.identityVerified.text': 'Aceitámos os dados da sua conta na {brand} {site}.',
  'mail.event.lock.button': 'Bloquear a minha conta',
  'mail.event.lock.text':
    'Não reconhece esta atividade? Bloqueie a sua conta: ninguém poderá iniciar sessão, e a sessão é terminada em todos os dispositivos. A página pede primeiro que confirme a sua identidade.',
  'mail.event.loginNewDevice.heading': 'Início de sessão num novo dispositivo',
  'mail.event.loginNewDevice.text':
    'Um novo dispositivo, provavelmente seu, foi usado para iniciar sessão na {brand} {site}.',
  'mail.event.mobileChanged.heading': 'O seu número de telemóvel foi alterado',
  'mail.event.mobileChanged.text':
    'Passamos a enviar os códigos da sua conta na {brand} {site} para outro número. Durante sete dias, o número antigo ainda permite bloquear a conta.',
  'mail.event.passkeyAdded.heading': 'Chave de acesso adicionada',
  'mail.event.passkeyAdded.text': 'Permite iniciar sessão na sua conta na {brand} {site} sem palavra-passe.',
  'mail.event.passkeyRemoved.heading': 'Chave de acesso removida',
  'mail.event.passkeyRemoved.text': 'Já não permite iniciar sessão na sua conta na {brand} {site}.',
  'mail.event.passwordChanged.heading': 'A sua palavra-passe foi alterada',
  'mail.event.passwordChanged.text':
    'A sua conta na {brand} {site} tem uma nova palavra-passe. A sessão foi terminada em todos os outros dispositivos.',
  'mail.event.passwordReset.heading': 'A sua palavra-passe foi reposta',
  'mail.event.passwordReset.text':
    'A sua conta na {brand} {site} tem uma nova palavra-passe. A sessão foi terminada em todos os outros dispositivos. Os levantamentos ficam suspensos durante 24 horas.',
  'mail.event.preview': 'Reconhece esta atividade? Não é preciso fazer nada. Caso contrário, aja já em {host}.',
  'mail.event.qrApproved.heading': 'Início de sessão por código QR aprovado',
  'mail.event.qrApproved.text': 'Um dispositivo com sessão iniciada na sua conta na {brand} {site} aprovou outro.',
  'mail.event.recoveryCodeUsed.heading': 'Código de recuperação usado',
  'mail.event.recoveryCodeUsed.text':
    'Substituiu a aplicação ou a chave de acesso na {brand} {site} e não volta a funcionar. Crie novos códigos antes de os esgotar.',
  'mail.event.recoveryCodesMade.heading': 'Novos códigos de recuperação criados',
  'mail.event.recoveryCodesMade.text': 'Os códigos antigos já não funcionam na {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Uma aplicação já pode usar a sua conta',
  'mail.event.oauthGranted.text': 'Pode fazer o que permitiu na {brand} {site} até a desassociar.',
  'mail.event.thirdPartyLinked.heading': 'Outro serviço foi associado',
  'mail.event.thirdPartyLinked.text': 'Já o pode usar para iniciar sessão na sua conta na {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Outro serviço foi desassociado',
  'mail.event.thirdPartyUnlinked.text': 'Já não o pode usar para iniciar sessão na sua conta na {brand} {site}.',
  'mail.event.totpAdded.heading': 'Aplicação de autenticação adicionada',
  'mail.event.totpAdded.text': 'Iniciar sessão na sua conta na {brand} {site} exige agora o respetivo código.',
  'mail.event.totpRemoved.heading': 'A sua aplicação de autenticação foi removida',
  'mail.event.totpRemoved.text': 'Iniciar sessão na sua conta na {brand} {site} já não exige o respetivo código.',
  'mail.event.unblock.button': 'Desbloquear a minha conta',
  'mail.event.unblock.text':
    'Quer iniciar sessão de novo? Pode desbloquear a sua conta ao fim de 24 horas. A página pede primeiro que confirme a sua identidade.',
  'mail.event.wasYou': 'Reconhece esta atividade? Não é preciso fazer nada.',
  'mail.fact.browserOnSystem': '{browser} em {system}',
  'mail.fact.detail.application': 'Aplicação: {value}',
  'mail.fact.detail.email': 'Novo endereço: {value}',
  'mail.fact.detail.letIn': 'Acesso dado a: {value}',
  'mail.fact.detail.mobile': 'Novo número: {value}',
  'mail.fact.detail.name': 'Nome: {value}',
  'mail.fact.detail.provider': 'Serviço: {value}',
  'mail.fact.device': 'Dispositivo: {value}',
  'mail.fact.place': 'Local: {value}, segundo o endereço de rede',
  'mail.fact.time': 'Hora: {value}',
  'mail.fact.unknown': 'desconhecido',
  'mail.fact.unknownPlace': 'Local: desconhecido',
  'mail.footer': 'Enviado pela {brand} {site}, {host}. Este email não tem rastreio nem imagens remotas.',
  'mail.link.login.button': 'Iniciar sessão',
  'mail.link.login.heading': 'Iniciar sessão na {brand}',
  'mail.link.login.notYou':
    'Não fez este pedido? Não precisa de fazer nada. Sem este email, ninguém pode iniciar sessão.',
  'mail.link.login.subject': 'Link de início de sessão {brand}',
  'mail.link.login.text': 'Este link inicia sessão na {brand} {site}, no navegador em que o abrir.',
  'mail.link.reset.button': 'Escolher palavra-passe',
  'mail.link.reset.heading': 'Escolha uma nova palavra-passe',
  'mail.link.reset.notYou': 'Não fez este pedido? Não precisa de fazer nada: a palavra-passe não muda.',
  'mail.link.reset.subject': 'Repor a sua palavra-passe {brand}',
  'mail.link.reset.text': 'Use este link para escolher uma nova palavra-passe para a sua conta na {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'A aplicação e as chaves de acesso serão removidas',
  'mail.lostItem.authenticator.text':
    'Recebemos um aviso, provavelmente seu, da perda da aplicação de autenticação e das chaves de acesso da conta {brand} {site}. Podem ser removidas a partir de {time}.',
  'mail.lostItem.button': 'Cancelar pedido',
  'mail.lostItem.email.heading': 'O seu endereço de email será substituído',
  'mail.lostItem.email.text':
    'Recebemos um aviso, provavelmente seu, da perda deste email da sua conta na {brand} {site}. Outro endereço pode substituí-lo a partir de {time}.',
  'mail.lostItem.mobile.heading': 'O seu número de telemóvel será substituído',
  'mail.lostItem.mobile.text':
    'Recebemos um aviso, provavelmente seu, da perda do telemóvel da sua conta na {brand} {site}. Outro número pode substituí-lo a partir de {time}.',
  'mail.lostItem.notYou':
    'Não fez este pedido? Cancele-o já com o botão e altere a palavra-passe: alguém pode conhecê-la.',
  'mail.lostItem.preview': 'Não fez este pedido? Cancele-o já.',
  'mail.lostItem.wasYou':
    'O pedido é seu? Volte a {host} depois de {time} para concluir. Até lá, não precisa de fazer nada.',
  'mail.noAccount.action':
    'Registou-se com outro endereço, ou com um número de telemóvel? Experimente esse, ou crie uma conta em {host}.',
  'mail.noAccount.heading': 'Nenhuma conta tem este endereço',
  'mail.noAccount.notYou': 'Não fez este pedido? Não é preciso fazer nada.',
  'mail.noAccount.preview': 'Pode ter usado outro. Tente novamente em {host}.',
  'mail.noAccount.subject': 'Nenhuma conta {brand} tem este endereço',
  'mail.noAccount.text':
    'Este endereço foi introduzido, provavelmente por si, para entrar na {brand} {site}. Não há lá nenhuma conta com este endereço.',
  'mail.registrationCode.expires':
    'Funciona uma só vez, durante {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Se já expirou, peça um novo na página.',
  'mail.registrationCode.heading': 'O seu código',
  'mail.registrationCode.notYou':
    'Não fez este pedido? Não precisa de fazer nada. Sem este código, não é criada nenhuma conta.',
  'mail.registrationCode.preview': 'Introduza-o apenas em {host}. A {brand} não o pede.',
  'mail.registrationCode.subject': '{code} é o seu código {brand}',
  'mail.registrationCode.text': 'Introduza este código para criar a sua conta na {brand} {site}:',
  'mail.registrationLink.button': 'Confirmar endereço',
  'mail.registrationLink.expires':
    'O link e o código funcionam uma só vez, durante {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Se já expiraram, peça novos na primeira página.',
  'mail.registrationLink.heading': 'Confirme o seu endereço',
  'mail.registrationLink.notYou':
    'Não fez este pedido? Não precisa de fazer nada. Se não confirmar, não é criada nenhuma conta.',
  'mail.registrationLink.otherDevice': 'Noutro dispositivo? Introduza este código na página onde começou:',
  'mail.registrationLink.preview':
    'O link abre {host} e funciona durante {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  'mail.registrationLink.subject': 'Confirme o seu endereço para a {brand}',
  'mail.registrationLink.text': 'Mais um passo antes de definir a palavra-passe da sua conta na {brand} {site}.',
  'mail.safety.heading': 'Este email é nosso?',
  'mail.safety.text':
    'Introduza o código apenas em {host}. Nunca o partilhe: a {brand} não o pede por email, mensagem ou telefone. Quem o pedir está a tentar entrar na sua conta.',
  'mail.safety.text.link':
    'O link abre {host} e mais nada. Antes de escrever, verifique a barra de endereço do navegador. Nunca pedimos a sua palavra-passe nem um código por email, mensagem ou telefone.',
  'mail.safety.text.noCode':
    'O nosso único endereço para este site é {host}. Nunca pedimos a sua palavra-passe por email, mensagem ou telefone. Este email não tem links, de propósito: escreva o endereço no navegador.',
};
