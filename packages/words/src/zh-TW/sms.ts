export const sms = {
  'sms.alreadyRegistered': '此號碼已有 {brand} 帳戶。請在 {host} 登入。若非您本人，無須任何操作。',
  'sms.code.lock':
    '{code} 是您鎖定 {brand} 帳戶的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.login':
    '{code} 是您登入 {brand} 的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.login_second':
    '{code} 是您確認登入 {brand} 的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.lost_factor':
    '{code} 是您在 {brand} 移除驗證應用程式或通行密鑰的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.new_name':
    '{code} 是您將此號碼新增至 {brand} 的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.old_name':
    '{code} 是您在 {brand} 更換此號碼的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.reset':
    '{code} 是您設定 {brand} 新密碼的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.step_up':
    '{code} 是您在 {brand} 確認變更的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.sub_account':
    '{code} 是登入 {brand} 子帳戶的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.third_party':
    '{code} 是您將其他服務連結至 {brand} 的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.code.unblock':
    '{code} 是您解鎖 {brand} 帳戶的驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
  'sms.event': '您 {brand} 帳戶的安全設定已變更。詳情請見 {host}。若非您本人，請在該處鎖定帳戶。',
  'sms.noAccount': '此號碼沒有 {brand} 帳戶。請在 {host} 試試其他號碼或電子郵件。若非您本人，無須任何操作。',
  'sms.numberTaken': '此號碼已有 {brand} 帳戶。請使用其他號碼。若非您本人，無須任何操作。',
  'sms.registrationCode':
    '{code} 是您的 {brand} 驗證碼，有效 {minutes, plural, other {# 分鐘}}。請勿告訴任何人，我們不會詢問。',
};
