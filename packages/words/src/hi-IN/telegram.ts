export const telegram = {
  'telegram.antiPhishing': 'आपका एंटी-फ़िशिंग कोड: {antiPhishing}',
  'telegram.fact.browserOnSystem': '{system} पर {browser}',
  'telegram.fact.device': 'डिवाइस: {value}',
  'telegram.fact.place': 'जगह: {value}, नेटवर्क पते के अनुसार',
  'telegram.fact.time': 'समय: {value}',
  'telegram.fact.unknown': 'अज्ञात',
  'telegram.fact.unknownPlace': 'जगह: अज्ञात',
  'telegram.help.commands': '{brand} खोलने के लिए /start भेजें। हमारे मैसेज बंद करने के लिए /stop भेजें।',
  'telegram.help.heading': 'Telegram में {brand}',
  'telegram.help.text': 'यह बॉट Telegram में {brand} खोलता है। आपकी अनुमति हो, तो यह लॉगिन की सूचनाएँ भेजता है।',
  'telegram.login.heading': 'आपके {brand} खाते में लॉगिन',
  'telegram.login.new': 'नए डिवाइस से आपके {brand} खाते में लॉगिन',
  'telegram.login.notYou': 'अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अपना खाता अभी लॉक करें:',
  'telegram.login.stop': 'ये मैसेज बंद करने के लिए /stop भेजें।',
  'telegram.notLinked': 'यह Telegram खाता {brand} से लिंक नहीं है, इसलिए हम आपको लॉगिन की सूचनाएँ नहीं भेजते।',
  'telegram.official': '{brand} का पता {host} है। हम इस चैट में कभी पासवर्ड या कोड नहीं माँगते।',
  'telegram.startAgain':
    'आपने हमारे मैसेज रोक दिए। उन्हें फिर से पाने के लिए {host} पर लॉग इन करें। फिर अपने खाते के पेज पर Telegram वाले हिस्से में मैसेज चालू करें।',
  'telegram.stopped':
    'अब आपको लॉगिन की सूचनाएँ नहीं मिलेंगी। उन्हें फिर से पाने के लिए {host} पर लॉग इन करें। फिर अपने खाते के पेज पर Telegram वाले हिस्से में मैसेज चालू करें।',
  'telegram.welcome.button': '{brand} खोलें',
  'telegram.welcome.heading': '{brand} में आपका स्वागत है',
  'telegram.welcome.stop': 'आपकी अनुमति हो, तो हम आपको यहाँ लॉगिन की सूचनाएँ भेजते हैं। इन्हें बंद करने के लिए /stop भेजें।',
  'telegram.welcome.text':
    'लॉग इन करने, अपना खाता लिंक करने और टास्क देखने के लिए {brand} यहाँ खोलें। ब्राउज़र में {host} इस्तेमाल करें।',
};
