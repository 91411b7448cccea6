export const mail = {
  'mail.address': 'Il pulsante apre questo indirizzo. Puoi anche copiarlo nel browser:',
  'mail.addressTaken.action': 'Accedi su {host} con questo indirizzo, o usane un altro per l’altro account.',
  'mail.addressTaken.heading': 'Questo indirizzo ha già un account',
  'mail.addressTaken.notYou': 'Non eri tu? Non devi fare nulla. Il tuo account non è cambiato.',
  'mail.addressTaken.preview': 'Un indirizzo può avere un solo account. Puoi accedere su {host}.',
  'mail.addressTaken.subject': 'Questo indirizzo ha già un account {brand}',
  'mail.addressTaken.text':
    'Qualcuno, probabilmente tu, ha cercato di aggiungere questo indirizzo a un altro account su {brand} {site}. L’indirizzo appartiene già al tuo.',
  'mail.alreadyRegistered.action': 'Accedi su {host} con questo indirizzo e la tua password.',
  'mail.alreadyRegistered.action.link': 'Accedi con questo indirizzo e la tua password.',
  'mail.alreadyRegistered.button': 'Vai all’accesso',
  'mail.alreadyRegistered.heading': 'Hai già un account',
  'mail.alreadyRegistered.notYou': 'Non eri tu? Non devi fare nulla. Il tuo account non è cambiato.',
  'mail.alreadyRegistered.preview': 'Non è cambiato. Puoi accedere su {host}.',
  'mail.alreadyRegistered.subject': 'Hai già un account {brand}',
  'mail.alreadyRegistered.text':
    'Qualcuno, probabilmente tu, ha cercato di creare un account su {brand} {site} con questo indirizzo. Ne ha già uno.',
  'mail.antiPhishing': 'Il tuo codice anti-phishing: {antiPhishing}',
  'mail.personalSeal': 'Il tuo sigillo',
  'mail.code.lock.heading': 'Blocca il tuo account',
  'mail.code.lock.notYou':
    'Non eri tu? Non devi fare nulla: senza questo codice non si blocca niente. Non comunicarlo a nessuno.',
  'mail.code.lock.subject': 'Blocca il tuo account {brand}',
  'mail.code.lock.text':
    'Inserisci questo codice per bloccare il tuo account su {brand} {site}. Dopo, nessuno potrà accedere, neanche tu:',
  'mail.code.login.heading': 'Il tuo codice di accesso',
  'mail.code.login.notYou':
    'Non eri tu? Non devi fare nulla. Nessuno può completare questo accesso senza il codice. Non comunicarlo a nessuno.',
  'mail.code.login.subject': 'Il tuo codice di accesso {brand}',
  'mail.code.login.text': 'Inserisci questo codice per accedere a {brand} {site}:',
  'mail.code.login_second.heading': 'Conferma che sei tu',
  'mail.code.login_second.notYou':
    'Non eri tu? Qualcuno potrebbe avere la tua password. Non comunicare a nessuno questo codice, e cambia subito la password su {host}.',
  'mail.code.login_second.notYou.service':
    'Non eri tu? Qualcuno potrebbe avere il controllo del tuo account Telegram o di un altro account collegato. Non comunicare a nessuno questo codice, e scollega subito l’account su {host}.',
  'mail.code.login_second.text':
    'Il primo passaggio di accesso al tuo account su {brand} {site} è appena riuscito. Se eri tu, inserisci questo codice per terminare:',
  'mail.code.lost_factor.heading': 'Rimuovi l’app o le passkey perse',
  'mail.code.lost_factor.notYou':
    'Non eri tu? Qualcuno sta cercando di entrare nel tuo account e potrebbe conoscere la tua password. Non comunicare a nessuno questo codice, e cambia subito la password su {host}.',
  'mail.code.lost_factor.subject': 'Rimuovi l’app o le passkey da {brand}',
  'mail.code.lost_factor.text':
    'Inserisci questo codice per rimuovere l’app o le passkey dal tuo account su {brand} {site}:',
  'mail.code.new_name.heading': 'Conferma questo indirizzo',
  'mail.code.new_name.notYou':
    'Non eri tu? Qualcuno potrebbe aver scritto male il proprio indirizzo. Non devi fare nulla: senza questo codice non lo aggiungiamo.',
  'mail.code.new_name.text':
    'Inserisci questo codice per aggiungere questo indirizzo al tuo account su {brand} {site}:',
  'mail.code.old_name.heading': 'Conferma il cambio di indirizzo',
  'mail.code.old_name.notYou':
    'Non eri tu? Qualcuno ha effettuato l’accesso al tuo account. Non comunicare a nessuno questo codice. Accedi su {host}, disconnetti quel dispositivo e cambia la password.',
  'mail.code.old_name.text':
    'Inserisci questo codice per sostituire questo indirizzo del tuo account su {brand} {site}:',
  'mail.code.reset.heading': 'Scegli una nuova password',
  'mail.code.reset.notYou':
    'Non eri tu? Non devi fare nulla: senza questo codice la tua password resta la stessa. Non comunicarlo a nessuno.',
  'mail.code.reset.subject': 'Reimposta la password di {brand}',
  'mail.code.reset.text':
    'Inserisci questo codice per scegliere una nuova password per il tuo account su {brand} {site}:',
  'mail.code.step_up.heading': 'Conferma una modifica al tuo account',
  'mail.code.step_up.notYou':
    'Non eri tu? Qualcuno ha effettuato l’accesso al tuo account. Non comunicare a nessuno questo codice. Accedi su {host}, disconnetti quel dispositivo e cambia la password.',
  'mail.code.step_up.text': 'Inserisci questo codice per confermare una modifica al tuo account su {brand} {site}:',
  'mail.code.sub_account.heading': 'Accedi a un sub-account',
  'mail.code.sub_account.notYou':
    'Non eri tu? Non devi fare nulla. Nessuno può completare questo accesso senza il codice. Non comunicarlo a nessuno.',
  'mail.code.sub_account.subject': 'Il tuo codice di accesso {brand}',
  'mail.code.sub_account.text': 'Inserisci questo codice per accedere a un sub-account su {brand} {site}:',
  'mail.code.subject.shown': '{code} è il tuo codice {brand}',
  'mail.code.third_party.heading': 'Collega un altro servizio',
  'mail.code.third_party.notYou':
    'Non eri tu? Non comunicare a nessuno questo codice: un’altra persona potrebbe accedere al tuo posto.',
  'mail.code.third_party.subject': 'Collega il tuo account {brand}',
  'mail.code.third_party.text':
    'Inserisci questo codice per collegare l’account di un altro servizio a {brand} {site}:',
  'mail.code.unblock.heading': 'Sblocca il tuo account',
  'mail.code.unblock.notYou':
    'Non eri tu? Non devi fare nulla: senza questo codice il tuo account resta bloccato. Non comunicarlo a nessuno.',
  'mail.code.unblock.subject': 'Sblocca il tuo account {brand}',
  'mail.code.unblock.text': 'Inserisci questo codice per sbloccare il tuo account su {brand} {site}:',
  'mail.event.accountLocked.heading': 'Il tuo account è stato bloccato',
  'mail.event.accountLocked.text':
    'Nessuno può accedere al tuo account su {brand} {site}. Ogni dispositivo è stato disconnesso.',
  'mail.event.accountUnlocked.heading': 'Il tuo account è stato sbloccato',
  'mail.event.accountUnlocked.text': 'Puoi di nuovo accedere al tuo account su {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Il tuo codice anti-phishing è impostato',
  'mail.event.antiPhishingAdded.text':
    'Ora compare all’inizio di ogni email relativa al tuo account su {brand} {site}. Un’email senza codice non è nostra.',
  'mail.event.antiPhishingChanged.heading': 'Il tuo codice anti-phishing è stato cambiato',
  'mail.event.antiPhishingChanged.text':
    'Compare all’inizio di ogni email relativa al tuo account su {brand} {site}. Un’email senza codice, o con uno precedente, non è nostra.',
  'mail.event.antiPhishingRemoved.heading': 'Il tuo codice anti-phishing è stato rimosso',
  'mail.event.antiPhishingRemoved.text':
    'Questa è l’ultima email relativa al tuo account su {brand} {site} che lo mostra. Puoi impostarne uno nuovo nel tuo account quando vuoi.',
  'mail.event.apps.button': 'Vedi app collegate',
  'mail.event.apps.text':
    'Non eri tu? Scollega l’app nella pagina qui sotto, poi cambia lì la password. Prima devi accedere.',
  'mail.event.deviceCheckChanged.heading': 'Controllo dei nuovi dispositivi cambiato',
  'mail.event.deviceCheckChanged.text':
    'Il codice per i nuovi dispositivi sul tuo account {brand} {site} è stato attivato o disattivato.',
  'mail.event.emailChanged.heading': 'Il tuo indirizzo email è stato cambiato',
  'mail.event.emailChanged.text':
    'Ora inviamo codici e avvisi sul tuo account su {brand} {site} a un altro indirizzo. Per sette giorni il vecchio indirizzo può ancora bloccare l’account.',
  'mail.event.factorsReset.heading': 'La tua app e le tue passkey sono state rimosse',
  'mail.event.factorsReset.text':
    'Per accedere al tuo account su {brand} {site} non serve più un’app o una passkey. I prelievi sono temporaneamente sospesi.',
  'mail.event.identity.button': 'Vedi la mia identità',
  'mail.event.identity.preview': 'Accedi su {host} per i dettagli.',
  'mail.event.identity.text': 'Accedi dalla pagina qui sotto per i dettagli.',
  'mail.event.identityRefused.heading': 'Non siamo riusciti a verificare la tua identità',
  'mail.event.identityRefused.text':
    'Non siamo riusciti a verificare i tuoi dati per il tuo account su {brand} {site}. La pagina mostra perché e ti permette di riprovare.',
  'mail.event.identityVerified.heading': 'La tua identità è verificata',
  'mail.event.identityVerified.text': 'Abbiamo accettato i tuoi dati per il tuo account su {brand} {site}.',
  'mail.event.lock.button': 'Blocca il mio account',
  'mail.event.lock.text':
    'Non eri tu? Blocca il tuo account: nessuno potrà accedere e ogni dispositivo verrà disconnesso. La pagina prima ti chiede di confermare chi sei.',
  'mail.event.loginNewDevice.heading': 'Accesso da un nuovo dispositivo',
  'mail.event.loginNewDevice.text':
    'Qualcuno, probabilmente tu, ha usato un nuovo dispositivo per accedere a {brand} {site}.',
  'mail.event.mobileChanged.heading': 'Il tuo numero di cellulare è stato cambiato',
  'mail.event.mobileChanged.text':
    'Ora inviamo i codici per il tuo account su {brand} {site} a un altro numero. Per sette giorni il vecchio numero può ancora bloccare l’account.',
  'mail.event.passkeyAdded.heading': 'È stata aggiunta una passkey',
  'mail.event.passkeyAdded.text': 'Permette di accedere al tuo account su {brand} {site} senza password.',
  'mail.event.passkeyRemoved.heading': 'È stata rimossa una passkey',
  'mail.event.passkeyRemoved.text': 'Non permette più di accedere al tuo account su {brand} {site}.',
  'mail.event.passwordChanged.heading': 'La tua password è stata cambiata',
  'mail.event.passwordChanged.text':
    'Il tuo account su {brand} {site} ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi.',
  'mail.event.passwordReset.heading': 'La tua password è stata reimpostata',
  'mail.event.passwordReset.text':
    'Il tuo account su {brand} {site} ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi. I prelievi sono sospesi per 24 ore.',
  'mail.event.preview': 'Eri tu? Non devi fare nulla. Se non eri tu, intervieni subito su {host}.',
  'mail.event.qrApproved.heading': 'Un accesso con codice QR è stato approvato',
  'mail.event.qrApproved.text': 'Un dispositivo con accesso al tuo account su {brand} {site} ne ha approvato un altro.',
  'mail.event.recoveryCodeUsed.heading': 'È stato usato un codice di recupero',
  'mail.event.recoveryCodeUsed.text':
    'Ha sostituito la tua app o passkey su {brand} {site} e non funzionerà più. Crea nuovi codici prima di esaurire quelli che hai.',
  'mail.event.recoveryCodesMade.heading': 'Nuovi codici di recupero creati',
  'mail.event.recoveryCodesMade.text': 'I tuoi vecchi codici non funzionano più su {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Un’app ora può usare il tuo account',
  'mail.event.oauthGranted.text': 'Può fare ciò che hai consentito su {brand} {site} finché non la scolleghi.',
  'mail.event.thirdPartyLinked.heading': 'È stato collegato un altro servizio',
  'mail.event.thirdPartyLinked.text': 'Ora puoi usarlo per accedere al tuo account su {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'È stato scollegato un altro servizio',
  'mail.event.thirdPartyUnlinked.text': 'Non puoi più usarlo per accedere al tuo account su {brand} {site}.',
  'mail.event.totpAdded.heading': 'È stata aggiunta un’app di autenticazione',
  'mail.event.totpAdded.text': 'Per accedere al tuo account su {brand} {site} ora serve il suo codice.',
  'mail.event.totpRemoved.heading': 'L’app di autenticazione è stata rimossa',
  'mail.event.totpRemoved.text': 'Per accedere al tuo account su {brand} {site} non serve più il suo codice.',
  'mail.event.unblock.button': 'Sblocca il mio account',
  'mail.event.unblock.text':
    'Vuoi accedere di nuovo? Puoi sbloccare il tuo account dopo 24 ore. La pagina prima ti chiede di confermare chi sei.',
  'mail.event.wasYou': 'Eri tu? Non devi fare nulla.',
  'mail.fact.browserOnSystem': '{browser} su {system}',
  'mail.fact.detail.application': 'App: {value}',
  'mail.fact.detail.email': 'Nuovo indirizzo: {value}',
  'mail.fact.detail.letIn': 'Accesso concesso: {value}',
  'mail.fact.detail.mobile': 'Nuovo numero: {value}',
  'mail.fact.detail.name': 'Nome: {value}',
  'mail.fact.detail.provider': 'Servizio: {value}',
  'mail.fact.device': 'Dispositivo: {value}',
  'mail.fact.place': 'Luogo: {value}, in base all’indirizzo di rete',
  'mail.fact.time': 'Data e ora: {value}',
  'mail.fact.unknown': 'sconosciuto',
  'mail.fact.unknownPlace': 'Luogo: sconosciuto',
  'mail.footer': 'Inviata da {brand} {site}, {host}. Questa email non ha tracciamento né immagini remote.',
  'mail.link.login.button': 'Accedi',
  'mail.link.login.heading': 'Accedi a {brand}',
  'mail.link.login.notYou':
    'Non eri tu? Non devi fare nulla. Nessuno può completare questo accesso senza questa email.',
  'mail.link.login.subject': 'Il tuo link di accesso {brand}',
  'mail.link.login.text': 'Questo link ti fa accedere a {brand} {site}, nel browser in cui lo apri.',
  'mail.link.reset.button': 'Scegli password',
  'mail.link.reset.heading': 'Scegli una nuova password',
  'mail.link.reset.notYou': 'Non eri tu? Non devi fare nulla: la tua password resta la stessa.',
  'mail.link.reset.subject': 'Reimposta la password di {brand}',
  'mail.link.reset.text': 'Usa questo link per scegliere una nuova password per il tuo account su {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'La tua app e le tue passkey verranno rimosse',
  'mail.lostItem.authenticator.text':
    'Qualcuno, probabilmente tu, ha segnalato di aver perso l’app di autenticazione e le passkey di {brand} {site}. Possono essere rimosse a partire da: {time}.',
  'mail.lostItem.button': 'Interrompi',
  'mail.lostItem.email.heading': 'Il tuo indirizzo email verrà sostituito',
  'mail.lostItem.email.text':
    'Qualcuno, probabilmente tu, ha segnalato di aver perso questa email per il tuo account {brand} {site}. Un altro indirizzo può sostituirla a partire da: {time}.',
  'mail.lostItem.mobile.heading': 'Il tuo numero di cellulare verrà sostituito',
  'mail.lostItem.mobile.text':
    'Qualcuno, probabilmente tu, ha segnalato di aver perso il telefono per il tuo account {brand} {site}. Un altro numero può sostituire il tuo a partire da: {time}.',
  'mail.lostItem.notYou':
    'Non eri tu? Interrompi subito con il pulsante, poi cambia la password: qualcuno potrebbe conoscerla.',
  'mail.lostItem.preview': 'Non eri tu? Interrompi subito.',
  'mail.lostItem.wasYou':
    'Eri tu? Per terminare, torna su {host} a partire da: {time}. Fino ad allora non devi fare nulla.',
  'mail.noAccount.action':
    'Hai creato l’account con un altro indirizzo o con un numero di cellulare? Prova con quello, o crea un account su {host}.',
  'mail.noAccount.heading': 'Nessun account ha questo indirizzo',
  'mail.noAccount.notYou': 'Non eri tu? Non devi fare nulla.',
  'mail.noAccount.preview': 'Forse ne hai usato un altro. Riprova su {host}.',
  'mail.noAccount.subject': 'Nessun account {brand} ha questo indirizzo',
  'mail.noAccount.text':
    'Qualcuno, probabilmente tu, ha inserito questo indirizzo per entrare in {brand} {site}. Lì non ha un account.',
  'mail.registrationCode.expires':
    'Funziona una volta, per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Se è scaduto, richiedine uno nuovo nella pagina.',
  'mail.registrationCode.heading': 'Il tuo codice',
  'mail.registrationCode.notYou':
    'Non eri tu? Non devi fare nulla. Senza questo codice non viene creato alcun account.',
  'mail.registrationCode.preview': 'Inseriscilo solo su {host}. {brand} non te lo chiederà.',
  'mail.registrationCode.subject': '{code} è il tuo codice {brand}',
  'mail.registrationCode.text': 'Inserisci questo codice per creare il tuo account su {brand} {site}:',
  'mail.registrationLink.button': 'Conferma indirizzo',
  'mail.registrationLink.expires':
    'Il link e il codice funzionano una volta, per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Se sono scaduti, richiedine di nuovi nella prima pagina.',
  'mail.registrationLink.heading': 'Conferma il tuo indirizzo',
  'mail.registrationLink.notYou':
    'Non eri tu? Non devi fare nulla. Senza la tua conferma non viene creato alcun account.',
  'mail.registrationLink.otherDevice':
    'Su un altro dispositivo? Inserisci questo codice nella pagina da cui hai iniziato:',
  'mail.registrationLink.preview':
    'Il link apre {host} e funziona per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}.',
  'mail.registrationLink.subject': 'Conferma il tuo indirizzo per {brand}',
  'mail.registrationLink.text':
    'Ancora un passaggio prima di impostare una password per il tuo account su {brand} {site}.',
  'mail.safety.heading': 'Questa email è nostra?',
  'mail.safety.text':
    'Inserisci il codice solo su {host}. Non comunicarlo a nessuno: {brand} non te lo chiederà per email, messaggio o telefono. Chi lo chiede sta cercando di entrare nel tuo account.',
  'mail.safety.text.link':
    'Il link apre {host} e nient’altro. Prima di scrivere qualsiasi cosa, controlla la barra degli indirizzi del browser. Non ti chiediamo mai la password o un codice per email, messaggio o telefono.',
  'mail.safety.text.noCode':
    'Il nostro unico indirizzo per questo sito è {host}. Non ti chiediamo mai la password per email, messaggio o telefono. Questa email non ha link di proposito: scrivi tu l’indirizzo.',
};
