export const mail = {
  'mail.address': 'Die Schaltfläche öffnet diese Adresse. Sie können sie auch in Ihren Browser kopieren:',
  'mail.addressTaken.action':
    'Melden Sie sich mit dieser Adresse auf {host} an, oder verwenden Sie für das andere Konto eine andere.',
  'mail.addressTaken.heading': 'Diese Adresse hat schon ein Konto',
  'mail.addressTaken.notYou': 'Nicht Sie? Sie müssen nichts tun. Ihr Konto ist unverändert.',
  'mail.addressTaken.preview': 'Eine Adresse kann nur ein Konto haben. Sie können sich auf {host} anmelden.',
  'mail.addressTaken.subject': 'Diese Adresse hat schon ein Konto bei {brand}',
  'mail.addressTaken.text':
    'Jemand, vermutlich Sie, wollte diese Adresse bei {brand} {site} einem anderen Konto hinzufügen. Sie gehört schon zu Ihrem.',
  'mail.alreadyRegistered.action': 'Melden Sie sich mit dieser Adresse und Ihrem Passwort auf {host} an.',
  'mail.alreadyRegistered.action.link': 'Melden Sie sich mit dieser Adresse und Ihrem Passwort an.',
  'mail.alreadyRegistered.button': 'Zur Anmeldung',
  'mail.alreadyRegistered.heading': 'Sie haben schon ein Konto',
  'mail.alreadyRegistered.notYou': 'Nicht Sie? Sie müssen nichts tun. Ihr Konto ist unverändert.',
  'mail.alreadyRegistered.preview': 'Es ist unverändert. Sie können sich auf {host} anmelden.',
  'mail.alreadyRegistered.subject': 'Sie haben schon ein Konto bei {brand}',
  'mail.alreadyRegistered.text':
    'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto bei {brand} {site} erstellen. Es gibt dazu schon eines.',
  'mail.antiPhishing': 'Ihr Anti-Phishing-Code: {antiPhishing}',
  'mail.personalSeal': 'Ihr Siegel',
  'mail.code.lock.heading': 'Konto sperren',
  'mail.code.lock.notYou':
    'Nicht Sie? Sie müssen nichts tun: Ohne diesen Code wird nichts gesperrt. Geben Sie ihn nie weiter.',
  'mail.code.lock.subject': 'Ihr Konto bei {brand} sperren',
  'mail.code.lock.text':
    'Geben Sie diesen Code ein, um Ihr Konto bei {brand} {site} zu sperren. Danach kann sich niemand anmelden, auch Sie nicht:',
  'mail.code.login.heading': 'Ihr Anmeldecode',
  'mail.code.login.notYou':
    'Nicht Sie? Sie müssen nichts tun. Ohne den Code kann niemand diese Anmeldung nutzen. Geben Sie ihn nie weiter.',
  'mail.code.login.subject': 'Ihr Anmeldecode für {brand}',
  'mail.code.login.text': 'Geben Sie diesen Code ein, um sich bei {brand} {site} anzumelden:',
  'mail.code.login_second.heading': 'Bestätigen Sie, dass Sie es sind',
  'mail.code.login_second.notYou':
    'Nicht Sie? Vielleicht hat jemand Ihr Passwort. Geben Sie diesen Code nie weiter, und ändern Sie jetzt Ihr Passwort auf {host}.',
  'mail.code.login_second.notYou.service':
    'Nicht Sie? Vielleicht kontrolliert jemand Ihr Telegram-Konto oder ein anderes verknüpftes Konto. Geben Sie diesen Code nie weiter, und trennen Sie es jetzt auf {host}.',
  'mail.code.login_second.text':
    'Der erste Schritt der Anmeldung in Ihrem Konto bei {brand} {site} ist gelungen. Wenn Sie das waren, geben Sie zum Abschluss diesen Code ein:',
  'mail.code.lost_factor.heading': 'Verlorene App oder Passkeys entfernen',
  'mail.code.lost_factor.notYou':
    'Nicht Sie? Jemand versucht, in Ihr Konto zu gelangen, und kennt vielleicht Ihr Passwort. Geben Sie diesen Code nie weiter, und ändern Sie jetzt Ihr Passwort auf {host}.',
  'mail.code.lost_factor.subject': 'App oder Passkeys bei {brand} entfernen',
  'mail.code.lost_factor.text':
    'Geben Sie diesen Code ein, um App oder Passkeys von Ihrem Konto bei {brand} {site} zu entfernen:',
  'mail.code.new_name.heading': 'Diese Adresse bestätigen',
  'mail.code.new_name.notYou':
    'Nicht Sie? Vielleicht hat sich jemand bei der Adresse vertippt. Sie müssen nichts tun: Ohne diesen Code fügen wir sie nicht hinzu.',
  'mail.code.new_name.text': 'Geben Sie diesen Code ein, um diese Adresse Ihrem Konto bei {brand} {site} hinzuzufügen:',
  'mail.code.old_name.heading': 'Adressänderung bestätigen',
  'mail.code.old_name.notYou':
    'Nicht Sie? Jemand ist in Ihrem Konto angemeldet. Geben Sie diesen Code nie weiter. Melden Sie sich auf {host} an, melden Sie das fremde Gerät ab, und ändern Sie Ihr Passwort.',
  'mail.code.old_name.text': 'Geben Sie diesen Code ein, um diese Adresse Ihres Kontos bei {brand} {site} zu ersetzen:',
  'mail.code.reset.heading': 'Neues Passwort wählen',
  'mail.code.reset.notYou':
    'Nicht Sie? Sie müssen nichts tun: Ohne diesen Code bleibt Ihr Passwort gleich. Geben Sie ihn nie weiter.',
  'mail.code.reset.subject': 'Ihr Passwort bei {brand} zurücksetzen',
  'mail.code.reset.text':
    'Geben Sie diesen Code ein, um ein neues Passwort für Ihr Konto bei {brand} {site} zu wählen:',
  'mail.code.step_up.heading': 'Änderung an Ihrem Konto bestätigen',
  'mail.code.step_up.notYou':
    'Nicht Sie? Jemand ist in Ihrem Konto angemeldet. Geben Sie diesen Code nie weiter. Melden Sie sich auf {host} an, melden Sie das fremde Gerät ab, und ändern Sie Ihr Passwort.',
  'mail.code.step_up.text':
    'Geben Sie diesen Code ein, um eine Änderung an Ihrem Konto bei {brand} {site} zu bestätigen:',
  'mail.code.sub_account.heading': 'In einem Unterkonto anmelden',
  'mail.code.sub_account.notYou':
    'Nicht Sie? Sie müssen nichts tun. Ohne den Code kann niemand diese Anmeldung nutzen. Geben Sie ihn nie weiter.',
  'mail.code.sub_account.subject': 'Ihr Anmeldecode für {brand}',
  'mail.code.sub_account.text': 'Geben Sie diesen Code ein, um sich in einem Unterkonto bei {brand} {site} anzumelden:',
  'mail.code.subject.shown': '{code} ist Ihr Code von {brand}',
  'mail.code.third_party.heading': 'Anderen Dienst verknüpfen',
  'mail.code.third_party.notYou':
    'Nicht Sie? Geben Sie diesen Code nie weiter: Sonst könnte sich jemand anders unter Ihrem Namen anmelden.',
  'mail.code.third_party.subject': 'Ihr Konto bei {brand} verknüpfen',
  'mail.code.third_party.text':
    'Geben Sie diesen Code ein, um das Konto eines anderen Dienstes mit {brand} {site} zu verknüpfen:',
  'mail.code.unblock.heading': 'Konto entsperren',
  'mail.code.unblock.notYou':
    'Nicht Sie? Sie müssen nichts tun: Ohne diesen Code bleibt Ihr Konto gesperrt. Geben Sie ihn nie weiter.',
  'mail.code.unblock.subject': 'Ihr Konto bei {brand} entsperren',
  'mail.code.unblock.text': 'Geben Sie diesen Code ein, um Ihr Konto bei {brand} {site} zu entsperren:',
  'mail.event.accountLocked.heading': 'Ihr Konto wurde gesperrt',
  'mail.event.accountLocked.text':
    'Niemand kann sich in Ihrem Konto bei {brand} {site} anmelden. Alle Geräte wurden abgemeldet.',
  'mail.event.accountUnlocked.heading': 'Ihr Konto wurde entsperrt',
  'mail.event.accountUnlocked.text': 'Sie können sich wieder in Ihrem Konto bei {brand} {site} anmelden.',
  'mail.event.antiPhishingAdded.heading': 'Ihr Anti-Phishing-Code ist festgelegt',
  'mail.event.antiPhishingAdded.text':
    'Er steht jetzt am Anfang jeder E-Mail zu Ihrem Konto bei {brand} {site}. Eine E-Mail ohne ihn ist nicht von uns.',
  'mail.event.antiPhishingChanged.heading': 'Ihr Anti-Phishing-Code wurde geändert',
  'mail.event.antiPhishingChanged.text':
    'Er steht am Anfang jeder E-Mail zu Ihrem Konto bei {brand} {site}. Eine E-Mail ohne ihn oder mit einem älteren ist nicht von uns.',
  'mail.event.antiPhishingRemoved.heading': 'Ihr Anti-Phishing-Code wurde entfernt',
  'mail.event.antiPhishingRemoved.text':
    'Dies ist die letzte E-Mail zu Ihrem Konto bei {brand} {site}, die ihn zeigt. Sie können jederzeit in Ihrem Konto einen neuen festlegen.',
  'mail.event.apps.button': 'Verbundene Apps ansehen',
  'mail.event.apps.text':
    'Nicht Sie? Trennen Sie die App auf der Seite unten, und ändern Sie dort dann Ihr Passwort. Zuerst melden Sie sich an.',
  'mail.event.deviceCheckChanged.heading': 'Die Prüfung neuer Geräte wurde geändert',
  'mail.event.deviceCheckChanged.text':
    'Der Code für neue Geräte in Ihrem Konto bei {brand} {site} wurde ein- oder ausgeschaltet.',
  'mail.event.emailChanged.heading': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.event.emailChanged.text':
    'Codes und Nachrichten zu Ihrem Konto bei {brand} {site} senden wir jetzt an eine andere Adresse. Sieben Tage lang kann die alte Adresse das Konto noch sperren.',
  'mail.event.factorsReset.heading': 'Ihre App und Ihre Passkeys wurden entfernt',
  'mail.event.factorsReset.text':
    'Die Anmeldung in Ihrem Konto bei {brand} {site} braucht keine App und keinen Passkey mehr. Auszahlungen sind einige Zeit pausiert.',
  'mail.event.identity.button': 'Meine Identität ansehen',
  'mail.event.identity.preview': 'Zum Ansehen auf {host} anmelden.',
  'mail.event.identity.text': 'Melden Sie sich zum Ansehen auf der Seite unten an.',
  'mail.event.identityRefused.heading': 'Ihre Identität ließ sich nicht verifizieren',
  'mail.event.identityRefused.text':
    'Wir konnten Ihre Angaben für Ihr Konto bei {brand} {site} nicht verifizieren. Die Seite zeigt den Grund und ermöglicht einen neuen Versuch.',
  'mail.event.identityVerified.heading': 'Ihre Identität ist verifiziert',
  'mail.event.identityVerified.text': 'Wir haben Ihre Angaben für Ihr Konto bei {brand} {site} akzeptiert.',
  'mail.event.lock.button': 'Mein Konto sperren',
  'mail.event.lock.text':
    'Nicht Sie? Sperren Sie Ihr Konto: Dann kann sich niemand anmelden, und alle Geräte werden abgemeldet. Auf der Seite bestätigen Sie zuerst, wer Sie sind.',
  'mail.event.loginNewDevice.heading': 'Anmeldung von einem neuen Gerät',
  'mail.event.loginNewDevice.text':
    'Jemand, vermutlich Sie, hat sich mit einem neuen Gerät bei {brand} {site} angemeldet.',
  'mail.event.mobileChanged.heading': 'Ihre Mobilnummer wurde geändert',
  'mail.event.mobileChanged.text':
    'Codes für Ihr Konto bei {brand} {site} senden wir jetzt an eine andere Nummer. Sieben Tage lang kann die alte Nummer das Konto noch sperren.',
  'mail.event.passkeyAdded.heading': 'Ein Passkey wurde hinzugefügt',
  'mail.event.passkeyAdded.text': 'Damit ist die Anmeldung in Ihrem Konto bei {brand} {site} ohne Passwort möglich.',
  'mail.event.passkeyRemoved.heading': 'Ein Passkey wurde entfernt',
  'mail.event.passkeyRemoved.text': 'Er gilt nicht mehr zur Anmeldung in Ihrem Konto bei {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Ihr Passwort wurde geändert',
  'mail.event.passwordChanged.text':
    'Ihr Konto bei {brand} {site} hat ein neues Passwort. Alle anderen Geräte wurden abgemeldet.',
  'mail.event.passwordReset.heading': 'Ihr Passwort wurde zurückgesetzt',
  'mail.event.passwordReset.text':
    'Ihr Konto bei {brand} {site} hat ein neues Passwort. Alle anderen Geräte wurden abgemeldet. Auszahlungen sind 24 Stunden pausiert.',
  'mail.event.preview': 'Waren Sie das? Dann müssen Sie nichts tun. Sonst handeln Sie jetzt auf {host}.',
  'mail.event.qrApproved.heading': 'Eine Anmeldung per QR-Code wurde freigegeben',
  'mail.event.qrApproved.text': 'Ein in Ihrem Konto bei {brand} {site} angemeldetes Gerät hat ein anderes freigegeben.',
  'mail.event.recoveryCodeUsed.heading': 'Ein Backup-Code wurde verwendet',
  'mail.event.recoveryCodeUsed.text':
    'Er hat App oder Passkey bei {brand} {site} ersetzt und gilt nicht mehr. Erstellen Sie neue Codes, bevor sie ausgehen.',
  'mail.event.recoveryCodesMade.heading': 'Neue Backup-Codes wurden erstellt',
  'mail.event.recoveryCodesMade.text': 'Ihre alten Codes gelten bei {brand} {site} nicht mehr.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Eine App kann jetzt Ihr Konto nutzen',
  'mail.event.oauthGranted.text': 'Die App kann tun, was Sie bei {brand} {site} erlaubt haben, bis Sie sie trennen.',
  'mail.event.thirdPartyLinked.heading': 'Ein anderer Dienst wurde verknüpft',
  'mail.event.thirdPartyLinked.text': 'Sie können sich damit jetzt in Ihrem Konto bei {brand} {site} anmelden.',
  'mail.event.thirdPartyUnlinked.heading': 'Ein anderer Dienst wurde getrennt',
  'mail.event.thirdPartyUnlinked.text': 'Sie können sich damit nicht mehr in Ihrem Konto bei {brand} {site} anmelden.',
  'mail.event.totpAdded.heading': 'Eine Authenticator-App wurde hinzugefügt',
  'mail.event.totpAdded.text':
    'Für die Anmeldung in Ihrem Konto bei {brand} {site} ist jetzt ein Code aus der App nötig.',
  'mail.event.totpRemoved.heading': 'Ihre Authenticator-App wurde entfernt',
  'mail.event.totpRemoved.text':
    'Für die Anmeldung in Ihrem Konto bei {brand} {site} ist kein Code aus der App mehr nötig.',
  'mail.event.unblock.button': 'Mein Konto entsperren',
  'mail.event.unblock.text':
    'Möchten Sie sich wieder anmelden? Nach 24 Stunden können Sie Ihr Konto entsperren. Auf der Seite bestätigen Sie zuerst, wer Sie sind.',
  'mail.event.wasYou': 'Waren Sie das? Dann müssen Sie nichts tun.',
  'mail.fact.browserOnSystem': '{browser} auf {system}',
  'mail.fact.detail.application': 'App: {value}',
  'mail.fact.detail.email': 'Neue Adresse: {value}',
  'mail.fact.detail.letIn': 'Freigegeben: {value}',
  'mail.fact.detail.mobile': 'Neue Nummer: {value}',
  'mail.fact.detail.name': 'Name: {value}',
  'mail.fact.detail.provider': 'Dienst: {value}',
  'mail.fact.device': 'Gerät: {value}',
  'mail.fact.place': 'Ort: {value}, laut Netzwerkadresse',
  'mail.fact.time': 'Zeit: {value}',
  'mail.fact.unknown': 'unbekannt',
  'mail.fact.unknownPlace': 'Ort: unbekannt',
  'mail.footer': 'Gesendet von {brand} {site}, {host}. Diese E-Mail enthält kein Tracking und keine externen Bilder.',
  'mail.link.login.button': 'Anmelden',
  'mail.link.login.heading': 'Bei {brand} anmelden',
  'mail.link.login.notYou': 'Nicht Sie? Sie müssen nichts tun. Ohne diese E-Mail ist diese Anmeldung nicht möglich.',
  'mail.link.login.subject': 'Ihr Anmeldelink für {brand}',
  'mail.link.login.text': 'Dieser Link meldet Sie bei {brand} {site} an, in dem Browser, in dem Sie ihn öffnen.',
  'mail.link.reset.button': 'Passwort wählen',
  'mail.link.reset.heading': 'Neues Passwort wählen',
  'mail.link.reset.notYou': 'Nicht Sie? Sie müssen nichts tun: Ihr Passwort bleibt gleich.',
  'mail.link.reset.subject': 'Ihr Passwort bei {brand} zurücksetzen',
  'mail.link.reset.text': 'Wählen Sie über diesen Link ein neues Passwort für Ihr Konto bei {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Ihre App und Ihre Passkeys werden entfernt',
  'mail.lostItem.authenticator.text':
    'Jemand, vermutlich Sie, hat Ihre Authenticator-App und Ihre Passkeys für {brand} {site} als verloren gemeldet. Beides kann ab {time} entfernt werden.',
  'mail.lostItem.button': 'Antrag stoppen',
  'mail.lostItem.email.heading': 'Ihre E-Mail-Adresse wird ersetzt',
  'mail.lostItem.email.text':
    'Jemand, vermutlich Sie, hat diese E-Mail-Adresse Ihres Kontos bei {brand} {site} als verloren gemeldet. Ab {time} kann eine andere Adresse sie ersetzen.',
  'mail.lostItem.mobile.heading': 'Ihre Mobilnummer wird ersetzt',
  'mail.lostItem.mobile.text':
    'Jemand, vermutlich Sie, hat das Smartphone zu Ihrem Konto bei {brand} {site} als verloren gemeldet. Ab {time} kann eine andere Nummer die bisherige ersetzen.',
  'mail.lostItem.notYou':
    'Nicht Sie? Stoppen Sie den Antrag jetzt mit der Schaltfläche, und ändern Sie dann Ihr Passwort: Jemand kennt es vielleicht.',
  'mail.lostItem.preview': 'Nicht Sie? Stoppen Sie den Antrag jetzt.',
  'mail.lostItem.wasYou':
    'Waren Sie das? Kommen Sie ab {time} zum Abschließen zu {host} zurück. Bis dahin müssen Sie nichts tun.',
  'mail.noAccount.action':
    'Haben Sie sich mit einer anderen Adresse oder einer Mobilnummer registriert? Versuchen Sie es damit, oder erstellen Sie ein Konto auf {host}.',
  'mail.noAccount.heading': 'Zu dieser Adresse gibt es kein Konto',
  'mail.noAccount.notYou': 'Nicht Sie? Sie müssen nichts tun.',
  'mail.noAccount.preview': 'Vielleicht nutzen Sie eine andere. Versuchen Sie es auf {host} erneut.',
  'mail.noAccount.subject': 'Kein Konto bei {brand} mit dieser Adresse',
  'mail.noAccount.text':
    'Jemand, vermutlich Sie, hat diese Adresse eingegeben, um zu {brand} {site} zu gelangen. Dort gibt es dazu kein Konto.',
  'mail.registrationCode.expires':
    'Er gilt einmal, {minutes, plural, one {# Minute} other {# Minuten}} lang. Ist er abgelaufen, fordern Sie auf der Seite einen neuen an.',
  'mail.registrationCode.heading': 'Ihr Code',
  'mail.registrationCode.notYou': 'Nicht Sie? Sie müssen nichts tun. Ohne diesen Code wird kein Konto erstellt.',
  'mail.registrationCode.preview': 'Geben Sie ihn nur auf {host} ein. {brand} fragt nicht danach.',
  'mail.registrationCode.subject': '{code} ist Ihr Code von {brand}',
  'mail.registrationCode.text': 'Geben Sie diesen Code ein, um Ihr Konto bei {brand} {site} zu erstellen:',
  'mail.registrationLink.button': 'Adresse bestätigen',
  'mail.registrationLink.expires':
    'Link und Code gelten einmal, {minutes, plural, one {# Minute} other {# Minuten}} lang. Sind sie abgelaufen, fordern Sie auf der ersten Seite neue an.',
  'mail.registrationLink.heading': 'Adresse bestätigen',
  'mail.registrationLink.notYou': 'Nicht Sie? Sie müssen nichts tun. Ohne Ihre Bestätigung wird kein Konto erstellt.',
  'mail.registrationLink.otherDevice':
    'Auf einem anderen Gerät? Geben Sie diesen Code auf der Seite ein, auf der Sie begonnen haben:',
  'mail.registrationLink.preview':
    'Der Link öffnet {host} und gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'mail.registrationLink.subject': 'Ihre Adresse für {brand} bestätigen',
  'mail.registrationLink.text': 'Noch ein Schritt, bevor Sie ein Passwort für Ihr Konto bei {brand} {site} festlegen.',
  'mail.safety.heading': 'Ist diese E-Mail von uns?',
  'mail.safety.text':
    'Geben Sie den Code nur auf {host} ein. Geben Sie ihn nie weiter: {brand} fragt nicht per E-Mail, Nachricht oder Telefon danach. Wer danach fragt, will in Ihr Konto gelangen.',
  'mail.safety.text.link':
    'Der Link öffnet {host} und nichts anderes. Prüfen Sie die Adressleiste Ihres Browsers, bevor Sie etwas eingeben. Wir fragen nie per E-Mail, Nachricht oder Telefon nach Ihrem Passwort oder einem Code.',
  'mail.safety.text.noCode':
    'Unsere einzige Adresse für diese Website ist {host}. Wir fragen nie per E-Mail, Nachricht oder Telefon nach Ihrem Passwort. Diese E-Mail enthält absichtlich keine Links: Geben Sie die Adresse selbst ein.',
};
