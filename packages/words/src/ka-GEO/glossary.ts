import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'თქვენ, calm and polite; buttons and labels as verbal nouns (შესვლა, გაგრძელება), running text and titles that ask for an action in the polite imperative (შეიყვანეთ), waiting states in the present passive (ინახება)',
  quotes: '„…“',
  terms: {
    account: ['ანგარიში', 'ანგარიშ'],
    antiPhishingCode: ['ანტიფიშინგური კოდი', 'ანტიფიშინგურ კოდ', 'ანტიფიშინგური კოდ'],
    app: ['აპი', 'აპს', 'აპმა', 'აპშ', 'აპზ', 'აპებ', 'აპთ', 'აპად'],
    authenticatorApp: ['ავთენტიკატორის აპი', 'ავთენტიკატორის აპ'],
    browser: ['ბრაუზერი', 'ბრაუზერ'],
    code: ['კოდი', 'კოდ'],
    company: ['კომპანია', 'კომპანი'],
    cookie: ['ქუქი-ფაილი', 'ქუქი'],
    country: ['ქვეყანა', 'ქვეყან', 'ქვეყნ'],
    device: ['მოწყობილობა', 'მოწყობილობ'],
    document: ['დოკუმენტი', 'დოკუმენტ'],
    email: ['ელფოსტა', 'ელფოსტ', 'წერილ'],
    identity: ['ვინაობა', 'ვინაობ', 'პირადობ'],
    invitation: ['მოწვევა', 'მოწვევ'],
    licence: ['ლიცენზია', 'ლიცენზი'],
    lock: ['დაბლოკვა', 'ბლოკ'],
    logIn: ['შესვლა', 'შესვლ', 'შედი', 'შეხვ', 'შევიდ', 'შევა', 'შევლენ', 'შესულ', 'შესასვლელ', 'შედის', 'შესვლისას'],
    logOut: [
      'გამოსვლა',
      'გამოსვლ',
      'გამოდი',
      'გამოხვ',
      'გამოვიდ',
      'გამოსულ',
      'გამოვა',
      'გამოსასვლელ',
      'სესია დასრულდ',
      'სესიები დასრულდ',
      'სესია არ დასრულებულა',
    ],
    mobileNumber: ['მობილურის ნომერი', 'მობილურის ნომ'],
    partner: ['პარტნიორი', 'პარტნიორ'],
    passkey: ['წვდომის გასაღები', 'წვდომის გასაღებ'],
    password: ['პაროლი', 'პაროლ'],
    phone: ['ტელეფონი', 'ტელეფონ'],
    qrCode: ['QR კოდი', 'QR კოდ'],
    recoveryCode: ['აღდგენის კოდი', 'აღდგენის კოდ'],
    seal: ['ბეჭედი', 'ბეჭედ', 'ბეჭდ'],
    session: ['სესია', 'სესი'],
    subAccount: ['ქვეანგარიში', 'ქვეანგარიშ'],
    support: ['მხარდაჭერა', 'მხარდაჭერ'],
    trustedDevice: ['სანდო მოწყობილობა', 'სანდო მოწყობილობ'],
    unlock: ['განბლოკვა', 'განბლოკ', 'განიბლოკ', 'განვბლოკ', 'განსაბლოკ'],
    withdrawal: ['თანხის გატანა', 'გატან', 'გაიტან'],
  },
  latin: [
    'Telegram',
    'Web',
    'JavaScript',
    'Caps',
    'Lock',
    'QR',
    'SMS',
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
  ],
  same: ['account.section.telegram', 'download.android', 'unblock.utc'],
  reworded: ['identity.document.driving_licence', 'oauth.logOut.stay', 'session.idle.stay', 'telegram.switch.decline'],
  unsure: {
    'factors.passkeys':
      '“წვდომის გასაღები” for passkey follows Google’s Georgian pages; Apple has no Georgian. To be confirmed on current devices.',
    'factors.app':
      '“ავთენტიკატორის აპი” is used everywhere; ავთენტიფიკატორის is the other form in use, and აპლიკაცია is what local banks say for აპი.',
    'account.antiPhishing.seal':
      '“ბეჭედი” is a seal and also a ring; “პირადი ბეჭედი” or “დამცავი ნიშანი” may be clearer.',
    'account.withdrawals':
      '“თანხის გატანა” is used for withdrawals; crypto-assets are withdrawn too, so “გატანა” alone is an alternative.',
    'oauthScope.trade': '“ორდერი” is the word of exchanges; “დავალება” is the word of securities law.',
    'shell.panel.licence':
      'Legal: in Georgia the National Bank registers providers of virtual-asset services; “რეგისტრაცია” may be right there instead of “ლიცენზია”.',
    'shell.panel.regulator': 'Legal: “საზედამხედველო ორგანო” stands before the name of the authority.',
    'shell.panel.entity':
      '“გემსახურებათ” (serves you) is a label before the company; a contract would say “ხელშემკვრელი მხარე”.',
    'consent.functional':
      '“დამატებითი ფუნქციები” for Extras; a privacy specialist should choose the names of the categories.',
    'legal.privacy.account.text':
      'Legal: “ჰეში” for hash; the text must agree with the notice under the law on personal data.',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric data; the wording and the period must be approved.',
    'legal.privacy.time.text':
      'Legal: “როცა ამას კანონი მოითხოვს” must agree with the periods of retention under anti-money-laundering law.',
    'register.euSubscription':
      'Legal: the consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'invite.kind.affiliate':
      '“პარტნიორი” for an affiliate is the same word as for the partner sandbox; “აფილიატი” is the loan.',
    'register.referral': '“მოწვევის კოდი” for a referral code; exchanges also say “რეფერალური კოდი”.',
    'residence.euSiteNoEuResidenceConfirm.title':
      '“ევროპის ეკონომიკური სივრცე” for the European Economic Area; “ევროპის ეკონომიკური ზონა” is also found.',
    'unavailable.title':
      '“თქვენს რეგიონში” is used for “in your location” elsewhere; a legal notice might say “თქვენს ქვეყანაში”.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'error.40029': 'Legal: “დახურულია” (closed) for terminated; “შეწყვეტილია” is the word of contracts.',
    'phone.international':
      '+995 555 12 34 56 is plainly fake in its digits, but 555 is a real operator’s prefix; Georgia reserves no numbers for fiction.',
    'mail.code.login.text':
      '“საიტზე {brand} {site}” leaves the names in the nominative after a word in apposition; it holds for all mails. The name of the site must read well there.',
    'residence.ResidenceConfirm.stay':
      'Legal: “დადასტურება და დარჩენა” now says that the reader confirms living in the country; whether a button is enough must be approved.',
    'account.sessions.signedOut':
      'For devices that are logged out the texts say that their session ended (სესია დასრულდა), since “the device left the account” is odd; the button stays “გამოსვლა”.',
  },
};
