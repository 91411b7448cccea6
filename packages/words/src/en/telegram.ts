/** Words of the bot's messages in Telegram. ICU; sorted by kind. Plain text: no markup is read. */
export const telegram = {
  'telegram.antiPhishing': 'Your anti-phishing code: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} on {system}',
  'telegram.fact.device': 'Device: {value}',
  'telegram.fact.place': 'Place: {value}, by network address',
  'telegram.fact.time': 'Time: {value}',
  'telegram.fact.unknown': 'not known',
  'telegram.fact.unknownPlace': 'Place: not known',
  'telegram.login.heading': 'Login to your {brand} account',
  'telegram.login.new': 'Login to your {brand} account from a new device',
  'telegram.login.notYou':
    'This was you? Then there is nothing to do. If not, lock your account: nobody can log in to it then.',
  'telegram.login.stop': 'To get no more of these messages, send /stop.',
  'telegram.official': '{brand} is at {host} and nowhere else. We never ask here for a password or a code.',
  'telegram.startAgain':
    'You stopped our messages. To get them again, log in at {host}, open your account page, and turn on messages under Telegram.',
  'telegram.stopped':
    'You get no more messages from us. To get them again, log in at {host}, open your account page, and turn on messages under Telegram.',
  'telegram.welcome.button': 'Open {brand}',
  'telegram.welcome.heading': 'Welcome to {brand}',
  'telegram.welcome.stop': 'If you allow it in your account, we tell you here of each login. To end that, send /stop.',
  'telegram.welcome.text':
    'Open {brand} here in Telegram to log in, connect your account and see your tasks. In a browser it is at {host}.',
} as const;
