export const telegram = {
  'telegram.antiPhishing': 'Votre code anti-phishing : {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} sur {system}',
  'telegram.fact.device': 'Appareil : {value}',
  'telegram.fact.place': 'Lieu : {value}, d’après l’adresse réseau',
  'telegram.fact.time': 'Date et heure : {value}',
  'telegram.fact.unknown': 'inconnu',
  'telegram.fact.unknownPlace': 'Lieu : inconnu',
  'telegram.help.commands': 'Envoyez /start pour ouvrir {brand}. Envoyez /stop pour arrêter nos messages.',
  'telegram.help.heading': '{brand} dans Telegram',
  'telegram.help.text':
    'Ce bot ouvre {brand} dans Telegram. Si vous l’autorisez, il vous envoie des avis de connexion.',
  'telegram.login.heading': 'Connexion à votre compte {brand}',
  'telegram.login.new': 'Connexion à votre compte {brand} depuis un nouvel appareil',
  'telegram.login.notYou': 'Si c’était vous, vous n’avez rien à faire. Sinon, verrouillez votre compte maintenant :',
  'telegram.login.stop': 'Envoyez /stop pour arrêter ces messages.',
  'telegram.notLinked':
    'Ce compte Telegram n’est pas associé à {brand}, nous ne vous envoyons donc aucun avis de connexion.',
  'telegram.official':
    'L’adresse officielle {brand} est {host}. Nous ne demandons jamais de mot de passe ni de code dans cette discussion.',
  'telegram.startAgain':
    'Vous avez arrêté nos messages. Pour les recevoir à nouveau, connectez-vous sur {host}. Activez ensuite les messages sous Telegram, sur la page de votre compte.',
  'telegram.stopped':
    'Vous ne recevrez plus d’avis de connexion. Pour les recevoir à nouveau, connectez-vous sur {host}. Activez ensuite les messages sous Telegram, sur la page de votre compte.',
  'telegram.welcome.button': 'Ouvrir {brand}',
  'telegram.welcome.heading': 'Bienvenue chez {brand}',
  'telegram.welcome.stop':
    'Si vous l’autorisez, nous vous envoyons ici des avis de connexion. Envoyez /stop pour les arrêter.',
  'telegram.welcome.text':
    'Ouvrez {brand} ici pour vous connecter, associer votre compte et voir vos tâches. Dans un navigateur, utilisez {host}.',
};
