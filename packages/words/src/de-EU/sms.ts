export const sms = {
  'sms.alreadyRegistered':
    'Diese Nummer hat schon ein Konto bei {brand}. Anmelden auf {host}. Nicht Sie? Sie müssen nichts tun.',
  'sms.code.lock':
    '{code} ist Ihr Code von {brand} zum Sperren Ihres Kontos. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.login':
    '{code} ist Ihr Code von {brand} zum Anmelden. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.login_second':
    '{code} ist Ihr Code von {brand}, um eine Anmeldung zu bestätigen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.lost_factor':
    '{code} ist Ihr Code von {brand}, um App oder Passkeys zu entfernen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.new_name':
    '{code} ist Ihr Code von {brand}, um diese Nummer hinzuzufügen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.old_name':
    '{code} ist Ihr Code von {brand}, um diese Nummer zu ersetzen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.reset':
    '{code} ist Ihr Code von {brand} für ein neues Passwort. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.step_up':
    '{code} ist Ihr Code von {brand}, um eine Änderung zu bestätigen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.sub_account':
    '{code} ist Ihr Code von {brand} für die Anmeldung im Unterkonto. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.third_party':
    '{code} ist Ihr Code von {brand}, um einen anderen Dienst zu verknüpfen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.unblock':
    '{code} ist Ihr Code von {brand} zum Entsperren Ihres Kontos. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.event':
    'Sicherheitsänderung in Ihrem Konto bei {brand}. Details auf {host}. Nicht Sie? Sperren Sie dort Ihr Konto.',
  'sms.noAccount':
    'Kein Konto bei {brand} hat diese Nummer. Versuchen Sie eine andere oder Ihre E-Mail-Adresse auf {host}. Nicht Sie? Sie müssen nichts tun.',
  'sms.numberTaken':
    'Diese Nummer hat schon ein Konto bei {brand}. Verwenden Sie eine andere. Nicht Sie? Sie müssen nichts tun.',
  'sms.registrationCode':
    '{code} ist Ihr Code von {brand}. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
};
