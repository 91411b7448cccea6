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
    'account.antiPhishing.seal':
      'Seal is “मुहर” (the stamp pressed on a paper); a brand editor may prefer “सील” or “निशान”.',
    'subAccounts.freeze':
      '“फ़्रीज़” and “अनफ़्रीज़” may be understood as a legal freezing of assets; “रोकें” is an alternative.',
    'legal.privacy.account.text':
      'Legal: the text must agree with the notice under the Digital Personal Data Protection Act, 2023; “हैश” is kept as a technical word.',
    'legal.privacy.identity.text':
      'Legal: pictures of the face and the period of keeping must be approved; “you send us” became “we need” so that the verb shows no gender.',
    'legal.privacy.time.text':
      'Legal: the periods must agree with the law against money laundering (PMLA) and its five years.',
    'shell.panel.entity':
      '“सेवा देने वाली कंपनी” (the company that serves you) for You deal with; it presumes that the entity is a company.',
    'shell.panel.licence':
      'Legal: “लाइसेंस” may not be right for an entity with a mere registration, for instance with FIU-IND.',
    'shell.panel.regulator': 'Legal: “नियामक” (regulator) as a label for Supervised by.',
    'identity.intro': 'Legal: “कानून के तहत … ज़रूरी है” paraphrases KYC duties; a compliance lawyer should confirm it.',
    'identity.name.help':
      '“सभी नामों के साथ” for with all first names: a middle name or the father’s name, as on Indian documents, is not addressed.',
    'invite.kind.affiliate': '“एफ़िलिएट” is jargon; “पार्टनर” also means a developer partner here.',
    'register.euSubscription': 'Legal: the consent to news and offers; the wording of an opt-in must be approved.',
    'unavailable.title':
      '“क्षेत्र” stands for both location and region (also error.10009); “लोकेशन” or “जगह” would tell them apart.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
    'error.40029': 'Legal: “समाप्त कर दिया गया” for terminated; “बंद” (closed) is softer.',
    'partner.scopes':
      '“स्कोप”, “टोकन”, “सीक्रेट” are transliterated; developers in India mostly read them in Latin letters.',
    'retrieve.start.sub':
      '“मुख्य खाताधारक” for the main account’s owner (also subLogin.*, error.700155): at banks it is also the first holder of a joint account.',
    'sms.code.login':
      'Text messages in Devanagari take up to three parts; a lawyer should confirm the templates with the DLT rules of TRAI.',
  },
};
