export const mail = {
  'mail.address': 'Düğme bu adresi açar. Tarayıcınıza da kopyalayabilirsiniz:',
  'mail.addressTaken.action': '{host} adresinde bu adresle giriş yapın veya diğer hesap için başka bir adres kullanın.',
  'mail.addressTaken.heading': 'Bu adresin zaten hesabı var',
  'mail.addressTaken.notYou': 'Siz değilseniz bir şey yapmanız gerekmez. Hesabınız değişmedi.',
  'mail.addressTaken.preview': 'Bir adresin yalnızca bir hesabı olabilir. {host} adresinde giriş yapabilirsiniz.',
  'mail.addressTaken.subject': 'Bu adresin zaten {brand} hesabı var',
  'mail.addressTaken.text':
    'Biri, büyük olasılıkla siz, bu adresi {brand} {site} üzerinde başka bir hesaba eklemeye çalıştı. Adres zaten sizin hesabınıza ait.',
  'mail.alreadyRegistered.action': '{host} adresinde bu adres ve şifrenizle giriş yapın.',
  'mail.alreadyRegistered.action.link': 'Bu adres ve şifrenizle giriş yapın.',
  'mail.alreadyRegistered.button': 'Girişe git',
  'mail.alreadyRegistered.heading': 'Zaten bir hesabınız var',
  'mail.alreadyRegistered.notYou': 'Siz değilseniz bir şey yapmanız gerekmez. Hesabınız değişmedi.',
  'mail.alreadyRegistered.preview': 'Değişmedi. {host} adresinde giriş yapabilirsiniz.',
  'mail.alreadyRegistered.subject': 'Zaten bir {brand} hesabınız var',
  'mail.alreadyRegistered.text':
    'Biri, büyük olasılıkla siz, bu adresle {brand} {site} üzerinde hesap açmaya çalıştı. Adresin zaten hesabı var.',
  'mail.antiPhishing': 'Kimlik avı önleme kodunuz: {antiPhishing}',
  'mail.personalSeal': 'Mührünüz',
  'mail.code.lock.heading': 'Hesabınızı kilitleyin',
  'mail.code.lock.notYou':
    'Siz değilseniz bir şey yapmanız gerekmez: bu kod olmadan hiçbir şey kilitlenmez. Kimseyle paylaşmayın.',
  'mail.code.lock.subject': '{brand} hesabınızı kilitleyin',
  'mail.code.lock.text':
    '{brand} {site} hesabınızı kilitlemek için bu kodu girin. Sonra siz dahil kimse giriş yapamaz:',
  'mail.code.login.heading': 'Giriş kodunuz',
  'mail.code.login.notYou':
    'Siz değilseniz bir şey yapmanız gerekmez. Bu giriş kod olmadan kullanılamaz. Kimseyle paylaşmayın.',
  'mail.code.login.subject': '{brand} giriş kodunuz',
  'mail.code.login.text': '{brand} {site} girişi için bu kodu girin:',
  'mail.code.login_second.heading': 'Siz olduğunuzu doğrulayın',
  'mail.code.login_second.notYou':
    'Siz değilseniz biri şifrenizi biliyor olabilir. Bu kodu kimseyle paylaşmayın ve {host} adresinde şifrenizi hemen değiştirin.',
  'mail.code.login_second.notYou.service':
    'Siz değilseniz biri Telegram’ınızı veya bağlı başka bir hesabınızı ele geçirmiş olabilir. Bu kodu kimseyle paylaşmayın ve {host} adresinde bağlantıyı hemen kaldırın.',
  'mail.code.login_second.text':
    '{brand} {site} hesabınıza girişin ilk adımı az önce başarılı oldu. Sizseniz tamamlamak için bu kodu girin:',
  'mail.code.lost_factor.heading': 'Kayıp uygulamanızı veya geçiş anahtarlarınızı kaldırın',
  'mail.code.lost_factor.notYou':
    'Siz değilseniz biri hesabınıza girmeye çalışıyor ve şifrenizi biliyor olabilir. Bu kodu kimseyle paylaşmayın ve {host} adresinde şifrenizi hemen değiştirin.',
  'mail.code.lost_factor.subject': '{brand}: uygulamanızı veya geçiş anahtarlarınızı kaldırın',
  'mail.code.lost_factor.text':
    '{brand} {site} hesabınızdan uygulamayı veya geçiş anahtarlarını kaldırmak için bu kodu girin:',
  'mail.code.new_name.heading': 'Bu adresi doğrulayın',
  'mail.code.new_name.notYou':
    'Siz değilseniz biri adresini yanlış yazmış olabilir. Bir şey yapmanız gerekmez: bu kod olmadan adresi eklemeyiz.',
  'mail.code.new_name.text': 'Bu adresi {brand} {site} hesabınıza eklemek için bu kodu girin:',
  'mail.code.old_name.heading': 'Adres değişikliğini doğrulayın',
  'mail.code.old_name.notYou':
    'Siz değilseniz biri hesabınıza giriş yapmış. Bu kodu kimseyle paylaşmayın. {host} adresinde giriş yapın, o cihazdan çıkış yapın ve şifrenizi değiştirin.',
  'mail.code.old_name.text': '{brand} {site} hesabınızın bu adresini değiştirmek için bu kodu girin:',
  'mail.code.reset.heading': 'Yeni bir şifre seçin',
  'mail.code.reset.notYou':
    'Siz değilseniz bir şey yapmanız gerekmez: bu kod olmadan şifreniz aynı kalır. Kimseyle paylaşmayın.',
  'mail.code.reset.subject': '{brand} şifrenizi sıfırlayın',
  'mail.code.reset.text': '{brand} {site} hesabınıza yeni bir şifre seçmek için bu kodu girin:',
  'mail.code.step_up.heading': 'Hesabınızdaki değişikliği doğrulayın',
  'mail.code.step_up.notYou':
    'Siz değilseniz biri hesabınıza giriş yapmış. Bu kodu kimseyle paylaşmayın. {host} adresinde giriş yapın, o cihazdan çıkış yapın ve şifrenizi değiştirin.',
  'mail.code.step_up.text': '{brand} {site} hesabınızdaki bir değişikliği doğrulamak için bu kodu girin:',
  'mail.code.sub_account.heading': 'Alt hesaba giriş yapın',
  'mail.code.sub_account.notYou':
    'Siz değilseniz bir şey yapmanız gerekmez. Bu giriş kod olmadan kullanılamaz. Kimseyle paylaşmayın.',
  'mail.code.sub_account.subject': '{brand} giriş kodunuz',
  'mail.code.sub_account.text': '{brand} {site} üzerinde bir alt hesaba giriş yapmak için bu kodu girin:',
  'mail.code.subject.shown': '{code}, {brand} kodunuz',
  'mail.code.third_party.heading': 'Başka bir hizmet bağlayın',
  'mail.code.third_party.notYou':
    'Siz değilseniz bu kodu kimseyle paylaşmayın: başkasının sizin yerinize giriş yapmasını sağlar.',
  'mail.code.third_party.subject': '{brand} hesabınızı bağlayın',
  'mail.code.third_party.text': 'Başka bir hizmetin hesabını {brand} {site} hesabınıza bağlamak için bu kodu girin:',
  'mail.code.unblock.heading': 'Hesabınızın kilidini açın',
  'mail.code.unblock.notYou':
    'Siz değilseniz bir şey yapmanız gerekmez: bu kod olmadan hesabınız kilitli kalır. Kimseyle paylaşmayın.',
  'mail.code.unblock.subject': '{brand} hesabınızın kilidini açın',
  'mail.code.unblock.text': '{brand} {site} hesabınızın kilidini açmak için bu kodu girin:',
  'mail.event.accountLocked.heading': 'Hesabınız kilitlendi',
  'mail.event.accountLocked.text': '{brand} {site} hesabınıza kimse giriş yapamaz. Tüm cihazlardan çıkış yapıldı.',
  'mail.event.accountUnlocked.heading': 'Hesabınızın kilidi açıldı',
  'mail.event.accountUnlocked.text': '{brand} {site} hesabınıza yeniden giriş yapabilirsiniz.',
  'mail.event.antiPhishingAdded.heading': 'Kimlik avı önleme kodunuz belirlendi',
  'mail.event.antiPhishingAdded.text':
    'Artık {brand} {site} hesabınızla ilgili her e-postanın başında görünür. Onu içermeyen e-posta bizden değildir.',
  'mail.event.antiPhishingChanged.heading': 'Kimlik avı önleme kodunuz değişti',
  'mail.event.antiPhishingChanged.text':
    '{brand} {site} hesabınızla ilgili her e-postanın başında görünür. Onu içermeyen veya eskisini içeren e-posta bizden değildir.',
  'mail.event.antiPhishingRemoved.heading': 'Kimlik avı önleme kodunuz kaldırıldı',
  'mail.event.antiPhishingRemoved.text':
    '{brand} {site} hesabınızla ilgili, onu gösteren son e-posta budur. Hesabınızda istediğiniz zaman yenisini belirleyebilirsiniz.',
  'mail.event.apps.button': 'Bağlı uygulamaları gör',
  'mail.event.apps.text':
    'Siz değilseniz aşağıdaki sayfada uygulamanın bağlantısını kesin, sonra orada şifrenizi değiştirin. Önce giriş yapmanız gerekir.',
  'mail.event.deviceCheckChanged.heading': 'Yeni cihaz kontrolünüz değişti',
  'mail.event.deviceCheckChanged.text':
    '{brand} {site} hesabınızda yeni cihazlar için istenen kod açıldı veya kapatıldı.',
  'mail.event.emailChanged.heading': 'E-posta adresiniz değişti',
  'mail.event.emailChanged.text':
    '{brand} {site} hesabınızla ilgili kod ve haberleri artık başka bir adrese göndeririz. Eski adresle yedi gün boyunca hesap yine de kilitlenebilir.',
  'mail.event.factorsReset.heading': 'Uygulamanız ve geçiş anahtarlarınız kaldırıldı',
  'mail.event.factorsReset.text':
    '{brand} {site} hesabınıza giriş için artık uygulama veya geçiş anahtarı gerekmez. Para çekme bir süre duraklatıldı.',
  'mail.event.identity.button': 'Kimliğimi gör',
  'mail.event.identity.preview': 'Görmek için {host} adresinde giriş yapın.',
  'mail.event.identity.text': 'Görmek için aşağıdaki sayfada giriş yapın.',
  'mail.event.identityRefused.heading': 'Kimliğinizi doğrulayamadık',
  'mail.event.identityRefused.text':
    '{brand} {site} hesabınız için bilgilerinizi doğrulayamadık. Sayfa nedenini gösterir ve yeniden denemenizi sağlar.',
  'mail.event.identityVerified.heading': 'Kimliğiniz doğrulandı',
  'mail.event.identityVerified.text': '{brand} {site} hesabınız için bilgilerinizi kabul ettik.',
  'mail.event.lock.button': 'Hesabımı kilitle',
  'mail.event.lock.text':
    'Siz değilseniz hesabınızı kilitleyin: kimse giriş yapamaz, tüm cihazlardan çıkış yapılır. Sayfa önce kim olduğunuzu doğrulamanızı ister.',
  'mail.event.loginNewDevice.heading': 'Yeni bir cihazdan giriş',
  'mail.event.loginNewDevice.text': 'Biri, büyük olasılıkla siz, {brand} {site} girişi için yeni bir cihaz kullandı.',
  'mail.event.mobileChanged.heading': 'Cep telefonu numaranız değişti',
  'mail.event.mobileChanged.text':
    '{brand} {site} hesabınızın kodlarını artık başka bir numaraya göndeririz. Eski numarayla yedi gün boyunca hesap yine de kilitlenebilir.',
  'mail.event.passkeyAdded.heading': 'Bir geçiş anahtarı eklendi',
  'mail.event.passkeyAdded.text': 'Onunla {brand} {site} hesabınıza şifresiz giriş yapılabilir.',
  'mail.event.passkeyRemoved.heading': 'Bir geçiş anahtarı kaldırıldı',
  'mail.event.passkeyRemoved.text': 'Onunla {brand} {site} hesabınıza artık giriş yapılamaz.',
  'mail.event.passwordChanged.heading': 'Şifreniz değişti',
  'mail.event.passwordChanged.text':
    '{brand} {site} hesabınızın yeni şifresi var. Diğer tüm cihazlardan çıkış yapıldı.',
  'mail.event.passwordReset.heading': 'Şifreniz sıfırlandı',
  'mail.event.passwordReset.text':
    '{brand} {site} hesabınızın yeni şifresi var. Diğer tüm cihazlardan çıkış yapıldı. Para çekme 24 saat duraklatıldı.',
  'mail.event.preview': 'Siz miydiniz? Bir şey yapmanız gerekmez. Değilse {host} adresinde hemen harekete geçin.',
  'mail.event.qrApproved.heading': 'QR kodla bir giriş onaylandı',
  'mail.event.qrApproved.text': '{brand} {site} hesabınıza giriş yapmış bir cihaz, başka bir cihazı onayladı.',
  'mail.event.recoveryCodeUsed.heading': 'Bir kurtarma kodu kullanıldı',
  'mail.event.recoveryCodeUsed.text':
    '{brand} {site} üzerinde uygulamanızın veya geçiş anahtarınızın yerine geçti, yeniden kullanılamaz. Kodlarınız bitmeden yenilerini oluşturun.',
  'mail.event.recoveryCodesMade.heading': 'Yeni kurtarma kodları oluşturuldu',
  'mail.event.recoveryCodesMade.text': 'Eski kodlarınız {brand} {site} üzerinde artık geçersiz.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Bir uygulama artık hesabınızı kullanabilir',
  'mail.event.oauthGranted.text': 'Bağlantısını kesene kadar {brand} {site} üzerinde izin verdiklerinizi yapabilir.',
  'mail.event.thirdPartyLinked.heading': 'Başka bir hizmet bağlandı',
  'mail.event.thirdPartyLinked.text': 'Artık onunla {brand} {site} hesabınıza giriş yapabilirsiniz.',
  'mail.event.thirdPartyUnlinked.heading': 'Başka bir hizmetin bağlantısı kaldırıldı',
  'mail.event.thirdPartyUnlinked.text': 'Artık onunla {brand} {site} hesabınıza giriş yapılamaz.',
  'mail.event.totpAdded.heading': 'Bir doğrulama uygulaması eklendi',
  'mail.event.totpAdded.text': '{brand} {site} hesabınıza giriş için artık onun kodu gerekir.',
  'mail.event.totpRemoved.heading': 'Doğrulama uygulamanız kaldırıldı',
  'mail.event.totpRemoved.text': '{brand} {site} hesabınıza giriş için artık onun kodu gerekmez.',
  'mail.event.unblock.button': 'Hesabımın kilidini aç',
  'mail.event.unblock.text':
    'Yeniden giriş yapmak ister misiniz? Hesabınızın kilidini 24 saat sonra açabilirsiniz. Sayfa önce kim olduğunuzu doğrulamanızı ister.',
  'mail.event.wasYou': 'Siz miydiniz? Bir şey yapmanız gerekmez.',
  'mail.fact.browserOnSystem': '{system} üzerinde {browser}',
  'mail.fact.detail.application': 'Uygulama: {value}',
  'mail.fact.detail.email': 'Yeni adres: {value}',
  'mail.fact.detail.letIn': 'Giriş izni verilen: {value}',
  'mail.fact.detail.mobile': 'Yeni numara: {value}',
  'mail.fact.detail.name': 'Ad: {value}',
  'mail.fact.detail.provider': 'Hizmet: {value}',
  'mail.fact.device': 'Cihaz: {value}',
  'mail.fact.place': 'Yer: {value}, ağ adresine göre',
  'mail.fact.time': 'Zaman: {value}',
  'mail.fact.unknown': 'bilinmiyor',
  'mail.fact.unknownPlace': 'Yer: bilinmiyor',
  'mail.footer': 'Gönderen: {brand} {site}, {host}. Bu e-postada izleme ve uzaktan yüklenen resim yoktur.',
  'mail.link.login.button': 'Giriş yap',
  'mail.link.login.heading': '{brand} girişi',
  'mail.link.login.notYou': 'Siz değilseniz bir şey yapmanız gerekmez. Bu e-posta olmadan bu giriş kullanılamaz.',
  'mail.link.login.subject': '{brand} giriş bağlantınız',
  'mail.link.login.text': 'Bu bağlantı, açtığınız tarayıcıda {brand} {site} girişinizi yapar.',
  'mail.link.reset.button': 'Şifre seç',
  'mail.link.reset.heading': 'Yeni bir şifre seçin',
  'mail.link.reset.notYou': 'Siz değilseniz bir şey yapmanız gerekmez: şifreniz aynı kalır.',
  'mail.link.reset.subject': '{brand} şifrenizi sıfırlayın',
  'mail.link.reset.text': '{brand} {site} hesabınıza yeni şifre seçmek için bu bağlantıyı kullanın.',
  'mail.lostItem.authenticator.heading': 'Uygulamanız ve geçiş anahtarlarınız kaldırılacak',
  'mail.lostItem.authenticator.text':
    'Biri, büyük olasılıkla siz, {brand} {site} doğrulama uygulamanızın ve geçiş anahtarlarınızın kaybolduğunu bildirdi. {time} itibarıyla kaldırılabilir.',
  'mail.lostItem.button': 'Bunu durdur',
  'mail.lostItem.email.heading': 'E-posta adresiniz değiştirilecek',
  'mail.lostItem.email.text':
    'Biri, büyük olasılıkla siz, {brand} {site} hesabınızdaki bu e-postaya erişimin kaybolduğunu bildirdi. {time} itibarıyla yerine başka bir adres geçebilir.',
  'mail.lostItem.mobile.heading': 'Cep telefonu numaranız değiştirilecek',
  'mail.lostItem.mobile.text':
    'Biri, büyük olasılıkla siz, {brand} {site} hesabınızın telefonunun kaybolduğunu bildirdi. {time} itibarıyla yerine başka bir numara geçebilir.',
  'mail.lostItem.notYou': 'Siz değilseniz düğmeyle hemen durdurun, sonra şifrenizi değiştirin: biri biliyor olabilir.',
  'mail.lostItem.preview': 'Siz değilseniz hemen durdurun.',
  'mail.lostItem.wasYou':
    'Siz miydiniz? Tamamlamak için {time} sonrasında {host} adresine dönün. O zamana kadar bir şey yapmanız gerekmez.',
  'mail.noAccount.action':
    'Başka bir adresle veya cep telefonu numarasıyla mı kaydoldunuz? Onu deneyin veya {host} adresinde hesap oluşturun.',
  'mail.noAccount.heading': 'Bu adresin hesabı yok',
  'mail.noAccount.notYou': 'Siz değilseniz bir şey yapmanız gerekmez.',
  'mail.noAccount.preview': 'Başka bir adres kullanmış olabilirsiniz. {host} adresinde tekrar deneyin.',
  'mail.noAccount.subject': 'Bu adresin {brand} hesabı yok',
  'mail.noAccount.text':
    'Biri, büyük olasılıkla siz, {brand} {site} sitesine girmek için bu adresi yazdı. Orada hesabı yok.',
  'mail.registrationCode.expires':
    'Bir kez kullanılabilir ve {minutes, plural, one {# dakika} other {# dakika}} geçerlidir. Süresi dolduysa sayfada yenisini isteyin.',
  'mail.registrationCode.heading': 'Kodunuz',
  'mail.registrationCode.notYou': 'Siz değilseniz bir şey yapmanız gerekmez. Bu kod olmadan hesap açılmaz.',
  'mail.registrationCode.preview': 'Yalnızca {host} adresinde girin. {brand} onu size sormaz.',
  'mail.registrationCode.subject': '{code}, {brand} kodunuz',
  'mail.registrationCode.text': '{brand} {site} hesabınızı oluşturmak için bu kodu girin:',
  'mail.registrationLink.button': 'Adresi doğrula',
  'mail.registrationLink.expires':
    'Bağlantı ve kod bir kez kullanılabilir ve {minutes, plural, one {# dakika} other {# dakika}} geçerlidir. Süreleri dolduysa ilk sayfada yenilerini isteyin.',
  'mail.registrationLink.heading': 'Adresinizi doğrulayın',
  'mail.registrationLink.notYou': 'Siz değilseniz bir şey yapmanız gerekmez. Siz doğrulamadan hesap açılmaz.',
  'mail.registrationLink.otherDevice': 'Başka bir cihazda mısınız? Bu kodu başladığınız sayfaya girin:',
  'mail.registrationLink.preview':
    'Bağlantı {host} adresini açar ve {minutes, plural, one {# dakika} other {# dakika}} geçerlidir.',
  'mail.registrationLink.subject': '{brand} için adresinizi doğrulayın',
  'mail.registrationLink.text': '{brand} {site} hesabınıza şifre belirlemeden önce bir adım daha.',
  'mail.safety.heading': 'Bu e-posta bizden mi?',
  'mail.safety.text':
    'Kodu yalnızca {host} adresinde girin. Kimseyle paylaşmayın: {brand} onu e-posta, mesaj veya telefonla sormaz. Soran kişi hesabınıza girmeye çalışıyordur.',
  'mail.safety.text.link':
    'Bağlantı yalnızca {host} adresini açar. Bir şey yazmadan önce tarayıcınızın adres çubuğunu kontrol edin. Şifrenizi veya kodunuzu e-posta, mesaj veya telefonla asla sormayız.',
  'mail.safety.text.noCode':
    'Bu site için tek adresimiz {host}. Şifrenizi e-posta, mesaj veya telefonla asla sormayız. Bu e-postada bilerek bağlantı yok: adresi kendiniz yazın.',
};
