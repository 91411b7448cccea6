import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'आप, respectful and plain; requests and buttons in the करें form, no forms that show the reader’s gender (किया जा सकता है instead of कर सकते हैं); हम for the company, sentences end with ।',
  quotes: '“…”',
  terms: {
    account: ['खाता', 'खात'],
    antiPhishingCode: ['एंटी-फ़िशिंग कोड'],
    app: ['ऐप'],
    authenticatorApp: ['ऑथेंटिकेटर ऐप'],
    browser: ['ब्राउज़र'],
    code: ['कोड'],
    company: ['कंपनी', 'कंपन'],
    cookie: ['कुकी'],
    country: ['देश'],
    device: ['डिवाइस'],
    document: ['दस्तावेज़'],
    email: ['ईमेल'],
    identity: ['पहचान'],
    invitation: ['आमंत्रण'],
    licence: ['लाइसेंस'],
    lock: ['लॉक'],
    logIn: ['लॉग इन', 'लॉगिन'],
    logOut: ['लॉग आउट'],
    mobileNumber: ['मोबाइल नंबर'],
    partner: ['पार्टनर'],
    passkey: ['पासकी'],
    password: ['पासवर्ड'],
    phone: ['फ़ोन'],
    qrCode: ['QR कोड'],
    recoveryCode: ['रिकवरी कोड'],
    seal: ['मुहर'],
    session: ['सेशन'],
    subAccount: ['उप-खाता', 'उप-खात'],
    support: ['सपोर्ट'],
    trustedDevice: ['भरोसेमंद डिवाइस'],
    unlock: ['अनलॉक'],
    withdrawal: ['निकासी'],
  },
  latin: [
    'Telegram',
    'Web',
    'JavaScript',
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
    'name',
    'example',
    'com',
    'ON',
    'qwerty',
    'abc',
    'QF',
    'XM',
    'TPA',
    'desk',
    'stop',
    'start',
    'userinfo',
  ],
  same: ['account.section.telegram', 'download.android', 'unblock.utc'],
  reworded: [],
  unsure: {
    'account.antiPhishing':
      '“एंटी-फ़िशिंग कोड” is a transliteration, as large exchanges say; it holds for every text with the term.',
    'account.antiPhishing.seal':
      'Seal is “मुहर” (the stamp pressed on a paper); a brand editor may prefer “सील” or “निशान”.',
    'account.withdrawals': 'Withdrawal is “निकासी”, as Indian banks say; crypto exchanges also say “विथड्रॉल”.',
    'account.mobile':
      '“मोबाइल नंबर” and “फ़ोन” have the nukta of Hindi (फ़, ज़) throughout, as Google does; many Indian apps leave it out.',
    'account.number': '“खाता नंबर” is everyday; banks also write “खाता संख्या”.',
    'subLogin.name': 'Sub-account is “उप-खाता”; exchanges also say “सब-अकाउंट”.',
    'subAccounts.freeze':
      '“फ़्रीज़” and “अनफ़्रीज़” may be understood as a legal freezing of assets; “रोकें” is an alternative.',
    'legal.cookies.session': 'Session is “सेशन” as Google says; Microsoft and banks say “सत्र”.',
    'legal.cookies.invitation': 'Invitation is “आमंत्रण”; Google says “न्योता”, exchanges often “इनवाइट”.',
    'legal.privacy.title':
      'Privacy policy is “निजता नीति” (Google, the law on data protection); banks also say “गोपनीयता नीति”.',
    'legal.privacy.account.text':
      'Legal: the text must agree with the notice under the Digital Personal Data Protection Act, 2023; “हैश” is kept as a technical word.',
    'legal.privacy.identity.text':
      'Legal: pictures of the face and the period of keeping must be approved; “you send us” became “we need” so that the verb shows no gender.',
    'legal.privacy.time.text':
      'Legal: the periods must agree with the law against money laundering (PMLA) and its five years.',
    'legal.cookies.necessary':
      '“ज़रूरी” also stands for required elsewhere (oauthConsent.required); “अनिवार्य” is an alternative.',
    'consent.functional': '“अतिरिक्त सुविधाएँ” for Extras; a privacy specialist should choose.',
    'consent.analytics': '“एनालिटिक्स” is the loanword; “विश्लेषण” is the Hindi one.',
    'shell.panel.entity':
      '“सेवा देने वाली कंपनी” (the company that serves you) for You deal with; it presumes that the entity is a company.',
    'shell.panel.licence':
      'Legal: “लाइसेंस” may not be right for an entity with a mere registration, for instance with FIU-IND.',
    'shell.panel.regulator': 'Legal: “नियामक” (regulator) as a label for Supervised by.',
    'identity.intro': 'Legal: “कानून के तहत … ज़रूरी है” paraphrases KYC duties; a compliance lawyer should confirm it.',
    'identity.name': '“पूरा कानूनी नाम” is literal; Indian forms say “पूरा नाम (दस्तावेज़ के अनुसार)”.',
    'identity.name.help':
      '“सभी नामों के साथ” for with all first names: a middle name or the father’s name, as on Indian documents, is not addressed.',
    'identity.subdivision': '“प्रांत या राज्य” suits Canada; in India only “राज्य” or “केंद्र शासित प्रदेश” is expected.',
    'identity.document.residence_permit':
      '“निवास परमिट” is not a document of Indian law; other countries’ permits may be called otherwise.',
    'invite.kind.referral': '“दोस्त” has no gender by itself; the sentences avoid verbs that would show one.',
    'invite.kind.affiliate': '“एफ़िलिएट” is jargon; “पार्टनर” also means a developer partner here.',
    'register.euSubscription': 'Legal: the consent to news and offers; the wording of an opt-in must be approved.',
    'oauthScope.trade.cannot': '“ट्रेड” and “ऑर्डर” are kept as traders say; “नुकसान हो सकता है” stands for can lose money.',
    'unavailable.title':
      '“क्षेत्र” stands for both location and region (also error.10009); “लोकेशन” or “जगह” would tell them apart.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'error.40029': 'Legal: “समाप्त कर दिया गया” for terminated; “बंद” (closed) is softer.',
    'partner.scopes':
      '“स्कोप”, “टोकन”, “सीक्रेट” are transliterated; developers in India mostly read them in Latin letters.',
    'password.hint.keys': 'The example qwerty is of the Latin keyboard; a Hindi (InScript) row is not checked.',
    'sms.code.login':
      'Text messages in Devanagari take up to three parts; a lawyer should confirm the templates with the DLT rules of TRAI.',
  },
};
