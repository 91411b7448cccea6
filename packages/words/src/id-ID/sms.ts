export const sms = {
  'sms.alreadyRegistered': 'Nomor ini sudah punya akun {brand}. Masuk di {host}. Bukan Anda? Abaikan.',
  'sms.code.lock':
    '{code} adalah kode {brand} untuk mengunci akun. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.login':
    '{code} adalah kode {brand} untuk masuk. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.login_second':
    '{code} adalah kode {brand} untuk mengonfirmasi login. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.lost_factor':
    '{code} adalah kode {brand} untuk menghapus aplikasi atau kunci sandi. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.new_name':
    '{code} adalah kode {brand} untuk menambahkan nomor ini. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.old_name':
    '{code} adalah kode {brand} untuk mengganti nomor ini. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.reset':
    '{code} adalah kode {brand} untuk kata sandi baru. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.step_up':
    '{code} adalah kode {brand} untuk mengonfirmasi perubahan. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.sub_account':
    '{code} adalah kode {brand} untuk masuk ke subakun. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.third_party':
    '{code} adalah kode {brand} untuk menautkan layanan lain. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.code.unblock':
    '{code} adalah kode {brand} untuk membuka kunci akun. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
  'sms.event': 'Keamanan akun {brand} Anda berubah. Lihat perubahannya di {host}. Bukan Anda? Kunci akun di sana.',
  'sms.noAccount':
    'Tidak ada akun {brand} dengan nomor ini. Coba nomor lain, atau email, di {host}. Bukan Anda? Abaikan.',
  'sms.numberTaken': 'Nomor ini sudah punya akun {brand}. Pakai nomor lain. Bukan Anda? Abaikan.',
  'sms.registrationCode':
    '{code} adalah kode {brand} Anda. Berlaku {minutes, plural, other {# menit}}. Jangan dibagikan. Kami tidak akan memintanya.',
};
