export const telegram = {
  'telegram.antiPhishing': 'Kimlik avı önleme kodunuz: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{system} üzerinde {browser}',
  'telegram.fact.device': 'Cihaz: {value}',
  'telegram.fact.place': 'Yer: {value}, ağ adresine göre',
  'telegram.fact.time': 'Zaman: {value}',
  'telegram.fact.unknown': 'bilinmiyor',
  'telegram.fact.unknownPlace': 'Yer: bilinmiyor',
  'telegram.help.commands': '{brand} için /start, mesajlarımızı bitirmek için /stop gönderin.',
  'telegram.help.heading': 'Telegram’da {brand}',
  'telegram.help.text': 'Bu bot {brand} uygulamasını Telegram’da açar. İzin verirseniz giriş bildirimleri gönderir.',
  'telegram.login.heading': '{brand} hesabınıza giriş',
  'telegram.login.new': '{brand} hesabınıza yeni bir cihazdan giriş',
  'telegram.login.notYou': 'Bu sizseniz bir şey yapmanız gerekmez. Değilse hesabınızı hemen kilitleyin:',
  'telegram.login.stop': 'Bu mesajları bitirmek için /stop gönderin.',
  'telegram.notLinked': 'Bu Telegram hesabı {brand} ile bağlı değil, giriş bildirimi göndermiyoruz.',
  'telegram.official': '{brand} adresi: {host}. Bu sohbette asla şifre veya kod sormayız.',
  'telegram.startAgain':
    'Mesajlarımızı durdurdunuz. Yeniden almak için {host} adresinde giriş yapın. Sonra hesap sayfanızda, Telegram altında mesajları açın.',
  'telegram.stopped':
    'Artık giriş bildirimi almayacaksınız. Yeniden almak için {host} adresinde giriş yapın. Sonra hesap sayfanızda, Telegram altında mesajları açın.',
  'telegram.welcome.button': '{brand} uygulamasını aç',
  'telegram.welcome.heading': '{brand} sizi karşılıyor',
  'telegram.welcome.stop': 'İzin verirseniz giriş bildirimlerini burada göndeririz. Bitirmek için /stop gönderin.',
  'telegram.welcome.text':
    'Giriş yapmak, hesabınızı bağlamak ve görevlerinizi görmek için {brand} uygulamasını burada açın. Tarayıcıda {host} adresini kullanın.',
};
