export const telegram = {
  'telegram.antiPhishing': 'Ваш антифишинговый код: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser}, {system}',
  'telegram.fact.device': 'Устройство: {value}',
  'telegram.fact.place': 'Место: {value}, по сетевому адресу',
  'telegram.fact.time': 'Время: {value}',
  'telegram.fact.unknown': 'неизвестно',
  'telegram.fact.unknownPlace': 'Место: неизвестно',
  'telegram.help.commands': 'Отправьте /start, чтобы открыть {brand}. Отправьте /stop, чтобы отказаться от сообщений.',
  'telegram.help.heading': '{brand} в Telegram',
  'telegram.help.text': 'Этот бот открывает {brand} в Telegram. Если разрешите, он присылает уведомления о входе.',
  'telegram.login.heading': 'Вход в ваш аккаунт {brand}',
  'telegram.login.new': 'Вход в ваш аккаунт {brand} с нового устройства',
  'telegram.login.notYou': 'Если это были вы, ничего делать не нужно. Если нет, сразу заблокируйте аккаунт:',
  'telegram.login.stop': 'Отправьте /stop, чтобы отказаться от этих сообщений.',
  'telegram.notLinked': 'Этот аккаунт Telegram не привязан к {brand}, поэтому мы не присылаем уведомления о входе.',
  'telegram.official': 'Адрес {brand}: {host}. В этом чате мы никогда не спрашиваем пароль или код.',
  'telegram.startAgain':
    'Вы отказались от сообщений. Чтобы получать их снова, войдите на {host}. Затем включите сообщения на странице аккаунта, в разделе Telegram.',
  'telegram.stopped':
    'Уведомлений о входе больше не будет. Чтобы получать их снова, войдите на {host}. Затем включите сообщения на странице аккаунта, в разделе Telegram.',
  'telegram.welcome.button': 'Открыть {brand}',
  'telegram.welcome.heading': 'Добро пожаловать в {brand}',
  'telegram.welcome.stop': 'Если разрешите, мы присылаем сюда уведомления о входе. Отправьте /stop, чтобы отказаться.',
  'telegram.welcome.text':
    'Откройте здесь {brand}, чтобы войти, привязать аккаунт и увидеть задания. В браузере откройте {host}.',
};
