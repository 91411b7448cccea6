/**
 * Words of the text messages we send. ICU; sorted by kind. Each is one line, and only characters of GSM-7: with a typographic
 * quote in it, a message takes 70 characters instead of 160.
 */
export const sms = {
  'sms.alreadyRegistered': 'This number has a {brand} account already. Log in at {host}. Not you? Nothing has changed.',
  'sms.code.lock':
    '{code} is your {brand} code to lock your account. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.login':
    '{code} is your {brand} code to log in. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.login_second':
    '{code} is your {brand} code to confirm a login. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.lost_factor':
    '{code} is your {brand} code to remove a second factor. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.new_name':
    '{code} is your {brand} code to add this number. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.old_name':
    '{code} is your {brand} code to replace this number. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.reset':
    '{code} is your {brand} code for a new password. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.step_up':
    '{code} is your {brand} code to confirm a change. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.sub_account':
    '{code} is your {brand} code to log in to a sub-account. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.third_party':
    '{code} is your {brand} code to connect another service. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.code.unblock':
    '{code} is your {brand} code to unlock your account. Good for {minutes, plural, one {# minute} other {# minutes}}. Never tell it to anybody.',
  'sms.event':
    'The security of your {brand} account has changed. See what on {host}. Not you? Lock your account there.',
  'sms.noAccount':
    'No {brand} account has this number. Try another one, or your email address, at {host}. Not you? Ignore this.',
  'sms.numberTaken':
    'This number has a {brand} account already and can have only one. Use another number. Not you? Nothing has changed.',
  'sms.registrationCode':
    '{code} is your {brand} code. It works for {minutes, plural, one {# minute} other {# minutes}}. We never ask for it: tell it to nobody.',
} as const;
