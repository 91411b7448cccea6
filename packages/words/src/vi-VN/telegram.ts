export const telegram = {
  'telegram.antiPhishing': 'Mã chống lừa đảo của bạn: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser} trên {system}',
  'telegram.fact.device': 'Thiết bị: {value}',
  'telegram.fact.place': 'Địa điểm: {value}, theo địa chỉ mạng',
  'telegram.fact.time': 'Thời gian: {value}',
  'telegram.fact.unknown': 'không xác định',
  'telegram.fact.unknownPlace': 'Địa điểm: không xác định',
  'telegram.help.commands': 'Gửi /start để mở {brand}. Gửi /stop để dừng nhận tin nhắn của chúng tôi.',
  'telegram.help.heading': '{brand} trong Telegram',
  'telegram.help.text': 'Bot này mở {brand} trong Telegram. Nếu bạn cho phép, bot sẽ gửi cho bạn thông báo đăng nhập.',
  'telegram.login.heading': 'Có lượt đăng nhập vào tài khoản {brand} của bạn',
  'telegram.login.new': 'Có lượt đăng nhập vào tài khoản {brand} của bạn từ thiết bị mới',
  'telegram.login.notYou': 'Nếu đó là bạn, bạn không cần làm gì. Nếu không, hãy khóa tài khoản ngay:',
  'telegram.login.stop': 'Gửi /stop để dừng nhận các tin nhắn này.',
  'telegram.notLinked':
    'Tài khoản Telegram này chưa liên kết với {brand} nên chúng tôi không gửi thông báo đăng nhập cho bạn.',
  'telegram.official':
    'Địa chỉ của {brand} là {host}. Chúng tôi không bao giờ hỏi mật khẩu hay mã trong cuộc trò chuyện này.',
  'telegram.startAgain':
    'Bạn đã dừng tin nhắn của chúng tôi. Để nhận lại, hãy đăng nhập tại {host}. Sau đó bật tin nhắn trong mục Telegram trên trang tài khoản.',
  'telegram.stopped':
    'Bạn sẽ không nhận thông báo đăng nhập nữa. Để nhận lại, hãy đăng nhập tại {host}. Sau đó bật tin nhắn trong mục Telegram trên trang tài khoản.',
  'telegram.welcome.button': 'Mở {brand}',
  'telegram.welcome.heading': 'Chào mừng đến với {brand}',
  'telegram.welcome.stop': 'Nếu bạn cho phép, chúng tôi gửi thông báo đăng nhập cho bạn ở đây. Gửi /stop để dừng nhận.',
  'telegram.welcome.text':
    'Mở {brand} ở đây để đăng nhập, liên kết tài khoản và xem nhiệm vụ. Trong trình duyệt, hãy dùng {host}.',
};
