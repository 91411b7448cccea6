export const mail = {
  'mail.address': 'Butonul deschide această adresă. O puteți copia și în browser:',
  'mail.addressTaken.action': 'Conectați-vă la {host} cu această adresă sau folosiți alta pentru celălalt cont.',
  'mail.addressTaken.heading': 'Această adresă are deja un cont',
  'mail.addressTaken.notYou': 'Nu ați fost dvs.? Nu trebuie să faceți nimic. Contul nu s-a schimbat.',
  'mail.addressTaken.preview': 'O adresă poate avea un singur cont. Vă puteți conecta la {host}.',
  'mail.addressTaken.subject': 'Această adresă are deja un cont {brand}',
  'mail.addressTaken.text':
    'Cineva, cel mai probabil dvs., a încercat să adauge această adresă la alt cont {brand} {site}. Ea aparține deja contului dvs.',
  'mail.alreadyRegistered.action': 'Conectați-vă la {host} cu această adresă și parola dvs.',
  'mail.alreadyRegistered.action.link': 'Conectați-vă cu această adresă și parola dvs.',
  'mail.alreadyRegistered.button': 'Mergeți la conectare',
  'mail.alreadyRegistered.heading': 'Aveți deja un cont',
  'mail.alreadyRegistered.notYou': 'Nu ați fost dvs.? Nu trebuie să faceți nimic. Contul nu s-a schimbat.',
  'mail.alreadyRegistered.preview': 'Nu s-a schimbat. Vă puteți conecta la {host}.',
  'mail.alreadyRegistered.subject': 'Aveți deja un cont {brand}',
  'mail.alreadyRegistered.text':
    'Cineva, cel mai probabil dvs., a încercat să creeze un cont {brand} {site} cu această adresă. Ea are deja unul.',
  'mail.antiPhishing': 'Codul antiphishing: {antiPhishing}',
  'mail.personalSeal': 'Sigiliul dvs.',
  'mail.code.lock.heading': 'Blocați contul',
  'mail.code.lock.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic: fără acest cod nu se blochează nimic. Nu îl dați nimănui.',
  'mail.code.lock.subject': 'Blocați-vă contul {brand}',
  'mail.code.lock.text':
    'Introduceți acest cod pentru a vă bloca contul {brand} {site}. După aceea nu se mai poate conecta nimeni, nici dvs.:',
  'mail.code.login.heading': 'Codul de conectare',
  'mail.code.login.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic. Fără cod, nimeni nu poate folosi această conectare. Nu îl dați nimănui.',
  'mail.code.login.subject': 'Codul de conectare {brand}',
  'mail.code.login.text': 'Introduceți acest cod pentru a vă conecta la {brand} {site}:',
  'mail.code.login_second.heading': 'Confirmați că sunteți dvs.',
  'mail.code.login_second.notYou':
    'Nu ați fost dvs.? Cineva v-ar putea ști parola. Nu dați nimănui acest cod și schimbați acum parola pe {host}.',
  'mail.code.login_second.notYou.service':
    'Nu ați fost dvs.? Cineva v-ar putea controla contul Telegram sau alt cont asociat. Nu dați nimănui acest cod și eliminați acum asocierea pe {host}.',
  'mail.code.login_second.text':
    'Primul pas al conectării la contul {brand} {site} tocmai a reușit. Dacă ați fost dvs., introduceți acest cod pentru a termina:',
  'mail.code.lost_factor.heading': 'Eliminați aplicația sau cheile de acces pierdute',
  'mail.code.lost_factor.notYou':
    'Nu ați fost dvs.? Cineva încearcă să intre în contul dvs. și v-ar putea ști parola. Nu dați nimănui acest cod și schimbați acum parola pe {host}.',
  'mail.code.lost_factor.subject': 'Eliminarea aplicației sau a cheilor de acces {brand}',
  'mail.code.lost_factor.text':
    'Introduceți acest cod pentru a elimina aplicația sau cheile de acces din contul {brand} {site}:',
  'mail.code.new_name.heading': 'Confirmați această adresă',
  'mail.code.new_name.notYou':
    'Nu ați fost dvs.? Poate că altcineva și-a scris greșit adresa. Nu trebuie să faceți nimic: fără acest cod nu o adăugăm.',
  'mail.code.new_name.text': 'Introduceți acest cod pentru a adăuga această adresă la contul {brand} {site}:',
  'mail.code.old_name.heading': 'Confirmați schimbarea adresei',
  'mail.code.old_name.notYou':
    'Nu ați fost dvs.? Cineva este conectat la contul dvs. Nu dați nimănui acest cod. Conectați-vă la {host}, deconectați acel dispozitiv și schimbați parola.',
  'mail.code.old_name.text': 'Introduceți acest cod pentru a înlocui această adresă a contului {brand} {site}:',
  'mail.code.reset.heading': 'Alegeți o parolă nouă',
  'mail.code.reset.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic: fără acest cod parola rămâne aceeași. Nu îl dați nimănui.',
  'mail.code.reset.subject': 'Resetarea parolei {brand}',
  'mail.code.reset.text': 'Introduceți acest cod pentru a alege o parolă nouă pentru contul {brand} {site}:',
  'mail.code.step_up.heading': 'Confirmați o schimbare în cont',
  'mail.code.step_up.notYou':
    'Nu ați fost dvs.? Cineva este conectat la contul dvs. Nu dați nimănui acest cod. Conectați-vă la {host}, deconectați acel dispozitiv și schimbați parola.',
  'mail.code.step_up.text': 'Introduceți acest cod pentru a confirma o schimbare în contul {brand} {site}:',
  'mail.code.sub_account.heading': 'Conectați-vă la un subcont',
  'mail.code.sub_account.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic. Fără cod, nimeni nu poate folosi această conectare. Nu îl dați nimănui.',
  'mail.code.sub_account.subject': 'Codul de conectare {brand}',
  'mail.code.sub_account.text': 'Introduceți acest cod pentru a vă conecta la un subcont {brand} {site}:',
  'mail.code.subject.shown': '{code} este codul dvs. {brand}',
  'mail.code.third_party.heading': 'Asociați alt serviciu',
  'mail.code.third_party.notYou':
    'Nu ați fost dvs.? Nu dați nimănui acest cod: cu el, altcineva s-ar putea conecta în locul dvs.',
  'mail.code.third_party.subject': 'Asociați-vă contul {brand}',
  'mail.code.third_party.text': 'Introduceți acest cod pentru a asocia contul de la alt serviciu cu {brand} {site}:',
  'mail.code.unblock.heading': 'Deblocați-vă contul',
  'mail.code.unblock.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic: fără acest cod, contul rămâne blocat. Nu îl dați nimănui.',
  'mail.code.unblock.subject': 'Deblocați-vă contul {brand}',
  'mail.code.unblock.text': 'Introduceți acest cod pentru a debloca contul {brand} {site}:',
  'mail.event.accountLocked.heading': 'Contul dvs. a fost blocat',
  'mail.event.accountLocked.text':
    'Nimeni nu se mai poate conecta la contul {brand} {site}. Toate dispozitivele au fost deconectate.',
  'mail.event.accountUnlocked.heading': 'Contul dvs. a fost deblocat',
  'mail.event.accountUnlocked.text': 'Vă puteți conecta din nou la contul {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Codul antiphishing este setat',
  'mail.event.antiPhishingAdded.text':
    'Apare de acum la începutul fiecărui e-mail despre contul {brand} {site}. Un e-mail fără el nu este de la noi.',
  'mail.event.antiPhishingChanged.heading': 'Codul antiphishing a fost schimbat',
  'mail.event.antiPhishingChanged.text':
    'Apare la începutul fiecărui e-mail despre contul {brand} {site}. Un e-mail fără el sau cu unul mai vechi nu este de la noi.',
  'mail.event.antiPhishingRemoved.heading': 'Codul antiphishing a fost eliminat',
  'mail.event.antiPhishingRemoved.text':
    'Acesta este ultimul e-mail despre contul {brand} {site} în care apare. Puteți seta oricând unul nou în contul dvs.',
  'mail.event.apps.button': 'Vedeți aplicațiile conectate',
  'mail.event.apps.text':
    'Nu ați fost dvs.? Revocați accesul aplicației pe pagina de mai jos, apoi schimbați acolo parola. Mai întâi vă conectați.',
  'mail.event.deviceCheckChanged.heading': 'Verificarea dispozitivelor noi a fost schimbată',
  'mail.event.deviceCheckChanged.text':
    'Codul pentru dispozitive noi al contului {brand} {site} a fost activat sau dezactivat.',
  'mail.event.emailChanged.heading': 'Adresa dvs. de e-mail a fost schimbată',
  'mail.event.emailChanged.text':
    'Trimitem acum codurile și noutățile despre contul {brand} {site} la altă adresă. Timp de șapte zile, vechea adresă mai poate bloca contul.',
  'mail.event.factorsReset.heading': 'Aplicația și cheile de acces au fost eliminate',
  'mail.event.factorsReset.text':
    'Conectarea la contul {brand} {site} nu mai cere o aplicație sau o cheie de acces. Retragerile sunt suspendate pentru un timp.',
  'mail.event.identity.button': 'Vedeți identitatea',
  'mail.event.identity.preview': 'Conectați-vă la {host} pentru detalii.',
  'mail.event.identity.text': 'Conectați-vă pe pagina de mai jos pentru detalii.',
  'mail.event.identityRefused.heading': 'Nu v-am putut verifica identitatea',
  'mail.event.identityRefused.text':
    'Nu am putut verifica datele pentru contul {brand} {site}. Pagina arată de ce și vă permite să încercați din nou.',
  'mail.event.identityVerified.heading': 'Identitatea dvs. este verificată',
  'mail.event.identityVerified.text': 'Am acceptat datele dvs. pentru contul {brand} {site}.',
  'mail.event.lock.button': 'Blocați contul',
  'mail.event.lock.text':
    'Nu ați fost dvs.? Blocați-vă contul: nimeni nu se mai poate conecta și toate dispozitivele sunt deconectate. Pagina vă cere întâi să confirmați cine sunteți.',
  'mail.event.loginNewDevice.heading': 'Conectare de pe un dispozitiv nou',
  'mail.event.loginNewDevice.text':
    'Cineva, cel mai probabil dvs., s-a conectat la {brand} {site} de pe un dispozitiv nou.',
  'mail.event.mobileChanged.heading': 'Numărul de mobil a fost schimbat',
  'mail.event.mobileChanged.text':
    'Trimitem acum codurile pentru contul {brand} {site} la alt număr. Timp de șapte zile, vechiul număr mai poate bloca contul.',
  'mail.event.passkeyAdded.heading': 'S-a adăugat o cheie de acces',
  'mail.event.passkeyAdded.text': 'Cu ea vă puteți conecta la contul {brand} {site} fără parolă.',
  'mail.event.passkeyRemoved.heading': 'S-a eliminat o cheie de acces',
  'mail.event.passkeyRemoved.text': 'Cu ea nu vă mai puteți conecta la contul {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Parola dvs. a fost schimbată',
  'mail.event.passwordChanged.text':
    'Contul {brand} {site} are o parolă nouă. Toate celelalte dispozitive au fost deconectate.',
  'mail.event.passwordReset.heading': 'Parola dvs. a fost resetată',
  'mail.event.passwordReset.text':
    'Contul {brand} {site} are o parolă nouă. Toate celelalte dispozitive au fost deconectate. Retragerile sunt suspendate 24 de ore.',
  'mail.event.preview': 'Ați fost dvs.? Nu trebuie să faceți nimic. Dacă nu, acționați acum pe {host}.',
  'mail.event.qrApproved.heading': 'S-a aprobat o conectare prin cod QR',
  'mail.event.qrApproved.text': 'Un dispozitiv conectat la contul {brand} {site} a aprobat alt dispozitiv.',
  'mail.event.recoveryCodeUsed.heading': 'S-a folosit un cod de recuperare',
  'mail.event.recoveryCodeUsed.text':
    'A înlocuit aplicația sau cheia de acces la {brand} {site} și nu mai este valabil. Creați coduri noi înainte de a le termina.',
  'mail.event.recoveryCodesMade.heading': 'S-au creat coduri de recuperare noi',
  'mail.event.recoveryCodesMade.text': 'Codurile vechi nu mai sunt valabile la {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'O aplicație vă poate folosi contul',
  'mail.event.oauthGranted.text': 'Poate face ce ați permis la {brand} {site}, până îi revocați accesul.',
  'mail.event.thirdPartyLinked.heading': 'S-a asociat alt serviciu',
  'mail.event.thirdPartyLinked.text': 'Vă puteți conecta de acum cu el la contul {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'S-a eliminat asocierea cu alt serviciu',
  'mail.event.thirdPartyUnlinked.text': 'Nu vă mai puteți conecta cu el la contul {brand} {site}.',
  'mail.event.totpAdded.heading': 'S-a adăugat o aplicație de autentificare',
  'mail.event.totpAdded.text': 'Conectarea la contul {brand} {site} cere de acum codul ei.',
  'mail.event.totpRemoved.heading': 'S-a eliminat aplicația de autentificare',
  'mail.event.totpRemoved.text': 'Conectarea la contul {brand} {site} nu mai cere codul ei.',
  'mail.event.unblock.button': 'Deblocați contul',
  'mail.event.unblock.text':
    'Vreți să vă conectați din nou? Puteți debloca contul după 24 de ore. Pagina vă cere întâi să confirmați cine sunteți.',
  'mail.event.wasYou': 'Ați fost dvs.? Nu trebuie să faceți nimic.',
  'mail.fact.browserOnSystem': '{browser} pe {system}',
  'mail.fact.detail.application': 'Aplicația: {value}',
  'mail.fact.detail.email': 'Adresa nouă: {value}',
  'mail.fact.detail.letIn': 'Acces acordat: {value}',
  'mail.fact.detail.mobile': 'Numărul nou: {value}',
  'mail.fact.detail.name': 'Numele: {value}',
  'mail.fact.detail.provider': 'Serviciul: {value}',
  'mail.fact.device': 'Dispozitivul: {value}',
  'mail.fact.place': 'Locul: {value}, după adresa de rețea',
  'mail.fact.time': 'Data și ora: {value}',
  'mail.fact.unknown': 'necunoscut',
  'mail.fact.unknownPlace': 'Locul: necunoscut',
  'mail.footer':
    'Trimis de {brand} {site}, {host}. Acest e-mail nu conține elemente de urmărire și nici imagini externe.',
  'mail.link.login.button': 'Conectați-vă',
  'mail.link.login.heading': 'Conectați-vă la {brand}',
  'mail.link.login.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic. Fără acest e-mail, nimeni nu poate folosi conectarea.',
  'mail.link.login.subject': 'Linkul de conectare {brand}',
  'mail.link.login.text': 'Acest link vă conectează la {brand} {site}, în browserul în care îl deschideți.',
  'mail.link.reset.button': 'Alegeți parola',
  'mail.link.reset.heading': 'Alegeți o parolă nouă',
  'mail.link.reset.notYou': 'Nu ați fost dvs.? Nu trebuie să faceți nimic: parola rămâne aceeași.',
  'mail.link.reset.subject': 'Resetarea parolei {brand}',
  'mail.link.reset.text': 'Folosiți acest link pentru a alege o parolă nouă pentru contul {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Aplicația și cheile de acces vor fi eliminate',
  'mail.lostItem.authenticator.text':
    'Cineva, cel mai probabil dvs., a declarat pierdute aplicația de autentificare și cheile de acces {brand} {site}. Ele pot fi eliminate începând cu {time}.',
  'mail.lostItem.button': 'Opriți cererea',
  'mail.lostItem.email.heading': 'Adresa dvs. de e-mail va fi înlocuită',
  'mail.lostItem.email.text':
    'Cineva, cel mai probabil dvs., a declarat că nu mai are acces la acest e-mail al contului {brand} {site}. Altă adresă îl poate înlocui începând cu {time}.',
  'mail.lostItem.mobile.heading': 'Numărul de mobil va fi înlocuit',
  'mail.lostItem.mobile.text':
    'Cineva, cel mai probabil dvs., a declarat pierdut telefonul contului {brand} {site}. Alt număr îl poate înlocui începând cu {time}.',
  'mail.lostItem.notYou':
    'Nu ați fost dvs.? Opriți acum cererea cu butonul, apoi schimbați parola: altcineva ar putea să o știe.',
  'mail.lostItem.preview': 'Nu ați fost dvs.? Opriți acum cererea.',
  'mail.lostItem.wasYou':
    'Ați fost dvs.? Reveniți la {host} după {time} pentru a termina. Până atunci nu trebuie să faceți nimic.',
  'mail.noAccount.action':
    'V-ați înregistrat cu altă adresă sau cu un număr de mobil? Încercați cu acea adresă sau cu acel număr ori creați un cont la {host}.',
  'mail.noAccount.heading': 'Niciun cont nu are această adresă',
  'mail.noAccount.notYou': 'Nu ați fost dvs.? Nu trebuie să faceți nimic.',
  'mail.noAccount.preview': 'Poate că ați folosit altă adresă. Încercați din nou la {host}.',
  'mail.noAccount.subject': 'Niciun cont {brand} nu are această adresă',
  'mail.noAccount.text':
    'Cineva, cel mai probabil dvs., a introdus această adresă pentru a intra la {brand} {site}. Ea nu are acolo niciun cont.',
  'mail.registrationCode.expires':
    'Este valabil o singură dată, timp de {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Dacă a expirat, cereți unul nou pe pagină.',
  'mail.registrationCode.heading': 'Codul dvs.',
  'mail.registrationCode.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic. Fără acest cod nu se creează niciun cont.',
  'mail.registrationCode.preview': 'Introduceți-l numai pe {host}. {brand} nu îl va cere.',
  'mail.registrationCode.subject': '{code} este codul dvs. {brand}',
  'mail.registrationCode.text': 'Introduceți acest cod pentru a vă crea contul {brand} {site}:',
  'mail.registrationLink.button': 'Confirmați adresa',
  'mail.registrationLink.expires':
    'Linkul și codul sunt valabile o singură dată, timp de {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Dacă au expirat, cereți altele pe prima pagină.',
  'mail.registrationLink.heading': 'Confirmați-vă adresa',
  'mail.registrationLink.notYou':
    'Nu ați fost dvs.? Nu trebuie să faceți nimic. Fără confirmare nu se creează niciun cont.',
  'mail.registrationLink.otherDevice': 'Pe alt dispozitiv? Introduceți acest cod pe pagina în care ați început:',
  'mail.registrationLink.preview':
    'Linkul deschide {host} și este valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}.',
  'mail.registrationLink.subject': 'Confirmați-vă adresa pentru {brand}',
  'mail.registrationLink.text': 'Încă un pas înainte de a seta parola pentru contul {brand} {site}.',
  'mail.safety.heading': 'Acest e-mail este de la noi?',
  'mail.safety.text':
    'Introduceți codul numai pe {host}. Nu îl dați nimănui: {brand} nu îl va cere prin e-mail, mesaj sau telefon. Cine îl cere încearcă să intre în contul dvs.',
  'mail.safety.text.link':
    'Linkul deschide {host} și nimic altceva. Verificați bara de adrese a browserului înainte de a scrie ceva. Nu vă cerem niciodată parola sau un cod prin e-mail, mesaj sau telefon.',
  'mail.safety.text.noCode':
    'Singura noastră adresă pentru acest site este {host}. Nu vă cerem niciodată parola prin e-mail, mesaj sau telefon. Acest e-mail nu are linkuri, intenționat: scrieți chiar dvs. adresa.',
};
