import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address: 'Anda, polite and plain; buttons are base verbs (Masuk, Lanjutkan); log in is “masuk”, the noun is “login”',
  quotes: '“…”',
  terms: {
    account: ['akun'],
    antiPhishingCode: ['kode anti-phishing'],
    app: ['aplikasi'],
    authenticatorApp: ['aplikasi autentikator'],
    browser: ['browser'],
    code: ['kode'],
    company: ['perusahaan'],
    cookie: ['cookie'],
    country: ['negara'],
    device: ['perangkat'],
    document: ['dokumen'],
    email: ['email'],
    identity: ['identitas'],
    invitation: ['undangan'],
    licence: ['lisensi', 'SIM'],
    lock: ['kunci', 'unci'],
    logIn: ['masuk', 'login'],
    logOut: ['keluar', 'eluarkan'],
    mobileNumber: ['nomor ponsel'],
    partner: ['mitra'],
    passkey: ['kunci sandi'],
    password: ['kata sandi'],
    phone: ['ponsel', 'telepon'],
    qrCode: ['kode QR'],
    recoveryCode: ['kode pemulihan'],
    seal: ['segel'],
    session: ['sesi'],
    subAccount: ['subakun'],
    support: ['tim dukungan', 'dukungan'],
    trustedDevice: ['perangkat tepercaya'],
    unlock: ['buka kunci', 'membuka kunci', 'kunci', 'dibuka'],
    withdrawal: ['penarikan'],
  },
  latin: [],
  same: [
    'legal.cookies.login',
    'legal.storage.cookie',
    'shell.footer.blog',
    'shell.menu',
    'shell.ok',
    'site.global',
    'account.email',
    'account.openedBy.telegram',
    'account.section.telegram',
    'dashboard.account.email',
    'dashboard.logins.legend.usual',
    'download.android',
    'form.email',
    'lost.start.item.email',
    'modal.dismiss',
    'session.end.stay',
    'unblock.utc',
  ],
  reworded: ['accountForm.devices.forgotten', 'factors.passkeys.none', 'lock.confirm.sessions'],
  unsure: {
    'shell.panel.licence':
      '“Lisensi” is understood; Indonesian regulators say “izin” (“berizin dan diawasi oleh”). A lawyer decides, for every text with the licence.',
    'shell.panel.regulator':
      '“Diawasi oleh” alone; the formula that the regulator asks for may be “Berizin dan diawasi oleh”.',
    'shell.panel.entity':
      '“You deal with” is “Layanan dari” here; the law may want the role of the company named (“Penyelenggara”, “Pedagang”).',
    'shell.copyright': 'The usual formula “Hak cipta dilindungi undang-undang” is now used; a lawyer may want another.',
    'legal.privacy.intro':
      'The data protection law calls the responsible company “Pengendali Data Pribadi”; a lawyer decides whether to name it so.',
    'legal.privacy.ask':
      'The law gives more rights (withdraw consent, object, move data) than “see, correct or delete”; a lawyer completes the list.',
    'legal.privacy.time.text':
      'Records about customers must be kept for years; “only where the law requires it” may need the period.',
    'legal.cookies.accepted':
      '“Cookie terms” is translated as consent to cookies, as the purpose says; correct only if no separate terms exist.',
    'legal.cookies.necessary':
      '“Wajib” (mandatory) is short and clear; a lawyer may prefer “diperlukan” or “esensial”.',
    'register.euSubscription': 'Whether the wording is explicit enough for consent to marketing.',
    'identity.intro':
      '“Nasabah” and “mengenali” follow the rules on knowing customers; rules on digital assets also say “konsumen”. “Hukum” may become “undang-undang”.',
    'identity.document.id_card': '“Kartu identitas” fits all countries; the Indonesian site may want “KTP”.',
    'identity.document.residence_permit': '“Izin tinggal” is general; residents know it as KITAS or KITAP.',
    'identity.name.help':
      'Many Indonesians have one name only: does the check accept it? The text no longer speaks of first names.',
    'dashboard.verification.why': '“Deposit” and “trading” are what exchanges say; the regulator may want “transaksi”.',
    'connectedApps.may.trade':
      '“Order” as exchanges say it; it must be the word of the trading pages (“order” or “pesanan”).',
    'account.withdrawals': '“Dijeda” (paused) is calm; “ditangguhkan” (suspended) is what terms of service say.',
    'invite.by.affiliate':
      '“Afiliator”, because “afiliasi” also means a related company; some connect it with past fraud cases. “Mitra afiliasi” is the alternative.',
    'invite.by.broker': '“Broker” is understood; “pialang” is the legal word and may need a licence of its own.',
    'invite.they.text':
      '“Hadiah” for reward may suggest a prize draw, which has rules of its own; “imbalan” is the alternative, here and in the tasks.',
    'factors.passkeys': '“Kunci sandi” as phone systems say it; several exchanges leave “passkey” in English.',
    'subLogin.title': '“Subakun” is the spelling of the dictionary; exchanges also write “sub-akun”.',
    'error.40029': '“Terminated” is “ditutup” (closed); the terms of service may say “dihentikan” or “diakhiri”.',
  },
};
