export const global = {
  'legal.cookies.accepted.purpose':
    'Indica a otras páginas que aceptaste todo. La eliminamos cuando retiras algún consentimiento.',
  'legal.cookies.appBanner.purpose': 'Recuerda durante 90 días que cerraste el aviso de la app.',
  'legal.cookies.approval.purpose':
    'Recuerda el código que escaneaste para aprobar otro dispositivo, hasta que respondas.',
  'legal.cookies.invitation.purpose':
    'Recuerda, hasta que te registras, de quién es la invitación que seguiste, para que cuente a su favor.',
  'legal.cookies.knownAccount.purpose':
    'Muestra tu correo o número parcialmente oculto cuando vuelves. Los scripts no pueden leerla. “¿No eres tú?” la borra.',
  'legal.cookies.launch.purpose': 'Recuerda que Telegram abrió esta pestaña como su miniapp.',
  'legal.cookies.login.purpose':
    'Permite continuar tras una recarga un inicio de sesión que espera un código o enlace. Contiene su número y tu correo o número de celular parcialmente oculto.',
  'legal.cookies.recentCountries.purpose': 'Muestra primero los países que elegiste en esta pestaña.',
  'legal.cookies.rehearsal.purpose': 'Recuerda que ya te preguntamos una vez cuál es nuestra dirección.',
  'legal.cookies.signal.purpose': 'Avisa a tus otras pestañas que cerraste sesión. Es un número aleatorio.',
  'legal.cookies.telegramLink.purpose':
    'Recuerda que ya respondiste si quieres vincular Telegram, para preguntártelo una sola vez.',
  'legal.cookies.theme': 'Apariencia',
  'legal.cookies.theme.purpose': 'Recuerda si elegiste claro u oscuro.',
  'legal.cookies.typed': 'Lo que escribiste',
  'legal.cookies.typed.purpose':
    'Guarda lo que escribiste en un formulario cuando cambias de idioma. Nunca contraseñas ni códigos.',
  'legal.draft':
    'Esta página describe lo que hace el software de este sitio. {entity} agrega la información legal de tu país.',
  'legal.privacy.account.text':
    'Cuando creas una cuenta, guardamos tu correo o número de celular, el sitio, el idioma y la hora. Para verificar tu identidad, guardamos tu nombre, fecha de nacimiento, residencia y número de documento. Guardamos tu contraseña solo como un hash, que no se puede volver a convertir en la contraseña.',
  'legal.privacy.invitation': 'Quién te invitó',
  'page.broken': 'No pudimos mostrar esta página',
  'page.download.description': 'Usa {brand} en tu celular.',
  'page.friendInvite.description': 'Quién te invitó y qué reciben ambas partes.',
  'shell.appBanner.text': '{brand} para tu celular',
  'shell.dialog.title': 'No funcionó',
  'shell.logOut.failed': 'Tu sesión sigue iniciada: no pudimos conectar con el sitio. Inténtalo de nuevo.',
  'shell.notLive.text': 'Esta página no se cargó del todo. Revisa tu conexión.',
  'shell.offline.text': 'Lo que escribiste sigue aquí. Continúa cuando tengas conexión.',
  'shell.part.late': 'Una parte de la página no se cargó. Revisa tu conexión.',
  'shell.theme': 'Apariencia',
  'site.officialHost.help': 'Antes de escribir nada, verifica que tu navegador muestre exactamente esta dirección.',
};
