export const sms = {
  'sms.alreadyRegistered':
    'Diese Nummer hat schon ein {brand}-Konto. Anmelden auf {host}. Nicht Sie? Sie müssen nichts tun.',
  'sms.code.lock':
    '{code} ist Ihr {brand}-Code zum Sperren Ihres Kontos. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.login':
    '{code} ist Ihr {brand}-Code zum Anmelden. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.login_second':
    '{code} ist Ihr {brand}-Code für die Bestätigung einer Anmeldung. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.lost_factor':
    '{code} ist Ihr {brand}-Code zum Entfernen von App oder Passkeys. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.new_name':
    '{code} ist Ihr {brand}-Code, um diese Nummer hinzuzufügen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.old_name':
    '{code} ist Ihr {brand}-Code, um diese Nummer zu ersetzen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.reset':
    '{code} ist Ihr {brand}-Code für ein neues Passwort. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.step_up':
    '{code} ist Ihr {brand}-Code, um eine Änderung zu bestätigen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.sub_account':
    '{code} ist Ihr {brand}-Code für die Anmeldung im Unterkonto. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.third_party':
    '{code} ist Ihr {brand}-Code, um einen anderen Dienst zu verknüpfen. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.code.unblock':
    '{code} ist Ihr {brand}-Code zum Entsperren Ihres Kontos. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
  'sms.event':
    'Die Sicherheit Ihres {brand}-Kontos wurde geändert. Details auf {host}. Nicht Sie? Sperren Sie dort Ihr Konto.',
  'sms.noAccount':
    'Kein {brand}-Konto hat diese Nummer. Versuchen Sie eine andere oder Ihre E-Mail auf {host}. Nicht Sie? Sie müssen nichts tun.',
  'sms.numberTaken':
    'Diese Nummer hat schon ein {brand}-Konto. Verwenden Sie eine andere. Nicht Sie? Sie müssen nichts tun.',
  'sms.registrationCode':
    '{code} ist Ihr {brand}-Code. Gilt {minutes, plural, one {# Minute} other {# Minuten}}. Nie weitergeben. Wir fragen nicht danach.',
};
