export const mail = {
  'mail.addressTaken.notYou': '¿No fuiste tú? No tienes que hacer nada. Tu cuenta no cambió.',
  'mail.addressTaken.text':
    'Alguien, seguramente tú, intentó agregar esta dirección a otra cuenta en {brand} {site}. Ya pertenece a la tuya.',
  'mail.alreadyRegistered.notYou': '¿No fuiste tú? No tienes que hacer nada. Tu cuenta no cambió.',
  'mail.alreadyRegistered.preview': 'No cambió. Puedes iniciar sesión en {host}.',
  'mail.alreadyRegistered.text':
    'Alguien, seguramente tú, intentó crear una cuenta en {brand} {site} con esta dirección. Ya tiene una.',
  'mail.code.lock.notYou':
    '¿No fuiste tú? No tienes que hacer nada: no se bloquea nada sin este código. No lo compartas nunca.',
  'mail.code.lock.text':
    'Ingresa este código para bloquear tu cuenta en {brand} {site}. Después nadie podrá iniciar sesión, tampoco tú:',
  'mail.code.login.notYou':
    '¿No fuiste tú? No tienes que hacer nada. Nadie puede usar este inicio de sesión sin el código. No lo compartas nunca.',
  'mail.code.login.text': 'Ingresa este código para iniciar sesión en {brand} {site}:',
  'mail.code.login_second.notYou':
    '¿No fuiste tú? Alguien puede tener tu contraseña. No compartas nunca este código y cambia ya tu contraseña en {host}.',
  'mail.code.login_second.notYou.service':
    '¿No fuiste tú? Alguien puede controlar tu cuenta de Telegram u otra cuenta vinculada. No compartas nunca este código y desvincúlala ya en {host}.',
  'mail.code.login_second.text':
    'El primer paso para iniciar sesión en tu cuenta en {brand} {site} se acaba de completar. Si fuiste tú, ingresa este código para terminar:',
  'mail.code.lost_factor.notYou':
    '¿No fuiste tú? Alguien intenta entrar en tu cuenta y puede conocer tu contraseña. No compartas nunca este código y cambia ya tu contraseña en {host}.',
  'mail.code.lost_factor.text':
    'Ingresa este código para eliminar la app o las llaves de acceso de tu cuenta en {brand} {site}:',
  'mail.code.new_name.notYou':
    '¿No fuiste tú? Puede que alguien haya escrito mal su dirección. No tienes que hacer nada: no la agregamos sin este código.',
  'mail.code.new_name.text': 'Ingresa este código para agregar esta dirección a tu cuenta en {brand} {site}:',
  'mail.code.old_name.notYou':
    '¿No fuiste tú? Alguien inició sesión en tu cuenta. No compartas nunca este código. Inicia sesión en {host}, cierra la sesión de ese dispositivo y cambia tu contraseña.',
  'mail.code.old_name.text': 'Ingresa este código para sustituir esta dirección de tu cuenta en {brand} {site}:',
  'mail.code.reset.notYou':
    '¿No fuiste tú? No tienes que hacer nada: tu contraseña no cambia sin este código. No lo compartas nunca.',
  'mail.code.reset.text': 'Ingresa este código para elegir una nueva contraseña para tu cuenta en {brand} {site}:',
  'mail.code.step_up.notYou':
    '¿No fuiste tú? Alguien inició sesión en tu cuenta. No compartas nunca este código. Inicia sesión en {host}, cierra la sesión de ese dispositivo y cambia tu contraseña.',
  'mail.code.step_up.text': 'Ingresa este código para confirmar un cambio en tu cuenta en {brand} {site}:',
  'mail.code.sub_account.notYou':
    '¿No fuiste tú? No tienes que hacer nada. Nadie puede usar este inicio de sesión sin el código. No lo compartas nunca.',
  'mail.code.sub_account.text': 'Ingresa este código para iniciar sesión en una subcuenta en {brand} {site}:',
  'mail.code.third_party.notYou':
    '¿No fuiste tú? No compartas nunca este código: permitiría a otra persona iniciar sesión en tu lugar.',
  'mail.code.third_party.text': 'Ingresa este código para vincular la cuenta de otro servicio a {brand} {site}:',
  'mail.code.unblock.notYou':
    '¿No fuiste tú? No tienes que hacer nada: tu cuenta sigue bloqueada sin este código. No lo compartas nunca.',
  'mail.code.unblock.text': 'Ingresa este código para desbloquear tu cuenta en {brand} {site}:',
  'mail.event.accountLocked.heading': 'Tu cuenta se bloqueó',
  'mail.event.accountLocked.text':
    'Nadie puede iniciar sesión en tu cuenta en {brand} {site}. Se cerró la sesión en todos los dispositivos.',
  'mail.event.accountUnlocked.heading': 'Tu cuenta se desbloqueó',
  'mail.event.antiPhishingChanged.heading': 'Tu código antiphishing cambió',
  'mail.event.antiPhishingRemoved.heading': 'Tu código antiphishing se eliminó',
  'mail.event.apps.text':
    '¿No fuiste tú? Desconecta la app en la página de abajo y cambia allí tu contraseña. Antes debes iniciar sesión.',
  'mail.event.deviceCheckChanged.heading': 'El control de dispositivos nuevos cambió',
  'mail.event.deviceCheckChanged.text':
    'El código para dispositivos nuevos en tu cuenta de {brand} {site} se activó o desactivó.',
  'mail.event.emailChanged.heading': 'Tu dirección de correo cambió',
  'mail.event.factorsReset.heading': 'Tu app y tus llaves de acceso se eliminaron',
  'mail.event.factorsReset.text':
    'Para iniciar sesión en tu cuenta en {brand} {site} ya no hace falta una app ni una llave de acceso. Los retiros están en pausa un tiempo.',
  'mail.event.identityRefused.heading': 'No pudimos verificar tu identidad',
  'mail.event.identityRefused.text':
    'No pudimos verificar tus datos para tu cuenta en {brand} {site}. La página muestra por qué y te deja intentarlo de nuevo.',
  'mail.event.identityVerified.text': 'Aceptamos tus datos para tu cuenta en {brand} {site}.',
  'mail.event.lock.text':
    '¿No fuiste tú? Bloquea tu cuenta: nadie podrá iniciar sesión y se cerrará la sesión en todos los dispositivos. La página te pide antes que confirmes quién eres.',
  'mail.event.loginNewDevice.text':
    'Alguien, seguramente tú, inició sesión en {brand} {site} con un dispositivo nuevo.',
  'mail.event.mobileChanged.heading': 'Tu número de celular cambió',
  'mail.event.passkeyAdded.heading': 'Llave de acceso agregada',
  'mail.event.passwordChanged.heading': 'Tu contraseña cambió',
  'mail.event.passwordChanged.text':
    'Tu cuenta en {brand} {site} tiene una nueva contraseña. Se cerró la sesión en los demás dispositivos.',
  'mail.event.passwordReset.heading': 'Tu contraseña se restableció',
  'mail.event.passwordReset.text':
    'Tu cuenta en {brand} {site} tiene una nueva contraseña. Se cerró la sesión en los demás dispositivos. Los retiros están en pausa 24 horas.',
  'mail.event.preview': '¿Fuiste tú? No tienes que hacer nada. Si no, actúa ya en {host}.',
  'mail.event.qrApproved.text': 'Un dispositivo con sesión iniciada en tu cuenta en {brand} {site} aprobó otro.',
  'mail.event.recoveryCodeUsed.heading': 'Se usó un código de recuperación',
  'mail.event.recoveryCodeUsed.text':
    'Reemplazó tu app o llave de acceso en {brand} {site} y ya no sirve. Crea códigos nuevos antes de quedarte sin ellos.',
  'mail.event.recoveryCodesMade.heading': 'Se crearon códigos de recuperación nuevos',
  'mail.event.oauthGranted.text': 'Puede hacer lo que permitiste en {brand} {site} hasta que la desconectes.',
  'mail.event.thirdPartyLinked.heading': 'Se vinculó otro servicio',
  'mail.event.thirdPartyUnlinked.heading': 'Se desvinculó otro servicio',
  'mail.event.totpAdded.heading': 'Se agregó una app de autenticación',
  'mail.event.totpRemoved.heading': 'Tu app de autenticación se eliminó',
  'mail.event.wasYou': '¿Fuiste tú? No tienes que hacer nada.',
  'mail.link.login.notYou':
    '¿No fuiste tú? No tienes que hacer nada. Nadie puede usar este inicio de sesión sin este correo.',
  'mail.link.reset.notYou': '¿No fuiste tú? No tienes que hacer nada: tu contraseña no cambia.',
  'mail.lostItem.authenticator.text':
    'Alguien, seguramente tú, reportó la pérdida de tu app de autenticación y tus llaves de acceso de {brand} {site}. Se pueden eliminar a partir del {time}.',
  'mail.lostItem.email.text':
    'Alguien, seguramente tú, reportó la pérdida de este correo de tu cuenta de {brand} {site}. Otra dirección puede sustituirlo a partir del {time}.',
  'mail.lostItem.mobile.heading': 'Tu número de celular se va a sustituir',
  'mail.lostItem.mobile.text':
    'Alguien, seguramente tú, reportó la pérdida del teléfono de tu cuenta de {brand} {site}. Otro número puede sustituirlo a partir del {time}.',
  'mail.lostItem.notYou': '¿No fuiste tú? Detenlo ya con el botón y cambia tu contraseña: alguien puede conocerla.',
  'mail.lostItem.preview': '¿No fuiste tú? Detenlo ya.',
  'mail.lostItem.wasYou':
    '¿Fuiste tú? Vuelve a {host} después del {time} para terminar. Hasta entonces no tienes que hacer nada.',
  'mail.noAccount.action':
    '¿Te registraste con otra dirección o con un número de celular? Prueba así o crea una cuenta en {host}.',
  'mail.noAccount.notYou': '¿No fuiste tú? No tienes que hacer nada.',
  'mail.noAccount.text':
    'Alguien, seguramente tú, ingresó esta dirección para entrar en {brand} {site}. Allí no tiene ninguna cuenta.',
  'mail.registrationCode.expires':
    'Sirve una vez, durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Si venció, pide uno nuevo en la página.',
  'mail.registrationCode.notYou': '¿No fuiste tú? No tienes que hacer nada. No se crea ninguna cuenta sin este código.',
  'mail.registrationCode.preview': 'Ingrésalo solo en {host}. {brand} no te lo pedirá.',
  'mail.registrationCode.text': 'Ingresa este código para crear tu cuenta en {brand} {site}:',
  'mail.registrationLink.expires':
    'El enlace y el código sirven una vez, durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Si vencieron, pide otros en la primera página.',
  'mail.registrationLink.notYou':
    '¿No fuiste tú? No tienes que hacer nada. No se crea ninguna cuenta si no lo confirmas.',
  'mail.registrationLink.otherDevice': '¿Usas otro dispositivo? Ingresa este código en la página donde empezaste:',
  'mail.safety.text':
    'Ingresa el código solo en {host}. No lo compartas nunca: {brand} no te lo pedirá por correo, mensaje ni teléfono. Quien te lo pida intenta entrar en tu cuenta.',
};
