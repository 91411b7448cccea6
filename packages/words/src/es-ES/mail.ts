export const mail = {
  'mail.address': 'El botón abre esta dirección. También puedes copiarla en tu navegador:',
  'mail.addressTaken.action': 'Inicia sesión en {host} con esta dirección o usa otra para la otra cuenta.',
  'mail.addressTaken.heading': 'Esta dirección ya tiene una cuenta',
  'mail.addressTaken.notYou': '¿No has sido tú? No tienes que hacer nada. Tu cuenta no ha cambiado.',
  'mail.addressTaken.preview': 'Una dirección solo puede tener una cuenta. Puedes iniciar sesión en {host}.',
  'mail.addressTaken.subject': 'Esta dirección ya tiene una cuenta de {brand}',
  'mail.addressTaken.text':
    'Alguien, seguramente tú, ha intentado añadir esta dirección a otra cuenta en {brand} {site}. Ya pertenece a la tuya.',
  'mail.alreadyRegistered.action': 'Inicia sesión en {host} con esta dirección y tu contraseña.',
  'mail.alreadyRegistered.action.link': 'Inicia sesión con esta dirección y tu contraseña.',
  'mail.alreadyRegistered.button': 'Ir a iniciar sesión',
  'mail.alreadyRegistered.heading': 'Ya tienes una cuenta',
  'mail.alreadyRegistered.notYou': '¿No has sido tú? No tienes que hacer nada. Tu cuenta no ha cambiado.',
  'mail.alreadyRegistered.preview': 'No ha cambiado. Puedes iniciar sesión en {host}.',
  'mail.alreadyRegistered.subject': 'Ya tienes una cuenta de {brand}',
  'mail.alreadyRegistered.text':
    'Alguien, seguramente tú, ha intentado crear una cuenta en {brand} {site} con esta dirección. Ya tiene una.',
  'mail.antiPhishing': 'Tu código antiphishing: {antiPhishing}',
  'mail.personalSeal': 'Tu sello',
  'mail.code.lock.heading': 'Bloquea tu cuenta',
  'mail.code.lock.notYou':
    '¿No has sido tú? No tienes que hacer nada: no se bloquea nada sin este código. No lo compartas nunca.',
  'mail.code.lock.subject': 'Bloquea tu cuenta de {brand}',
  'mail.code.lock.text':
    'Introduce este código para bloquear tu cuenta en {brand} {site}. Después nadie podrá iniciar sesión, tampoco tú:',
  'mail.code.login.heading': 'Tu código de inicio de sesión',
  'mail.code.login.notYou':
    '¿No has sido tú? No tienes que hacer nada. Nadie puede usar este inicio de sesión sin el código. No lo compartas nunca.',
  'mail.code.login.subject': 'Tu código de {brand} para iniciar sesión',
  'mail.code.login.text': 'Introduce este código para iniciar sesión en {brand} {site}:',
  'mail.code.login_second.heading': 'Confirma que eres tú',
  'mail.code.login_second.notYou':
    '¿No has sido tú? Alguien puede tener tu contraseña. No compartas nunca este código y cambia ya tu contraseña en {host}.',
  'mail.code.login_second.notYou.service':
    '¿No has sido tú? Alguien puede controlar tu cuenta de Telegram u otra cuenta vinculada. No compartas nunca este código y desvincúlala ya en {host}.',
  'mail.code.login_second.text':
    'El primer paso para iniciar sesión en tu cuenta en {brand} {site} se acaba de completar. Si has sido tú, introduce este código para terminar:',
  'mail.code.lost_factor.heading': 'Elimina tu app o tus llaves de acceso perdidas',
  'mail.code.lost_factor.notYou':
    '¿No has sido tú? Alguien intenta entrar en tu cuenta y puede conocer tu contraseña. No compartas nunca este código y cambia ya tu contraseña en {host}.',
  'mail.code.lost_factor.subject': 'Elimina tu app o tus llaves de acceso de {brand}',
  'mail.code.lost_factor.text':
    'Introduce este código para eliminar la app o las llaves de acceso de tu cuenta en {brand} {site}:',
  'mail.code.new_name.heading': 'Confirma esta dirección',
  'mail.code.new_name.notYou':
    '¿No has sido tú? Puede que alguien haya escrito mal su dirección. No tienes que hacer nada: no la añadimos sin este código.',
  'mail.code.new_name.text': 'Introduce este código para añadir esta dirección a tu cuenta en {brand} {site}:',
  'mail.code.old_name.heading': 'Confirma tu cambio de dirección',
  'mail.code.old_name.notYou':
    '¿No has sido tú? Alguien ha iniciado sesión en tu cuenta. No compartas nunca este código. Inicia sesión en {host}, cierra la sesión de ese dispositivo y cambia tu contraseña.',
  'mail.code.old_name.text': 'Introduce este código para sustituir esta dirección de tu cuenta en {brand} {site}:',
  'mail.code.reset.heading': 'Elige una nueva contraseña',
  'mail.code.reset.notYou':
    '¿No has sido tú? No tienes que hacer nada: tu contraseña no cambia sin este código. No lo compartas nunca.',
  'mail.code.reset.subject': 'Restablece tu contraseña de {brand}',
  'mail.code.reset.text': 'Introduce este código para elegir una nueva contraseña para tu cuenta en {brand} {site}:',
  'mail.code.step_up.heading': 'Confirma un cambio en tu cuenta',
  'mail.code.step_up.notYou':
    '¿No has sido tú? Alguien ha iniciado sesión en tu cuenta. No compartas nunca este código. Inicia sesión en {host}, cierra la sesión de ese dispositivo y cambia tu contraseña.',
  'mail.code.step_up.text': 'Introduce este código para confirmar un cambio en tu cuenta en {brand} {site}:',
  'mail.code.sub_account.heading': 'Inicia sesión en una subcuenta',
  'mail.code.sub_account.notYou':
    '¿No has sido tú? No tienes que hacer nada. Nadie puede usar este inicio de sesión sin el código. No lo compartas nunca.',
  'mail.code.sub_account.subject': 'Tu código de {brand} para iniciar sesión',
  'mail.code.sub_account.text': 'Introduce este código para iniciar sesión en una subcuenta en {brand} {site}:',
  'mail.code.subject.shown': '{code} es tu código de {brand}',
  'mail.code.third_party.heading': 'Vincula otro servicio',
  'mail.code.third_party.notYou':
    '¿No has sido tú? No compartas nunca este código: permitiría a otra persona iniciar sesión en tu lugar.',
  'mail.code.third_party.subject': 'Vincula tu cuenta de {brand}',
  'mail.code.third_party.text': 'Introduce este código para vincular la cuenta de otro servicio a {brand} {site}:',
  'mail.code.unblock.heading': 'Desbloquea tu cuenta',
  'mail.code.unblock.notYou':
    '¿No has sido tú? No tienes que hacer nada: tu cuenta sigue bloqueada sin este código. No lo compartas nunca.',
  'mail.code.unblock.subject': 'Desbloquea tu cuenta de {brand}',
  'mail.code.unblock.text': 'Introduce este código para desbloquear tu cuenta en {brand} {site}:',
  'mail.event.accountLocked.heading': 'Tu cuenta se ha bloqueado',
  'mail.event.accountLocked.text':
    'Nadie puede iniciar sesión en tu cuenta en {brand} {site}. Se ha cerrado la sesión en todos los dispositivos.',
  'mail.event.accountUnlocked.heading': 'Tu cuenta se ha desbloqueado',
  'mail.event.accountUnlocked.text': 'Puedes volver a iniciar sesión en tu cuenta en {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Tu código antiphishing está activo',
  'mail.event.antiPhishingAdded.text':
    'Ahora aparece al principio de cada correo sobre tu cuenta en {brand} {site}. Un correo que no lo lleva no es nuestro.',
  'mail.event.antiPhishingChanged.heading': 'Tu código antiphishing ha cambiado',
  'mail.event.antiPhishingChanged.text':
    'Aparece al principio de cada correo sobre tu cuenta en {brand} {site}. Un correo que no lo lleva, o que lleva uno anterior, no es nuestro.',
  'mail.event.antiPhishingRemoved.heading': 'Tu código antiphishing se ha eliminado',
  'mail.event.antiPhishingRemoved.text':
    'Este es el último correo sobre tu cuenta en {brand} {site} que lo muestra. Puedes crear uno nuevo en tu cuenta cuando quieras.',
  'mail.event.apps.button': 'Ver las apps conectadas',
  'mail.event.apps.text':
    '¿No has sido tú? Desconecta la app en la página de abajo y cambia allí tu contraseña. Antes debes iniciar sesión.',
  'mail.event.deviceCheckChanged.heading': 'El control de dispositivos nuevos ha cambiado',
  'mail.event.deviceCheckChanged.text':
    'El código para dispositivos nuevos en tu cuenta de {brand} {site} se ha activado o desactivado.',
  'mail.event.emailChanged.heading': 'Tu dirección de correo ha cambiado',
  'mail.event.emailChanged.text':
    'Ahora enviamos los códigos y las novedades de tu cuenta en {brand} {site} a otra dirección. Durante siete días, aún se puede bloquear la cuenta desde la dirección anterior.',
  'mail.event.factorsReset.heading': 'Tu app y tus llaves de acceso se han eliminado',
  'mail.event.factorsReset.text':
    'Para iniciar sesión en tu cuenta en {brand} {site} ya no hace falta una app ni una llave de acceso. Las retiradas están en pausa un tiempo.',
  'mail.event.identity.button': 'Ver mi identidad',
  'mail.event.identity.preview': 'Inicia sesión en {host} para verlo.',
  'mail.event.identity.text': 'Inicia sesión en la página de abajo para verlo.',
  'mail.event.identityRefused.heading': 'No hemos podido verificar tu identidad',
  'mail.event.identityRefused.text':
    'No hemos podido verificar tus datos para tu cuenta en {brand} {site}. La página muestra por qué y te deja intentarlo de nuevo.',
  'mail.event.identityVerified.heading': 'Tu identidad está verificada',
  'mail.event.identityVerified.text': 'Hemos aceptado tus datos para tu cuenta en {brand} {site}.',
  'mail.event.lock.button': 'Bloquear mi cuenta',
  'mail.event.lock.text':
    '¿No has sido tú? Bloquea tu cuenta: nadie podrá iniciar sesión y se cerrará la sesión en todos los dispositivos. La página te pide antes que confirmes quién eres.',
  'mail.event.loginNewDevice.heading': 'Inicio de sesión en un dispositivo nuevo',
  'mail.event.loginNewDevice.text':
    'Alguien, seguramente tú, ha iniciado sesión en {brand} {site} con un dispositivo nuevo.',
  'mail.event.mobileChanged.heading': 'Tu número de móvil ha cambiado',
  'mail.event.mobileChanged.text':
    'Ahora enviamos los códigos de tu cuenta en {brand} {site} a otro número. Durante siete días, aún se puede bloquear la cuenta con el número anterior.',
  'mail.event.passkeyAdded.heading': 'Llave de acceso añadida',
  'mail.event.passkeyAdded.text': 'Permite iniciar sesión en tu cuenta en {brand} {site} sin contraseña.',
  'mail.event.passkeyRemoved.heading': 'Llave de acceso eliminada',
  'mail.event.passkeyRemoved.text': 'Ya no permite iniciar sesión en tu cuenta en {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Tu contraseña ha cambiado',
  'mail.event.passwordChanged.text':
    'Tu cuenta en {brand} {site} tiene una nueva contraseña. Se ha cerrado la sesión en los demás dispositivos.',
  'mail.event.passwordReset.heading': 'Tu contraseña se ha restablecido',
  'mail.event.passwordReset.text':
    'Tu cuenta en {brand} {site} tiene una nueva contraseña. Se ha cerrado la sesión en los demás dispositivos. Las retiradas están en pausa 24 horas.',
  'mail.event.preview': '¿Has sido tú? No tienes que hacer nada. Si no, actúa ya en {host}.',
  'mail.event.qrApproved.heading': 'Inicio de sesión por código QR aprobado',
  'mail.event.qrApproved.text': 'Un dispositivo con sesión iniciada en tu cuenta en {brand} {site} ha aprobado otro.',
  'mail.event.recoveryCodeUsed.heading': 'Se ha usado un código de recuperación',
  'mail.event.recoveryCodeUsed.text':
    'Ha sustituido a tu app o llave de acceso en {brand} {site} y ya no sirve. Crea códigos nuevos antes de quedarte sin ellos.',
  'mail.event.recoveryCodesMade.heading': 'Se han creado códigos de recuperación nuevos',
  'mail.event.recoveryCodesMade.text': 'Tus códigos anteriores ya no funcionan en {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Una app puede usar ahora tu cuenta',
  'mail.event.oauthGranted.text': 'Puede hacer lo que has permitido en {brand} {site} hasta que la desconectes.',
  'mail.event.thirdPartyLinked.heading': 'Se ha vinculado otro servicio',
  'mail.event.thirdPartyLinked.text': 'Ya puedes iniciar sesión con él en tu cuenta en {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Se ha desvinculado otro servicio',
  'mail.event.thirdPartyUnlinked.text': 'Ya no puedes iniciar sesión con él en tu cuenta en {brand} {site}.',
  'mail.event.totpAdded.heading': 'Se ha añadido una app de autenticación',
  'mail.event.totpAdded.text': 'Para iniciar sesión en tu cuenta en {brand} {site} ahora hace falta su código.',
  'mail.event.totpRemoved.heading': 'Tu app de autenticación se ha eliminado',
  'mail.event.totpRemoved.text': 'Para iniciar sesión en tu cuenta en {brand} {site} ya no hace falta su código.',
  'mail.event.unblock.button': 'Desbloquear mi cuenta',
  'mail.event.unblock.text':
    '¿Quieres volver a iniciar sesión? Puedes desbloquear tu cuenta pasadas 24 horas. La página te pide antes que confirmes quién eres.',
  'mail.event.wasYou': '¿Has sido tú? No tienes que hacer nada.',
  'mail.fact.browserOnSystem': '{browser} en {system}',
  'mail.fact.detail.application': 'App: {value}',
  'mail.fact.detail.email': 'Nueva dirección: {value}',
  'mail.fact.detail.letIn': 'Acceso concedido: {value}',
  'mail.fact.detail.mobile': 'Nuevo número: {value}',
  'mail.fact.detail.name': 'Nombre: {value}',
  'mail.fact.detail.provider': 'Servicio: {value}',
  'mail.fact.device': 'Dispositivo: {value}',
  'mail.fact.place': 'Lugar: {value}, según la dirección de red',
  'mail.fact.time': 'Hora: {value}',
  'mail.fact.unknown': 'desconocido',
  'mail.fact.unknownPlace': 'Lugar: desconocido',
  'mail.footer': 'Enviado por {brand} {site}, {host}. Este correo no lleva seguimiento ni imágenes remotas.',
  'mail.link.login.button': 'Iniciar sesión',
  'mail.link.login.heading': 'Inicia sesión en {brand}',
  'mail.link.login.notYou':
    '¿No has sido tú? No tienes que hacer nada. Nadie puede usar este inicio de sesión sin este correo.',
  'mail.link.login.subject': 'Tu enlace de {brand} para iniciar sesión',
  'mail.link.login.text': 'Con este enlace inicias sesión en {brand} {site}, en el navegador donde lo abras.',
  'mail.link.reset.button': 'Elegir contraseña',
  'mail.link.reset.heading': 'Elige una nueva contraseña',
  'mail.link.reset.notYou': '¿No has sido tú? No tienes que hacer nada: tu contraseña no cambia.',
  'mail.link.reset.subject': 'Restablece tu contraseña de {brand}',
  'mail.link.reset.text': 'Usa este enlace para elegir una nueva contraseña para tu cuenta en {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Tu app y tus llaves de acceso se van a eliminar',
  'mail.lostItem.authenticator.text':
    'Alguien, seguramente tú, ha comunicado la pérdida de tu app de autenticación y tus llaves de acceso de {brand} {site}. Se pueden eliminar a partir del {time}.',
  'mail.lostItem.button': 'Detener solicitud',
  'mail.lostItem.email.heading': 'Tu dirección de correo se va a sustituir',
  'mail.lostItem.email.text':
    'Alguien, seguramente tú, ha comunicado la pérdida de este correo de tu cuenta de {brand} {site}. Otra dirección puede sustituirlo a partir del {time}.',
  'mail.lostItem.mobile.heading': 'Tu número de móvil se va a sustituir',
  'mail.lostItem.mobile.text':
    'Alguien, seguramente tú, ha comunicado la pérdida del teléfono de tu cuenta de {brand} {site}. Otro número puede sustituirlo a partir del {time}.',
  'mail.lostItem.notYou': '¿No has sido tú? Detenlo ya con el botón y cambia tu contraseña: alguien puede conocerla.',
  'mail.lostItem.preview': '¿No has sido tú? Detenlo ya.',
  'mail.lostItem.wasYou':
    '¿Has sido tú? Vuelve a {host} después del {time} para terminar. Hasta entonces no tienes que hacer nada.',
  'mail.noAccount.action':
    '¿Te registraste con otra dirección o con un número de móvil? Prueba así o crea una cuenta en {host}.',
  'mail.noAccount.heading': 'Ninguna cuenta tiene esta dirección',
  'mail.noAccount.notYou': '¿No has sido tú? No tienes que hacer nada.',
  'mail.noAccount.preview': 'Puede que usaras otra. Inténtalo de nuevo en {host}.',
  'mail.noAccount.subject': 'Ninguna cuenta de {brand} tiene esta dirección',
  'mail.noAccount.text':
    'Alguien, seguramente tú, ha introducido esta dirección para entrar en {brand} {site}. Allí no tiene ninguna cuenta.',
  'mail.registrationCode.expires':
    'Sirve una vez, durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Si ha caducado, pide uno nuevo en la página.',
  'mail.registrationCode.heading': 'Tu código',
  'mail.registrationCode.notYou':
    '¿No has sido tú? No tienes que hacer nada. No se crea ninguna cuenta sin este código.',
  'mail.registrationCode.preview': 'Introdúcelo solo en {host}. {brand} no te lo pedirá.',
  'mail.registrationCode.subject': '{code} es tu código de {brand}',
  'mail.registrationCode.text': 'Introduce este código para crear tu cuenta en {brand} {site}:',
  'mail.registrationLink.button': 'Confirmar dirección',
  'mail.registrationLink.expires':
    'El enlace y el código sirven una vez, durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Si han caducado, pide otros en la primera página.',
  'mail.registrationLink.heading': 'Confirma tu dirección',
  'mail.registrationLink.notYou':
    '¿No has sido tú? No tienes que hacer nada. No se crea ninguna cuenta si no lo confirmas.',
  'mail.registrationLink.otherDevice': '¿Usas otro dispositivo? Introduce este código en la página donde empezaste:',
  'mail.registrationLink.preview':
    'El enlace abre {host} y funciona durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'mail.registrationLink.subject': 'Confirma tu dirección para {brand}',
  'mail.registrationLink.text': 'Un paso más antes de crear una contraseña para tu cuenta en {brand} {site}.',
  'mail.safety.heading': '¿Este correo es nuestro?',
  'mail.safety.text':
    'Introduce el código solo en {host}. No lo compartas nunca: {brand} no te lo pedirá por correo, mensaje ni teléfono. Quien te lo pida intenta entrar en tu cuenta.',
  'mail.safety.text.link':
    'El enlace abre {host} y nada más. Mira la barra de direcciones de tu navegador antes de escribir nada. Nunca pedimos tu contraseña ni un código por correo, mensaje o teléfono.',
  'mail.safety.text.noCode':
    'Nuestra única dirección para este sitio es {host}. Nunca pedimos tu contraseña por correo, mensaje o teléfono. Este correo no lleva enlaces a propósito: escribe tú la dirección.',
};
