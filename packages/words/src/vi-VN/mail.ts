export const mail = {
  'mail.address': 'Nút này mở địa chỉ sau. Bạn cũng có thể sao chép địa chỉ vào trình duyệt:',
  'mail.addressTaken.action': 'Hãy đăng nhập tại {host} bằng địa chỉ này, hoặc dùng địa chỉ khác cho tài khoản kia.',
  'mail.addressTaken.heading': 'Địa chỉ này đã có tài khoản',
  'mail.addressTaken.notYou': 'Không phải bạn? Bạn không cần làm gì. Tài khoản của bạn không thay đổi.',
  'mail.addressTaken.preview': 'Mỗi địa chỉ ứng với một tài khoản duy nhất. Bạn có thể đăng nhập tại {host}.',
  'mail.addressTaken.subject': 'Địa chỉ này đã có tài khoản {brand}',
  'mail.addressTaken.text':
    'Có người, rất có thể là bạn, đã thử thêm địa chỉ này vào một tài khoản khác trên {brand} {site}. Địa chỉ này đã thuộc tài khoản của bạn.',
  'mail.alreadyRegistered.action': 'Hãy đăng nhập tại {host} bằng địa chỉ này và mật khẩu của bạn.',
  'mail.alreadyRegistered.action.link': 'Hãy đăng nhập bằng địa chỉ này và mật khẩu của bạn.',
  'mail.alreadyRegistered.button': 'Đến trang đăng nhập',
  'mail.alreadyRegistered.heading': 'Bạn đã có tài khoản',
  'mail.alreadyRegistered.notYou': 'Không phải bạn? Bạn không cần làm gì. Tài khoản của bạn không thay đổi.',
  'mail.alreadyRegistered.preview': 'Tài khoản không thay đổi. Bạn có thể đăng nhập tại {host}.',
  'mail.alreadyRegistered.subject': 'Bạn đã có tài khoản {brand}',
  'mail.alreadyRegistered.text':
    'Có người, rất có thể là bạn, đã thử tạo tài khoản trên {brand} {site} bằng địa chỉ này. Địa chỉ này đã có tài khoản.',
  'mail.antiPhishing': 'Mã chống lừa đảo của bạn: {antiPhishing}',
  'mail.personalSeal': 'Dấu bảo mật của bạn',
  'mail.code.lock.heading': 'Khóa tài khoản của bạn',
  'mail.code.lock.notYou':
    'Không phải bạn? Bạn không cần làm gì: không có mã này thì không có gì bị khóa. Đừng bao giờ chia sẻ mã.',
  'mail.code.lock.subject': 'Khóa tài khoản {brand} của bạn',
  'mail.code.lock.text':
    'Nhập mã này để khóa tài khoản của bạn trên {brand} {site}. Sau đó không ai đăng nhập được, kể cả bạn:',
  'mail.code.login.heading': 'Mã đăng nhập của bạn',
  'mail.code.login.notYou':
    'Không phải bạn? Bạn không cần làm gì. Không có mã thì không ai dùng được lượt đăng nhập này. Đừng bao giờ chia sẻ mã.',
  'mail.code.login.subject': 'Mã đăng nhập {brand} của bạn',
  'mail.code.login.text': 'Nhập mã này để đăng nhập vào {brand} {site}:',
  'mail.code.login_second.heading': 'Xác nhận đó là bạn',
  'mail.code.login_second.notYou':
    'Không phải bạn? Có thể ai đó có mật khẩu của bạn. Đừng bao giờ chia sẻ mã này, và hãy đổi mật khẩu trên {host} ngay.',
  'mail.code.login_second.notYou.service':
    'Không phải bạn? Có thể ai đó kiểm soát Telegram hoặc tài khoản đã liên kết khác của bạn. Đừng bao giờ chia sẻ mã này, và hãy hủy liên kết trên {host} ngay.',
  'mail.code.login_second.text':
    'Bước đăng nhập đầu tiên vào tài khoản của bạn trên {brand} {site} vừa thành công. Nếu đó là bạn, hãy nhập mã này để hoàn tất:',
  'mail.code.lost_factor.heading': 'Xóa ứng dụng hoặc khóa truy cập đã mất',
  'mail.code.lost_factor.notYou':
    'Không phải bạn? Ai đó đang tìm cách vào tài khoản của bạn và có thể biết mật khẩu của bạn. Đừng bao giờ chia sẻ mã này, và hãy đổi mật khẩu trên {host} ngay.',
  'mail.code.lost_factor.subject': 'Xóa ứng dụng hoặc khóa truy cập khỏi {brand}',
  'mail.code.lost_factor.text':
    'Nhập mã này để xóa ứng dụng hoặc khóa truy cập khỏi tài khoản của bạn trên {brand} {site}:',
  'mail.code.new_name.heading': 'Xác nhận địa chỉ này',
  'mail.code.new_name.notYou':
    'Không phải bạn? Có thể ai đó đã nhập sai địa chỉ của họ. Bạn không cần làm gì: không có mã này, chúng tôi không thêm địa chỉ.',
  'mail.code.new_name.text': 'Nhập mã này để thêm địa chỉ này vào tài khoản của bạn trên {brand} {site}:',
  'mail.code.old_name.heading': 'Xác nhận việc đổi địa chỉ',
  'mail.code.old_name.notYou':
    'Không phải bạn? Có người đang đăng nhập vào tài khoản của bạn. Đừng bao giờ chia sẻ mã này. Hãy đăng nhập trên {host}, đăng xuất thiết bị đó và đổi mật khẩu.',
  'mail.code.old_name.text': 'Nhập mã này để thay địa chỉ này của tài khoản trên {brand} {site}:',
  'mail.code.reset.heading': 'Chọn mật khẩu mới',
  'mail.code.reset.notYou':
    'Không phải bạn? Bạn không cần làm gì: không có mã này, mật khẩu của bạn giữ nguyên. Đừng bao giờ chia sẻ mã.',
  'mail.code.reset.subject': 'Đặt lại mật khẩu {brand} của bạn',
  'mail.code.reset.text': 'Nhập mã này để chọn mật khẩu mới cho tài khoản của bạn trên {brand} {site}:',
  'mail.code.step_up.heading': 'Xác nhận thay đổi đối với tài khoản',
  'mail.code.step_up.notYou':
    'Không phải bạn? Có người đang đăng nhập vào tài khoản của bạn. Đừng bao giờ chia sẻ mã này. Hãy đăng nhập trên {host}, đăng xuất thiết bị đó và đổi mật khẩu.',
  'mail.code.step_up.text': 'Nhập mã này để xác nhận thay đổi đối với tài khoản của bạn trên {brand} {site}:',
  'mail.code.sub_account.heading': 'Đăng nhập vào tài khoản phụ',
  'mail.code.sub_account.notYou':
    'Không phải bạn? Bạn không cần làm gì. Không có mã thì không ai dùng được lượt đăng nhập này. Đừng bao giờ chia sẻ mã.',
  'mail.code.sub_account.subject': 'Mã đăng nhập {brand} của bạn',
  'mail.code.sub_account.text': 'Nhập mã này để đăng nhập vào tài khoản phụ trên {brand} {site}:',
  'mail.code.subject.shown': '{code} là mã {brand} của bạn',
  'mail.code.third_party.heading': 'Liên kết dịch vụ khác',
  'mail.code.third_party.notYou':
    'Không phải bạn? Đừng bao giờ chia sẻ mã này: người khác có thể dùng mã để đăng nhập vào tài khoản của bạn.',
  'mail.code.third_party.subject': 'Liên kết tài khoản {brand} của bạn',
  'mail.code.third_party.text': 'Nhập mã này để liên kết tài khoản của dịch vụ khác với {brand} {site}:',
  'mail.code.unblock.heading': 'Mở khóa tài khoản của bạn',
  'mail.code.unblock.notYou':
    'Không phải bạn? Bạn không cần làm gì: không có mã này, tài khoản của bạn vẫn bị khóa. Đừng bao giờ chia sẻ mã.',
  'mail.code.unblock.subject': 'Mở khóa tài khoản {brand} của bạn',
  'mail.code.unblock.text': 'Nhập mã này để mở khóa tài khoản của bạn trên {brand} {site}:',
  'mail.event.accountLocked.heading': 'Tài khoản của bạn đã bị khóa',
  'mail.event.accountLocked.text':
    'Không ai đăng nhập được vào tài khoản của bạn trên {brand} {site}. Mọi thiết bị đã bị đăng xuất.',
  'mail.event.accountUnlocked.heading': 'Tài khoản của bạn đã được mở khóa',
  'mail.event.accountUnlocked.text': 'Bạn có thể đăng nhập trở lại vào tài khoản của mình trên {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Đã đặt mã chống lừa đảo của bạn',
  'mail.event.antiPhishingAdded.text':
    'Mã này giờ xuất hiện ở đầu mọi email về tài khoản của bạn trên {brand} {site}. Email không có mã này không phải của chúng tôi.',
  'mail.event.antiPhishingChanged.heading': 'Đã đổi mã chống lừa đảo của bạn',
  'mail.event.antiPhishingChanged.text':
    'Mã này xuất hiện ở đầu mọi email về tài khoản của bạn trên {brand} {site}. Email không có mã này, hoặc có mã cũ, không phải của chúng tôi.',
  'mail.event.antiPhishingRemoved.heading': 'Đã xóa mã chống lừa đảo của bạn',
  'mail.event.antiPhishingRemoved.text':
    'Đây là email cuối cùng về tài khoản của bạn trên {brand} {site} còn hiển thị mã này. Bạn có thể đặt mã mới trong tài khoản bất cứ lúc nào.',
  'mail.event.apps.button': 'Xem ứng dụng đã kết nối',
  'mail.event.apps.text':
    'Không phải bạn? Hãy ngắt kết nối ứng dụng trên trang dưới đây, rồi đổi mật khẩu tại đó. Bạn cần đăng nhập trước.',
  'mail.event.deviceCheckChanged.heading': 'Đã đổi cách kiểm tra thiết bị mới của bạn',
  'mail.event.deviceCheckChanged.text':
    'Mã cho thiết bị mới trên tài khoản {brand} {site} của bạn đã được bật hoặc tắt.',
  'mail.event.emailChanged.heading': 'Đã đổi địa chỉ email của bạn',
  'mail.event.emailChanged.text':
    'Giờ chúng tôi gửi mã và tin về tài khoản của bạn trên {brand} {site} đến địa chỉ khác. Trong bảy ngày, địa chỉ cũ vẫn có thể khóa tài khoản.',
  'mail.event.factorsReset.heading': 'Đã xóa ứng dụng và khóa truy cập của bạn',
  'mail.event.factorsReset.text':
    'Đăng nhập vào tài khoản của bạn trên {brand} {site} không còn cần ứng dụng hay khóa truy cập. Việc rút tiền tạm dừng trong một thời gian.',
  'mail.event.identity.button': 'Xem danh tính của tôi',
  'mail.event.identity.preview': 'Đăng nhập trên {host} để xem.',
  'mail.event.identity.text': 'Hãy đăng nhập trên trang dưới đây để xem.',
  'mail.event.identityRefused.heading': 'Không xác minh được danh tính của bạn',
  'mail.event.identityRefused.text':
    'Chúng tôi không xác minh được thông tin của bạn cho tài khoản trên {brand} {site}. Trang dưới đây cho biết lý do và cho phép bạn thử lại.',
  'mail.event.identityVerified.heading': 'Danh tính của bạn đã được xác minh',
  'mail.event.identityVerified.text': 'Chúng tôi đã chấp nhận thông tin của bạn cho tài khoản trên {brand} {site}.',
  'mail.event.lock.button': 'Khóa tài khoản của tôi',
  'mail.event.lock.text':
    'Không phải bạn? Hãy khóa tài khoản: không ai đăng nhập được và mọi thiết bị đều bị đăng xuất. Trước tiên trang sẽ yêu cầu bạn xác nhận đó là bạn.',
  'mail.event.loginNewDevice.heading': 'Có lượt đăng nhập từ thiết bị mới',
  'mail.event.loginNewDevice.text':
    'Có người, rất có thể là bạn, đã dùng thiết bị mới để đăng nhập vào {brand} {site}.',
  'mail.event.mobileChanged.heading': 'Đã đổi số điện thoại của bạn',
  'mail.event.mobileChanged.text':
    'Giờ chúng tôi gửi mã cho tài khoản của bạn trên {brand} {site} đến số khác. Trong bảy ngày, số cũ vẫn có thể khóa tài khoản.',
  'mail.event.passkeyAdded.heading': 'Đã thêm khóa truy cập',
  'mail.event.passkeyAdded.text':
    'Có thể dùng khóa này để đăng nhập vào tài khoản của bạn trên {brand} {site} mà không cần mật khẩu.',
  'mail.event.passkeyRemoved.heading': 'Đã xóa khóa truy cập',
  'mail.event.passkeyRemoved.text':
    'Khóa này không còn dùng được để đăng nhập vào tài khoản của bạn trên {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Đã đổi mật khẩu của bạn',
  'mail.event.passwordChanged.text':
    'Tài khoản của bạn trên {brand} {site} có mật khẩu mới. Mọi thiết bị khác đã bị đăng xuất.',
  'mail.event.passwordReset.heading': 'Đã đặt lại mật khẩu của bạn',
  'mail.event.passwordReset.text':
    'Tài khoản của bạn trên {brand} {site} có mật khẩu mới. Mọi thiết bị khác đã bị đăng xuất. Việc rút tiền tạm dừng trong 24 giờ.',
  'mail.event.preview': 'Nếu đó là bạn, bạn không cần làm gì. Nếu không, hãy xử lý ngay trên {host}.',
  'mail.event.qrApproved.heading': 'Đã phê duyệt đăng nhập bằng mã QR',
  'mail.event.qrApproved.text':
    'Một thiết bị đang đăng nhập vào tài khoản của bạn trên {brand} {site} đã phê duyệt thiết bị khác.',
  'mail.event.recoveryCodeUsed.heading': 'Đã dùng mã khôi phục',
  'mail.event.recoveryCodeUsed.text':
    'Mã này đã thay cho ứng dụng hoặc khóa truy cập của bạn trên {brand} {site} và không dùng lại được. Hãy tạo mã mới trước khi hết mã.',
  'mail.event.recoveryCodesMade.heading': 'Đã tạo mã khôi phục mới',
  'mail.event.recoveryCodesMade.text': 'Mã cũ của bạn không còn dùng được trên {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Một ứng dụng giờ có thể dùng tài khoản của bạn',
  'mail.event.oauthGranted.text':
    'Ứng dụng có thể làm những gì bạn đã cho phép trên {brand} {site} cho đến khi bạn ngắt kết nối.',
  'mail.event.thirdPartyLinked.heading': 'Đã liên kết dịch vụ khác',
  'mail.event.thirdPartyLinked.text':
    'Giờ bạn có thể dùng dịch vụ này để đăng nhập vào tài khoản của mình trên {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Đã hủy liên kết dịch vụ khác',
  'mail.event.thirdPartyUnlinked.text':
    'Bạn không còn dùng được dịch vụ này để đăng nhập vào tài khoản của mình trên {brand} {site}.',
  'mail.event.totpAdded.heading': 'Đã thêm ứng dụng xác thực',
  'mail.event.totpAdded.text': 'Đăng nhập vào tài khoản của bạn trên {brand} {site} giờ cần mã của ứng dụng này.',
  'mail.event.totpRemoved.heading': 'Đã xóa ứng dụng xác thực của bạn',
  'mail.event.totpRemoved.text':
    'Đăng nhập vào tài khoản của bạn trên {brand} {site} không còn cần mã của ứng dụng này.',
  'mail.event.unblock.button': 'Mở khóa tài khoản của tôi',
  'mail.event.unblock.text':
    'Bạn muốn đăng nhập trở lại? Bạn có thể mở khóa tài khoản sau 24 giờ. Trước tiên trang sẽ yêu cầu bạn xác nhận đó là bạn.',
  'mail.event.wasYou': 'Nếu đó là bạn, bạn không cần làm gì.',
  'mail.fact.browserOnSystem': '{browser} trên {system}',
  'mail.fact.detail.application': 'Ứng dụng: {value}',
  'mail.fact.detail.email': 'Địa chỉ mới: {value}',
  'mail.fact.detail.letIn': 'Thiết bị được phê duyệt: {value}',
  'mail.fact.detail.mobile': 'Số mới: {value}',
  'mail.fact.detail.name': 'Tên: {value}',
  'mail.fact.detail.provider': 'Dịch vụ: {value}',
  'mail.fact.device': 'Thiết bị: {value}',
  'mail.fact.place': 'Địa điểm: {value}, theo địa chỉ mạng',
  'mail.fact.time': 'Thời gian: {value}',
  'mail.fact.unknown': 'không xác định',
  'mail.fact.unknownPlace': 'Địa điểm: không xác định',
  'mail.footer': 'Gửi bởi {brand} {site}, {host}. Email này không theo dõi bạn và không có hình ảnh tải từ xa.',
  'mail.link.login.button': 'Đăng nhập',
  'mail.link.login.heading': 'Đăng nhập vào {brand}',
  'mail.link.login.notYou':
    'Không phải bạn? Bạn không cần làm gì. Không có email này thì không ai dùng được lượt đăng nhập này.',
  'mail.link.login.subject': 'Liên kết đăng nhập {brand} của bạn',
  'mail.link.login.text': 'Liên kết này giúp bạn đăng nhập vào {brand} {site}, trong trình duyệt mà bạn mở liên kết.',
  'mail.link.reset.button': 'Chọn mật khẩu',
  'mail.link.reset.heading': 'Chọn mật khẩu mới',
  'mail.link.reset.notYou': 'Không phải bạn? Bạn không cần làm gì: mật khẩu của bạn giữ nguyên.',
  'mail.link.reset.subject': 'Đặt lại mật khẩu {brand} của bạn',
  'mail.link.reset.text': 'Dùng liên kết này để chọn mật khẩu mới cho tài khoản của bạn trên {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Ứng dụng và khóa truy cập của bạn sẽ bị xóa',
  'mail.lostItem.authenticator.text':
    'Có người, rất có thể là bạn, đã báo mất ứng dụng xác thực và khóa truy cập của tài khoản {brand} {site}. Chúng có thể bị xóa từ {time}.',
  'mail.lostItem.button': 'Dừng yêu cầu',
  'mail.lostItem.email.heading': 'Địa chỉ email của bạn sẽ bị thay thế',
  'mail.lostItem.email.text':
    'Có người, rất có thể là bạn, đã báo mất email này của tài khoản {brand} {site}. Địa chỉ khác có thể thay thế từ {time}.',
  'mail.lostItem.mobile.heading': 'Số điện thoại của bạn sẽ bị thay thế',
  'mail.lostItem.mobile.text':
    'Có người, rất có thể là bạn, đã báo mất điện thoại của tài khoản {brand} {site}. Số khác có thể thay thế từ {time}.',
  'mail.lostItem.notYou':
    'Không phải bạn? Hãy dừng ngay bằng nút này, rồi đổi mật khẩu: có thể ai đó đã biết mật khẩu.',
  'mail.lostItem.preview': 'Không phải bạn? Hãy dừng ngay.',
  'mail.lostItem.wasYou':
    'Nếu đó là bạn, hãy quay lại {host} từ {time} trở đi để hoàn tất. Cho đến lúc đó, bạn không cần làm gì.',
  'mail.noAccount.action':
    'Bạn đã đăng ký bằng địa chỉ khác hoặc số điện thoại? Hãy thử lại bằng địa chỉ hoặc số đó, hoặc tạo tài khoản trên {host}.',
  'mail.noAccount.heading': 'Không có tài khoản nào dùng địa chỉ này',
  'mail.noAccount.notYou': 'Không phải bạn? Bạn không cần làm gì.',
  'mail.noAccount.preview': 'Có thể bạn đã dùng địa chỉ khác. Hãy thử lại trên {host}.',
  'mail.noAccount.subject': 'Không có tài khoản {brand} nào dùng địa chỉ này',
  'mail.noAccount.text':
    'Có người, rất có thể là bạn, đã nhập địa chỉ này để vào {brand} {site}. Địa chỉ này chưa có tài khoản ở đó.',
  'mail.registrationCode.expires':
    'Mã dùng được một lần, trong {minutes, plural, other {# phút}}. Nếu mã đã hết hạn, hãy yêu cầu mã mới trên trang.',
  'mail.registrationCode.heading': 'Mã của bạn',
  'mail.registrationCode.notYou':
    'Không phải bạn? Bạn không cần làm gì. Không có mã này thì không tài khoản nào được tạo.',
  'mail.registrationCode.preview': 'Chỉ nhập mã trên {host}. {brand} sẽ không hỏi mã.',
  'mail.registrationCode.subject': '{code} là mã {brand} của bạn',
  'mail.registrationCode.text': 'Nhập mã này để tạo tài khoản của bạn trên {brand} {site}:',
  'mail.registrationLink.button': 'Xác nhận địa chỉ',
  'mail.registrationLink.expires':
    'Liên kết và mã dùng được một lần, trong {minutes, plural, other {# phút}}. Nếu đã hết hạn, hãy yêu cầu liên kết và mã mới trên trang đầu tiên.',
  'mail.registrationLink.heading': 'Xác nhận địa chỉ của bạn',
  'mail.registrationLink.notYou':
    'Không phải bạn? Bạn không cần làm gì. Không tài khoản nào được tạo nếu bạn không xác nhận.',
  'mail.registrationLink.otherDevice': 'Đang dùng thiết bị khác? Hãy nhập mã này trên trang bạn đã bắt đầu:',
  'mail.registrationLink.preview': 'Liên kết mở {host} và có hiệu lực trong {minutes, plural, other {# phút}}.',
  'mail.registrationLink.subject': 'Xác nhận địa chỉ của bạn cho {brand}',
  'mail.registrationLink.text': 'Thêm một bước trước khi bạn đặt mật khẩu cho tài khoản trên {brand} {site}.',
  'mail.safety.heading': 'Email này có phải của chúng tôi?',
  'mail.safety.text':
    'Chỉ nhập mã trên {host}. Đừng bao giờ chia sẻ mã: {brand} sẽ không hỏi mã qua email, tin nhắn hay điện thoại. Ai hỏi mã là đang tìm cách vào tài khoản của bạn.',
  'mail.safety.text.link':
    'Liên kết chỉ mở {host}, không mở gì khác. Hãy kiểm tra thanh địa chỉ của trình duyệt trước khi nhập bất cứ điều gì. Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn qua email, tin nhắn hay điện thoại.',
  'mail.safety.text.noCode':
    'Địa chỉ duy nhất của chúng tôi cho trang web này là {host}. Chúng tôi không bao giờ hỏi mật khẩu của bạn qua email, tin nhắn hay điện thoại. Email này chủ ý không có liên kết: hãy tự nhập địa chỉ.',
};
