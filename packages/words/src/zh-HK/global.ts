export const global = {
  'legal.cookies.approval.purpose': '記住您為批准另一部裝置而掃描的 QR 碼，直到您回覆為止。',
  'legal.cookies.knownAccount.purpose':
    '您再次來訪時，以遮罩方式顯示您的電郵或號碼。程式碼無法讀取它。按「不是您嗎？」即可刪除。',
  'legal.cookies.login.purpose': '讓等待驗證碼或連結的登入在重新載入後能繼續。內含其編號，以及遮罩後的電郵或手機號碼。',
  'legal.cookies.registration.purpose': '讓您的註冊在重新載入後能繼續。內含其編號和您的電郵。',
  'legal.draft': '本頁說明此網站的軟件做了什麼。{entity} 會補充適用於您所在國家或地區的法律細節。',
  'legal.privacy.account.text':
    '您建立帳戶時，我們會儲存您的電郵或手機號碼、網站、語言和時間。為驗證身份，我們會儲存您的姓名、出生日期、居住地和證件號碼。密碼只以雜湊值儲存，無法還原。',
  'legal.privacy.ask.text': '請用帳戶的電郵寫信至 {email}。我們只回覆該地址，因此沒有人能以您的名義提出要求。',
  'legal.privacy.code.text':
    '驗證碼以雜湊值儲存。每組在 {minutes, plural, other {# 分鐘}}內可使用一次。設定新密碼的連結和驗證碼期限較長，詳見該電郵。我們的電郵沒有追蹤像素，也沒有遠端圖片。',
  'legal.privacy.guard.text': '為阻止猜測，我們依帳戶、裝置編號和網絡地址計算嘗試次數。這些計數很快就會刪除。',
  'legal.privacy.identity.text':
    '驗證身份時，您會傳送證件和本人的圖片。我們會加密，只用於這次審核，並在決定後刪除。最多需要 {days} 天。未送出的圖片會在一天後刪除。',
  'legal.privacy.others.text':
    '在您同意之前，登入和註冊頁面不會從其他公司載入任何內容。{entity} 使用電郵服務寄送郵件。',
  'legal.privacy.title': '私隱政策',
  'legal.seeAlso.privacy': '<link>私隱政策</link>說明我們保留您帳戶的哪些資料。',
  'page.identity': '身份驗證',
  'page.lost.description': '遺失驗證應用程式、通行密鑰、電郵或手機時該怎麼做。',
  'page.privacy': '私隱政策',
  'page.register.description': '以電郵和密碼建立您的帳戶。',
  'page.verify': '電郵驗證',
  'shell.cookies.text': '我們使用必要的 Cookie。附加功能、分析和市場推廣由您決定。<link>Cookie 政策</link>',
  'shell.footer.blog': '網誌',
  'shell.footer.privacy': '私隱政策',
  'shell.notLive.text': '此頁面未完整載入。請檢查您的網絡連線。',
  'shell.panel.licence': '牌照',
  'shell.part.late': '頁面有一部分未載入。請檢查您的網絡連線。',
  'shell.testnet': '測試網絡：這裡的代幣和帳戶沒有價值。',
  'site.testnet': '測試網絡',
};
