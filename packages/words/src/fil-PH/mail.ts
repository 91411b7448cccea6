export const mail = {
  'mail.address': 'Binubuksan ng button ang address na ito. Puwede mo rin itong kopyahin sa browser mo:',
  'mail.addressTaken.action':
    'Mag-log in sa {host} gamit ang address na ito, o gumamit ng iba para sa isa pang account.',
  'mail.addressTaken.heading': 'May account na ang address na ito',
  'mail.addressTaken.notYou': 'Hindi ikaw? Wala kang kailangang gawin. Hindi nagbago ang account mo.',
  'mail.addressTaken.preview': 'Isang account lang ang puwede sa isang address. Puwede kang mag-log in sa {host}.',
  'mail.addressTaken.subject': 'May {brand} account na ang address na ito',
  'mail.addressTaken.text':
    'May sumubok, malamang ikaw, na idagdag ang address na ito sa ibang account sa {brand} {site}. Nasa account mo na ito.',
  'mail.alreadyRegistered.action': 'Mag-log in sa {host} gamit ang address na ito at ang password mo.',
  'mail.alreadyRegistered.action.link': 'Mag-log in gamit ang address na ito at ang password mo.',
  'mail.alreadyRegistered.button': 'Pumunta sa pag-log in',
  'mail.alreadyRegistered.heading': 'May account ka na',
  'mail.alreadyRegistered.notYou': 'Hindi ikaw? Wala kang kailangang gawin. Hindi nagbago ang account mo.',
  'mail.alreadyRegistered.preview': 'Hindi ito nagbago. Puwede kang mag-log in sa {host}.',
  'mail.alreadyRegistered.subject': 'May {brand} account ka na',
  'mail.alreadyRegistered.text':
    'May sumubok, malamang ikaw, na gumawa ng account sa {brand} {site} gamit ang address na ito. May account na ito.',
  'mail.antiPhishing': 'Ang anti-phishing code mo: {antiPhishing}',
  'mail.personalSeal': 'Ang selyo mo',
  'mail.code.lock.heading': 'I-lock ang account mo',
  'mail.code.lock.notYou':
    'Hindi ikaw? Wala kang kailangang gawin: walang mala-lock kung wala ang code na ito. Huwag itong ibigay kahit kanino.',
  'mail.code.lock.subject': 'I-lock ang {brand} account mo',
  'mail.code.lock.text':
    'Ilagay ang code na ito para i-lock ang account mo sa {brand} {site}. Pagkatapos, walang makakapag-log in, kahit ikaw:',
  'mail.code.login.heading': 'Ang login code mo',
  'mail.code.login.notYou':
    'Hindi ikaw? Wala kang kailangang gawin. Walang makakapag-log in dito kung wala ang code. Huwag itong ibigay kahit kanino.',
  'mail.code.login.subject': 'Ang {brand} login code mo',
  'mail.code.login.text': 'Ilagay ang code na ito para mag-log in sa {brand} {site}:',
  'mail.code.login_second.heading': 'Kumpirmahing ikaw ito',
  'mail.code.login_second.notYou':
    'Hindi ikaw? Baka may nakakaalam ng password mo. Huwag ibigay ang code na ito kahit kanino, at baguhin na ang password mo sa {host}.',
  'mail.code.login_second.notYou.service':
    'Hindi ikaw? Baka may kumokontrol sa Telegram o iba mong naka-link na account. Huwag ibigay ang code na ito kahit kanino, at i-unlink na iyon sa {host}.',
  'mail.code.login_second.text':
    'Nakumpleto ang unang hakbang ng pag-log in sa account mo sa {brand} {site}. Kung ikaw ito, ilagay ang code na ito para matapos:',
  'mail.code.lost_factor.heading': 'Alisin ang nawalang app o mga passkey mo',
  'mail.code.lost_factor.notYou':
    'Hindi ikaw? May sumusubok na pasukin ang account mo at baka alam ang password mo. Huwag ibigay ang code na ito kahit kanino, at baguhin na ang password mo sa {host}.',
  'mail.code.lost_factor.subject': 'Alisin ang app o mga passkey mo sa {brand}',
  'mail.code.lost_factor.text':
    'Ilagay ang code na ito para alisin ang app o mga passkey sa account mo sa {brand} {site}:',
  'mail.code.new_name.heading': 'Kumpirmahin ang address na ito',
  'mail.code.new_name.notYou':
    'Hindi ikaw? Baka may nagkamali sa pag-type ng address niya. Wala kang kailangang gawin: hindi namin ito idaragdag kung wala ang code na ito.',
  'mail.code.new_name.text': 'Ilagay ang code na ito para idagdag ang address na ito sa account mo sa {brand} {site}:',
  'mail.code.old_name.heading': 'Kumpirmahin ang pagbabago ng address mo',
  'mail.code.old_name.notYou':
    'Hindi ikaw? May naka-log in sa account mo. Huwag ibigay ang code na ito kahit kanino. Mag-log in sa {host}, i-log out ang device na iyon, at baguhin ang password mo.',
  'mail.code.old_name.text': 'Ilagay ang code na ito para palitan ang address na ito ng account mo sa {brand} {site}:',
  'mail.code.reset.heading': 'Pumili ng bagong password',
  'mail.code.reset.notYou':
    'Hindi ikaw? Wala kang kailangang gawin: hindi mababago ang password mo kung wala ang code na ito. Huwag itong ibigay kahit kanino.',
  'mail.code.reset.subject': 'I-reset ang {brand} password mo',
  'mail.code.reset.text': 'Ilagay ang code na ito para pumili ng bagong password para sa account mo sa {brand} {site}:',
  'mail.code.step_up.heading': 'Kumpirmahin ang pagbabago sa account mo',
  'mail.code.step_up.notYou':
    'Hindi ikaw? May naka-log in sa account mo. Huwag ibigay ang code na ito kahit kanino. Mag-log in sa {host}, i-log out ang device na iyon, at baguhin ang password mo.',
  'mail.code.step_up.text': 'Ilagay ang code na ito para kumpirmahin ang pagbabago sa account mo sa {brand} {site}:',
  'mail.code.sub_account.heading': 'Mag-log in sa sub-account',
  'mail.code.sub_account.notYou':
    'Hindi ikaw? Wala kang kailangang gawin. Walang makakapag-log in dito kung wala ang code. Huwag itong ibigay kahit kanino.',
  'mail.code.sub_account.subject': 'Ang {brand} login code mo',
  'mail.code.sub_account.text': 'Ilagay ang code na ito para mag-log in sa sub-account sa {brand} {site}:',
  'mail.code.subject.shown': '{code} ang {brand} code mo',
  'mail.code.third_party.heading': 'Mag-link ng ibang serbisyo',
  'mail.code.third_party.notYou':
    'Hindi ikaw? Huwag ibigay ang code na ito kahit kanino: makakapag-log in ang iba bilang ikaw.',
  'mail.code.third_party.subject': 'I-link ang {brand} account mo',
  'mail.code.third_party.text': 'Ilagay ang code na ito para i-link sa {brand} {site} ang account ng ibang serbisyo:',
  'mail.code.unblock.heading': 'I-unlock ang account mo',
  'mail.code.unblock.notYou':
    'Hindi ikaw? Wala kang kailangang gawin: mananatiling naka-lock ang account mo kung wala ang code na ito. Huwag itong ibigay kahit kanino.',
  'mail.code.unblock.subject': 'I-unlock ang {brand} account mo',
  'mail.code.unblock.text': 'Ilagay ang code na ito para i-unlock ang account mo sa {brand} {site}:',
  'mail.event.accountLocked.heading': 'Na-lock ang account mo',
  'mail.event.accountLocked.text':
    'Walang makakapag-log in sa account mo sa {brand} {site}. Na-log out ang bawat device.',
  'mail.event.accountUnlocked.heading': 'Na-unlock ang account mo',
  'mail.event.accountUnlocked.text': 'Puwede ka na ulit mag-log in sa account mo sa {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Naitakda na ang anti-phishing code mo',
  'mail.event.antiPhishingAdded.text':
    'Lumalabas na ito sa itaas ng bawat email tungkol sa account mo sa {brand} {site}. Hindi galing sa amin ang email na wala nito.',
  'mail.event.antiPhishingChanged.heading': 'Binago ang anti-phishing code mo',
  'mail.event.antiPhishingChanged.text':
    'Lumalabas ito sa itaas ng bawat email tungkol sa account mo sa {brand} {site}. Hindi galing sa amin ang email na wala nito, o may mas lumang code.',
  'mail.event.antiPhishingRemoved.heading': 'Inalis ang anti-phishing code mo',
  'mail.event.antiPhishingRemoved.text':
    'Ito ang huling email tungkol sa account mo sa {brand} {site} na nagpapakita nito. Puwede kang magtakda ng bago sa account mo anumang oras.',
  'mail.event.apps.button': 'Mga nakakonektang app',
  'mail.event.apps.text':
    'Hindi ikaw? Idiskonekta ang app sa page sa ibaba, saka baguhin doon ang password mo. Magla-log in ka muna.',
  'mail.event.deviceCheckChanged.heading': 'Binago ang pagsusuri mo sa bagong device',
  'mail.event.deviceCheckChanged.text':
    'May nag-on o nag-off ng code para sa mga bagong device sa account mo sa {brand} {site}.',
  'mail.event.emailChanged.heading': 'Binago ang email address mo',
  'mail.event.emailChanged.text':
    'Sa ibang address na namin ipinapadala ang mga code at balita sa account mo sa {brand} {site}. Sa loob ng pitong araw, magagamit pa rin ang lumang address para i-lock ang account.',
  'mail.event.factorsReset.heading': 'Inalis ang app at mga passkey mo',
  'mail.event.factorsReset.text':
    'Hindi na kailangan ng app o passkey para mag-log in sa account mo sa {brand} {site}. Pansamantalang naka-pause ang pag-withdraw.',
  'mail.event.identity.button': 'Ang pagkakakilanlan ko',
  'mail.event.identity.preview': 'Mag-log in sa {host} para makita.',
  'mail.event.identity.text': 'Mag-log in sa page sa ibaba para makita ito.',
  'mail.event.identityRefused.heading': 'Hindi namin na-verify ang pagkakakilanlan mo',
  'mail.event.identityRefused.text':
    'Hindi namin na-verify ang mga detalye mo para sa account mo sa {brand} {site}. Nasa page kung bakit, at puwede mong subukan ulit doon.',
  'mail.event.identityVerified.heading': 'Na-verify na ang pagkakakilanlan mo',
  'mail.event.identityVerified.text': 'Tinanggap na namin ang mga detalye mo para sa account mo sa {brand} {site}.',
  'mail.event.lock.button': 'I-lock ang account ko',
  'mail.event.lock.text':
    'Hindi ikaw? I-lock ang account mo: walang makakapag-log in, at mala-log out ang bawat device. Hihilingin muna ng page na kumpirmahin mo kung sino ka.',
  'mail.event.loginNewDevice.heading': 'Pag-log in mula sa bagong device',
  'mail.event.loginNewDevice.text': 'May gumamit, malamang ikaw, ng bagong device para mag-log in sa {brand} {site}.',
  'mail.event.mobileChanged.heading': 'Binago ang mobile number mo',
  'mail.event.mobileChanged.text':
    'Sa ibang numero na namin ipinapadala ang mga code para sa account mo sa {brand} {site}. Sa loob ng pitong araw, magagamit pa rin ang lumang numero para i-lock ang account.',
  'mail.event.passkeyAdded.heading': 'May idinagdag na passkey',
  'mail.event.passkeyAdded.text': 'Makakapag-log in ito sa account mo sa {brand} {site} nang walang password.',
  'mail.event.passkeyRemoved.heading': 'May inalis na passkey',
  'mail.event.passkeyRemoved.text': 'Hindi na ito makakapag-log in sa account mo sa {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Binago ang password mo',
  'mail.event.passwordChanged.text':
    'May bagong password ang account mo sa {brand} {site}. Na-log out ang lahat ng ibang device.',
  'mail.event.passwordReset.heading': 'Na-reset ang password mo',
  'mail.event.passwordReset.text':
    'May bagong password ang account mo sa {brand} {site}. Na-log out ang lahat ng ibang device. Naka-pause ang pag-withdraw nang 24 na oras.',
  'mail.event.preview': 'Ikaw ba ito? Wala kang kailangang gawin. Kung hindi, kumilos na sa {host}.',
  'mail.event.qrApproved.heading': 'Inaprubahan ang pag-log in gamit ang QR code',
  'mail.event.qrApproved.text': 'May device na naka-log in sa account mo sa {brand} {site} na nag-apruba ng isa pa.',
  'mail.event.recoveryCodeUsed.heading': 'May ginamit na recovery code',
  'mail.event.recoveryCodeUsed.text':
    'Ginamit ito kapalit ng app o passkey mo sa {brand} {site} at hindi na ito gagana ulit. Gumawa ng mga bagong code bago ka maubusan.',
  'mail.event.recoveryCodesMade.heading': 'May ginawang mga bagong recovery code',
  'mail.event.recoveryCodesMade.text': 'Hindi na gumagana ang mga lumang code mo sa {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'May app nang makakagamit ng account mo',
  'mail.event.oauthGranted.text': 'Magagawa nito ang pinayagan mo sa {brand} {site} hanggang idiskonekta mo ito.',
  'mail.event.thirdPartyLinked.heading': 'May na-link na ibang serbisyo',
  'mail.event.thirdPartyLinked.text': 'Magagamit mo na ito para mag-log in sa account mo sa {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'May na-unlink na ibang serbisyo',
  'mail.event.thirdPartyUnlinked.text': 'Hindi mo na ito magagamit para mag-log in sa account mo sa {brand} {site}.',
  'mail.event.totpAdded.heading': 'May idinagdag na authenticator app',
  'mail.event.totpAdded.text': 'Kailangan na ang code nito para mag-log in sa account mo sa {brand} {site}.',
  'mail.event.totpRemoved.heading': 'Inalis ang authenticator app mo',
  'mail.event.totpRemoved.text': 'Hindi na kailangan ang code nito para mag-log in sa account mo sa {brand} {site}.',
  'mail.event.unblock.button': 'I-unlock ang account ko',
  'mail.event.unblock.text':
    'Gusto mo nang mag-log in ulit? Maa-unlock mo ang account mo pagkalipas ng 24 na oras. Hihilingin muna ng page na kumpirmahin mo kung sino ka.',
  'mail.event.wasYou': 'Ikaw ba ito? Wala kang kailangang gawin.',
  'mail.fact.browserOnSystem': '{browser} sa {system}',
  'mail.fact.detail.application': 'App: {value}',
  'mail.fact.detail.email': 'Bagong address: {value}',
  'mail.fact.detail.letIn': 'Pinapasok: {value}',
  'mail.fact.detail.mobile': 'Bagong numero: {value}',
  'mail.fact.detail.name': 'Pangalan: {value}',
  'mail.fact.detail.provider': 'Serbisyo: {value}',
  'mail.fact.device': 'Device: {value}',
  'mail.fact.place': 'Lugar: {value}, ayon sa network address',
  'mail.fact.time': 'Oras: {value}',
  'mail.fact.unknown': 'hindi alam',
  'mail.fact.unknownPlace': 'Lugar: hindi alam',
  'mail.footer':
    'Ipinadala ng {brand} {site}, {host}. Walang tracking at walang larawang galing sa labas ang email na ito.',
  'mail.link.login.button': 'Mag-log in',
  'mail.link.login.heading': 'Mag-log in sa {brand}',
  'mail.link.login.notYou':
    'Hindi ikaw? Wala kang kailangang gawin. Walang makakapag-log in dito kung wala ang email na ito.',
  'mail.link.login.subject': 'Ang {brand} login link mo',
  'mail.link.login.text': 'Para sa pag-log in sa {brand} {site} ang link na ito, sa browser kung saan mo ito bubuksan.',
  'mail.link.reset.button': 'Pumili ng password',
  'mail.link.reset.heading': 'Pumili ng bagong password',
  'mail.link.reset.notYou': 'Hindi ikaw? Wala kang kailangang gawin: hindi mababago ang password mo.',
  'mail.link.reset.subject': 'I-reset ang {brand} password mo',
  'mail.link.reset.text':
    'Gamitin ang link na ito para pumili ng bagong password para sa account mo sa {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Aalisin ang app at mga passkey mo',
  'mail.lostItem.authenticator.text':
    'May nag-ulat, malamang ikaw, na nawala ang authenticator app at mga passkey mo sa {brand} {site}. Puwedeng alisin ang mga ito mula {time}.',
  'mail.lostItem.button': 'Itigil ito',
  'mail.lostItem.email.heading': 'Papalitan ang email address mo',
  'mail.lostItem.email.text':
    'May nag-ulat, malamang ikaw, na nawala ang email na ito ng account mo sa {brand} {site}. Puwede itong palitan ng ibang address mula {time}.',
  'mail.lostItem.mobile.heading': 'Papalitan ang mobile number mo',
  'mail.lostItem.mobile.text':
    'May nag-ulat, malamang ikaw, na nawala ang telepono para sa account mo sa {brand} {site}. Puwede itong palitan ng ibang numero mula {time}.',
  'mail.lostItem.notYou':
    'Hindi ikaw? Itigil na ito gamit ang button, saka baguhin ang password mo: baka may nakakaalam nito.',
  'mail.lostItem.preview': 'Hindi ikaw? Itigil na ito.',
  'mail.lostItem.wasYou':
    'Ikaw ba ito? Bumalik sa {host} pagkatapos ng {time} para matapos. Wala kang kailangang gawin bago iyon.',
  'mail.noAccount.action':
    'Nagrehistro ka ba gamit ang ibang address, o mobile number? Subukan iyon, o gumawa ng account sa {host}.',
  'mail.noAccount.heading': 'Walang account ang address na ito',
  'mail.noAccount.notYou': 'Hindi ikaw? Wala kang kailangang gawin.',
  'mail.noAccount.preview': 'Baka iba ang ginamit mo. Subukan ulit sa {host}.',
  'mail.noAccount.subject': 'Walang {brand} account ang address na ito',
  'mail.noAccount.text':
    'May naglagay, malamang ikaw, ng address na ito para makapasok sa {brand} {site}. Wala itong account doon.',
  'mail.registrationCode.expires':
    'Isang beses lang ito gagana, sa loob ng {minutes, plural, one {# minuto} other {# na minuto}}. Kung nag-expire na, humiling ng bago sa page.',
  'mail.registrationCode.heading': 'Ang code mo',
  'mail.registrationCode.notYou':
    'Hindi ikaw? Wala kang kailangang gawin. Walang gagawing account kung wala ang code na ito.',
  'mail.registrationCode.preview': 'Sa {host} lang ito ilagay. Hindi ito hihingin ng {brand}.',
  'mail.registrationCode.subject': '{code} ang {brand} code mo',
  'mail.registrationCode.text': 'Ilagay ang code na ito para gumawa ng account sa {brand} {site}:',
  'mail.registrationLink.button': 'Kumpirmahin ang address',
  'mail.registrationLink.expires':
    'Isang beses lang gagana ang link at code, sa loob ng {minutes, plural, one {# minuto} other {# na minuto}}. Kung nag-expire na, humiling ng bago sa unang page.',
  'mail.registrationLink.heading': 'Kumpirmahin ang address mo',
  'mail.registrationLink.notYou':
    'Hindi ikaw? Wala kang kailangang gawin. Walang gagawing account kung hindi mo kukumpirmahin.',
  'mail.registrationLink.otherDevice': 'Nasa ibang device? Ilagay ang code na ito sa page kung saan ka nagsimula:',
  'mail.registrationLink.preview':
    'Binubuksan ng link ang {host} at gumagana nang {minutes, plural, one {# minuto} other {# na minuto}}.',
  'mail.registrationLink.subject': 'Kumpirmahin ang address mo para sa {brand}',
  'mail.registrationLink.text':
    'Isang hakbang na lang bago ka magtakda ng password para sa account mo sa {brand} {site}.',
  'mail.safety.heading': 'Galing ba sa amin ang email na ito?',
  'mail.safety.text':
    'Sa {host} lang ilagay ang code. Huwag itong ibigay kahit kanino: hindi ito hihingin ng {brand} sa email, mensahe o telepono. Sinusubukang pasukin ng sinumang humihingi nito ang account mo.',
  'mail.safety.text.link':
    'Ang {host} lang ang binubuksan ng link at wala nang iba. Tingnan ang address bar ng browser mo bago ka mag-type ng anuman. Hindi namin kailanman hihingin ang password mo o isang code sa email, mensahe o telepono.',
  'mail.safety.text.noCode':
    '{host} lang ang address namin para sa site na ito. Hindi namin kailanman hihingin ang password mo sa email, mensahe o telepono. Sadyang walang link ang email na ito: ikaw mismo ang mag-type ng address.',
};
