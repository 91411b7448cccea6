export const sms = {
  'sms.alreadyRegistered': '此号码已有 {brand} 账户。请在 {host} 登录。若非您本人，无须任何操作。',
  'sms.code.lock':
    '{code} 是您锁定 {brand} 账户的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.login':
    '{code} 是您登录 {brand} 的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.login_second':
    '{code} 是您确认登录 {brand} 的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.lost_factor':
    '{code} 是您移除 {brand} 验证器或通行密钥的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.new_name':
    '{code} 是您将此号码添加至 {brand} 的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.old_name':
    '{code} 是您在 {brand} 更换此号码的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.reset':
    '{code} 是您设置 {brand} 新密码的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.step_up':
    '{code} 是您确认 {brand} 更改的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.sub_account':
    '{code} 是登录 {brand} 子账户的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.third_party':
    '{code} 是您将其他服务关联至 {brand} 的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.code.unblock':
    '{code} 是您解锁 {brand} 账户的验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
  'sms.event': '您 {brand} 账户的安全设置已更改。详情请见 {host}。若非您本人，请在该处锁定账户。',
  'sms.noAccount': '此号码没有 {brand} 账户。请在 {host} 试试其他号码或电邮。若非您本人，无须任何操作。',
  'sms.numberTaken': '此号码已有 {brand} 账户。请使用其他号码。若非您本人，无须任何操作。',
  'sms.registrationCode':
    '{code} 是您的 {brand} 验证码，{minutes, plural, other {# 分钟}}内有效。请勿告诉任何人，我们不会向您索取。',
};
