export const sms = {
  'sms.alreadyRegistered':
    'Số này đã có tài khoản {brand}. Hãy đăng nhập tại {host}. Nếu không phải bạn, bạn không cần làm gì.',
  'sms.code.lock':
    '{code} là mã {brand} để khóa tài khoản. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.login':
    '{code} là mã {brand} để đăng nhập. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.login_second':
    '{code} là mã {brand} để xác nhận đăng nhập. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.lost_factor':
    '{code} là mã {brand} để xóa ứng dụng hoặc khóa truy cập. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.new_name':
    '{code} là mã {brand} để thêm số này. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.old_name':
    '{code} là mã {brand} để thay số này. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.reset':
    '{code} là mã {brand} để đặt mật khẩu mới. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.step_up':
    '{code} là mã {brand} để xác nhận thay đổi. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.sub_account':
    '{code} là mã {brand} để đăng nhập tài khoản phụ. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.third_party':
    '{code} là mã {brand} để liên kết dịch vụ khác. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.code.unblock':
    '{code} là mã {brand} để mở khóa tài khoản. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
  'sms.event':
    'Bảo mật tài khoản {brand} của bạn đã thay đổi. Xem chi tiết tại {host}. Nếu không phải bạn, hãy khóa tài khoản tại đó.',
  'sms.noAccount':
    'Không có tài khoản {brand} nào dùng số này. Hãy thử số khác hoặc email tại {host}. Nếu không phải bạn, bạn không cần làm gì.',
  'sms.numberTaken': 'Số này đã có tài khoản {brand}. Hãy dùng số khác. Nếu không phải bạn, bạn không cần làm gì.',
  'sms.registrationCode':
    '{code} là mã {brand} của bạn. Hiệu lực {minutes, plural, other {# phút}}. Đừng chia sẻ mã. Chúng tôi không hỏi mã.',
};
