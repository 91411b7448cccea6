export const sms = {
  'sms.alreadyRegistered':
    'Bu numaranın zaten {brand} hesabı var. Giriş: {host}. Siz değilseniz bir şey yapmanız gerekmez.',
  'sms.code.lock':
    '{code}: {brand} hesabınızı kilitleme kodu. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.login':
    '{code}: {brand} giriş kodunuz. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.login_second':
    '{code}: {brand} girişini onaylama kodu. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.lost_factor':
    '{code}: uygulama veya geçiş anahtarı kaldırma kodu, {brand}. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.new_name':
    '{code}: bu numarayı ekleme kodu, {brand}. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.old_name':
    '{code}: bu numarayı değiştirme kodu, {brand}. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.reset':
    '{code}: {brand} yeni şifre kodu. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.step_up':
    '{code}: {brand} değişiklik onay kodu. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.sub_account':
    '{code}: {brand} alt hesap giriş kodu. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.third_party':
    '{code}: başka hizmet bağlama kodu, {brand}. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.code.unblock':
    '{code}: {brand} hesabınızın kilidini açma kodu. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
  'sms.event': '{brand} hesabınızın güvenliği değişti. Ayrıntı: {host}. Siz değilseniz hesabınızı orada kilitleyin.',
  'sms.noAccount':
    'Bu numaranın {brand} hesabı yok. {host} adresinde başka bir numara veya e-postanızı deneyin. Siz değilseniz bir şey yapmanız gerekmez.',
  'sms.numberTaken':
    'Bu numaranın zaten {brand} hesabı var. Başka bir numara kullanın. Siz değilseniz bir şey yapmanız gerekmez.',
  'sms.registrationCode':
    '{code}: {brand} kodunuz. {minutes, plural, one {# dakika} other {# dakika}} geçerli. Kimseyle paylaşmayın. Biz sormayız.',
};
