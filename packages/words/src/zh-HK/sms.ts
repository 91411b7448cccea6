export const sms = {
  'sms.noAccount': '此號碼沒有 {brand} 帳戶。請在 {host} 試試其他號碼或電郵。若非您本人，無須任何操作。',
};
