export const telegram = {
  'telegram.antiPhishing': 'Kode anti-phishing Anda: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} di {system}',
  'telegram.fact.device': 'Perangkat: {value}',
  'telegram.fact.place': 'Tempat: {value}, menurut alamat jaringan',
  'telegram.fact.time': 'Waktu: {value}',
  'telegram.fact.unknown': 'tidak diketahui',
  'telegram.fact.unknownPlace': 'Tempat: tidak diketahui',
  'telegram.help.commands': 'Kirim /start untuk membuka {brand}. Kirim /stop untuk menghentikan pesan kami.',
  'telegram.help.heading': '{brand} di Telegram',
  'telegram.help.text': 'Bot ini membuka {brand} di Telegram. Jika Anda izinkan, bot mengirim pemberitahuan login.',
  'telegram.login.heading': 'Ada login ke akun {brand} Anda',
  'telegram.login.new': 'Ada login ke akun {brand} Anda dari perangkat baru',
  'telegram.login.notYou': 'Jika ini Anda, tidak perlu melakukan apa pun. Jika bukan, kunci akun sekarang:',
  'telegram.login.stop': 'Kirim /stop untuk menghentikan pesan ini.',
  'telegram.notLinked': 'Akun Telegram ini tidak tertaut ke {brand}, jadi kami tidak mengirim pemberitahuan login.',
  'telegram.official': 'Alamat {brand} adalah {host}. Kami tidak pernah meminta kata sandi atau kode di obrolan ini.',
  'telegram.startAgain':
    'Anda menghentikan pesan kami. Untuk menerimanya lagi, masuk di {host}. Lalu aktifkan pesan di bagian Telegram, di halaman akun Anda.',
  'telegram.stopped':
    'Anda tidak akan menerima pemberitahuan login lagi. Untuk menerimanya kembali, masuk di {host}. Lalu aktifkan pesan di bagian Telegram, di halaman akun Anda.',
  'telegram.welcome.button': 'Buka {brand}',
  'telegram.welcome.heading': 'Selamat datang di {brand}',
  'telegram.welcome.stop': 'Jika Anda izinkan, kami mengirim pemberitahuan login di sini. Kirim /stop untuk berhenti.',
  'telegram.welcome.text':
    'Buka {brand} di sini untuk masuk, menautkan akun, dan melihat tugas. Di browser, buka {host}.',
};
