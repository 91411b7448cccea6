/** Words of the mails we send. ICU; sorted by kind. */
export const mail = {
  'mail.alreadyRegistered.action': 'Log in at {host} with this address and your password.',
  'mail.alreadyRegistered.heading': 'You already have an account',
  'mail.alreadyRegistered.notYou':
    'This was not you? You need not do anything. Nothing about your account has changed.',
  'mail.alreadyRegistered.subject': 'You already have a {brand} account',
  'mail.alreadyRegistered.text':
    'Someone, most likely you, tried to create an account on {brand} {site} with this address. It already has one.',
  'mail.footer': 'Sent by {brand} {site}, {host}. This mail has no tracking and no remote pictures.',
  'mail.registrationCode.expires':
    'It works once, for {minutes, plural, one {# minute} other {# minutes}}. If it has expired, ask for a new one on the page.',
  'mail.registrationCode.heading': 'Your code',
  'mail.registrationCode.notYou':
    'This was not you? You need not do anything. No account is created without this code.',
  'mail.registrationCode.subject': '{code} is your {brand} code',
  'mail.registrationCode.text': 'Enter this code on the page where you are creating your account on {brand} {site}:',
  'mail.safety.heading': 'Is this mail from us?',
  'mail.safety.text':
    'Type the code only on {host}. We never ask for it by mail, message or phone, and nobody from {brand} needs it. If someone asks you for it, they are trying to get into your account.',
  'mail.safety.text.noCode':
    'The only address of this site is {host}. We never ask for your password by mail, message or phone. This mail has no links on purpose: type the address yourself.',
} as const;
