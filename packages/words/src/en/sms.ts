/**
 * Words of the text messages we send. ICU; sorted by kind. Each is one line, and only characters of GSM-7: with a typographic
 * quote in it, a message takes 70 characters instead of 160.
 */
export const sms = {
  'sms.alreadyRegistered': 'This number already has a {brand} account. Log in at {host}. Not you? No action needed.',
  'sms.code.lock':
    "{code} is your {brand} code to lock your account. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.login':
    "{code} is your {brand} code to log in. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.login_second':
    "{code} is your {brand} code to confirm a login. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.lost_factor':
    "{code} is your {brand} code to remove an app or passkeys. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.new_name':
    "{code} is your {brand} code to add this number. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.old_name':
    "{code} is your {brand} code to replace this number. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.reset':
    "{code} is your {brand} code for a new password. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.step_up':
    "{code} is your {brand} code to confirm a change. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.sub_account':
    "{code} is your {brand} code for a sub-account login. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.third_party':
    "{code} is your {brand} code to link another service. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.code.unblock':
    "{code} is your {brand} code to unlock your account. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
  'sms.event': "Your {brand} account's security has changed. See what at {host}. Not you? Lock your account there.",
  'sms.noAccount':
    'No {brand} account has this number. Try another one, or your email, at {host}. Not you? No action needed.',
  'sms.numberTaken': 'This number already has a {brand} account. Use another number. Not you? No action needed.',
  'sms.registrationCode':
    "{code} is your {brand} code. Valid {minutes, plural, one {# minute} other {# minutes}}. Never share it. We won't ask for it.",
} as const;
