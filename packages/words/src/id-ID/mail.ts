export const mail = {
  'mail.address': 'Tombol ini membuka alamat berikut. Anda juga dapat menyalinnya ke browser:',
  'mail.addressTaken.action': 'Masuk di {host} dengan alamat ini, atau pakai alamat lain untuk akun lain itu.',
  'mail.addressTaken.heading': 'Alamat ini sudah punya akun',
  'mail.addressTaken.notYou': 'Bukan Anda? Tidak perlu melakukan apa pun. Akun Anda tidak berubah.',
  'mail.addressTaken.preview': 'Satu alamat hanya untuk satu akun. Anda dapat masuk di {host}.',
  'mail.addressTaken.subject': 'Alamat ini sudah punya akun {brand}',
  'mail.addressTaken.text':
    'Seseorang, kemungkinan besar Anda, mencoba menambahkan alamat ini ke akun lain di {brand} {site}. Alamat ini sudah dipakai akun Anda.',
  'mail.alreadyRegistered.action': 'Masuk di {host} dengan alamat ini dan kata sandi Anda.',
  'mail.alreadyRegistered.action.link': 'Masuk dengan alamat ini dan kata sandi Anda.',
  'mail.alreadyRegistered.button': 'Ke halaman login',
  'mail.alreadyRegistered.heading': 'Anda sudah punya akun',
  'mail.alreadyRegistered.notYou': 'Bukan Anda? Tidak perlu melakukan apa pun. Akun Anda tidak berubah.',
  'mail.alreadyRegistered.preview': 'Tidak ada yang berubah. Anda dapat masuk di {host}.',
  'mail.alreadyRegistered.subject': 'Anda sudah punya akun {brand}',
  'mail.alreadyRegistered.text':
    'Seseorang, kemungkinan besar Anda, mencoba membuat akun di {brand} {site} dengan alamat ini. Alamat ini sudah punya akun.',
  'mail.antiPhishing': 'Kode anti-phishing Anda: {antiPhishing}',
  'mail.personalSeal': 'Segel Anda',
  'mail.code.lock.heading': 'Kunci akun Anda',
  'mail.code.lock.notYou':
    'Bukan Anda? Tidak perlu melakukan apa pun: tanpa kode ini tidak ada yang dikunci. Jangan pernah membagikannya.',
  'mail.code.lock.subject': 'Kunci akun {brand} Anda',
  'mail.code.lock.text':
    'Masukkan kode ini untuk mengunci akun Anda di {brand} {site}. Setelah itu tidak ada yang dapat masuk, termasuk Anda:',
  'mail.code.login.heading': 'Kode login Anda',
  'mail.code.login.notYou':
    'Bukan Anda? Tidak perlu melakukan apa pun. Tidak ada yang dapat masuk tanpa kode ini. Jangan pernah membagikannya.',
  'mail.code.login.subject': 'Kode login {brand} Anda',
  'mail.code.login.text': 'Masukkan kode ini untuk masuk ke {brand} {site}:',
  'mail.code.login_second.heading': 'Konfirmasi bahwa ini Anda',
  'mail.code.login_second.notYou':
    'Bukan Anda? Mungkin ada yang tahu kata sandi Anda. Jangan pernah membagikan kode ini, dan ubah kata sandi di {host} sekarang.',
  'mail.code.login_second.notYou.service':
    'Bukan Anda? Mungkin ada yang menguasai Telegram Anda atau akun lain yang tertaut. Jangan pernah membagikan kode ini, dan lepas tautannya di {host} sekarang.',
  'mail.code.login_second.text':
    'Langkah login pertama untuk akun Anda di {brand} {site} baru saja berhasil. Jika itu Anda, masukkan kode ini untuk menyelesaikannya:',
  'mail.code.lost_factor.heading': 'Hapus aplikasi atau kunci sandi yang hilang',
  'mail.code.lost_factor.notYou':
    'Bukan Anda? Ada yang mencoba masuk ke akun dan mungkin tahu kata sandi Anda. Jangan pernah membagikan kode ini, dan ubah kata sandi di {host} sekarang.',
  'mail.code.lost_factor.subject': 'Hapus aplikasi atau kunci sandi dari {brand}',
  'mail.code.lost_factor.text':
    'Masukkan kode ini untuk menghapus aplikasi atau kunci sandi dari akun Anda di {brand} {site}:',
  'mail.code.new_name.heading': 'Konfirmasi alamat ini',
  'mail.code.new_name.notYou':
    'Bukan Anda? Mungkin ada yang salah ketik alamat. Tidak perlu melakukan apa pun: tanpa kode ini alamat tidak ditambahkan.',
  'mail.code.new_name.text': 'Masukkan kode ini untuk menambahkan alamat ini ke akun Anda di {brand} {site}:',
  'mail.code.old_name.heading': 'Konfirmasi perubahan alamat',
  'mail.code.old_name.notYou':
    'Bukan Anda? Ada yang masuk ke akun Anda. Jangan pernah membagikan kode ini. Masuk di {host}, keluarkan perangkat itu, dan ubah kata sandi.',
  'mail.code.old_name.text': 'Masukkan kode ini untuk mengganti alamat ini di akun Anda di {brand} {site}:',
  'mail.code.reset.heading': 'Buat kata sandi baru',
  'mail.code.reset.notYou':
    'Bukan Anda? Tidak perlu melakukan apa pun: tanpa kode ini kata sandi tetap sama. Jangan pernah membagikannya.',
  'mail.code.reset.subject': 'Atur ulang kata sandi {brand}',
  'mail.code.reset.text': 'Masukkan kode ini untuk membuat kata sandi baru bagi akun Anda di {brand} {site}:',
  'mail.code.step_up.heading': 'Konfirmasi perubahan akun',
  'mail.code.step_up.notYou':
    'Bukan Anda? Ada yang masuk ke akun Anda. Jangan pernah membagikan kode ini. Masuk di {host}, keluarkan perangkat itu, dan ubah kata sandi.',
  'mail.code.step_up.text': 'Masukkan kode ini untuk mengonfirmasi perubahan akun Anda di {brand} {site}:',
  'mail.code.sub_account.heading': 'Masuk ke subakun',
  'mail.code.sub_account.notYou':
    'Bukan Anda? Tidak perlu melakukan apa pun. Tidak ada yang dapat masuk tanpa kode ini. Jangan pernah membagikannya.',
  'mail.code.sub_account.subject': 'Kode login {brand} Anda',
  'mail.code.sub_account.text': 'Masukkan kode ini untuk masuk ke subakun di {brand} {site}:',
  'mail.code.subject.shown': '{code} adalah kode {brand} Anda',
  'mail.code.third_party.heading': 'Tautkan layanan lain',
  'mail.code.third_party.notYou':
    'Bukan Anda? Jangan pernah membagikan kode ini: dengan kode ini, orang lain dapat masuk sebagai Anda.',
  'mail.code.third_party.subject': 'Tautkan akun {brand} Anda',
  'mail.code.third_party.text': 'Masukkan kode ini untuk menautkan akun layanan lain ke {brand} {site}:',
  'mail.code.unblock.heading': 'Buka kunci akun Anda',
  'mail.code.unblock.notYou':
    'Bukan Anda? Tidak perlu melakukan apa pun: tanpa kode ini akun tetap terkunci. Jangan pernah membagikannya.',
  'mail.code.unblock.subject': 'Buka kunci akun {brand} Anda',
  'mail.code.unblock.text': 'Masukkan kode ini untuk membuka kunci akun Anda di {brand} {site}:',
  'mail.event.accountLocked.heading': 'Akun Anda dikunci',
  'mail.event.accountLocked.text':
    'Tidak ada yang dapat masuk ke akun Anda di {brand} {site}. Semua perangkat dikeluarkan.',
  'mail.event.accountUnlocked.heading': 'Kunci akun Anda dibuka',
  'mail.event.accountUnlocked.text': 'Anda dapat masuk lagi ke akun di {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Kode anti-phishing Anda dibuat',
  'mail.event.antiPhishingAdded.text':
    'Kini kode ini tampil di awal setiap email tentang akun Anda di {brand} {site}. Email tanpa kode ini bukan dari kami.',
  'mail.event.antiPhishingChanged.heading': 'Kode anti-phishing Anda diubah',
  'mail.event.antiPhishingChanged.text':
    'Kode ini tampil di awal setiap email tentang akun Anda di {brand} {site}. Email tanpa kode ini, atau dengan kode lama, bukan dari kami.',
  'mail.event.antiPhishingRemoved.heading': 'Kode anti-phishing Anda dihapus',
  'mail.event.antiPhishingRemoved.text':
    'Ini email terakhir tentang akun Anda di {brand} {site} yang menampilkannya. Anda dapat membuat yang baru kapan saja di akun Anda.',
  'mail.event.apps.button': 'Lihat aplikasi terhubung',
  'mail.event.apps.text':
    'Bukan Anda? Putuskan koneksi aplikasi itu di halaman di bawah, lalu ubah kata sandi di sana. Anda perlu masuk dulu.',
  'mail.event.deviceCheckChanged.heading': 'Pemeriksaan perangkat baru diubah',
  'mail.event.deviceCheckChanged.text':
    'Kode untuk perangkat baru di akun {brand} {site} Anda diaktifkan atau dimatikan.',
  'mail.event.emailChanged.heading': 'Alamat email Anda diubah',
  'mail.event.emailChanged.text':
    'Kami kini mengirim kode dan kabar tentang akun Anda di {brand} {site} ke alamat lain. Selama tujuh hari, alamat lama masih dapat mengunci akun.',
  'mail.event.factorsReset.heading': 'Aplikasi dan kunci sandi Anda dihapus',
  'mail.event.factorsReset.text':
    'Login ke akun Anda di {brand} {site} tidak lagi memerlukan aplikasi atau kunci sandi. Penarikan dijeda untuk beberapa waktu.',
  'mail.event.identity.button': 'Lihat identitas saya',
  'mail.event.identity.preview': 'Masuk di {host} untuk melihatnya.',
  'mail.event.identity.text': 'Masuk di halaman di bawah untuk melihatnya.',
  'mail.event.identityRefused.heading': 'Identitas Anda gagal diverifikasi',
  'mail.event.identityRefused.text':
    'Data akun Anda di {brand} {site} gagal diverifikasi. Halaman itu menunjukkan alasannya, dan Anda dapat mencoba lagi di sana.',
  'mail.event.identityVerified.heading': 'Identitas Anda terverifikasi',
  'mail.event.identityVerified.text': 'Data untuk akun Anda di {brand} {site} telah kami setujui.',
  'mail.event.lock.button': 'Kunci akun saya',
  'mail.event.lock.text':
    'Bukan Anda? Kunci akun: tidak ada yang dapat masuk, dan semua perangkat dikeluarkan. Halaman itu meminta Anda mengonfirmasi siapa Anda dulu.',
  'mail.event.loginNewDevice.heading': 'Login dari perangkat baru',
  'mail.event.loginNewDevice.text': 'Seseorang, kemungkinan besar Anda, masuk ke {brand} {site} dengan perangkat baru.',
  'mail.event.mobileChanged.heading': 'Nomor ponsel Anda diubah',
  'mail.event.mobileChanged.text':
    'Kami kini mengirim kode untuk akun Anda di {brand} {site} ke nomor lain. Selama tujuh hari, nomor lama masih dapat mengunci akun.',
  'mail.event.passkeyAdded.heading': 'Kunci sandi ditambahkan',
  'mail.event.passkeyAdded.text':
    'Kunci sandi ini dapat dipakai untuk masuk ke akun Anda di {brand} {site} tanpa kata sandi.',
  'mail.event.passkeyRemoved.heading': 'Kunci sandi dihapus',
  'mail.event.passkeyRemoved.text':
    'Kunci sandi ini tidak lagi dapat dipakai untuk masuk ke akun Anda di {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Kata sandi Anda diubah',
  'mail.event.passwordChanged.text':
    'Akun Anda di {brand} {site} punya kata sandi baru. Semua perangkat lain dikeluarkan.',
  'mail.event.passwordReset.heading': 'Kata sandi Anda diatur ulang',
  'mail.event.passwordReset.text':
    'Akun Anda di {brand} {site} punya kata sandi baru. Semua perangkat lain dikeluarkan. Penarikan dijeda selama 24 jam.',
  'mail.event.preview': 'Jika ini Anda, tidak perlu melakukan apa pun. Jika bukan, segera ambil tindakan di {host}.',
  'mail.event.qrApproved.heading': 'Login dengan kode QR disetujui',
  'mail.event.qrApproved.text': 'Perangkat yang masuk ke akun Anda di {brand} {site} menyetujui perangkat lain.',
  'mail.event.recoveryCodeUsed.heading': 'Kode pemulihan dipakai',
  'mail.event.recoveryCodeUsed.text':
    'Kode itu menggantikan aplikasi atau kunci sandi Anda di {brand} {site} dan tidak berlaku lagi. Buat kode baru sebelum habis.',
  'mail.event.recoveryCodesMade.heading': 'Kode pemulihan baru dibuat',
  'mail.event.recoveryCodesMade.text': 'Kode lama tidak berlaku lagi di {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Aplikasi kini dapat memakai akun Anda',
  'mail.event.oauthGranted.text':
    'Aplikasi dapat melakukan yang Anda izinkan di {brand} {site} sampai Anda memutuskan koneksinya.',
  'mail.event.thirdPartyLinked.heading': 'Layanan lain ditautkan',
  'mail.event.thirdPartyLinked.text': 'Kini Anda dapat masuk ke akun di {brand} {site} dengan layanan itu.',
  'mail.event.thirdPartyUnlinked.heading': 'Tautan layanan lain dilepas',
  'mail.event.thirdPartyUnlinked.text': 'Anda tidak dapat lagi masuk ke akun di {brand} {site} dengan layanan itu.',
  'mail.event.totpAdded.heading': 'Aplikasi autentikator ditambahkan',
  'mail.event.totpAdded.text': 'Login ke akun Anda di {brand} {site} kini memerlukan kodenya.',
  'mail.event.totpRemoved.heading': 'Aplikasi autentikator Anda dihapus',
  'mail.event.totpRemoved.text': 'Login ke akun Anda di {brand} {site} tidak lagi memerlukan kodenya.',
  'mail.event.unblock.button': 'Buka kunci akun saya',
  'mail.event.unblock.text':
    'Ingin masuk lagi? Kunci akun dapat dibuka setelah 24 jam. Halaman itu meminta Anda mengonfirmasi siapa Anda dulu.',
  'mail.event.wasYou': 'Jika ini Anda, tidak perlu melakukan apa pun.',
  'mail.fact.browserOnSystem': '{browser} di {system}',
  'mail.fact.detail.application': 'Aplikasi: {value}',
  'mail.fact.detail.email': 'Alamat baru: {value}',
  'mail.fact.detail.letIn': 'Diizinkan masuk: {value}',
  'mail.fact.detail.mobile': 'Nomor baru: {value}',
  'mail.fact.detail.name': 'Nama: {value}',
  'mail.fact.detail.provider': 'Layanan: {value}',
  'mail.fact.device': 'Perangkat: {value}',
  'mail.fact.place': 'Tempat: {value}, menurut alamat jaringan',
  'mail.fact.time': 'Waktu: {value}',
  'mail.fact.unknown': 'tidak diketahui',
  'mail.fact.unknownPlace': 'Tempat: tidak diketahui',
  'mail.footer': 'Dikirim oleh {brand} {site}, {host}. Email ini tanpa pelacakan dan tanpa gambar eksternal.',
  'mail.link.login.button': 'Masuk',
  'mail.link.login.heading': 'Masuk ke {brand}',
  'mail.link.login.notYou': 'Bukan Anda? Tidak perlu melakukan apa pun. Tidak ada yang dapat masuk tanpa email ini.',
  'mail.link.login.subject': 'Tautan login {brand} Anda',
  'mail.link.login.text': 'Dengan tautan ini, Anda masuk ke {brand} {site} di browser tempat Anda membukanya.',
  'mail.link.reset.button': 'Buat kata sandi',
  'mail.link.reset.heading': 'Buat kata sandi baru',
  'mail.link.reset.notYou': 'Bukan Anda? Tidak perlu melakukan apa pun: kata sandi tetap sama.',
  'mail.link.reset.subject': 'Atur ulang kata sandi {brand}',
  'mail.link.reset.text': 'Pakai tautan ini untuk membuat kata sandi baru bagi akun Anda di {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Aplikasi dan kunci sandi Anda akan dihapus',
  'mail.lostItem.authenticator.text':
    'Seseorang, kemungkinan besar Anda, melaporkan bahwa aplikasi autentikator dan kunci sandi {brand} {site} Anda hilang. Semuanya dapat dihapus mulai {time}.',
  'mail.lostItem.button': 'Hentikan',
  'mail.lostItem.email.heading': 'Alamat email Anda akan diganti',
  'mail.lostItem.email.text':
    'Seseorang, kemungkinan besar Anda, melaporkan bahwa email ini, untuk akun {brand} {site} Anda, hilang. Alamat lain dapat menggantikannya mulai {time}.',
  'mail.lostItem.mobile.heading': 'Nomor ponsel Anda akan diganti',
  'mail.lostItem.mobile.text':
    'Seseorang, kemungkinan besar Anda, melaporkan bahwa ponsel untuk akun {brand} {site} Anda hilang. Nomor lain dapat menggantikan nomornya mulai {time}.',
  'mail.lostItem.notYou':
    'Bukan Anda? Hentikan sekarang dengan tombol ini, lalu ubah kata sandi: mungkin ada yang mengetahuinya.',
  'mail.lostItem.preview': 'Bukan Anda? Hentikan sekarang.',
  'mail.lostItem.wasYou':
    'Jika ini Anda, kembalilah ke {host} setelah {time} untuk menyelesaikannya. Sampai saat itu, tidak perlu melakukan apa pun.',
  'mail.noAccount.action':
    'Apakah Anda mendaftar dengan alamat lain, atau nomor ponsel? Coba gunakan itu, atau buat akun di {host}.',
  'mail.noAccount.heading': 'Tidak ada akun dengan alamat ini',
  'mail.noAccount.notYou': 'Bukan Anda? Tidak perlu melakukan apa pun.',
  'mail.noAccount.preview': 'Mungkin Anda memakai yang lain. Coba lagi di {host}.',
  'mail.noAccount.subject': 'Tidak ada akun {brand} dengan alamat ini',
  'mail.noAccount.text':
    'Seseorang, kemungkinan besar Anda, memasukkan alamat ini untuk masuk ke {brand} {site}. Alamat ini tidak punya akun di sana.',
  'mail.registrationCode.expires':
    'Berlaku sekali, selama {minutes, plural, other {# menit}}. Jika kedaluwarsa, minta yang baru di halaman.',
  'mail.registrationCode.heading': 'Kode Anda',
  'mail.registrationCode.notYou':
    'Bukan Anda? Tidak perlu melakukan apa pun. Tanpa kode ini tidak ada akun yang dibuat.',
  'mail.registrationCode.preview': 'Masukkan hanya di {host}. {brand} tidak akan memintanya.',
  'mail.registrationCode.subject': '{code} adalah kode {brand} Anda',
  'mail.registrationCode.text': 'Masukkan kode ini untuk membuat akun Anda di {brand} {site}:',
  'mail.registrationLink.button': 'Konfirmasi alamat',
  'mail.registrationLink.expires':
    'Tautan dan kode berlaku sekali, selama {minutes, plural, other {# menit}}. Jika kedaluwarsa, minta yang baru di halaman pertama.',
  'mail.registrationLink.heading': 'Konfirmasi alamat Anda',
  'mail.registrationLink.notYou':
    'Bukan Anda? Tidak perlu melakukan apa pun. Tanpa konfirmasi tidak ada akun yang dibuat.',
  'mail.registrationLink.otherDevice': 'Di perangkat lain? Masukkan kode ini di halaman tempat Anda mulai:',
  'mail.registrationLink.preview': 'Tautan membuka {host} dan berlaku selama {minutes, plural, other {# menit}}.',
  'mail.registrationLink.subject': 'Konfirmasi alamat untuk {brand}',
  'mail.registrationLink.text': 'Satu langkah lagi sebelum Anda membuat kata sandi untuk akun di {brand} {site}.',
  'mail.safety.heading': 'Apakah email ini dari kami?',
  'mail.safety.text':
    'Masukkan kode hanya di {host}. Jangan pernah membagikannya: {brand} tidak akan memintanya lewat email, pesan, atau telepon. Siapa pun yang memintanya sedang mencoba masuk ke akun Anda.',
  'mail.safety.text.link':
    'Tautan hanya membuka {host}. Periksa bilah alamat browser sebelum mengetik apa pun. Kami tidak pernah meminta kata sandi atau kode lewat email, pesan, atau telepon.',
  'mail.safety.text.noCode':
    'Satu-satunya alamat kami untuk situs ini adalah {host}. Kami tidak pernah meminta kata sandi lewat email, pesan, atau telepon. Email ini sengaja tanpa tautan: ketik sendiri alamatnya.',
};
