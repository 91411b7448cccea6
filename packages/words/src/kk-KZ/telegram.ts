export const telegram = {
  'telegram.antiPhishing': 'Фишингке қарсы кодыңыз: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} · {system}',
  'telegram.fact.device': 'Құрылғы: {value}',
  'telegram.fact.place': 'Орны: {value}, желі мекенжайы бойынша',
  'telegram.fact.time': 'Уақыты: {value}',
  'telegram.fact.unknown': 'белгісіз',
  'telegram.fact.unknownPlace': 'Орны: белгісіз',
  'telegram.help.commands': '{brand} сайтын ашу үшін /start, хабарларды тоқтату үшін /stop жіберіңіз.',
  'telegram.help.heading': 'Telegram-дағы {brand}',
  'telegram.help.text': 'Бұл бот {brand} сайтын Telegram-да ашады. Рұқсат берсеңіз, кіру хабарламаларын жібереді.',
  'telegram.login.heading': '{brand} аккаунтына кіру',
  'telegram.login.new': '{brand} аккаунтына жаңа құрылғыдан кіру',
  'telegram.login.notYou': 'Сіз болсаңыз, ештеңе істеудің қажеті жоқ. Болмаса, аккаунтты қазір бұғаттаңыз:',
  'telegram.login.stop': 'Бұл хабарларды тоқтату үшін /stop жіберіңіз.',
  'telegram.notLinked':
    'Бұл Telegram аккаунты {brand} сайтына байланыстырылмаған, сондықтан кіру хабарламасын жібермейміз.',
  'telegram.official': '{brand} мекенжайы: {host}. Бұл чатта құпиясөзді немесе кодты ешқашан сұрамаймыз.',
  'telegram.startAgain':
    'Хабарларды тоқтаттыңыз. Қайта алу үшін {host} сайтына кіріңіз. Сосын аккаунт бетінде, Telegram бөлімінде хабарларды қосыңыз.',
  'telegram.stopped':
    'Кіру хабарламалары енді келмейді. Қайта алу үшін {host} сайтына кіріңіз. Сосын аккаунт бетінде, Telegram бөлімінде хабарларды қосыңыз.',
  'telegram.welcome.button': '{brand} сайтын ашу',
  'telegram.welcome.heading': '{brand} сайтына қош келдіңіз',
  'telegram.welcome.stop': 'Рұқсат берсеңіз, кіру хабарламаларын осында жібереміз. Тоқтату үшін /stop жіберіңіз.',
  'telegram.welcome.text':
    'Кіру, аккаунтты байланыстыру және тапсырмаларды көру үшін {brand} сайтын осында ашыңыз. Браузерде {host} мекенжайын ашыңыз.',
};
