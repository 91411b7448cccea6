export const telegram = {
  'telegram.antiPhishing': 'Codul antiphishing: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} pe {system}',
  'telegram.fact.device': 'Dispozitivul: {value}',
  'telegram.fact.place': 'Locul: {value}, după adresa de rețea',
  'telegram.fact.time': 'Data și ora: {value}',
  'telegram.fact.unknown': 'necunoscut',
  'telegram.fact.unknownPlace': 'Locul: necunoscut',
  'telegram.help.commands': 'Trimiteți /start ca să deschideți {brand}. Trimiteți /stop ca să opriți mesajele noastre.',
  'telegram.help.heading': '{brand} în Telegram',
  'telegram.help.text': 'Acest bot deschide {brand} în Telegram. Dacă permiteți, vă anunță despre conectări.',
  'telegram.login.heading': 'Conectare la contul dvs. {brand}',
  'telegram.login.new': 'Conectare la contul {brand} de pe un dispozitiv nou',
  'telegram.login.notYou': 'Dacă ați fost dvs., nu trebuie să faceți nimic. Dacă nu, blocați-vă acum contul:',
  'telegram.login.stop': 'Trimiteți /stop ca să opriți aceste mesaje.',
  'telegram.notLinked': 'Acest cont Telegram nu este asociat cu {brand}, deci nu vă anunțăm despre conectări.',
  'telegram.official': 'Adresa {brand} este {host}. Nu cerem niciodată o parolă sau un cod în acest chat.',
  'telegram.startAgain':
    'Ați oprit mesajele noastre. Ca să le primiți din nou, conectați-vă la {host}. Apoi activați mesajele la Telegram, pe pagina contului.',
  'telegram.stopped':
    'Nu veți mai primi anunțuri despre conectări. Ca să le primiți din nou, conectați-vă la {host}. Apoi activați mesajele la Telegram, pe pagina contului.',
  'telegram.welcome.button': 'Deschideți {brand}',
  'telegram.welcome.heading': 'Bun venit la {brand}',
  'telegram.welcome.stop':
    'Dacă permiteți, vă anunțăm aici despre conectări. Trimiteți /stop ca să nu mai primiți mesaje.',
  'telegram.welcome.text':
    'Deschideți {brand} aici pentru a vă conecta, a vă asocia contul și a vedea sarcinile. În browser, folosiți {host}.',
};
