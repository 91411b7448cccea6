export const telegram = {
  'telegram.antiPhishing': 'Tu código antiphishing: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} en {system}',
  'telegram.fact.device': 'Dispositivo: {value}',
  'telegram.fact.place': 'Lugar: {value}, según la dirección de red',
  'telegram.fact.time': 'Hora: {value}',
  'telegram.fact.unknown': 'desconocido',
  'telegram.fact.unknownPlace': 'Lugar: desconocido',
  'telegram.help.commands': 'Envía /start para abrir {brand}. Envía /stop para dejar de recibir mensajes.',
  'telegram.help.heading': '{brand} en Telegram',
  'telegram.help.text': 'Este bot abre {brand} en Telegram. Si lo permites, te envía avisos de inicio de sesión.',
  'telegram.login.heading': 'Inicio de sesión en tu cuenta de {brand}',
  'telegram.login.new': 'Inicio de sesión en tu cuenta de {brand} desde un dispositivo nuevo',
  'telegram.login.notYou': 'Si has sido tú, no tienes que hacer nada. Si no, bloquea tu cuenta ya:',
  'telegram.login.stop': 'Envía /stop para dejar de recibir estos mensajes.',
  'telegram.notLinked':
    'Esta cuenta de Telegram no está vinculada a {brand}, así que no te enviamos avisos de inicio de sesión.',
  'telegram.official': 'La dirección de {brand} es {host}. Nunca pedimos una contraseña ni un código en este chat.',
  'telegram.startAgain':
    'Has detenido nuestros mensajes. Para volver a recibirlos, inicia sesión en {host}. Después activa los mensajes en la sección Telegram de la página de tu cuenta.',
  'telegram.stopped':
    'Ya no recibirás avisos de inicio de sesión. Para volver a recibirlos, inicia sesión en {host}. Después activa los mensajes en la sección Telegram de la página de tu cuenta.',
  'telegram.welcome.button': 'Abrir {brand}',
  'telegram.welcome.heading': 'Te damos la bienvenida a {brand}',
  'telegram.welcome.stop':
    'Si lo permites, te enviamos aquí avisos de inicio de sesión. Envía /stop para dejar de recibirlos.',
  'telegram.welcome.text':
    'Abre aquí {brand} para iniciar sesión, vincular tu cuenta y ver tus tareas. En un navegador, usa {host}.',
};
