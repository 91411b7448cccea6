import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'ви, small letter, calm; buttons in the infinitive (Увійти, Продовжити), sentences in the imperative (Введіть), waiting states in the first person plural (Зберігаємо), results in the impersonal -но/-то form (Пароль змінено)',
  quotes: '«…»',
  terms: {
    account: ['акаунт'],
    antiPhishingCode: ['антифішинговий код', 'антифішингов'],
    app: ['застосунок', 'застосунк'],
    authenticatorApp: ['застосунок-автентифікатор', 'автентифікатор'],
    browser: ['браузер'],
    code: ['код'],
    company: ['компанія', 'компані'],
    cookie: ['файли cookie', 'cookie'],
    country: ['країна', 'країн'],
    device: ['пристрій', 'пристро', 'пристрі'],
    document: ['документ'],
    email: ['електронна пошта', 'пошт', 'лист'],
    identity: ['особа', 'особ', 'посвідчення'],
    invitation: ['запрошення', 'запрош'],
    licence: ['ліцензія', 'ліценз', 'посвідчення водія'],
    lock: ['блокувати', 'блок'],
    logIn: ['увійти', 'вхід', 'вход', 'увій', 'ввій'],
    logOut: ['вийти', 'вихід', 'виход', 'вийд', 'вийш', 'вийт'],
    mobileNumber: [
      'номер мобільного',
      'номера мобільного',
      'номеру мобільного',
      'номером мобільного',
      'номері мобільного',
    ],
    partner: ['партнер'],
    passkey: ['ключ доступу', 'ключі доступу', 'ключа доступу', 'ключів доступу', 'ключем доступу', 'ключами доступу'],
    password: ['пароль', 'парол'],
    phone: ['телефон'],
    qrCode: ['QR-код'],
    recoveryCode: [
      'код відновлення',
      'коди відновлення',
      'коду відновлення',
      'кодів відновлення',
      'кодом відновлення',
      'кодами відновлення',
    ],
    seal: ['печатка', 'печат'],
    session: ['сеанс'],
    subAccount: ['субакаунт'],
    support: ['підтримка', 'підтрим'],
    trustedDevice: ['довірений пристрій', 'довірен'],
    unlock: ['розблокувати', 'розблок'],
    withdrawal: ['виведення', 'виведен'],
  },
  latin: [
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
    'SMS',
    'userinfo',
  ],
  same: ['account.openedBy.telegram', 'account.section.telegram', 'download.android', 'unblock.utc'],
  reworded: [
    'legal.cookies.activity.purpose',
    'oauth.logOut.stay',
    'session.idle.stay',
    'shell.logOut.failed',
    'telegram.switch.decline',
    'wall.logOut.failed',
  ],
  unsure: {
    'account.antiPhishing.seal':
      '“печатка” for the personal anti-phishing picture; the word also means a rubber stamp or a ring, “особиста печатка” is an alternative.',
    'legal.privacy.account.text':
      'Legal: “хеш” for hash, “місце проживання” for residence; it must agree with the notice of the entity under the law on personal data.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; {days} is not a plural in English, so that “дн.” stands for the form.',
    'legal.privacy.time.text': 'Legal: must agree with the periods of storage under the anti-money-laundering law.',
    'legal.cookies.regulation.purpose':
      'Legal: “Європейська економічна зона” (ЄЕЗ, usual in products) or “Європейський економічний простір” (translations of EU law); it holds for every text with the term.',
    'shell.panel.licence':
      'Legal: “Ліцензія”; under MiCA and the Ukrainian law on virtual assets “авторизація” or “дозвіл” may be the right word for some entities.',
    'shell.panel.regulator':
      'Legal: “Наглядовий орган” as a label before the name of the authority; “Регулятор” is the everyday word.',
    'consent.necessary': '“Необхідні” or “Обов’язкові” for essential cookies; a privacy specialist should choose.',
    'register.euSubscription':
      'Legal: the consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'identity.name':
      '“Повне ім’я за документом”: whether по батькові (patronymic) belongs to it is not said; English asks for all first names.',
    'identity.document.id_card':
      '“Посвідчення особи” is generic; the Ukrainian document is called “паспорт у формі ID-картки”.',
    'invite.kind.affiliate':
      '“Партнер” for affiliate (partner programme) is also the word for partner in “Пісочниця для партнерів”.',
    'form.account.invalid':
      'Ukraine has no mobile numbers reserved for fiction; +380 50 123 45 67 is the customary sample, but the number may exist.',
    'unavailable.part':
      'Shown for a territory inside a country, as “Країна, частина території”; politically delicate for Ukraine, a native lawyer should read it.',
    'login.wrongPassword':
      '“Неправильна пошта або пароль.” is what Ukrainian banks say; a literal “don’t match” (не збігаються) would compare the two with each other.',
    'oauthScope.other.move':
      'Names the risk as “можливо, з переказом грошей”; a product owner should confirm that “переказ” covers withdrawals and transfers alike.',
  },
};
