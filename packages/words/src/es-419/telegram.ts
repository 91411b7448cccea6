export const telegram = {
  'telegram.login.notYou': 'Si fuiste tú, no tienes que hacer nada. Si no, bloquea tu cuenta ya:',
  'telegram.startAgain':
    'Detuviste nuestros mensajes. Para volver a recibirlos, inicia sesión en {host}. Después activa los mensajes en la sección Telegram de la página de tu cuenta.',
};
