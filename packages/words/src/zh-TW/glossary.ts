import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address: '您, polite and plain; buttons are verbs (登入, 繼續)',
  quotes: '「…」『…』',
  terms: {
    account: ['帳戶'],
    antiPhishingCode: ['防釣魚碼'],
    app: ['應用程式', '小程式'],
    authenticatorApp: ['驗證應用程式'],
    browser: ['瀏覽器'],
    code: ['驗證碼', '碼'],
    company: ['公司'],
    cookie: ['Cookie'],
    country: ['國家', '國碼', '該國'],
    device: ['裝置'],
    document: ['證件'],
    email: ['電子郵件'],
    identity: ['身分'],
    invitation: ['邀請'],
    licence: ['執照', '駕照'],
    lock: ['鎖定'],
    logIn: ['登入'],
    logOut: ['登出'],
    mobileNumber: ['手機號碼'],
    partner: ['合作夥伴'],
    passkey: ['通行密鑰'],
    password: ['密碼'],
    phone: ['手機', '電話'],
    qrCode: ['QR 碼'],
    recoveryCode: ['復原碼'],
    seal: ['印章'],
    session: ['工作階段'],
    subAccount: ['子帳戶'],
    support: ['客服'],
    trustedDevice: ['信任的裝置'],
    unlock: ['解鎖'],
    withdrawal: ['提領'],
  },
  latin: [
    'Cookie',
    'Telegram',
    'Web',
    'JavaScript',
    'QR',
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
    'userinfo',
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
  same: [
    'legal.storage.cookie',
    'account.openedBy.telegram',
    'account.section.telegram',
    'download.android',
    'unblock.utc',
  ],
  reworded: ['accountForm.devices.forgotten', 'factors.passkeys.none', 'qr.scanned.text'],
  unsure: {
    'dashboard.secure.passkey':
      '通行密鑰 is Apple’s and Microsoft’s word for passkey; Google in Taiwan says 密碼金鑰. The owner should choose one.',
    'factors.app':
      '驗證應用程式 can be read as “verify the app”; 驗證器應用程式 is the unambiguous, longer alternative.',
    'account.antiPhishing.seal':
      '印章 is also the physical seal that Taiwanese banks register; 專屬圖章 or 識別圖 would not recall it.',
    'legal.cookies.session':
      '工作階段 is Microsoft’s and Google’s word for session; plainer for customers would be 登入狀態.',
    'page.dashboard':
      '總覽, as banks name the overview; 主控台 was changed because it means an administrator’s console. The owner may prefer 儀表板.',
    'account.withdrawals':
      '提領 as Taiwanese exchanges write it for coins and money; 出金 for money and 提幣 for coins if they should differ.',
    'dashboard.verification.why': 'Deposit is 存入; exchanges in Taiwan also say 入金 (money) and 儲值 (coins).',
    'shell.panel.licence':
      '執照 for every site; a Taiwanese provider is registered (登記) under the money laundering law, not licensed. A lawyer should say what to show.',
    'identity.intro':
      '“Know its customers” is 確認客戶身分, the wording of the Taiwanese money laundering law; a lawyer should confirm it for entities abroad.',
    'legal.privacy.intro':
      '負責單位 for the controller; the Taiwanese data protection law speaks of 蒐集機關 and asks for more items in the notice.',
    'legal.privacy.account.text':
      '雜湊值 is right but technical for a privacy notice; a lawyer may want an explanation in plain words.',
    'legal.cookies.deviceSecret.purpose':
      '“Script” is 程式碼 in the policies, for readers who are no developers; 指令碼 is the exact term.',
    'legal.cookies.accepted': '“Cookie terms” as Cookie 同意, by what it stores; Cookie 條款 if it names a document.',
    'legal.draft':
      '“Country” in the middle of legal texts became 國家或地區; whether every 國家 should say so is a decision for the owner.',
    'country.count':
      'Still counts 國家 although the list has Taiwan and Hong Kong; 個國家或地區 is the careful wording.',
    'register.euSubscription':
      'Consent to marketing; a lawyer should confirm wording and whether channels must be named.',
    'unavailable.banned.lead':
      '“Local law doesn’t allow” is a legal statement; a lawyer should confirm 當地法律不允許.',
    'consent.functional': '“Extras” as 附加功能; a privacy lawyer may want 功能性 Cookie.',
    'shell.panel.bonus': '迎新獎勵 for welcome bonus; Taiwanese rules on promotions may ask for a condition beside it.',
    'invite.kind.affiliate': '推廣夥伴 for affiliate; 聯盟夥伴 and 合作推廣者 are also used.',
    'oauthScope.trade': 'Orders are 委託, as brokers in Taiwan say; exchanges also write 訂單.',
  },
};
