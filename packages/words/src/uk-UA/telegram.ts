export const telegram = {
  'telegram.antiPhishing': 'Ваш антифішинговий код: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser}, {system}',
  'telegram.fact.device': 'Пристрій: {value}',
  'telegram.fact.place': 'Місце: {value}, за мережевою адресою',
  'telegram.fact.time': 'Час: {value}',
  'telegram.fact.unknown': 'невідомо',
  'telegram.fact.unknownPlace': 'Місце: невідомо',
  'telegram.help.commands': 'Надішліть /start, щоб відкрити {brand}. Надішліть /stop, щоб припинити наші повідомлення.',
  'telegram.help.heading': '{brand} у Telegram',
  'telegram.help.text': 'Цей бот відкриває {brand} у Telegram. З вашого дозволу він надсилає сповіщення про входи.',
  'telegram.login.heading': 'Вхід у ваш акаунт {brand}',
  'telegram.login.new': 'Вхід у ваш акаунт {brand} з нового пристрою',
  'telegram.login.notYou': 'Якщо це були ви, нічого робити не потрібно. Якщо ні, негайно заблокуйте акаунт:',
  'telegram.login.stop': 'Щоб припинити ці повідомлення, надішліть /stop.',
  'telegram.notLinked': 'Цей акаунт Telegram не прив’язано до {brand}, тому ми не надсилаємо вам сповіщень про входи.',
  'telegram.official': 'Адреса {brand} — {host}. У цьому чаті ми ніколи не запитуємо пароль чи код.',
  'telegram.startAgain':
    'Ви зупинили наші повідомлення. Щоб отримувати їх знову, увійдіть на {host}. Потім увімкніть повідомлення на сторінці акаунта, у розділі Telegram.',
  'telegram.stopped':
    'Сповіщень про входи більше не буде. Щоб отримувати їх знову, увійдіть на {host}. Потім увімкніть повідомлення на сторінці акаунта, у розділі Telegram.',
  'telegram.welcome.button': 'Відкрити {brand}',
  'telegram.welcome.heading': 'Вітаємо в {brand}',
  'telegram.welcome.stop':
    'З вашого дозволу ми надсилаємо сюди сповіщення про входи. Щоб їх припинити, надішліть /stop.',
  'telegram.welcome.text':
    'Відкрийте {brand} тут, щоб увійти, прив’язати акаунт і побачити завдання. У браузері відкрийте {host}.',
};
