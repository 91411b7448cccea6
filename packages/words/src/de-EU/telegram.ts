export const telegram = {
  'telegram.antiPhishing': 'Ihr Anti-Phishing-Code: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} auf {system}',
  'telegram.fact.device': 'Gerät: {value}',
  'telegram.fact.place': 'Ort: {value}, laut Netzwerkadresse',
  'telegram.fact.time': 'Zeit: {value}',
  'telegram.fact.unknown': 'unbekannt',
  'telegram.fact.unknownPlace': 'Ort: unbekannt',
  'telegram.help.commands':
    'Senden Sie /start, um {brand} zu öffnen. Senden Sie /stop, um unsere Nachrichten zu beenden.',
  'telegram.help.heading': '{brand} in Telegram',
  'telegram.help.text':
    'Dieser Bot öffnet {brand} in Telegram. Wenn Sie es erlauben, sendet er Ihnen Hinweise zu Anmeldungen.',
  'telegram.login.heading': 'Anmeldung in Ihrem Konto bei {brand}',
  'telegram.login.new': 'Anmeldung in Ihrem Konto bei {brand} von einem neuen Gerät',
  'telegram.login.notYou': 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, sperren Sie jetzt Ihr Konto:',
  'telegram.login.stop': 'Senden Sie /stop, um diese Nachrichten zu beenden.',
  'telegram.notLinked':
    'Dieses Telegram-Konto ist nicht mit {brand} verknüpft. Daher senden wir Ihnen keine Hinweise zu Anmeldungen.',
  'telegram.official':
    'Die Adresse von {brand} ist {host}. Wir fragen in diesem Chat nie nach einem Passwort oder Code.',
  'telegram.startAgain':
    'Sie haben unsere Nachrichten gestoppt. Um sie wieder zu erhalten, melden Sie sich auf {host} an. Schalten Sie dann auf Ihrer Kontoseite unter Telegram die Nachrichten ein.',
  'telegram.stopped':
    'Sie erhalten keine Hinweise zu Anmeldungen mehr. Um sie wieder zu erhalten, melden Sie sich auf {host} an. Schalten Sie dann auf Ihrer Kontoseite unter Telegram die Nachrichten ein.',
  'telegram.welcome.button': '{brand} öffnen',
  'telegram.welcome.heading': 'Willkommen bei {brand}',
  'telegram.welcome.stop':
    'Wenn Sie es erlauben, senden wir Ihnen hier Hinweise zu Anmeldungen. Senden Sie /stop, um sie zu beenden.',
  'telegram.welcome.text':
    'Öffnen Sie {brand} hier, um sich anzumelden, Ihr Konto zu verknüpfen und Ihre Aufgaben zu sehen. Im Browser nutzen Sie {host}.',
};
