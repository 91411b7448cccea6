export const mail = {
  'mail.event.antiPhishingAdded.text':
    '它現在會出現在關於您 {brand} {site} 帳戶的每封電郵開頭。沒有它的電郵就不是我們寄的。',
  'mail.event.antiPhishingChanged.text':
    '它會出現在關於您 {brand} {site} 帳戶的每封電郵開頭。沒有它或使用舊碼的電郵就不是我們寄的。',
  'mail.event.antiPhishingRemoved.text': '這是最後一封顯示它的 {brand} {site} 帳戶電郵。您可隨時在帳戶中設定新的。',
  'mail.event.emailChanged.heading': '已變更電郵',
  'mail.event.factorsReset.text': '登入 {brand} {site} 帳戶不再需要應用程式或通行密鑰。提款會暫停一段時間。',
  'mail.event.identity.button': '查看我的身份',
  'mail.event.identityRefused.heading': '我們無法驗證您的身份',
  'mail.event.identityVerified.heading': '您的身份已驗證',
  'mail.event.lock.text': '若非您本人，請鎖定帳戶：沒有人能登入，所有裝置都會登出。頁面會先請您確認身份。',
  'mail.event.passwordReset.text': '您在 {brand} {site} 的帳戶有了新密碼。所有其他裝置都已登出。提款暫停 24 小時。',
  'mail.event.qrApproved.heading': '已批准 QR 碼登入',
  'mail.event.qrApproved.text': '已登入您 {brand} {site} 帳戶的裝置批准了另一部裝置。',
  'mail.event.unblock.text': '想再次登入？您可在 24 小時後解鎖帳戶。頁面會先請您確認身份。',
  'mail.fact.place': '地點：{value}（依網絡地址）',
  'mail.footer': '由 {brand} {site}（{host}）寄送。此電郵沒有追蹤，也沒有遠端圖片。',
  'mail.link.login.notYou': '若非您本人，無須任何操作。沒有此電郵就無法登入。',
  'mail.lostItem.email.heading': '將更換您的電郵',
  'mail.lostItem.email.text':
    '有人（很可能是您）回報無法使用 {brand} {site} 帳戶的此電郵。從 {time} 起可更換為其他地址。',
  'mail.safety.heading': '這封電郵是我們寄的嗎？',
  'mail.safety.text':
    '請只在 {host} 輸入驗證碼，並勿告訴任何人：{brand} 不會以電郵、訊息或電話詢問。詢問的人正試圖進入您的帳戶。',
  'mail.safety.text.link':
    '連結只會開啟 {host}。輸入任何內容前，請檢查瀏覽器的網址列。我們絕不以電郵、訊息或電話詢問您的密碼或驗證碼。',
  'mail.safety.text.noCode':
    '此網站唯一的網址是 {host}。我們絕不以電郵、訊息或電話詢問您的密碼。此電郵刻意不含連結：請自行輸入網址。',
};
