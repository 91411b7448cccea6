import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'siz, calm and polite; buttons in the second person singular imperative (Giriş yap), as Turkish software does',
  quotes: '“…”',
  terms: {
    account: ['hesap', 'hesab'],
    antiPhishingCode: ['kimlik avı önleme kodu', 'kimlik avı önleme kod'],
    app: ['uygulama'],
    authenticatorApp: ['doğrulama uygulaması', 'doğrulama uygulama'],
    browser: ['tarayıcı'],
    code: ['kod'],
    company: ['şirket'],
    cookie: ['çerez'],
    country: ['ülke'],
    device: ['cihaz'],
    document: ['belge'],
    email: ['e-posta'],
    identity: ['kimlik', 'kimliğ'],
    invitation: ['davet'],
    licence: ['lisans'],
    lock: ['kilitle', 'kilit', 'kilid'],
    logIn: ['giriş'],
    logOut: ['çıkış yap', 'çıkış', 'çık', 'oturumunuzu kapat', 'oturumu kapan'],
    mobileNumber: ['cep telefonu numarası', 'cep telefonu numara'],
    partner: ['iş ortağı', 'iş ortağ'],
    passkey: ['geçiş anahtarı', 'geçiş anahtar'],
    password: ['şifre'],
    phone: ['telefon'],
    qrCode: ['QR kod'],
    recoveryCode: ['kurtarma kodu', 'kurtarma kod'],
    seal: ['mühür', 'mühr'],
    session: ['oturum'],
    subAccount: ['alt hesap', 'alt hesab'],
    support: ['destek', 'desteğ'],
    trustedDevice: ['güvenilir cihaz'],
    unlock: ['kilidi aç', 'kilid'],
    withdrawal: ['para çekme', 'çekim'],
  },
  latin: [],
  same: [
    'shell.footer.blog',
    'shell.panel.site',
    'site.global',
    'account.openedBy.telegram',
    'account.section.telegram',
    'download.android',
    'qr.approve.site',
    'unblock.utc',
  ],
  reworded: [
    'legal.cookies.activity.purpose',
    'legal.cookies.iframe.purpose',
    'legal.cookies.session.purpose',
    'legal.cookies.telegramFrame.purpose',
    'shell.logOut.failed',
    'account.sessions.signOutOthers.text',
    'accountForm.password.done',
    'consent.necessary.text',
    'dashboard.logins.sessions',
    'identity.document.driving_licence',
    'modal.account-locked.byUs',
    'oauth.logOut.stay',
    'session.idle.stay',
    'telegram.switch.decline',
    'wall.logOut.failed',
  ],
  unsure: {
    'consent.title':
      'Law: consent is “onay” in all texts; the word of the KVKK is “açık rıza”. A privacy lawyer should say where it must stand.',
    'consent.necessary':
      '“Zorunlu” is usual; the cookie guide of the KVKK says “kesinlikle gerekli” or “zorunlu”. A privacy lawyer should choose.',
    'legal.privacy.title':
      'Law: Turkish sites need an “Aydınlatma Metni” (KVKK, article 10); “Gizlilik politikası” may have to stand beside it.',
    'legal.privacy.intro':
      'Law: the responsible company is a “veri sorumlusu” in the KVKK; the text says “sorumludur” in plain words.',
    'legal.privacy.account.text':
      '“Özet değer (hash)” for a hash; a reader may know “geri döndürülemez biçimde şifrelenmiş”, which is technically wrong.',
    'register.euSubscription':
      'Law: Turkish users need the consent text for commercial electronic messages (Law 6563, İYS); this sentence may not do.',
    'shell.panel.licence':
      'Law: for crypto-asset service providers the SPK gives a “faaliyet izni”; “lisans” may say too much.',
    'shell.panel.bonus':
      'Law: the SPK restricts promotion of crypto-assets; whether a “hoş geldin ödülü” may be shown in Türkiye.',
    'invite.they.text':
      'Law: “ödül” for invitations, here and in the tasks, depends on the same rules; “prim” or “teşvik” are the other words.',
    'invite.kind.affiliate':
      '“Satış ortağı” for affiliate; “iş ortağı” is taken by partner, and some exchanges say “affiliate”.',
    'invite.kind.broker':
      'Law: “aracı” for broker; “aracı kurum” is a licensed investment firm in Turkish law and was avoided.',
    'identity.intro':
      'Law: “yasa gereği … müşterilerini tanımak” paraphrases MASAK customer identification (Law 5549); “mevzuat gereği” would be wider.',
    'identity.country':
      'Law: “Yaşadığınız ülke” for country of residence; “ikamet ülkesi” and “yerleşik” have legal meanings of their own.',
    'identity.document.id_card':
      '“Kimlik kartı” is the Turkish card; “nüfus cüzdanı” (the old one) is not named and may no longer be accepted.',
    'error.40029':
      'Law: “sonlandırıldı” for a terminated account; “kapatıldı” is plainer, “feshedildi” the word of a contract.',
    'account.withdrawals':
      '“Para çekme” for withdrawals; for crypto-assets the SPK says “transfer”, and some exchanges “çekim”.',
    'connectedApps.may.move': '“Para” stands for money; it should perhaps also name crypto-assets (“varlık”).',
    'account.password': '“Şifre” as Turkish exchanges and banks say; “parola” is what Apple, Google and Microsoft say.',
    'account.antiPhishing.seal':
      '“Mühür” also means an official stamp; it must not suggest a certificate. “İşaret” or “simge” would be weaker.',
    'account.antiPhishing': '“Kimlik avı önleme kodu” is long; some Turkish exchanges say “anti-phishing kodu”.',
    'shell.dashboard':
      '“Kontrol paneli” for dashboard; “Genel bakış” or “Panelim” are usual at exchanges, and Windows has a “Denetim Masası”.',
    'shell.panel.entity': '“Muhatabınız” for “You deal with”; “Hizmeti sunan şirket” would be plainer but is longer.',
    'subAccounts.unfreeze': '“Yeniden aç” for unfreeze; “Dondurmayı kaldır” is clearer but long for the row.',
    'sms.registrationCode':
      'Cost: ç, ğ, ı, ş make each text message UCS-2 (70 characters a segment). Without them it would read badly; to decide by the operator.',
  },
};
