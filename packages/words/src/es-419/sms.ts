export const sms = {
  'sms.code.lock':
    '{code} es tu codigo de {brand} para bloquear tu cuenta. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.login':
    '{code} es tu codigo de {brand} para entrar. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.login_second':
    '{code} es tu codigo de {brand} para confirmar que quieres entrar. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.lost_factor':
    '{code} es tu codigo de {brand} para eliminar una app o llaves de acceso. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.new_name':
    '{code} es tu codigo de {brand} para agregar este teléfono. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.old_name':
    '{code} es tu codigo de {brand} para sustituir este teléfono. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.reset':
    '{code} es tu codigo de {brand} para una nueva contraseña. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.step_up':
    '{code} es tu codigo de {brand} para confirmar un cambio. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.sub_account':
    '{code} es tu codigo de {brand} para entrar en una subcuenta. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.third_party':
    '{code} es tu codigo de {brand} para vincular otro servicio. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.code.unblock':
    '{code} es tu codigo de {brand} para desbloquear tu cuenta. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
  'sms.event':
    'Hubo un cambio de seguridad en tu cuenta de {brand}. Mira los detalles en {host}. ¿No reconoces el cambio? Bloquea la cuenta en ese sitio.',
  'sms.registrationCode':
    '{code} es tu codigo de {brand}. Vence en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. No lo compartas nunca. No te lo pediremos.',
};
