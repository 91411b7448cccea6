export const mail = {
  'mail.address': 'Түйме осы мекенжайды ашады. Оны браузерге көшіруге де болады:',
  'mail.addressTaken.action':
    '{host} сайтына осы мекенжаймен кіріңіз немесе басқа аккаунтқа басқа мекенжай қолданыңыз.',
  'mail.addressTaken.heading': 'Бұл мекенжайдың аккаунты бар',
  'mail.addressTaken.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ. Аккаунт өзгерген жоқ.',
  'mail.addressTaken.preview': 'Бір мекенжайда бір ғана аккаунт болады. {host} сайтына кіре аласыз.',
  'mail.addressTaken.subject': 'Бұл мекенжайдың {brand} аккаунты бар',
  'mail.addressTaken.text':
    'Біреу, сірә, өзіңіз, бұл мекенжайды {brand} {site} сайтындағы басқа аккаунтқа қоспақ болды. Ол сіздің аккаунтыңызға тиесілі.',
  'mail.alreadyRegistered.action': '{host} сайтына осы мекенжай мен құпиясөзбен кіріңіз.',
  'mail.alreadyRegistered.action.link': 'Осы мекенжай мен құпиясөзбен кіріңіз.',
  'mail.alreadyRegistered.button': 'Кіруге өту',
  'mail.alreadyRegistered.heading': 'Сізде аккаунт бар',
  'mail.alreadyRegistered.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ. Аккаунт өзгерген жоқ.',
  'mail.alreadyRegistered.preview': 'Ол өзгерген жоқ. {host} сайтына кіре аласыз.',
  'mail.alreadyRegistered.subject': 'Сізде {brand} аккаунты бар',
  'mail.alreadyRegistered.text':
    'Біреу, сірә, өзіңіз, осы мекенжаймен {brand} {site} аккаунтын ашпақ болды. Бұл мекенжайдың аккаунты бар.',
  'mail.antiPhishing': 'Фишингке қарсы кодыңыз: {antiPhishing}',
  'mail.personalSeal': 'Мөріңіз',
  'mail.code.lock.heading': 'Аккаунтты бұғаттау',
  'mail.code.lock.notYou':
    'Сіз емес пе? Ештеңе істеудің қажеті жоқ: бұл кодсыз ештеңе бұғатталмайды. Оны ешкімге айтпаңыз.',
  'mail.code.lock.subject': '{brand} аккаунтын бұғаттау',
  'mail.code.lock.text':
    '{brand} {site} аккаунтын бұғаттау үшін осы кодты енгізіңіз. Содан кейін ешкім, тіпті сіз де кіре алмайсыз:',
  'mail.code.login.heading': 'Кіру кодыңыз',
  'mail.code.login.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ. Кодсыз ешкім кіре алмайды. Ешкімге айтпаңыз.',
  'mail.code.login.subject': '{brand} кіру кодыңыз',
  'mail.code.login.text': '{brand} {site} сайтына кіру үшін осы кодты енгізіңіз:',
  'mail.code.login_second.heading': 'Өзіңіз екеніңізді растаңыз',
  'mail.code.login_second.notYou':
    'Сіз емес пе? Құпиясөзіңізді біреу білуі мүмкін. Кодты ешкімге айтпаңыз, құпиясөзді {host} сайтында қазір өзгертіңіз.',
  'mail.code.login_second.notYou.service':
    'Сіз емес пе? Telegram немесе басқа байланыстырылған аккаунтыңыз біреудің қолында болуы мүмкін. Кодты ешкімге айтпаңыз, аккаунтты {host} сайтында қазір ажыратыңыз.',
  'mail.code.login_second.text':
    '{brand} {site} аккаунтына кірудің бірінші қадамы орындалды. Сіз болсаңыз, аяқтау үшін осы кодты енгізіңіз:',
  'mail.code.lost_factor.heading': 'Жоғалған қолданбаны немесе кіру кілттерін жою',
  'mail.code.lost_factor.notYou':
    'Сіз емес пе? Біреу аккаунтқа кіргісі келеді, құпиясөзді білуі мүмкін. Кодты ешкімге айтпаңыз, құпиясөзді {host} сайтында қазір өзгертіңіз.',
  'mail.code.lost_factor.subject': '{brand}: қолданбаны немесе кіру кілттерін жою',
  'mail.code.lost_factor.text':
    '{brand} {site} аккаунтынан қолданбаны немесе кіру кілттерін жою үшін осы кодты енгізіңіз:',
  'mail.code.new_name.heading': 'Осы мекенжайды растаңыз',
  'mail.code.new_name.notYou':
    'Сіз емес пе? Біреу мекенжайын қате жазған шығар. Ештеңе істеудің қажеті жоқ: кодсыз қоспаймыз.',
  'mail.code.new_name.text': 'Бұл мекенжайды {brand} {site} аккаунтына қосу үшін осы кодты енгізіңіз:',
  'mail.code.old_name.heading': 'Мекенжай өзгерісін растаңыз',
  'mail.code.old_name.notYou':
    'Сіз емес пе? Аккаунтыңызға біреу кірген. Кодты ешкімге айтпаңыз. {host} сайтына кіріп, сол құрылғыны шығарып, құпиясөзді өзгертіңіз.',
  'mail.code.old_name.text': '{brand} {site} аккаунтының осы мекенжайын алмастыру үшін кодты енгізіңіз:',
  'mail.code.reset.heading': 'Жаңа құпиясөз таңдаңыз',
  'mail.code.reset.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ: кодсыз құпиясөз өзгермейді. Ешкімге айтпаңыз.',
  'mail.code.reset.subject': '{brand} құпиясөзін ауыстыру',
  'mail.code.reset.text': '{brand} {site} аккаунтына жаңа құпиясөз таңдау үшін осы кодты енгізіңіз:',
  'mail.code.step_up.heading': 'Аккаунттағы өзгерісті растаңыз',
  'mail.code.step_up.notYou':
    'Сіз емес пе? Аккаунтыңызға біреу кірген. Кодты ешкімге айтпаңыз. {host} сайтына кіріп, сол құрылғыны шығарып, құпиясөзді өзгертіңіз.',
  'mail.code.step_up.text': '{brand} {site} аккаунтындағы өзгерісті растау үшін осы кодты енгізіңіз:',
  'mail.code.sub_account.heading': 'Қосалқы аккаунтқа кіру',
  'mail.code.sub_account.notYou':
    'Сіз емес пе? Ештеңе істеудің қажеті жоқ. Кодсыз ешкім кіре алмайды. Ешкімге айтпаңыз.',
  'mail.code.sub_account.subject': '{brand} кіру кодыңыз',
  'mail.code.sub_account.text': '{brand} {site} қосалқы аккаунтына кіру үшін осы кодты енгізіңіз:',
  'mail.code.subject.shown': '{code} — {brand} кодыңыз',
  'mail.code.third_party.heading': 'Басқа қызметті байланыстыру',
  'mail.code.third_party.notYou': 'Сіз емес пе? Кодты ешкімге айтпаңыз: онымен басқа біреу сіз болып кіреді.',
  'mail.code.third_party.subject': '{brand} аккаунтын байланыстыру',
  'mail.code.third_party.text': 'Басқа қызмет аккаунтын {brand} {site} сайтына байланыстыру үшін осы кодты енгізіңіз:',
  'mail.code.unblock.heading': 'Аккаунтты бұғаттан шығару',
  'mail.code.unblock.notYou':
    'Сіз емес пе? Ештеңе істеудің қажеті жоқ: кодсыз аккаунт бұғатта қалады. Ешкімге айтпаңыз.',
  'mail.code.unblock.subject': '{brand} аккаунтын бұғаттан шығару',
  'mail.code.unblock.text': '{brand} {site} аккаунтын бұғаттан шығару үшін осы кодты енгізіңіз:',
  'mail.event.accountLocked.heading': 'Аккаунтыңыз бұғатталды',
  'mail.event.accountLocked.text': '{brand} {site} аккаунтына ешкім кіре алмайды. Барлық құрылғы аккаунттан шықты.',
  'mail.event.accountUnlocked.heading': 'Аккаунтыңыз бұғаттан шықты',
  'mail.event.accountUnlocked.text': '{brand} {site} аккаунтына қайта кіре аласыз.',
  'mail.event.antiPhishingAdded.heading': 'Фишингке қарсы код қойылды',
  'mail.event.antiPhishingAdded.text':
    'Ол енді {brand} {site} аккаунты туралы әр хаттың басында болады. Онсыз хат бізден емес.',
  'mail.event.antiPhishingChanged.heading': 'Фишингке қарсы код өзгертілді',
  'mail.event.antiPhishingChanged.text':
    'Ол {brand} {site} аккаунты туралы әр хаттың басында болады. Онсыз немесе ескісімен келген хат бізден емес.',
  'mail.event.antiPhishingRemoved.heading': 'Фишингке қарсы код жойылды',
  'mail.event.antiPhishingRemoved.text':
    '{brand} {site} аккаунты туралы хаттарда ол осы жерде соңғы рет көрсетілді. Жаңасын аккаунтта кез келген уақытта қоюға болады.',
  'mail.event.apps.button': 'Қосылған қолданбаларды көру',
  'mail.event.apps.text':
    'Сіз емес пе? Төмендегі бетте қолданбаны ажыратып, құпиясөзді өзгертіңіз. Алдымен аккаунтқа кіресіз.',
  'mail.event.deviceCheckChanged.heading': 'Жаңа құрылғы тексеруі өзгертілді',
  'mail.event.deviceCheckChanged.text':
    '{brand} {site} аккаунтының жаңа құрылғыларға арналған коды қосылды немесе өшірілді.',
  'mail.event.emailChanged.heading': 'Электрондық пошта өзгертілді',
  'mail.event.emailChanged.text':
    '{brand} {site} аккаунтының кодтары мен жаңалықтарын енді басқа мекенжайға жібереміз. Жеті күн бойы аккаунтты ескі мекенжай арқылы да бұғаттауға болады.',
  'mail.event.factorsReset.heading': 'Қолданба мен кіру кілттері жойылды',
  'mail.event.factorsReset.text':
    '{brand} {site} аккаунтына кіруге енді қолданба немесе кіру кілті керек емес. Қаражат шығару біраз уақытқа тоқтады.',
  'mail.event.identity.button': 'Жеке басты растау беті',
  'mail.event.identity.preview': 'Көру үшін {host} сайтына кіріңіз.',
  'mail.event.identity.text': 'Көру үшін төмендегі бетте кіріңіз.',
  'mail.event.identityRefused.heading': 'Жеке басыңызды растай алмадық',
  'mail.event.identityRefused.text':
    '{brand} {site} аккаунтының мәліметін растай алмадық. Себебі бетте көрсетілген, сонда қайталауға болады.',
  'mail.event.identityVerified.heading': 'Жеке басыңыз расталды',
  'mail.event.identityVerified.text': '{brand} {site} аккаунтының мәліметін қабылдадық.',
  'mail.event.lock.button': 'Аккаунтымды бұғаттау',
  'mail.event.lock.text':
    'Сіз емес пе? Аккаунтты бұғаттаңыз: ешкім кіре алмайды, барлық құрылғы аккаунттан шығады. Бет алдымен кім екеніңізді растауды сұрайды.',
  'mail.event.loginNewDevice.heading': 'Жаңа құрылғыдан кіру',
  'mail.event.loginNewDevice.text': 'Біреу, сірә, өзіңіз, {brand} {site} сайтына жаңа құрылғыдан кірді.',
  'mail.event.mobileChanged.heading': 'Ұялы нөмір өзгертілді',
  'mail.event.mobileChanged.text':
    '{brand} {site} аккаунтының кодтарын енді басқа нөмірге жібереміз. Жеті күн бойы аккаунтты ескі нөмір арқылы да бұғаттауға болады.',
  'mail.event.passkeyAdded.heading': 'Кіру кілті қосылды',
  'mail.event.passkeyAdded.text': 'Ол {brand} {site} аккаунтына құпиясөзсіз кіре алады.',
  'mail.event.passkeyRemoved.heading': 'Кіру кілті жойылды',
  'mail.event.passkeyRemoved.text': 'Ол {brand} {site} аккаунтына енді кіре алмайды.',
  'mail.event.passwordChanged.heading': 'Құпиясөз өзгертілді',
  'mail.event.passwordChanged.text':
    '{brand} {site} аккаунтына жаңа құпиясөз қойылды. Басқа құрылғының бәрі аккаунттан шықты.',
  'mail.event.passwordReset.heading': 'Құпиясөз ауыстырылды',
  'mail.event.passwordReset.text':
    '{brand} {site} аккаунтына жаңа құпиясөз қойылды. Басқа құрылғының бәрі аккаунттан шықты. Қаражат шығару 24 сағатқа тоқтады.',
  'mail.event.preview': 'Бұл сіз болсаңыз, ештеңе істеудің қажеті жоқ. Болмаса, қазір {host} сайтында шара қолданыңыз.',
  'mail.event.qrApproved.heading': 'QR кодымен кіру расталды',
  'mail.event.qrApproved.text': '{brand} {site} аккаунтына кірген құрылғы басқасын растады.',
  'mail.event.recoveryCodeUsed.heading': 'Қалпына келтіру коды қолданылды',
  'mail.event.recoveryCodeUsed.text':
    'Ол {brand} {site} сайтында қолданбаның немесе кіру кілтінің орнына қолданылды, енді жарамайды. Таусылмай тұрып жаңа код жасаңыз.',
  'mail.event.recoveryCodesMade.heading': 'Жаңа қалпына келтіру кодтары жасалды',
  'mail.event.recoveryCodesMade.text': 'Ескі кодтар {brand} {site} сайтында енді жарамайды.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Қолданба енді аккаунтты қолдана алады',
  'mail.event.oauthGranted.text': 'Ажыратқанша {brand} {site} сайтында рұқсат бергеніңізді істей алады.',
  'mail.event.thirdPartyLinked.heading': 'Басқа қызмет байланыстырылды',
  'mail.event.thirdPartyLinked.text': 'Енді ол арқылы {brand} {site} аккаунтына кіруге болады.',
  'mail.event.thirdPartyUnlinked.heading': 'Басқа қызмет ажыратылды',
  'mail.event.thirdPartyUnlinked.text': 'Енді ол арқылы {brand} {site} аккаунтына кіруге болмайды.',
  'mail.event.totpAdded.heading': 'Аутентификатор қолданбасы қосылды',
  'mail.event.totpAdded.text': '{brand} {site} аккаунтына кіруге енді оның коды керек.',
  'mail.event.totpRemoved.heading': 'Аутентификатор қолданбасы жойылды',
  'mail.event.totpRemoved.text': '{brand} {site} аккаунтына кіруге оның коды енді керек емес.',
  'mail.event.unblock.button': 'Бұғаттан шығару',
  'mail.event.unblock.text':
    'Қайта кіргіңіз келе ме? Аккаунтты 24 сағаттан кейін бұғаттан шығаруға болады. Бет алдымен кім екеніңізді растауды сұрайды.',
  'mail.event.wasYou': 'Бұл сіз болсаңыз, ештеңе істеудің қажеті жоқ.',
  'mail.fact.browserOnSystem': '{browser} · {system}',
  'mail.fact.detail.application': 'Қолданба: {value}',
  'mail.fact.detail.email': 'Жаңа мекенжай: {value}',
  'mail.fact.detail.letIn': 'Кіргізілді: {value}',
  'mail.fact.detail.mobile': 'Жаңа нөмір: {value}',
  'mail.fact.detail.name': 'Аты: {value}',
  'mail.fact.detail.provider': 'Қызмет: {value}',
  'mail.fact.device': 'Құрылғы: {value}',
  'mail.fact.place': 'Орны: {value}, желі мекенжайы бойынша',
  'mail.fact.time': 'Уақыты: {value}',
  'mail.fact.unknown': 'белгісіз',
  'mail.fact.unknownPlace': 'Орны: белгісіз',
  'mail.footer': 'Жіберген: {brand} {site}, {host}. Бұл хатта бақылау мен сыртқы сурет жоқ.',
  'mail.link.login.button': 'Кіру',
  'mail.link.login.heading': '{brand} сайтына кіру',
  'mail.link.login.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ. Бұл хатсыз ешкім кіре алмайды.',
  'mail.link.login.subject': '{brand} кіру сілтемеңіз',
  'mail.link.login.text': 'Бұл сілтеме оны ашқан браузерде {brand} {site} сайтына кіргізеді.',
  'mail.link.reset.button': 'Құпиясөз таңдау',
  'mail.link.reset.heading': 'Жаңа құпиясөз таңдаңыз',
  'mail.link.reset.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ: құпиясөз өзгермейді.',
  'mail.link.reset.subject': '{brand} құпиясөзін ауыстыру',
  'mail.link.reset.text': '{brand} {site} аккаунтына жаңа құпиясөзді осы сілтеме арқылы таңдаңыз.',
  'mail.lostItem.authenticator.heading': 'Қолданба мен кіру кілттері жойылады',
  'mail.lostItem.authenticator.text':
    'Біреу, сірә, өзіңіз, {brand} {site} аккаунтының аутентификатор қолданбасы мен кіру кілттері жоғалғанын хабарлады. Оларды мына уақыттан бастап жоюға болады: {time}.',
  'mail.lostItem.button': 'Тоқтату',
  'mail.lostItem.email.heading': 'Электрондық пошта алмастырылады',
  'mail.lostItem.email.text':
    'Біреу, сірә, өзіңіз, {brand} {site} аккаунтының осы поштасы жоғалғанын хабарлады. Оны мына уақыттан бастап басқа мекенжай алмастыра алады: {time}.',
  'mail.lostItem.mobile.heading': 'Ұялы нөмір алмастырылады',
  'mail.lostItem.mobile.text':
    'Біреу, сірә, өзіңіз, {brand} {site} аккаунтының телефоны жоғалғанын хабарлады. Оны мына уақыттан бастап басқа нөмір алмастыра алады: {time}.',
  'mail.lostItem.notYou': 'Сіз емес пе? Түймемен қазір тоқтатып, құпиясөзді өзгертіңіз: біреу білуі мүмкін.',
  'mail.lostItem.preview': 'Сіз емес пе? Қазір тоқтатыңыз.',
  'mail.lostItem.wasYou':
    'Бұл сіз болсаңыз, аяқтау үшін {host} сайтына мына уақыттан кейін оралыңыз: {time}. Оған дейін ештеңе істеудің қажеті жоқ.',
  'mail.noAccount.action':
    'Басқа мекенжаймен немесе ұялы нөмірмен тіркелдіңіз бе? Соны көріңіз немесе {host} сайтында аккаунт ашыңыз.',
  'mail.noAccount.heading': 'Бұл мекенжайдың аккаунты жоқ',
  'mail.noAccount.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ.',
  'mail.noAccount.preview': 'Басқасын қолданған шығарсыз. {host} сайтында қайталаңыз.',
  'mail.noAccount.subject': 'Бұл мекенжайдың {brand} аккаунты жоқ',
  'mail.noAccount.text':
    'Біреу, сірә, өзіңіз, {brand} {site} сайтына кіру үшін осы мекенжайды енгізді. Онда аккаунты жоқ.',
  'mail.registrationCode.expires':
    'Ол {minutes, plural, one {# минут} other {# минут}} ішінде бір рет қолдануға жарамды. Мерзімі өтсе, бетте жаңасын сұраңыз.',
  'mail.registrationCode.heading': 'Кодыңыз',
  'mail.registrationCode.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ. Бұл кодсыз аккаунт ашылмайды.',
  'mail.registrationCode.preview': 'Тек {host} сайтында енгізіңіз. {brand} оны сұрамайды.',
  'mail.registrationCode.subject': '{code} — {brand} кодыңыз',
  'mail.registrationCode.text': '{brand} {site} аккаунтын ашу үшін осы кодты енгізіңіз:',
  'mail.registrationLink.button': 'Мекенжайды растау',
  'mail.registrationLink.expires':
    'Сілтеме мен код {minutes, plural, one {# минут} other {# минут}} ішінде бір рет қолдануға жарамды. Мерзімі өтсе, бірінші бетте жаңасын сұраңыз.',
  'mail.registrationLink.heading': 'Мекенжайды растаңыз',
  'mail.registrationLink.notYou': 'Сіз емес пе? Ештеңе істеудің қажеті жоқ. Растамасаңыз, аккаунт ашылмайды.',
  'mail.registrationLink.otherDevice': 'Басқа құрылғыдасыз ба? Осы кодты бастаған бетіңізде енгізіңіз:',
  'mail.registrationLink.preview':
    'Сілтеме {host} сайтын ашады, {minutes, plural, one {# минут} other {# минут}} жарамды.',
  'mail.registrationLink.subject': '{brand} үшін мекенжайды растаңыз',
  'mail.registrationLink.text': '{brand} {site} аккаунтына құпиясөз қоймас бұрын тағы бір қадам.',
  'mail.safety.heading': 'Бұл хат бізден бе?',
  'mail.safety.text':
    'Кодты тек {host} сайтында енгізіңіз. Ешкімге айтпаңыз: {brand} оны хатпен, хабармен немесе телефонмен сұрамайды. Кім сұраса да, ол аккаунтыңызға кіргісі келеді.',
  'mail.safety.text.link':
    'Сілтеме тек {host} сайтын ашады. Дерек енгізбес бұрын браузердің мекенжай жолын тексеріңіз. Құпиясөзді немесе кодты хатпен, хабармен немесе телефонмен ешқашан сұрамаймыз.',
  'mail.safety.text.noCode':
    'Бұл сайттың жалғыз мекенжайы — {host}. Құпиясөзді хатпен, хабармен немесе телефонмен ешқашан сұрамаймыз. Бұл хатта әдейі сілтеме жоқ: мекенжайды өзіңіз жазыңыз.',
};
