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
  reworded: ['oauth.logOut.stay', 'session.idle.stay', 'telegram.switch.decline'],
  unsure: {
    'account.title':
      '“акаунт” (Binance, WhiteBIT, everyday speech) is used everywhere; Google, Apple and Microsoft say “обліковий запис”, which is longer and more formal.',
    'page.download':
      '“застосунок” is the word of Дія, Microsoft and Binance; Google says “додаток”, Apple says “програма”. It holds for every text with the term.',
    'factors.passkeys': '“ключ доступу” (Google, Microsoft, Binance); Apple devices may name it otherwise.',
    'account.devices.known':
      '“довірений пристрій” or “надійний пристрій” (Google); it goes with the button “Довіряти цьому пристрою”.',
    'account.antiPhishing.seal':
      '“печатка” for the personal anti-phishing picture; the word also means a rubber stamp or a ring, “особиста печатка” is an alternative.',
    'account.mobile':
      '“номер мобільного” is short and usual with Ukrainian banks; “номер мобільного телефону” would be fuller and more formal.',
    'account.withdrawals':
      '“виведення” (Binance) for withdrawals; users also say “вивід”; “виведення коштів” is clearer but longer.',
    'telegram.card.add': '“прив’язати / відв’язати” (exchanges) or “пов’язати / скасувати зв’язок” (Google).',
    'legal.cookies.title':
      'Legal: “Політика щодо файлів cookie”; “Політика використання файлів cookie” may be preferred but does not fit.',
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
    'consent.functional': '“Додаткові функції” for Extras; some consent banners say “Функціональні”.',
    'consent.necessary': '“Необхідні” or “Обов’язкові” for essential cookies; a privacy specialist should choose.',
    'register.euSubscription':
      'Legal: the consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'identity.name':
      '“Повне ім’я за документом”: whether по батькові (patronymic) belongs to it is not said; English asks for all first names.',
    'identity.birth.help':
      '“Мінімальний вік: {years}.” avoids the form of “рік” after a number that is not a plural in English.',
    'identity.document.id_card':
      '“Посвідчення особи” is generic; the Ukrainian document is called “паспорт у формі ID-картки”.',
    'identity.document.residence_permit':
      '“Посвідка на проживання” is the Ukrainian document; permits of other countries are called likewise.',
    'identity.subdivision':
      '“Провінція або штат” serves Canada and the United States; Ukrainian readers would expect “область”.',
    'identity.intro':
      'Legal: “За законом {entity} має знати своїх клієнтів” assumes that the entity may be named without a generic noun.',
    'invite.kind.affiliate':
      '“Партнер” for affiliate (partner programme) is also the word for partner in “Пісочниця для партнерів”.',
    'invite.kind.referral': '“Друг” is a generic masculine noun for a third person; “Знайомий” has the same limit.',
    'form.account.invalid':
      'Ukraine has no mobile numbers reserved for fiction; +380 50 123 45 67 is the customary sample, but the number may exist.',
    'dashboard.title': '“Панель керування”; “Огляд” or “Головна” would be warmer.',
    'dashboard.stamps': '“Штампи” as in a passport; “Відмітки” is an alternative.',
    'unavailable.part':
      'Shown for a territory inside a country, as “Країна, частина території”; politically delicate for Ukraine, a native lawyer should read it.',
  },
};
