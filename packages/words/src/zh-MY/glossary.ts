import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address: '您, plain simplified Chinese as used in Malaysia (电邮, 资料, 登出, 营运); also for zh and zh-SG',
  quotes: '“…”‘…’',
  terms: {
    account: ['账户'],
    antiPhishingCode: ['防钓鱼码'],
    app: ['应用', '小程序', '验证器'],
    authenticatorApp: ['验证器'],
    browser: ['浏览器'],
    code: ['验证码', '码'],
    company: ['公司'],
    cookie: ['Cookie'],
    country: ['国家', '国家代码', '该国'],
    device: ['设备'],
    document: ['证件'],
    email: ['电邮'],
    identity: ['身份'],
    invitation: ['邀请'],
    licence: ['执照', '驾照'],
    lock: ['锁定'],
    logIn: ['登录'],
    logOut: ['登出'],
    mobileNumber: ['手机号码'],
    partner: ['合作伙伴'],
    passkey: ['通行密钥'],
    password: ['密码'],
    phone: ['手机', '电话'],
    qrCode: ['QR 码'],
    recoveryCode: ['恢复码'],
    seal: ['印章'],
    session: ['会话'],
    subAccount: ['子账户'],
    support: ['客服'],
    trustedDevice: ['受信任的设备'],
    unlock: ['解锁'],
    withdrawal: ['提款'],
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
    'Ontario',
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
  reworded: ['accountForm.devices.forgotten', 'factors.passkeys.none'],
  unsure: {
    'account.antiPhishing.seal':
      'Product: 印章 is a company chop to Malaysian readers; 专属图案 or 识别图案 would say what the picture is.',
    'account.withdrawals':
      'Product: 提款 covers money and crypto; the trading site may say 提现 or 提币, and must use the same word.',
    'country.count':
      'Product: 国家 also counts Hong Kong, Macao and Taiwan; 国家/地区 everywhere is the usual safe form.',
    'dashboard.title':
      'Product: 总览 replaces 控制台 (a technician’s console); the trading site must use the same name.',
    'error.400601':
      'Product: 香港网站, beside lists whose region names come from Intl (中国香港特别行政区); one style of name.',
    'factors.app':
      'Product: 验证器 is said for “app” where the authenticator app is meant; help pages must say the same.',
    'form.account.invalid':
      'Product: +60 12-345 6789 may be someone’s number; choose one that cannot be. The language also serves zh and zh-SG.',
    'identity.document.id_card':
      'Product: 身份证, or 身份证（MyKad）; is MyPR/MyKAS an identity card or a residence permit (居留准证)?',
    'identity.name.help':
      'Product: Malaysian documents usually have the name in Latin letters; say so if Chinese characters would be refused.',
    'identity.wrong.legal_name.shape':
      'Product: the form refuses “/” and “@”, which Malaysian documents have (A/L, A/P, “LIM AH KOW @ LIM KOK”).',
    'invite.kind.broker':
      'Legal: 经纪商 suggests an intermediary licensed by the Securities Commission Malaysia; perhaps 推荐方.',
    'invite.they.text': 'Legal: may a platform pay for referrals of Malaysian residents, and must the text say more?',
    'legal.privacy.identity.text':
      'Legal: a picture of the face may be biometric, so sensitive, data (PDPA as amended in 2024), and the deletion must agree with record keeping under AMLA 2001.',
    'legal.privacy.time.text':
      'Legal: AMLA 2001 asks for years of record keeping; does “only where the law requires it” say enough?',
    'legal.privacy.title':
      'Legal: PDPA 2010, section 7(3), asks for the notice in Malay and English; is the Chinese text a courtesy, and which text prevails? 隐私政策 or 个人资料保护通知.',
    'login.qr': 'Product: Malaysia says QR 码 (DuitNow QR); readers of zh and zh-SG expect 二维码.',
    'page.account': 'Product: 账户 is the exchange’s word; Malaysian banks also say 户口. One word on all sites.',
    'register.euSubscription': 'Legal: consent to news and offers in the first person (PDPA 2010, section 43).',
    'shell.panel.bonus': 'Legal: may a welcome bonus be shown to Malaysian residents at all?',
    'shell.panel.entity':
      'Legal: 服务提供者 for “You deal with”; 签约方 or 缔约公司 would be the word of the contract.',
    'shell.panel.licence':
      'Legal: 执照 is a licence; the Securities Commission Malaysia registers exchanges as recognized market operators (注册), and other regulators authorise (许可).',
    'shell.panel.regulator':
      'Legal: 监管机构 before the name of the authority; the name itself (证券监督委员会) is not translated.',
    'site.global':
      'Legal: the language is named for Malaysia and offered by the global site; would that count as targeting Malaysian investors?',
    'sms.event':
      'Legal: since September 2024 Malaysian networks block text messages with links (MCMC); a host name may count as one. Also sms.alreadyRegistered and sms.noAccount.',
    'unavailable.banned.lead': 'Legal: states what local law forbids; it must be right for each country shown.',
  },
};
