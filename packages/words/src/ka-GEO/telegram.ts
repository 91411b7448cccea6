export const telegram = {
  'telegram.antiPhishing': 'თქვენი ანტიფიშინგური კოდი: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser}, {system}',
  'telegram.fact.device': 'მოწყობილობა: {value}',
  'telegram.fact.place': 'ადგილი (ქსელის მისამართით): {value}',
  'telegram.fact.time': 'დრო: {value}',
  'telegram.fact.unknown': 'უცნობია',
  'telegram.fact.unknownPlace': 'ადგილი: უცნობია',
  'telegram.help.commands': 'გაგზავნეთ /start, რომ გახსნათ {brand}. გაგზავნეთ /stop, რომ შეტყობინებები შეწყდეს.',
  'telegram.help.heading': '{brand} Telegram-ში',
  'telegram.help.text':
    'ამ ბოტით Telegram-ში იხსნება {brand}. თუ დაუშვებთ, შესვლის შესახებ შეტყობინებებს გამოგიგზავნით.',
  'telegram.login.heading': 'შესვლა თქვენს {brand} ანგარიშში',
  'telegram.login.new': 'შესვლა თქვენს {brand} ანგარიშში ახალი მოწყობილობიდან',
  'telegram.login.notYou': 'თუ ეს თქვენ იყავით, არაფერია საჭირო. თუ არა, ახლავე დაბლოკეთ ანგარიში:',
  'telegram.login.stop': 'შეტყობინებების შესაწყვეტად გაგზავნეთ /stop.',
  'telegram.notLinked':
    'Telegram-ის ეს ანგარიში {brand} ანგარიშზე მიბმული არ არის, ამიტომ შესვლის შესახებ შეტყობინებებს არ გიგზავნით.',
  'telegram.official': '{brand}: ოფიციალური მისამართია {host}. ამ ჩატში პაროლს ან კოდს არასოდეს მოგთხოვთ.',
  'telegram.startAgain':
    'ჩვენი შეტყობინებები შეწყვიტეთ. მათ ხელახლა მისაღებად შედით საიტზე {host}. შემდეგ ჩართეთ შეტყობინებები ანგარიშის გვერდზე, განყოფილებაში „Telegram“.',
  'telegram.stopped':
    'შეტყობინებებს შესვლის შესახებ აღარ მიიღებთ. მათ ხელახლა მისაღებად შედით საიტზე {host}. შემდეგ ჩართეთ შეტყობინებები ანგარიშის გვერდზე, განყოფილებაში „Telegram“.',
  'telegram.welcome.button': 'გახსენით {brand}',
  'telegram.welcome.heading': 'მოგესალმებათ {brand}',
  'telegram.welcome.stop': 'თუ დაუშვებთ, შესვლის შესახებ შეტყობინებებს აქ გამოგიგზავნით. შესაწყვეტად გაგზავნეთ /stop.',
  'telegram.welcome.text':
    'გახსენით {brand} აქ, რომ შეხვიდეთ, მიაბათ ანგარიში და ნახოთ დავალებები. ბრაუზერში გამოიყენეთ {host}.',
};
