export const telegram = {
  'telegram.antiPhishing': 'O seu código antiphishing: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} em {system}',
  'telegram.fact.device': 'Dispositivo: {value}',
  'telegram.fact.place': 'Local: {value}, segundo o endereço de rede',
  'telegram.fact.time': 'Hora: {value}',
  'telegram.fact.unknown': 'desconhecido',
  'telegram.fact.unknownPlace': 'Local: desconhecido',
  'telegram.help.commands': 'Envie /start para abrir a {brand}. Envie /stop para terminar as nossas mensagens.',
  'telegram.help.heading': '{brand} no Telegram',
  'telegram.help.text': 'Este bot abre a {brand} no Telegram. Se permitir, envia-lhe avisos de início de sessão.',
  'telegram.login.heading': 'Início de sessão na sua conta {brand}',
  'telegram.login.new': 'Início de sessão na sua conta {brand} num novo dispositivo',
  'telegram.login.notYou':
    'Se reconhece este início de sessão, não precisa de fazer nada. Se não, bloqueie já a conta:',
  'telegram.login.stop': 'Envie /stop para terminar estas mensagens.',
  'telegram.notLinked':
    'Esta conta do Telegram não está associada à {brand}, por isso não lhe enviamos avisos de início de sessão.',
  'telegram.official': 'O endereço da {brand} é {host}. Nunca pedimos uma palavra-passe nem um código nesta conversa.',
  'telegram.startAgain':
    'Desativou as nossas mensagens. Para as voltar a receber, inicie sessão em {host}. Depois, ative as mensagens na secção Telegram, na página da sua conta.',
  'telegram.stopped':
    'Não vai receber mais avisos de início de sessão. Para os voltar a receber, inicie sessão em {host}. Depois, ative as mensagens na secção Telegram, na página da sua conta.',
  'telegram.welcome.button': 'Abrir {brand}',
  'telegram.welcome.heading': 'Boas-vindas à {brand}',
  'telegram.welcome.stop': 'Se permitir, enviamos-lhe aqui avisos de início de sessão. Envie /stop para os terminar.',
  'telegram.welcome.text':
    'Abra a {brand} aqui para iniciar sessão, associar a conta e ver as suas tarefas. Num navegador, use {host}.',
};
