export const mail = {
  'mail.address': 'Le bouton ouvre cette adresse. Vous pouvez aussi la copier dans votre navigateur :',
  'mail.addressTaken.action':
    'Connectez-vous sur {host} avec cette adresse, ou utilisez-en une autre pour l’autre compte.',
  'mail.addressTaken.heading': 'Cette adresse a déjà un compte',
  'mail.addressTaken.notYou': 'Ce n’est pas vous ? Vous n’avez rien à faire. Votre compte n’a pas changé.',
  'mail.addressTaken.preview': 'Une adresse ne peut avoir qu’un compte. Vous pouvez vous connecter sur {host}.',
  'mail.addressTaken.subject': 'Cette adresse a déjà un compte {brand}',
  'mail.addressTaken.text':
    'Quelqu’un, très probablement vous, a tenté d’ajouter cette adresse à un autre compte sur {brand} {site}. Elle appartient déjà au vôtre.',
  'mail.alreadyRegistered.action': 'Connectez-vous sur {host} avec cette adresse et votre mot de passe.',
  'mail.alreadyRegistered.action.link': 'Connectez-vous avec cette adresse et votre mot de passe.',
  'mail.alreadyRegistered.button': 'Se connecter',
  'mail.alreadyRegistered.heading': 'Vous avez déjà un compte',
  'mail.alreadyRegistered.notYou': 'Ce n’est pas vous ? Vous n’avez rien à faire. Votre compte n’a pas changé.',
  'mail.alreadyRegistered.preview': 'Il n’a pas changé. Vous pouvez vous connecter sur {host}.',
  'mail.alreadyRegistered.subject': 'Vous avez déjà un compte {brand}',
  'mail.alreadyRegistered.text':
    'Quelqu’un, très probablement vous, a tenté de créer un compte sur {brand} {site} avec cette adresse. Elle en a déjà un.',
  'mail.antiPhishing': 'Votre code anti-phishing : {antiPhishing}',
  'mail.personalSeal': 'Votre sceau',
  'mail.code.lock.heading': 'Verrouiller votre compte',
  'mail.code.lock.notYou':
    'Ce n’est pas vous ? Vous n’avez rien à faire : rien n’est verrouillé sans ce code. Ne le communiquez à personne.',
  'mail.code.lock.subject': 'Verrouiller votre compte {brand}',
  'mail.code.lock.text':
    'Saisissez ce code pour verrouiller votre compte sur {brand} {site}. Plus personne ne pourra ensuite se connecter, pas même vous :',
  'mail.code.login.heading': 'Votre code de connexion',
  'mail.code.login.notYou':
    'Ce n’est pas vous ? Vous n’avez rien à faire. Personne ne peut utiliser cette connexion sans le code. Ne le communiquez à personne.',
  'mail.code.login.subject': 'Votre code de connexion {brand}',
  'mail.code.login.text': 'Saisissez ce code pour vous connecter à {brand} {site} :',
  'mail.code.login_second.heading': 'Confirmez que c’est vous',
  'mail.code.login_second.notYou':
    'Ce n’est pas vous ? Quelqu’un a peut-être votre mot de passe. Ne communiquez jamais ce code, et changez votre mot de passe sur {host} maintenant.',
  'mail.code.login_second.notYou.service':
    'Ce n’est pas vous ? Quelqu’un contrôle peut-être votre compte Telegram ou un autre compte associé. Ne communiquez jamais ce code, et dissociez ce compte sur {host} maintenant.',
  'mail.code.login_second.text':
    'La première étape de connexion à votre compte sur {brand} {site} vient de réussir. Si c’était vous, saisissez ce code pour terminer :',
  'mail.code.lost_factor.heading': 'Supprimer l’application ou les clés d’accès perdues',
  'mail.code.lost_factor.notYou':
    'Ce n’est pas vous ? Quelqu’un tente d’accéder à votre compte et connaît peut-être votre mot de passe. Ne communiquez jamais ce code, et changez votre mot de passe sur {host} maintenant.',
  'mail.code.lost_factor.subject': 'Supprimer votre application ou vos clés d’accès sur {brand}',
  'mail.code.lost_factor.text':
    'Saisissez ce code pour supprimer l’application ou les clés d’accès de votre compte sur {brand} {site} :',
  'mail.code.new_name.heading': 'Confirmez cette adresse',
  'mail.code.new_name.notYou':
    'Ce n’est pas vous ? Quelqu’un s’est peut-être trompé en saisissant son adresse. Vous n’avez rien à faire : nous ne l’ajoutons pas sans ce code.',
  'mail.code.new_name.text': 'Saisissez ce code pour ajouter cette adresse à votre compte sur {brand} {site} :',
  'mail.code.old_name.heading': 'Confirmez votre changement d’adresse',
  'mail.code.old_name.notYou':
    'Ce n’est pas vous ? Quelqu’un est connecté à votre compte. Ne communiquez jamais ce code. Connectez-vous sur {host}, déconnectez l’appareil concerné et changez votre mot de passe.',
  'mail.code.old_name.text': 'Saisissez ce code pour remplacer cette adresse de votre compte sur {brand} {site} :',
  'mail.code.reset.heading': 'Choisissez un nouveau mot de passe',
  'mail.code.reset.notYou':
    'Ce n’est pas vous ? Vous n’avez rien à faire : votre mot de passe reste le même sans ce code. Ne le communiquez à personne.',
  'mail.code.reset.subject': 'Réinitialiser votre mot de passe {brand}',
  'mail.code.reset.text': 'Saisissez ce code pour choisir le nouveau mot de passe de votre compte sur {brand} {site} :',
  'mail.code.step_up.heading': 'Confirmez une modification de votre compte',
  'mail.code.step_up.notYou':
    'Ce n’est pas vous ? Quelqu’un est connecté à votre compte. Ne communiquez jamais ce code. Connectez-vous sur {host}, déconnectez l’appareil concerné et changez votre mot de passe.',
  'mail.code.step_up.text': 'Saisissez ce code pour confirmer une modification de votre compte sur {brand} {site} :',
  'mail.code.sub_account.heading': 'Se connecter à un sous-compte',
  'mail.code.sub_account.notYou':
    'Ce n’est pas vous ? Vous n’avez rien à faire. Personne ne peut utiliser cette connexion sans le code. Ne le communiquez à personne.',
  'mail.code.sub_account.subject': 'Votre code de connexion {brand}',
  'mail.code.sub_account.text': 'Saisissez ce code pour vous connecter à un sous-compte sur {brand} {site} :',
  'mail.code.subject.shown': '{code} est votre code {brand}',
  'mail.code.third_party.heading': 'Associer un autre service',
  'mail.code.third_party.notYou':
    'Ce n’est pas vous ? Ne communiquez jamais ce code : il permettrait à une autre personne de se connecter à votre place.',
  'mail.code.third_party.subject': 'Associer votre compte {brand}',
  'mail.code.third_party.text': 'Saisissez ce code pour associer le compte d’un autre service à {brand} {site} :',
  'mail.code.unblock.heading': 'Déverrouiller votre compte',
  'mail.code.unblock.notYou':
    'Ce n’est pas vous ? Vous n’avez rien à faire : votre compte reste verrouillé sans ce code. Ne le communiquez à personne.',
  'mail.code.unblock.subject': 'Déverrouiller votre compte {brand}',
  'mail.code.unblock.text': 'Saisissez ce code pour déverrouiller votre compte sur {brand} {site} :',
  'mail.event.accountLocked.heading': 'Votre compte a été verrouillé',
  'mail.event.accountLocked.text':
    'Personne ne peut se connecter à votre compte sur {brand} {site}. Tous les appareils ont été déconnectés.',
  'mail.event.accountUnlocked.heading': 'Votre compte a été déverrouillé',
  'mail.event.accountUnlocked.text': 'Vous pouvez à nouveau vous connecter à votre compte sur {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Votre code anti-phishing est défini',
  'mail.event.antiPhishingAdded.text':
    'Il figure désormais en haut de chaque e-mail concernant votre compte sur {brand} {site}. Un e-mail sans ce code n’est pas de nous.',
  'mail.event.antiPhishingChanged.heading': 'Votre code anti-phishing a été modifié',
  'mail.event.antiPhishingChanged.text':
    'Il figure en haut de chaque e-mail concernant votre compte sur {brand} {site}. Un e-mail sans ce code, ou avec un ancien, n’est pas de nous.',
  'mail.event.antiPhishingRemoved.heading': 'Votre code anti-phishing a été supprimé',
  'mail.event.antiPhishingRemoved.text':
    'Cet e-mail concernant votre compte sur {brand} {site} est le dernier à l’afficher. Vous pouvez en définir un nouveau dans votre compte à tout moment.',
  'mail.event.apps.button': 'Voir les applications connectées',
  'mail.event.apps.text':
    'Ce n’est pas vous ? Déconnectez l’application sur la page ci-dessous, puis changez-y votre mot de passe. Vous devrez d’abord vous connecter.',
  'mail.event.deviceCheckChanged.heading': 'Votre contrôle des nouveaux appareils a été modifié',
  'mail.event.deviceCheckChanged.text':
    'Le code pour les nouveaux appareils de votre compte {brand} {site} a été activé ou désactivé.',
  'mail.event.emailChanged.heading': 'Votre adresse e-mail a été modifiée',
  'mail.event.emailChanged.text':
    'Nous envoyons désormais les codes et les messages concernant votre compte sur {brand} {site} à une autre adresse. Pendant sept jours, l’ancienne adresse peut encore verrouiller le compte.',
  'mail.event.factorsReset.heading': 'Votre application et vos clés d’accès ont été supprimées',
  'mail.event.factorsReset.text':
    'La connexion à votre compte sur {brand} {site} ne demande plus d’application ni de clé d’accès. Les retraits sont suspendus pendant un certain temps.',
  'mail.event.identity.button': 'Voir mon identité',
  'mail.event.identity.preview': 'Connectez-vous sur {host} pour la consulter.',
  'mail.event.identity.text': 'Connectez-vous sur la page ci-dessous pour la consulter.',
  'mail.event.identityRefused.heading': 'Nous n’avons pas pu vérifier votre identité',
  'mail.event.identityRefused.text':
    'Nous n’avons pas pu vérifier vos informations pour votre compte sur {brand} {site}. La page explique pourquoi et vous permet de réessayer.',
  'mail.event.identityVerified.heading': 'Votre identité est vérifiée',
  'mail.event.identityVerified.text': 'Nous avons accepté vos informations pour votre compte sur {brand} {site}.',
  'mail.event.lock.button': 'Verrouiller mon compte',
  'mail.event.lock.text':
    'Ce n’est pas vous ? Verrouillez votre compte : plus personne ne peut se connecter, et tous les appareils sont déconnectés. La page vous demande d’abord de confirmer qui vous êtes.',
  'mail.event.loginNewDevice.heading': 'Connexion depuis un nouvel appareil',
  'mail.event.loginNewDevice.text':
    'Quelqu’un, très probablement vous, a utilisé un nouvel appareil pour se connecter à {brand} {site}.',
  'mail.event.mobileChanged.heading': 'Votre numéro de mobile a été modifié',
  'mail.event.mobileChanged.text':
    'Nous envoyons désormais les codes de votre compte sur {brand} {site} à un autre numéro. Pendant sept jours, l’ancien numéro peut encore verrouiller le compte.',
  'mail.event.passkeyAdded.heading': 'Une clé d’accès a été ajoutée',
  'mail.event.passkeyAdded.text': 'Elle permet de se connecter à votre compte sur {brand} {site} sans mot de passe.',
  'mail.event.passkeyRemoved.heading': 'Une clé d’accès a été supprimée',
  'mail.event.passkeyRemoved.text': 'Elle ne permet plus de se connecter à votre compte sur {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Votre mot de passe a été modifié',
  'mail.event.passwordChanged.text':
    'Votre compte sur {brand} {site} a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.',
  'mail.event.passwordReset.heading': 'Votre mot de passe a été réinitialisé',
  'mail.event.passwordReset.text':
    'Votre compte sur {brand} {site} a un nouveau mot de passe. Tous les autres appareils ont été déconnectés. Les retraits sont suspendus pendant 24 heures.',
  'mail.event.preview': 'C’était vous ? Vous n’avez rien à faire. Sinon, agissez maintenant sur {host}.',
  'mail.event.qrApproved.heading': 'Une connexion par QR code a été approuvée',
  'mail.event.qrApproved.text': 'Un appareil connecté à votre compte sur {brand} {site} en a approuvé un autre.',
  'mail.event.recoveryCodeUsed.heading': 'Un code de récupération a été utilisé',
  'mail.event.recoveryCodeUsed.text':
    'Il a remplacé votre application ou clé d’accès sur {brand} {site} et ne fonctionnera plus. Créez de nouveaux codes avant d’en manquer.',
  'mail.event.recoveryCodesMade.heading': 'De nouveaux codes de récupération ont été créés',
  'mail.event.recoveryCodesMade.text': 'Vos anciens codes ne fonctionnent plus sur {brand} {site}.',
  'mail.event.subject': '{brand} : {heading}',
  'mail.event.oauthGranted.heading': 'Une application peut désormais utiliser votre compte',
  'mail.event.oauthGranted.text':
    'Elle peut faire ce que vous avez autorisé sur {brand} {site}, jusqu’à ce que vous la déconnectiez.',
  'mail.event.thirdPartyLinked.heading': 'Un autre service a été associé',
  'mail.event.thirdPartyLinked.text': 'Il permet désormais de se connecter à votre compte sur {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Un autre service a été dissocié',
  'mail.event.thirdPartyUnlinked.text': 'Il ne permet plus de se connecter à votre compte sur {brand} {site}.',
  'mail.event.totpAdded.heading': 'Une application d’authentification a été ajoutée',
  'mail.event.totpAdded.text': 'La connexion à votre compte sur {brand} {site} demande désormais son code.',
  'mail.event.totpRemoved.heading': 'Votre application d’authentification a été supprimée',
  'mail.event.totpRemoved.text': 'La connexion à votre compte sur {brand} {site} ne demande plus son code.',
  'mail.event.unblock.button': 'Déverrouiller mon compte',
  'mail.event.unblock.text':
    'Vous voulez vous reconnecter ? Vous pouvez déverrouiller votre compte après 24 heures. La page vous demande d’abord de confirmer qui vous êtes.',
  'mail.event.wasYou': 'C’était vous ? Vous n’avez rien à faire.',
  'mail.fact.browserOnSystem': '{browser} sur {system}',
  'mail.fact.detail.application': 'Application : {value}',
  'mail.fact.detail.email': 'Nouvelle adresse : {value}',
  'mail.fact.detail.letIn': 'Accès accordé à : {value}',
  'mail.fact.detail.mobile': 'Nouveau numéro : {value}',
  'mail.fact.detail.name': 'Nom : {value}',
  'mail.fact.detail.provider': 'Service : {value}',
  'mail.fact.device': 'Appareil : {value}',
  'mail.fact.place': 'Lieu : {value}, d’après l’adresse réseau',
  'mail.fact.time': 'Date et heure : {value}',
  'mail.fact.unknown': 'inconnu',
  'mail.fact.unknownPlace': 'Lieu : inconnu',
  'mail.footer': 'Envoyé par {brand} {site}, {host}. Cet e-mail ne contient ni traceur ni image distante.',
  'mail.link.login.button': 'Se connecter',
  'mail.link.login.heading': 'Connexion à {brand}',
  'mail.link.login.notYou':
    'Ce n’est pas vous ? Vous n’avez rien à faire. Personne ne peut utiliser cette connexion sans cet e-mail.',
  'mail.link.login.subject': 'Votre lien de connexion {brand}',
  'mail.link.login.text': 'Ce lien vous connecte à {brand} {site}, dans le navigateur où vous l’ouvrez.',
  'mail.link.reset.button': 'Choisir le mot de passe',
  'mail.link.reset.heading': 'Choisissez un nouveau mot de passe',
  'mail.link.reset.notYou': 'Ce n’est pas vous ? Vous n’avez rien à faire : votre mot de passe reste le même.',
  'mail.link.reset.subject': 'Réinitialiser votre mot de passe {brand}',
  'mail.link.reset.text': 'Utilisez ce lien pour choisir le nouveau mot de passe de votre compte sur {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Votre application et vos clés d’accès seront supprimées',
  'mail.lostItem.authenticator.text':
    'Quelqu’un, très probablement vous, a signalé la perte de votre application d’authentification et de vos clés d’accès {brand} {site}. Elles peuvent être supprimées à partir du {time}.',
  'mail.lostItem.button': 'Arrêter la demande',
  'mail.lostItem.email.heading': 'Votre adresse e-mail sera remplacée',
  'mail.lostItem.email.text':
    'Quelqu’un, très probablement vous, a signalé la perte de cette adresse e-mail pour votre compte {brand} {site}. Une autre adresse peut la remplacer à partir du {time}.',
  'mail.lostItem.mobile.heading': 'Votre numéro de mobile sera remplacé',
  'mail.lostItem.mobile.text':
    'Quelqu’un, très probablement vous, a signalé la perte du téléphone de votre compte {brand} {site}. Un autre numéro peut remplacer le vôtre à partir du {time}.',
  'mail.lostItem.notYou':
    'Ce n’est pas vous ? Arrêtez la demande maintenant avec le bouton, puis changez votre mot de passe : quelqu’un le connaît peut-être.',
  'mail.lostItem.preview': 'Ce n’est pas vous ? Arrêtez la demande.',
  'mail.lostItem.wasYou':
    'C’était vous ? Revenez sur {host} après le {time} pour terminer. Vous n’avez rien à faire d’ici là.',
  'mail.noAccount.action':
    'Votre compte utilise peut-être une autre adresse ou un numéro de mobile. Réessayez avec l’un ou l’autre, ou créez un compte sur {host}.',
  'mail.noAccount.heading': 'Aucun compte n’utilise cette adresse',
  'mail.noAccount.notYou': 'Ce n’est pas vous ? Vous n’avez rien à faire.',
  'mail.noAccount.preview': 'Vous en avez peut-être utilisé une autre. Réessayez sur {host}.',
  'mail.noAccount.subject': 'Aucun compte {brand} n’utilise cette adresse',
  'mail.noAccount.text':
    'Quelqu’un, très probablement vous, a saisi cette adresse pour accéder à {brand} {site}. Elle n’y correspond à aucun compte.',
  'mail.registrationCode.expires':
    'Il sert une seule fois, pendant {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. S’il a expiré, demandez-en un nouveau sur la page.',
  'mail.registrationCode.heading': 'Votre code',
  'mail.registrationCode.notYou': 'Ce n’est pas vous ? Vous n’avez rien à faire. Aucun compte n’est créé sans ce code.',
  'mail.registrationCode.preview': 'Saisissez-le uniquement sur {host}. {brand} ne vous le demandera pas.',
  'mail.registrationCode.subject': '{code} est votre code {brand}',
  'mail.registrationCode.text': 'Saisissez ce code pour créer votre compte sur {brand} {site} :',
  'mail.registrationLink.button': 'Confirmer l’adresse',
  'mail.registrationLink.expires':
    'Le lien et le code servent une seule fois, pendant {minutes, plural, one {# minute} many {# minutes} other {# minutes}}. S’ils ont expiré, demandez-en de nouveaux sur la première page.',
  'mail.registrationLink.heading': 'Confirmez votre adresse',
  'mail.registrationLink.notYou':
    'Ce n’est pas vous ? Vous n’avez rien à faire. Aucun compte n’est créé sans votre confirmation.',
  'mail.registrationLink.otherDevice': 'Sur un autre appareil ? Saisissez ce code sur la page où vous avez commencé :',
  'mail.registrationLink.preview':
    'Le lien ouvre {host} et reste valable {minutes, plural, one {# minute} many {# minutes} other {# minutes}}.',
  'mail.registrationLink.subject': 'Confirmez votre adresse pour {brand}',
  'mail.registrationLink.text':
    'Encore une étape avant de définir un mot de passe pour votre compte sur {brand} {site}.',
  'mail.safety.heading': 'Cet e-mail vient-il de nous ?',
  'mail.safety.text':
    'Saisissez le code uniquement sur {host}. Ne le communiquez à personne : {brand} ne vous le demandera ni par e-mail, ni par message, ni par téléphone. Quiconque le demande tente d’accéder à votre compte.',
  'mail.safety.text.link':
    'Le lien ouvre {host} et rien d’autre. Vérifiez la barre d’adresse de votre navigateur avant de saisir quoi que ce soit. Nous ne demandons jamais votre mot de passe ni un code par e-mail, message ou téléphone.',
  'mail.safety.text.noCode':
    'Notre seule adresse pour ce site est {host}. Nous ne demandons jamais votre mot de passe par e-mail, message ou téléphone. Cet e-mail ne contient volontairement aucun lien : saisissez l’adresse vous-même.',
};
