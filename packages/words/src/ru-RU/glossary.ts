import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'вы, small letter, calm; buttons in the infinitive (Войти, Продолжить), page titles in the noun (Вход), sentences in the imperative (Введите), waiting states in the first person plural (Сохраняем)',
  quotes: '«…»',
  terms: {
    account: ['аккаунт'],
    antiPhishingCode: ['антифишинговый код', 'антифишингов'],
    app: ['приложени'],
    authenticatorApp: ['приложение-аутентификатор', 'аутентификатор'],
    browser: ['браузер'],
    code: ['код'],
    company: ['компания', 'компани'],
    cookie: ['cookie'],
    country: ['страна', 'стран'],
    device: ['устройство', 'устройств'],
    document: ['документ'],
    email: ['почта', 'почт', 'письм'],
    identity: ['личность', 'личност'],
    invitation: ['приглашение', 'приглаш'],
    licence: ['лицензия', 'лиценз', 'права'],
    lock: ['блокир', 'блокировк'],
    logIn: ['вход', 'войти', 'войд', 'вош'],
    logOut: ['выйти', 'выход', 'выйд', 'выш'],
    mobileNumber: ['номер мобильного', 'номера мобильного', 'номером мобильного', 'номеру мобильного'],
    partner: ['партнёр'],
    passkey: [
      'ключ доступа',
      'ключи доступа',
      'ключа доступа',
      'ключей доступа',
      'ключом доступа',
      'ключами доступа',
      'ключу доступа',
    ],
    password: ['пароль', 'парол'],
    phone: ['телефон'],
    qrCode: ['QR-код'],
    recoveryCode: [
      'код восстановления',
      'коды восстановления',
      'кода восстановления',
      'кодов восстановления',
      'кодом восстановления',
    ],
    seal: ['печать', 'печат'],
    session: ['сеанс'],
    subAccount: ['субаккаунт'],
    support: ['поддержка', 'поддержк'],
    trustedDevice: ['доверенное устройство', 'доверенн'],
    unlock: ['разблокир'],
    withdrawal: ['вывод'],
  },
  latin: [
    'Cookie',
    'cookie',
    'Telegram',
    'Web',
    'JavaScript',
    'Caps',
    'Lock',
    'QR',
    'UTC',
    'Android',
    'iPhone',
    'iPad',
    'JPEG',
    'PNG',
    'WebP',
    'https',
    'http',
    'name',
    'example',
    'com',
    'ON',
    'ID',
    'qwerty',
    'abc',
    'QF',
    'XM',
    'TPA',
    'desk',
    'stop',
    'start',
    'verifier',
    'challenge',
    'userinfo',
  ],
  same: [
    'legal.storage.cookie',
    'account.openedBy.telegram',
    'account.section.telegram',
    'download.android',
    'unblock.utc',
  ],
  reworded: [
    'legal.cookies.activity.purpose',
    'accountForm.devices.forgotten',
    'shell.logOut.failed',
    'account.sessions.intro',
    'accountForm.antiPhishing.preview',
    'factors.passkeys.none',
    'oauth.logOut.stay',
    'session.idle.stay',
    'telegram.switch.decline',
    'unavailable.reference',
    'wall.logOut.failed',
    'wall.reference',
  ],
  unsure: {
    'account.title':
      '“аккаунт” (Binance, Bybit, Google, everyday speech) is used everywhere; Microsoft and official documents say “учётная запись”, which is longer.',
    'page.dashboard':
      '“Панель управления” can sound like an administrator’s page; “Обзор” or “Личный кабинет” (banks) are alternatives. It holds for every text with the word.',
    'site.global':
      'An adjective stands as the site’s name in “{brand} {site}” (Gatehouse Глобальный); a noun or the Latin “Global” may read better.',
    'account.antiPhishing':
      '“антифишинговый код”; other exchanges write “антифишинг-код”. The product owner should pick one for the help centre too.',
    'account.antiPhishing.seal':
      '“печать” for the personal picture also means a rubber stamp and printing; “личный знак” is an alternative.',
    'account.email':
      '“почта” is short and usual in interfaces; “электронная почта” or “эл. почта” is clearer where the post may be meant.',
    'account.mobile': '“номер мобильного” is colloquial; “мобильный телефон” or “номер телефона” is more formal.',
    'account.withdrawals':
      '“вывод” alone is usual on exchanges; “вывод средств” is clearer and is likely the wording of the terms.',
    'factors.passkeys': '“ключ доступа” (Google, Microsoft); Apple devices may name it otherwise.',
    'form.account.invalid':
      'The sample number is a Kazakh one (+7 701), because ru-KAZ inherits it; ru-GEO inherits it too and may need +995.',
    'identity.name':
      'Russian readers expect “Фамилия, имя, отчество (ФИО)”; whether a patronymic belongs here depends on the provider of the check.',
    'identity.document.residence_permit':
      'Legal: “вид на жительство” is the permanent permit in Russia and Kazakhstan; whether temporary permits count must be decided.',
    'invite.by.affiliate': '“аффилиат” is trade slang; “партнёр” is usual, but is already the word for API partners.',
    'invite.paid':
      'Legal: a disclosure of paid referrals, perhaps an advertising notice, whose wording local law may set.',
    'telegramTasks.lead':
      'Legal: “награда” for reward everywhere; “вознаграждение” or “бонус” may be needed by the terms, tax or advertising law.',
    'legal.cookies.title':
      'Legal: “Политика cookie” is short; “Политика использования файлов cookie” may be preferred, but is long for a title.',
    'legal.privacy.title':
      'Legal: the law on personal data speaks of a “политика обработки персональных данных”; “Политика конфиденциальности” is the usual title.',
    'legal.privacy.account.text':
      'Legal: “хеш”, “место жительства” (residence) and the list of data must agree with the entity’s notice under the law on personal data.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data that needs a consent of its own; {days} is no plural, so that “дней” fits 30 but not 21.',
    'legal.privacy.time.text': 'Legal: must agree with the periods of storage under the anti-money-laundering law.',
    'legal.cookies.regulation.purpose':
      'Legal: “Европейская экономическая зона” or “Европейское экономическое пространство”; it holds for every text with the term.',
    'shell.panel.entity':
      'Legal: “Вас обслуживает” for “You deal with”; a lawyer may want the contracting party named (“Договор с компанией”).',
    'shell.panel.licence':
      'Legal: “Лицензия”; for some regulators “разрешение” or “регистрация” may be the right word, as with MiCA.',
    'register.euSubscription':
      'Legal: the text of a consent to advertising; the law may require its purpose and channel to be named.',
    'unavailable.banned.lead':
      'Legal: says that local law forbids the service; a lawyer should confirm the claim for each country where it shows.',
  },
};
