export const telegram = {
  'telegram.antiPhishing': 'Kimlik avı önleme kodunuz: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{system} üzerinde {browser}',
  'telegram.fact.device': 'Cihaz: {value}',
  'telegram.fact.place': 'Yer: {value}, ağ adresine göre',
  'telegram.fact.time': 'Zaman: {value}',
  'telegram.fact.unknown': 'bilinmiyor',
  'telegram.fact.unknownPlace': 'Yer: bilinmiyor',
  'telegram.help.commands': '{brand} uygulamasını açmak için /start, mesajlarımızı durdurmak için /stop gönderin.',
  'telegram.help.heading': 'Telegram’da {brand}',
  'telegram.help.text': 'Bu bot {brand} uygulamasını Telegram’da açar. İzin verirseniz giriş bildirimleri gönderir.',
  'telegram.login.heading': '{brand} hesabınıza giriş',
  'telegram.login.new': '{brand} hesabınıza yeni bir cihazdan giriş',
  'telegram.login.notYou': 'Bu giriş sizinse bir şey yapmanız gerekmez. Değilse hesabınızı hemen kilitleyin:',
  'telegram.login.stop': 'Bu mesajları durdurmak için /stop gönderin.',
  'telegram.notLinked': 'Bu Telegram hesabı bir {brand} hesabına bağlı değil; bu yüzden giriş bildirimi göndermiyoruz.',
  'telegram.official': '{brand} adresi: {host}. Bu sohbette asla şifre veya kod sormayız.',
  'telegram.startAgain':
    'Mesajlarımızı durdurdunuz. Yeniden almak için {host} adresinde giriş yapın. Sonra hesap sayfanızın Telegram bölümünde mesajları etkinleştirin.',
  'telegram.stopped':
    'Artık giriş bildirimi almayacaksınız. Yeniden almak için {host} adresinde giriş yapın. Sonra hesap sayfanızın Telegram bölümünde mesajları etkinleştirin.',
  'telegram.welcome.button': '{brand} uygulamasını aç',
  'telegram.welcome.heading': '{brand} uygulamasına hoş geldiniz',
  'telegram.welcome.stop': 'İzin verirseniz giriş bildirimlerini burada göndeririz. Durdurmak için /stop gönderin.',
  'telegram.welcome.text':
    'Giriş yapmak, hesabınızı bağlamak ve görevlerinizi görmek için {brand} uygulamasını burada açın. Tarayıcıda {host} adresini kullanın.',
};
