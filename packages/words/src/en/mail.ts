/** Words of the mails we send. ICU; sorted by kind. */
export const mail = {
  'mail.address': 'The button leads to this address. You can also copy it into your browser:',
  'mail.addressTaken.action': 'Log in at {host} with this address, or choose another one for the other account.',
  'mail.addressTaken.heading': 'This address has an account already',
  'mail.addressTaken.notYou': 'This was not you? You need not do anything. Nothing about your account has changed.',
  'mail.addressTaken.preview': 'An address can belong to one account only. You can log in at {host}.',
  'mail.addressTaken.subject': 'This address already has a {brand} account',
  'mail.addressTaken.text':
    'Someone, most likely you, tried to add this address to another account on {brand} {site}. It belongs to yours.',
  'mail.alreadyRegistered.action': 'Log in at {host} with this address and your password.',
  'mail.alreadyRegistered.action.link': 'Go on to log in with this address and your password.',
  'mail.alreadyRegistered.button': 'Go to login',
  'mail.alreadyRegistered.heading': 'You already have an account',
  'mail.alreadyRegistered.notYou':
    'This was not you? You need not do anything. Nothing about your account has changed.',
  'mail.alreadyRegistered.preview': 'Nothing about it has changed. You can log in at {host}.',
  'mail.alreadyRegistered.subject': 'You already have a {brand} account',
  'mail.alreadyRegistered.text':
    'Someone, most likely you, tried to create an account on {brand} {site} with this address. It already has one.',
  'mail.antiPhishing': 'Your anti-phishing code: {antiPhishing}',
  'mail.code.lock.heading': 'Lock your account',
  'mail.code.lock.notYou':
    'This was not you? You need not do anything: nothing is locked without this code. Give it to nobody.',
  'mail.code.lock.subject': 'Lock your {brand} account',
  'mail.code.lock.text':
    'Enter this code on the page where you are locking your account on {brand} {site}. From then on nobody can log in to it, not even you:',
  'mail.code.login.heading': 'Your code to log in',
  'mail.code.login.notYou':
    'This was not you? You need not do anything: nobody gets in without this code. Give it to nobody.',
  'mail.code.login.subject': 'Your code to log in to {brand}',
  'mail.code.login.text': 'Enter this code on the page where you are logging in to {brand} {site}:',
  'mail.code.login_second.heading': 'Confirm that this is you',
  'mail.code.login_second.notYou':
    'This was not you? Then somebody got past the first step, most likely with your password. Give this code to nobody, and change your password on {host} now.',
  'mail.code.login_second.text':
    'The first step of logging in to your account on {brand} {site} has just been passed. If that was you, enter this code to finish:',
  'mail.code.lost_factor.heading': 'Remove a second factor that you lost',
  'mail.code.lost_factor.notYou':
    'This was not you? Then somebody is trying to get into your account, and may know your password. Give this code to nobody, and change your password on {host} now.',
  'mail.code.lost_factor.subject': 'Remove a second factor from {brand}',
  'mail.code.lost_factor.text':
    'Enter this code on the page where you are removing a second factor from your account on {brand} {site}:',
  'mail.code.new_name.heading': 'Confirm this address',
  'mail.code.new_name.notYou':
    'This was not you? Somebody may have mistyped their own address. You need not do anything: without this code it is not added.',
  'mail.code.new_name.text':
    'Enter this code on the page where you are adding this address to your account on {brand} {site}:',
  'mail.code.old_name.heading': 'Confirm that you are changing your address',
  'mail.code.old_name.notYou':
    'This was not you? Then somebody is logged in to your account. Give this code to nobody. Log in on {host}, sign that device out, and change your password.',
  'mail.code.old_name.text':
    'Enter this code on the page where you are replacing this address of your account on {brand} {site} by another one:',
  'mail.code.reset.heading': 'Choose a new password',
  'mail.code.reset.notYou':
    'This was not you? You need not do anything: your password stays as it is without this code. Give it to nobody.',
  'mail.code.reset.subject': 'Reset your {brand} password',
  'mail.code.reset.text':
    'Enter this code on the page where you are choosing a new password for your account on {brand} {site}:',
  'mail.code.step_up.heading': 'Confirm a change to your account',
  'mail.code.step_up.notYou':
    'This was not you? Then somebody is logged in to your account. Give this code to nobody. Log in on {host}, sign that device out, and change your password.',
  'mail.code.step_up.text':
    'Enter this code on the page where you are changing something about your account on {brand} {site}:',
  'mail.code.sub_account.heading': 'Log in to a sub-account',
  'mail.code.sub_account.notYou':
    'This was not you? You need not do anything: nobody gets in without this code. Give it to nobody.',
  'mail.code.sub_account.subject': 'Your code to log in to {brand}',
  'mail.code.sub_account.text':
    'Enter this code on the page where you are logging in to a sub-account on {brand} {site}:',
  'mail.code.subject.shown': '{code} is your {brand} code',
  'mail.code.third_party.heading': 'Connect another service',
  'mail.code.third_party.notYou':
    'This was not you? Give this code to nobody: it would let somebody log in as you with an account of theirs.',
  'mail.code.third_party.subject': 'Connect your {brand} account',
  'mail.code.third_party.text':
    'Enter this code on the page where you are connecting an account of another service with {brand} {site}:',
  'mail.code.unblock.heading': 'Unlock your account',
  'mail.code.unblock.notYou':
    'This was not you? You need not do anything: your account stays locked without this code. Give it to nobody.',
  'mail.code.unblock.subject': 'Unlock your {brand} account',
  'mail.code.unblock.text': 'Enter this code on the page where you are unlocking your account on {brand} {site}:',
  'mail.event.accountLocked.heading': 'Your account was locked',
  'mail.event.accountLocked.text':
    'Nobody can log in to your account on {brand} {site}, and every device was signed out.',
  'mail.event.accountUnlocked.heading': 'Your account was unlocked',
  'mail.event.accountUnlocked.text': 'Logging in to your account on {brand} {site} works again.',
  'mail.event.antiPhishingAdded.heading': 'Your anti-phishing code is set',
  'mail.event.antiPhishingAdded.text':
    'From now on it stands at the top of every mail about your account on {brand} {site}. A mail without it is not from us.',
  'mail.event.antiPhishingChanged.heading': 'Your anti-phishing code was changed',
  'mail.event.antiPhishingChanged.text':
    'It stands at the top of every mail about your account on {brand} {site}. A mail without it, or with an older one, is not from us.',
  'mail.event.antiPhishingRemoved.heading': 'Your anti-phishing code was removed',
  'mail.event.antiPhishingRemoved.text':
    'This is the last mail about your account on {brand} {site} that carries it. You can set a new one in your account at any time.',
  'mail.event.apps.button': 'See connected apps',
  'mail.event.apps.text':
    'This was not you? Disconnect the app on the page below, then set a new password there. The page asks you first to log in.',
  'mail.event.deviceCheckChanged.heading': 'The check of new devices was changed',
  'mail.event.deviceCheckChanged.text':
    'Whether a new device is confirmed by a code before it gets into your account on {brand} {site} was turned on or off.',
  'mail.event.emailChanged.heading': 'Your email address was changed',
  'mail.event.emailChanged.text':
    'Codes and news about your account on {brand} {site} go to another address from now on. For seven days an address that was replaced can still lock the account.',
  'mail.event.factorsReset.heading': 'Your second factors were removed',
  'mail.event.factorsReset.text':
    'Logging in to your account on {brand} {site} asks for no second factor. Withdrawals wait for some time.',
  'mail.event.identity.button': 'See my identity',
  'mail.event.identity.preview': 'You can look it up on {host}, after logging in.',
  'mail.event.identity.text': 'You can look it up on the page below, after logging in.',
  'mail.event.identityRefused.heading': 'Your identity could not be verified',
  'mail.event.identityRefused.text':
    'What you handed in for your account on {brand} {site} could not be verified. The page says why, and you can hand it in again there.',
  'mail.event.identityVerified.heading': 'Your identity was verified',
  'mail.event.identityVerified.text':
    'What you handed in for your account on {brand} {site} has been looked at and accepted.',
  'mail.event.lock.button': 'Lock my account',
  'mail.event.lock.text':
    'This was not you? Lock your account: nobody can log in to it then, and every device is signed out. The page asks you first to prove who you are.',
  'mail.event.loginNewDevice.heading': 'Login from a new device',
  'mail.event.loginNewDevice.text':
    'Somebody, most likely you, logged in to your account on {brand} {site} from a device that had not been used for it before.',
  'mail.event.mobileChanged.heading': 'Your mobile number was changed',
  'mail.event.mobileChanged.text':
    'Codes for your account on {brand} {site} go to another number from now on. For seven days a number that was replaced can still lock the account.',
  'mail.event.passkeyAdded.heading': 'A passkey was added',
  'mail.event.passkeyAdded.text': 'It logs in to your account on {brand} {site} without a password.',
  'mail.event.passkeyRemoved.heading': 'A passkey was removed',
  'mail.event.passkeyRemoved.text': 'It no longer logs in to your account on {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Your password was changed',
  'mail.event.passwordChanged.text':
    'The password of your account on {brand} {site} is a new one. Every other device was signed out.',
  'mail.event.passwordReset.heading': 'Your password was reset',
  'mail.event.passwordReset.text':
    'The password of your account on {brand} {site} is a new one. Every device was signed out, and withdrawals wait for some time.',
  'mail.event.preview': 'If this was you, there is nothing to do. If not, act now on {host}.',
  'mail.event.qrApproved.heading': 'A login by QR code was approved',
  'mail.event.qrApproved.text':
    'A device that was already logged in to your account on {brand} {site} let another one in.',
  'mail.event.recoveryCodeUsed.heading': 'A recovery code was used',
  'mail.event.recoveryCodeUsed.text':
    'It took the place of your second factor on {brand} {site}, and does not work again. Make new ones before they are used up.',
  'mail.event.recoveryCodesMade.heading': 'New recovery codes were made',
  'mail.event.recoveryCodesMade.text': 'Those made before no longer open your account on {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'An app was given access to your account',
  'mail.event.oauthGranted.text': 'It can do on {brand} {site} what was allowed, until you disconnect it.',
  'mail.event.thirdPartyLinked.heading': 'An account of another service was connected',
  'mail.event.thirdPartyLinked.text': 'It logs in to your account on {brand} {site} from now on.',
  'mail.event.thirdPartyUnlinked.heading': 'An account of another service was disconnected',
  'mail.event.thirdPartyUnlinked.text': 'It no longer logs in to your account on {brand} {site}.',
  'mail.event.totpAdded.heading': 'An authenticator app was added',
  'mail.event.totpAdded.text': 'Logging in to your account on {brand} {site} asks for a code of this app from now on.',
  'mail.event.totpRemoved.heading': 'Your authenticator app was removed',
  'mail.event.totpRemoved.text': 'Logging in to your account on {brand} {site} no longer asks for a code of this app.',
  'mail.event.unblock.button': 'Unlock my account',
  'mail.event.unblock.text':
    'You want to log in again? You can unlock your account after 24 hours. The page asks you first to prove who you are.',
  'mail.event.wasYou': 'This was you? Then there is nothing to do.',
  'mail.fact.browserOnSystem': '{browser} on {system}',
  'mail.fact.detail.application': 'App: {value}',
  'mail.fact.detail.email': 'New address: {value}',
  'mail.fact.detail.letIn': 'Let in: {value}',
  'mail.fact.detail.mobile': 'New number: {value}',
  'mail.fact.detail.name': 'Name: {value}',
  'mail.fact.detail.provider': 'Service: {value}',
  'mail.fact.device': 'Device: {value}',
  'mail.fact.place': 'Place: {value}, by network address',
  'mail.fact.time': 'Time: {value}',
  'mail.fact.unknown': 'not known',
  'mail.fact.unknownPlace': 'Place: not known',
  'mail.footer': 'Sent by {brand} {site}, {host}. This mail has no tracking and no remote pictures.',
  'mail.link.login.button': 'Log in',
  'mail.link.login.heading': 'Log in to {brand}',
  'mail.link.login.notYou': 'This was not you? You need not do anything: nobody gets in without this mail.',
  'mail.link.login.subject': 'Your link to log in to {brand}',
  'mail.link.login.text': 'This link logs you in to {brand} {site}, in the browser that it opens in.',
  'mail.link.reset.button': 'Choose a password',
  'mail.link.reset.heading': 'Choose a new password',
  'mail.link.reset.notYou': 'This was not you? You need not do anything: your password stays as it is.',
  'mail.link.reset.subject': 'Reset your {brand} password',
  'mail.link.reset.text': 'Choose a new password for your account on {brand} {site} with this link.',
  'mail.lostItem.authenticator.heading': 'Your second factor is about to be removed',
  'mail.lostItem.authenticator.text':
    'Somebody, most likely you, says that the authenticator app and passkeys of your account on {brand} {site} are lost. From {time} on they can be removed.',
  'mail.lostItem.button': 'Stop this',
  'mail.lostItem.email.heading': 'Your email address is about to be replaced',
  'mail.lostItem.email.text':
    'Somebody, most likely you, says that this mailbox of your account on {brand} {site} is lost. From {time} on another address can take its place.',
  'mail.lostItem.mobile.heading': 'Your mobile number is about to be replaced',
  'mail.lostItem.mobile.text':
    'Somebody, most likely you, says that the phone of your account on {brand} {site} is lost. From {time} on another number can take its place.',
  'mail.lostItem.notYou':
    'This was not you? Stop it now with the button, then change your password: whoever asked may know it.',
  'mail.lostItem.preview': 'If this was not you, stop it now.',
  'mail.lostItem.wasYou':
    'This was you? Come back to {host} after {time} and finish. There is nothing to do until then.',
  'mail.noAccount.action':
    'You may have registered with another address, or with a mobile number. Try that one, or create an account on {host}.',
  'mail.noAccount.heading': 'No account has this address',
  'mail.noAccount.notYou': 'This was not you? You need not do anything.',
  'mail.noAccount.preview': 'You may have registered with another one. You can try again on {host}.',
  'mail.noAccount.subject': 'No {brand} account has this address',
  'mail.noAccount.text':
    'Someone, most likely you, asked for a code to get into an account on {brand} {site} with this address. There is none.',
  'mail.registrationCode.expires':
    'It works once, for {minutes, plural, one {# minute} other {# minutes}}. If it has expired, ask for a new one on the page.',
  'mail.registrationCode.heading': 'Your code',
  'mail.registrationCode.notYou':
    'This was not you? You need not do anything. No account is created without this code.',
  'mail.registrationCode.preview': 'Type it only on {host}. Nobody from {brand} ever asks for it.',
  'mail.registrationCode.subject': '{code} is your {brand} code',
  'mail.registrationCode.text': 'Enter this code on the page where you are creating your account on {brand} {site}:',
  'mail.registrationLink.button': 'Confirm address',
  'mail.registrationLink.expires':
    'The link and the code work once, for {minutes, plural, one {# minute} other {# minutes}}. If they have expired, ask for new ones on the page where you began.',
  'mail.registrationLink.heading': 'Confirm your address',
  'mail.registrationLink.notYou':
    'This was not you? You need not do anything. No account is created unless you confirm.',
  'mail.registrationLink.otherDevice': 'On another device? Type this code on the page where you began:',
  'mail.registrationLink.preview':
    'The link leads to {host} and works for {minutes, plural, one {# minute} other {# minutes}}.',
  'mail.registrationLink.subject': 'Confirm your address for {brand}',
  'mail.registrationLink.text': 'One step is left before you can set the password of your account on {brand} {site}.',
  'mail.safety.heading': 'Is this mail from us?',
  'mail.safety.text':
    'Type the code only on {host}. We never ask for it by mail, message or phone, and nobody from {brand} needs it. If someone asks you for it, they are trying to get into your account.',
  'mail.safety.text.link':
    'The link leads to {host} and nowhere else. Check the address bar of your browser before you type anything. We never ask for your password or a code by mail, message or phone.',
  'mail.safety.text.noCode':
    'The only address of this site is {host}. We never ask for your password by mail, message or phone. This mail has no links on purpose: type the address yourself.',
} as const;
