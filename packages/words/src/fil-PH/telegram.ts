export const telegram = {
  'telegram.antiPhishing': 'Ang anti-phishing code mo: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} sa {system}',
  'telegram.fact.device': 'Device: {value}',
  'telegram.fact.place': 'Lugar: {value}, ayon sa network address',
  'telegram.fact.time': 'Oras: {value}',
  'telegram.fact.unknown': 'hindi alam',
  'telegram.fact.unknownPlace': 'Lugar: hindi alam',
  'telegram.help.commands':
    'Ipadala ang /start para buksan ang {brand}. Ipadala ang /stop para ihinto ang mga mensahe namin.',
  'telegram.help.heading': '{brand} sa Telegram',
  'telegram.help.text':
    'Binubuksan ng bot na ito ang {brand} sa Telegram. Kung papayagan mo, magpapadala ito ng mga abiso sa pag-log in.',
  'telegram.login.heading': 'Pag-log in sa {brand} account mo',
  'telegram.login.new': 'Pag-log in sa {brand} account mo mula sa bagong device',
  'telegram.login.notYou': 'Kung ikaw ito, wala kang kailangang gawin. Kung hindi, i-lock na ang account mo:',
  'telegram.login.stop': 'Ipadala ang /stop para ihinto ang mga mensaheng ito.',
  'telegram.notLinked':
    'Hindi naka-link sa {brand} ang Telegram account na ito, kaya hindi kami nagpapadala ng mga abiso sa pag-log in.',
  'telegram.official': '{host} ang address ng {brand}. Hindi kami kailanman hihingi ng password o code sa chat na ito.',
  'telegram.startAgain':
    'Itinigil mo ang mga mensahe namin. Para makatanggap ulit, mag-log in sa {host}. Saka i-on ang mga mensahe sa ilalim ng Telegram, sa page ng account mo.',
  'telegram.stopped':
    'Hindi ka na makakatanggap ng mga abiso sa pag-log in. Para makatanggap ulit, mag-log in sa {host}. Saka i-on ang mga mensahe sa ilalim ng Telegram, sa page ng account mo.',
  'telegram.welcome.button': 'Buksan ang {brand}',
  'telegram.welcome.heading': 'Maligayang pagdating sa {brand}',
  'telegram.welcome.stop':
    'Kung papayagan mo, dito kami magpapadala ng mga abiso sa pag-log in. Ipadala ang /stop para ihinto ang mga ito.',
  'telegram.welcome.text':
    'Buksan dito ang {brand} para mag-log in, i-link ang account mo at makita ang mga gawain mo. Sa browser, gamitin ang {host}.',
};
