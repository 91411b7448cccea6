export const telegram = {
  'telegram.antiPhishing': 'Il tuo codice anti-phishing: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} su {system}',
  'telegram.fact.device': 'Dispositivo: {value}',
  'telegram.fact.place': 'Luogo: {value}, in base all’indirizzo di rete',
  'telegram.fact.time': 'Data e ora: {value}',
  'telegram.fact.unknown': 'sconosciuto',
  'telegram.fact.unknownPlace': 'Luogo: sconosciuto',
  'telegram.help.commands': 'Invia /start per aprire {brand}. Invia /stop per interrompere i nostri messaggi.',
  'telegram.help.heading': '{brand} su Telegram',
  'telegram.help.text': 'Questo bot apre {brand} in Telegram. Se lo consenti, ti invia gli avvisi di accesso.',
  'telegram.login.heading': 'Accesso al tuo account {brand}',
  'telegram.login.new': 'Accesso al tuo account {brand} da un nuovo dispositivo',
  'telegram.login.notYou': 'Se eri tu, non devi fare nulla. Altrimenti blocca subito il tuo account:',
  'telegram.login.stop': 'Invia /stop per interrompere questi messaggi.',
  'telegram.notLinked': 'Questo account Telegram non è collegato a {brand}, quindi non ti inviamo avvisi di accesso.',
  'telegram.official': 'L’indirizzo di {brand} è {host}. In questa chat non ti chiediamo mai una password o un codice.',
  'telegram.startAgain':
    'Hai interrotto i nostri messaggi. Per riceverli di nuovo, accedi su {host}. Poi attiva i messaggi alla voce Telegram, nella pagina del tuo account.',
  'telegram.stopped':
    'Non riceverai più avvisi di accesso. Per riceverli di nuovo, accedi su {host}. Poi attiva i messaggi alla voce Telegram, nella pagina del tuo account.',
  'telegram.welcome.button': 'Apri {brand}',
  'telegram.welcome.heading': 'Ti diamo il benvenuto su {brand}',
  'telegram.welcome.stop': 'Se lo consenti, qui ti inviamo gli avvisi di accesso. Invia /stop per interromperli.',
  'telegram.welcome.text':
    'Apri {brand} qui per accedere, collegare il tuo account e vedere le tue attività. In un browser, usa {host}.',
};
