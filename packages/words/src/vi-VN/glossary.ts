import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  address:
    'bạn for the reader, chúng tôi for us, calm and polite; buttons and titles are bare verbs (Đăng nhập, Tiếp tục), requests have hãy or no subject; tone marks on the first vowel (khóa, hủy, xóa)',
  quotes: '“…”',
  terms: {
    account: ['tài khoản'],
    antiPhishingCode: ['mã chống lừa đảo'],
    app: ['ứng dụng'],
    authenticatorApp: ['ứng dụng xác thực'],
    browser: ['trình duyệt'],
    code: ['mã'],
    company: ['công ty', 'dịch vụ khác', 'dịch vụ kia'],
    cookie: ['cookie'],
    country: ['quốc gia'],
    device: ['thiết bị'],
    document: ['giấy tờ'],
    email: ['email'],
    identity: ['danh tính', 'căn cước'],
    invitation: ['lời mời'],
    licence: ['giấy phép'],
    lock: ['khóa'],
    logIn: ['đăng nhập'],
    logOut: ['đăng xuất'],
    mobileNumber: ['số điện thoại'],
    partner: ['đối tác'],
    passkey: ['khóa truy cập'],
    password: ['mật khẩu'],
    phone: ['điện thoại'],
    qrCode: ['mã QR'],
    recoveryCode: ['mã khôi phục'],
    seal: ['dấu bảo mật'],
    session: ['phiên'],
    subAccount: ['tài khoản phụ'],
    support: ['hỗ trợ'],
    trustedDevice: ['thiết bị tin cậy'],
    unlock: ['mở khóa'],
    withdrawal: ['rút tiền'],
  },
  latin: [],
  same: [
    'legal.storage.cookie',
    'shell.footer.blog',
    'shell.menu',
    'shell.ok',
    'account.email',
    'account.section.telegram',
    'dashboard.account.email',
    'download.android',
    'form.email',
    'lost.start.item.email',
    'modal.dismiss',
    'session.end.stay',
    'partner.clientId',
    'partner.secret',
    'unavailable.part.CA-ON',
    'unblock.utc',
  ],
  reworded: [],
  unsure: {
    'account.antiPhishing.seal':
      '“dấu bảo mật” for the seal: “con dấu” means an official company stamp in Vietnam. “hình ảnh bảo mật” is the alternative.',
    'consent.functional': '“Tiện ích bổ sung” for Extras; a privacy lawyer may want “Chức năng”.',
    'error.40029': 'Legal: “chấm dứt” for terminated; the terms of use may say “đóng” or “hủy bỏ”.',
    'form.account.invalid':
      'Vietnam reserves no numbers for fiction; +84 900 000 000 is clearly made up (also phone.international).',
    'identity.document.residence_permit':
      'Legal: “Giấy phép cư trú” for permits of any country; Vietnam itself issues a “thẻ tạm trú” or “thẻ thường trú”.',
    'identity.intro': 'Legal: the claim that the law obliges the entity must be right for each site.',
    'legal.draft': 'Legal: both policies should be read by a lawyer, beside the Law on Personal Data Protection.',
    'legal.privacy.identity.text':
      'Legal: “ảnh chân dung” may be sensitive (biometric) personal data under Vietnamese law; wording and period to be approved.',
    'legal.privacy.intro':
      'Legal: “chịu trách nhiệm” for responsible; the law’s term for a controller is “bên kiểm soát dữ liệu cá nhân”.',
    'login.otherTab.title':
      '“thẻ” for tab (Chrome, Firefox); many say “tab”, and “thẻ” is a card too. It holds for every text with the term.',
    'register.euSubscription':
      'Legal: the consent to news and offers in the first person; the wording of an opt-in must be approved.',
    'shell.panel.entity': 'Legal: “Bạn giao dịch với” for you deal with; a lawyer may want “Đơn vị cung cấp dịch vụ”.',
    'shell.panel.licence': 'Legal: “Giấy phép”; for an entity that is registered only it would be “đăng ký”.',
    'sms.code.login':
      'With diacritics a code takes two or three segments of UCS-2; banks in Vietnam often leave them out.',
    'unavailable.banned.lead':
      'Legal: the claim that local law forbids services and accounts must be right for each country shown.',
  },
};
