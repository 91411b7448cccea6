export const sms = {
  'sms.alreadyRegistered':
    'Este teléfono ya tiene una cuenta de {brand}. Entra en {host}. ¿Te llega por error? No tienes que hacer nada.',
  'sms.code.lock':
    '{code} es tu codigo de {brand} para bloquear tu cuenta. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.login':
    '{code} es tu codigo de {brand} para entrar. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.login_second':
    '{code} es tu codigo de {brand} para confirmar que quieres entrar. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.lost_factor':
    '{code} es tu codigo de {brand} para eliminar una app o llaves de acceso. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.new_name':
    '{code} es tu codigo de {brand} para añadir este teléfono. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.old_name':
    '{code} es tu codigo de {brand} para sustituir este teléfono. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.reset':
    '{code} es tu codigo de {brand} para una nueva contraseña. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.step_up':
    '{code} es tu codigo de {brand} para confirmar un cambio. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.sub_account':
    '{code} es tu codigo de {brand} para entrar en una subcuenta. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.third_party':
    '{code} es tu codigo de {brand} para vincular otro servicio. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.unblock':
    '{code} es tu codigo de {brand} para desbloquear tu cuenta. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.event':
    'La seguridad de tu cuenta de {brand} ha cambiado. Mira los detalles en {host}. ¿No reconoces el cambio? Bloquea la cuenta en ese sitio.',
  'sms.noAccount':
    'Ninguna cuenta de {brand} tiene este teléfono. Prueba con otro, o con tu correo, en {host}. ¿Te llega por error? No tienes que hacer nada.',
  'sms.numberTaken':
    'Este teléfono ya tiene una cuenta de {brand}. Usa otro. ¿Te llega por error? No tienes que hacer nada.',
  'sms.registrationCode':
    '{code} es tu codigo de {brand}. Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
};
