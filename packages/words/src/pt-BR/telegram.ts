export const telegram = {
  'telegram.antiPhishing': 'Seu código antiphishing: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} no {system}',
  'telegram.fact.device': 'Dispositivo: {value}',
  'telegram.fact.place': 'Local: {value}, pelo endereço de rede',
  'telegram.fact.time': 'Hora: {value}',
  'telegram.fact.unknown': 'desconhecido',
  'telegram.fact.unknownPlace': 'Local: desconhecido',
  'telegram.help.commands': 'Envie /start para abrir a {brand}. Envie /stop para parar nossas mensagens.',
  'telegram.help.heading': '{brand} no Telegram',
  'telegram.help.text': 'Este bot abre a {brand} no Telegram. Se você permitir, ele envia avisos de login.',
  'telegram.login.heading': 'Login na sua conta da {brand}',
  'telegram.login.new': 'Login na sua conta da {brand} em um novo dispositivo',
  'telegram.login.notYou': 'Se foi você, não precisa fazer nada. Se não foi, bloqueie sua conta agora:',
  'telegram.login.stop': 'Envie /stop para parar estas mensagens.',
  'telegram.notLinked': 'Esta conta do Telegram não está vinculada à {brand}, por isso não enviamos avisos de login.',
  'telegram.official': 'O endereço da {brand} é {host}. Nunca pedimos senha nem código nesta conversa.',
  'telegram.startAgain':
    'Você parou nossas mensagens. Para recebê-las de novo, entre em {host}. Depois ative as mensagens em Telegram, na página da sua conta.',
  'telegram.stopped':
    'Você não receberá mais avisos de login. Para recebê-los de novo, entre em {host}. Depois ative as mensagens em Telegram, na página da sua conta.',
  'telegram.welcome.button': 'Abrir a {brand}',
  'telegram.welcome.heading': 'Boas-vindas à {brand}',
  'telegram.welcome.stop': 'Se você permitir, enviamos avisos de login aqui. Envie /stop para cancelar.',
  'telegram.welcome.text':
    'Abra a {brand} aqui para entrar, vincular sua conta e ver suas tarefas. No navegador, use {host}.',
};
