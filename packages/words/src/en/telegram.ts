/** Words of the bot's messages in Telegram. ICU; sorted by kind. Plain text: no markup is read. */
export const telegram = {
  'telegram.antiPhishing': 'Your anti-phishing code: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} on {system}',
  'telegram.fact.device': 'Device: {value}',
  'telegram.fact.place': 'Place: {value}, by network address',
  'telegram.fact.time': 'Time: {value}',
  'telegram.fact.unknown': 'not known',
  'telegram.fact.unknownPlace': 'Place: not known',
  'telegram.help.commands': 'Send /start to open {brand}. Send /stop to end our messages.',
  'telegram.help.heading': '{brand} in Telegram',
  'telegram.help.text': 'This bot opens {brand} in Telegram. If you allow it, it sends you login notices.',
  'telegram.login.heading': 'New login to your {brand} account',
  'telegram.login.new': 'Login to your {brand} account from a new device',
  'telegram.login.notYou': 'If this was you, no action is needed. If not, lock your account now:',
  'telegram.login.stop': 'Send /stop to end these messages.',
  'telegram.notLinked': 'This Telegram account isn’t linked to {brand}, so we send you no login notices.',
  'telegram.official': '{brand}’s address is {host}. We never ask for a password or a code in this chat.',
  'telegram.startAgain':
    'You stopped our messages. To get them again, log in at {host}. Then turn on messages under Telegram, on your account page.',
  'telegram.stopped':
    'You’ll get no more login notices. To get them again, log in at {host}. Then turn on messages under Telegram, on your account page.',
  'telegram.welcome.button': 'Open {brand}',
  'telegram.welcome.heading': 'Welcome to {brand}',
  'telegram.welcome.stop': 'If you allow it, we send you login notices here. Send /stop to end them.',
  'telegram.welcome.text':
    'Open {brand} here to log in, link your account and see your tasks. In a browser, use {host}.',
} as const;
