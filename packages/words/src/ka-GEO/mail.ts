export const mail = {
  'mail.address': 'ღილაკი ამ მისამართს ხსნის. შეგიძლიათ ბრაუზერშიც ჩააკოპიროთ:',
  'mail.addressTaken.action': 'შედით ამ მისამართით საიტზე {host} ან მეორე ანგარიშისთვის სხვა მისამართი გამოიყენეთ.',
  'mail.addressTaken.heading': 'ამ მისამართს ანგარიში უკვე აქვს',
  'mail.addressTaken.notYou': 'თქვენ არ იყავით? არაფერია საჭირო. თქვენი ანგარიში არ შეცვლილა.',
  'mail.addressTaken.preview': 'მისამართს მხოლოდ ერთი ანგარიში შეიძლება ჰქონდეს. შესვლა შეგიძლიათ აქ: {host}.',
  'mail.addressTaken.subject': 'ამ მისამართს {brand} ანგარიში უკვე აქვს',
  'mail.addressTaken.text':
    'ვიღაცამ, სავარაუდოდ თქვენ, საიტზე {brand} {site} ამ მისამართის სხვა ანგარიშზე დამატება სცადა. ის უკვე თქვენს ანგარიშს ეკუთვნის.',
  'mail.alreadyRegistered.action': 'შედით საიტზე {host} ამ მისამართითა და თქვენი პაროლით.',
  'mail.alreadyRegistered.action.link': 'შედით ამ მისამართითა და თქვენი პაროლით.',
  'mail.alreadyRegistered.button': 'შესვლაზე გადასვლა',
  'mail.alreadyRegistered.heading': 'ანგარიში უკვე გაქვთ',
  'mail.alreadyRegistered.notYou': 'თქვენ არ იყავით? არაფერია საჭირო. თქვენი ანგარიში არ შეცვლილა.',
  'mail.alreadyRegistered.preview': 'ის არ შეცვლილა. შესვლა შეგიძლიათ აქ: {host}.',
  'mail.alreadyRegistered.subject': '{brand} ანგარიში უკვე გაქვთ',
  'mail.alreadyRegistered.text':
    'ვიღაცამ, სავარაუდოდ თქვენ, საიტზე {brand} {site} ამ მისამართით ანგარიშის შექმნა სცადა. მისამართს ანგარიში უკვე აქვს.',
  'mail.antiPhishing': 'თქვენი ანტიფიშინგური კოდი: {antiPhishing}',
  'mail.personalSeal': 'თქვენი ბეჭედი',
  'mail.code.lock.heading': 'ანგარიშის დაბლოკვა',
  'mail.code.lock.notYou': 'თქვენ არ იყავით? არაფერია საჭირო: ამ კოდის გარეშე არაფერი დაიბლოკება. არავის გაუზიაროთ.',
  'mail.code.lock.subject': '{brand} ანგარიშის დაბლოკვა',
  'mail.code.lock.text':
    'დაბლოკვის შემდეგ ვერავინ შევა, ვერც თქვენ. საიტზე {brand} {site} ანგარიშის დასაბლოკად შეიყვანეთ ეს კოდი:',
  'mail.code.login.heading': 'თქვენი შესვლის კოდი',
  'mail.code.login.notYou':
    'თქვენ არ იყავით? არაფერია საჭირო. კოდის გარეშე ამ შესვლას ვერავინ გამოიყენებს. არავის გაუზიაროთ.',
  'mail.code.login.subject': '{brand}: შესვლის კოდი',
  'mail.code.login.text': 'საიტზე {brand} {site} შესასვლელად შეიყვანეთ ეს კოდი:',
  'mail.code.login_second.heading': 'დაადასტურეთ, რომ ეს თქვენ ხართ',
  'mail.code.login_second.notYou':
    'თქვენ არ იყავით? შესაძლოა, თქვენი პაროლი ვიღაცამ იცის. ეს კოდი არავის გაუზიაროთ და ახლავე შეცვალეთ პაროლი საიტზე {host}.',
  'mail.code.login_second.notYou.service':
    'თქვენ არ იყავით? შესაძლოა, ვიღაც თქვენს Telegram-ს ან სხვა მიბმულ ანგარიშს აკონტროლებს. ეს კოდი არავის გაუზიაროთ და ახლავე გააუქმეთ მისი მიბმა საიტზე {host}.',
  'mail.code.login_second.text':
    'საიტზე {brand} {site} თქვენს ანგარიშში შესვლის პირველი ნაბიჯი ახლახან შესრულდა. თუ ეს თქვენ იყავით, დასასრულებლად შეიყვანეთ ეს კოდი:',
  'mail.code.lost_factor.heading': 'დაკარგული აპის ან წვდომის გასაღებების წაშლა',
  'mail.code.lost_factor.notYou':
    'თქვენ არ იყავით? ვიღაც თქვენს ანგარიშში შეღწევას ცდილობს და შესაძლოა თქვენი პაროლი იცის. ეს კოდი არავის გაუზიაროთ და ახლავე შეცვალეთ პაროლი საიტზე {host}.',
  'mail.code.lost_factor.subject': '{brand}: აპის ან წვდომის გასაღებების წაშლა',
  'mail.code.lost_factor.text':
    'საიტზე {brand} {site} ანგარიშიდან აპის ან წვდომის გასაღებების წასაშლელად შეიყვანეთ ეს კოდი:',
  'mail.code.new_name.heading': 'დაადასტურეთ ეს მისამართი',
  'mail.code.new_name.notYou':
    'თქვენ არ იყავით? შესაძლოა, ვიღაცამ თავისი მისამართი შეცდომით აკრიფა. არაფერია საჭირო: ამ კოდის გარეშე მას არ დავამატებთ.',
  'mail.code.new_name.text': 'საიტზე {brand} {site} ანგარიშზე ამ მისამართის დასამატებლად შეიყვანეთ ეს კოდი:',
  'mail.code.old_name.heading': 'დაადასტურეთ მისამართის შეცვლა',
  'mail.code.old_name.notYou':
    'თქვენ არ იყავით? ვიღაც თქვენს ანგარიშშია შესული. ეს კოდი არავის გაუზიაროთ. შედით საიტზე {host}, გამოდით იმ მოწყობილობიდან და შეცვალეთ პაროლი.',
  'mail.code.old_name.text': 'საიტზე {brand} {site} ანგარიშის ამ მისამართის ჩასანაცვლებლად შეიყვანეთ ეს კოდი:',
  'mail.code.reset.heading': 'აირჩიეთ ახალი პაროლი',
  'mail.code.reset.notYou':
    'თქვენ არ იყავით? არაფერია საჭირო: ამ კოდის გარეშე თქვენი პაროლი არ შეიცვლება. არავის გაუზიაროთ.',
  'mail.code.reset.subject': '{brand}: პაროლის აღდგენა',
  'mail.code.reset.text': 'საიტზე {brand} {site} ანგარიშის ახალი პაროლის ასარჩევად შეიყვანეთ ეს კოდი:',
  'mail.code.step_up.heading': 'დაადასტურეთ ანგარიშის ცვლილება',
  'mail.code.step_up.notYou':
    'თქვენ არ იყავით? ვიღაც თქვენს ანგარიშშია შესული. ეს კოდი არავის გაუზიაროთ. შედით საიტზე {host}, გამოდით იმ მოწყობილობიდან და შეცვალეთ პაროლი.',
  'mail.code.step_up.text': 'საიტზე {brand} {site} ანგარიშის ცვლილების დასადასტურებლად შეიყვანეთ ეს კოდი:',
  'mail.code.sub_account.heading': 'ქვეანგარიშში შესვლა',
  'mail.code.sub_account.notYou':
    'თქვენ არ იყავით? არაფერია საჭირო. კოდის გარეშე ამ შესვლას ვერავინ გამოიყენებს. არავის გაუზიაროთ.',
  'mail.code.sub_account.subject': '{brand}: შესვლის კოდი',
  'mail.code.sub_account.text': 'საიტზე {brand} {site} ქვეანგარიშში შესასვლელად შეიყვანეთ ეს კოდი:',
  'mail.code.subject.shown': '{code} — თქვენი {brand} კოდი',
  'mail.code.third_party.heading': 'სხვა სერვისის მიბმა',
  'mail.code.third_party.notYou':
    'თქვენ არ იყავით? ეს კოდი არავის გაუზიაროთ: მისით სხვა შეძლებს თქვენი სახელით შესვლას.',
  'mail.code.third_party.subject': '{brand} ანგარიშის მიბმა',
  'mail.code.third_party.text': 'საიტზე {brand} {site} სხვა სერვისის ანგარიშის მისაბმელად შეიყვანეთ ეს კოდი:',
  'mail.code.unblock.heading': 'ანგარიშის განბლოკვა',
  'mail.code.unblock.notYou':
    'თქვენ არ იყავით? არაფერია საჭირო: ამ კოდის გარეშე თქვენი ანგარიში დაბლოკილი რჩება. არავის გაუზიაროთ.',
  'mail.code.unblock.subject': '{brand} ანგარიშის განბლოკვა',
  'mail.code.unblock.text': 'საიტზე {brand} {site} ანგარიშის განსაბლოკად შეიყვანეთ ეს კოდი:',
  'mail.event.accountLocked.heading': 'თქვენი ანგარიში დაიბლოკა',
  'mail.event.accountLocked.text':
    'საიტზე {brand} {site} თქვენს ანგარიშში ვერავინ შევა. ყველა მოწყობილობაზე სესია დასრულდა.',
  'mail.event.accountUnlocked.heading': 'თქვენი ანგარიში განიბლოკა',
  'mail.event.accountUnlocked.text': 'საიტზე {brand} {site} თქვენს ანგარიშში შესვლა ისევ შეგიძლიათ.',
  'mail.event.antiPhishingAdded.heading': 'თქვენი ანტიფიშინგური კოდი დაყენდა',
  'mail.event.antiPhishingAdded.text':
    'ახლა ის თქვენი {brand} {site} ანგარიშის შესახებ ყველა წერილის თავში ჩანს. წერილი მის გარეშე ჩვენი არ არის.',
  'mail.event.antiPhishingChanged.heading': 'თქვენი ანტიფიშინგური კოდი შეიცვალა',
  'mail.event.antiPhishingChanged.text':
    'ის თქვენი {brand} {site} ანგარიშის შესახებ ყველა წერილის თავში ჩანს. წერილი მის გარეშე ან ძველი კოდით ჩვენი არ არის.',
  'mail.event.antiPhishingRemoved.heading': 'თქვენი ანტიფიშინგური კოდი წაიშალა',
  'mail.event.antiPhishingRemoved.text':
    'საიტზე {brand} {site} თქვენი ანგარიშის შესახებ ეს ბოლო წერილია, რომელშიც ის ჩანს. ახლის დაყენება ანგარიშში ნებისმიერ დროს შეგიძლიათ.',
  'mail.event.apps.button': 'დაკავშირებული აპების ნახვა',
  'mail.event.apps.text':
    'თქვენ არ იყავით? გათიშეთ აპი ქვემოთ მოცემულ გვერდზე, შემდეგ იქვე შეცვალეთ პაროლი. ჯერ შესვლა დაგჭირდებათ.',
  'mail.event.deviceCheckChanged.heading': 'ახალი მოწყობილობების შემოწმება შეიცვალა',
  'mail.event.deviceCheckChanged.text':
    'საიტზე {brand} {site} თქვენს ანგარიშში ახალი მოწყობილობებისთვის კოდის მოთხოვნა ჩაირთო ან გამოირთო.',
  'mail.event.emailChanged.heading': 'თქვენი ელფოსტის მისამართი შეიცვალა',
  'mail.event.emailChanged.text':
    'კოდებსა და სიახლეებს თქვენი {brand} {site} ანგარიშის შესახებ ახლა სხვა მისამართზე ვგზავნით. შვიდი დღის განმავლობაში ანგარიშის დაბლოკვა ძველი მისამართითაც შეიძლება.',
  'mail.event.factorsReset.heading': 'თქვენი აპი და წვდომის გასაღებები წაიშალა',
  'mail.event.factorsReset.text':
    'საიტზე {brand} {site} ანგარიშში შესასვლელად აპი ან წვდომის გასაღები აღარ არის საჭირო. თანხის გატანა გარკვეული დროით შეჩერებულია.',
  'mail.event.identity.button': 'ჩემი ვინაობის ნახვა',
  'mail.event.identity.preview': 'სანახავად შედით: {host}.',
  'mail.event.identity.text': 'სანახავად შედით ქვემოთ მოცემულ გვერდზე.',
  'mail.event.identityRefused.heading': 'თქვენი ვინაობა ვერ დავადასტურეთ',
  'mail.event.identityRefused.text':
    'საიტზე {brand} {site} თქვენი ანგარიშისთვის გამოგზავნილი მონაცემები ვერ დავადასტურეთ. გვერდზე ნახავთ მიზეზს და ხელახლა ცდას შეძლებთ.',
  'mail.event.identityVerified.heading': 'თქვენი ვინაობა დადასტურებულია',
  'mail.event.identityVerified.text': 'საიტზე {brand} {site} თქვენი ანგარიშისთვის გამოგზავნილი მონაცემები დადასტურდა.',
  'mail.event.lock.button': 'ანგარიშის დაბლოკვა',
  'mail.event.lock.text':
    'თქვენ არ იყავით? დაბლოკეთ ანგარიში: მასში ვერავინ შევა და ყველა მოწყობილობაზე სესია დასრულდება. გვერდი ჯერ თქვენი ვინაობის დადასტურებას მოგთხოვთ.',
  'mail.event.loginNewDevice.heading': 'შესვლა ახალი მოწყობილობიდან',
  'mail.event.loginNewDevice.text':
    'ვიღაცამ, სავარაუდოდ თქვენ, საიტზე {brand} {site} შესასვლელად ახალი მოწყობილობა გამოიყენა.',
  'mail.event.mobileChanged.heading': 'თქვენი მობილურის ნომერი შეიცვალა',
  'mail.event.mobileChanged.text':
    'თქვენი {brand} {site} ანგარიშის კოდებს ახლა სხვა ნომერზე ვგზავნით. შვიდი დღის განმავლობაში ანგარიშის დაბლოკვა ძველი ნომრითაც შეიძლება.',
  'mail.event.passkeyAdded.heading': 'წვდომის გასაღები დაემატა',
  'mail.event.passkeyAdded.text': 'მისით საიტზე {brand} {site} თქვენს ანგარიშში პაროლის გარეშე შესვლა შეიძლება.',
  'mail.event.passkeyRemoved.heading': 'წვდომის გასაღები წაიშალა',
  'mail.event.passkeyRemoved.text': 'მისით საიტზე {brand} {site} თქვენს ანგარიშში ვეღარ შეხვალთ.',
  'mail.event.passwordChanged.heading': 'თქვენი პაროლი შეიცვალა',
  'mail.event.passwordChanged.text':
    'საიტზე {brand} {site} თქვენს ანგარიშს ახალი პაროლი აქვს. ყველა სხვა მოწყობილობაზე სესია დასრულდა.',
  'mail.event.passwordReset.heading': 'თქვენი პაროლი აღდგა',
  'mail.event.passwordReset.text':
    'საიტზე {brand} {site} თქვენს ანგარიშს ახალი პაროლი აქვს. ყველა სხვა მოწყობილობაზე სესია დასრულდა. თანხის გატანა 24 საათით შეჩერდა.',
  'mail.event.preview': 'ეს თქვენ იყავით? არაფერია საჭირო. თუ არა, ახლავე მიიღეთ ზომები საიტზე {host}.',
  'mail.event.qrApproved.heading': 'QR კოდით შესვლა დადასტურდა',
  'mail.event.qrApproved.text':
    'საიტზე {brand} {site} თქვენს ანგარიშში შესულმა მოწყობილობამ სხვა მოწყობილობა დაადასტურა.',
  'mail.event.recoveryCodeUsed.heading': 'აღდგენის კოდი გამოიყენეს',
  'mail.event.recoveryCodeUsed.text':
    'საიტზე {brand} {site} მან აპი ან წვდომის გასაღები ჩაანაცვლა და აღარ იმოქმედებს. შექმენით ახალი კოდები, სანამ ამოგეწურებათ.',
  'mail.event.recoveryCodesMade.heading': 'შეიქმნა ახალი აღდგენის კოდები',
  'mail.event.recoveryCodesMade.text': 'საიტზე {brand} {site} ძველი კოდები აღარ მოქმედებს.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'აპს ახლა თქვენი ანგარიშის გამოყენება შეუძლია',
  'mail.event.oauthGranted.text': 'საიტზე {brand} {site} მას შეუძლია ის, რაც დაუშვით, სანამ არ გათიშავთ.',
  'mail.event.thirdPartyLinked.heading': 'სხვა სერვისი მიბმულია',
  'mail.event.thirdPartyLinked.text': 'მისით ახლა საიტზე {brand} {site} ანგარიშში შესვლა შეიძლება.',
  'mail.event.thirdPartyUnlinked.heading': 'სხვა სერვისის მიბმა გაუქმდა',
  'mail.event.thirdPartyUnlinked.text': 'მისით საიტზე {brand} {site} თქვენს ანგარიშში ვეღარ შეხვალთ.',
  'mail.event.totpAdded.heading': 'ავთენტიკატორის აპი დაემატა',
  'mail.event.totpAdded.text': 'საიტზე {brand} {site} ანგარიშში შესასვლელად ახლა მისი კოდია საჭირო.',
  'mail.event.totpRemoved.heading': 'თქვენი ავთენტიკატორის აპი წაიშალა',
  'mail.event.totpRemoved.text': 'საიტზე {brand} {site} ანგარიშში შესასვლელად მისი კოდი აღარ არის საჭირო.',
  'mail.event.unblock.button': 'ჩემი ანგარიშის განბლოკვა',
  'mail.event.unblock.text':
    'ისევ გსურთ შესვლა? ანგარიშის განბლოკვა 24 საათის შემდეგ შეგიძლიათ. გვერდი ჯერ თქვენი ვინაობის დადასტურებას მოგთხოვთ.',
  'mail.event.wasYou': 'ეს თქვენ იყავით? არაფერია საჭირო.',
  'mail.fact.browserOnSystem': '{browser}, {system}',
  'mail.fact.detail.application': 'აპი: {value}',
  'mail.fact.detail.email': 'ახალი მისამართი: {value}',
  'mail.fact.detail.letIn': 'დაშვებული: {value}',
  'mail.fact.detail.mobile': 'ახალი ნომერი: {value}',
  'mail.fact.detail.name': 'სახელი: {value}',
  'mail.fact.detail.provider': 'სერვისი: {value}',
  'mail.fact.device': 'მოწყობილობა: {value}',
  'mail.fact.place': 'ადგილი (ქსელის მისამართით): {value}',
  'mail.fact.time': 'დრო: {value}',
  'mail.fact.unknown': 'უცნობი',
  'mail.fact.unknownPlace': 'ადგილი: უცნობი',
  'mail.footer': 'გამომგზავნი: {brand} {site}, {host}. ამ წერილში თვალყურის დევნება და გარე სურათები არ არის.',
  'mail.link.login.button': 'შესვლა',
  'mail.link.login.heading': 'შესვლა: {brand}',
  'mail.link.login.notYou': 'თქვენ არ იყავით? არაფერია საჭირო. ამ წერილის გარეშე ამ შესვლას ვერავინ გამოიყენებს.',
  'mail.link.login.subject': '{brand}: შესვლის ბმული',
  'mail.link.login.text': 'ამ ბმულით შეხვალთ საიტზე {brand} {site} იმ ბრაუზერში, რომელშიც გახსნით.',
  'mail.link.reset.button': 'პაროლის არჩევა',
  'mail.link.reset.heading': 'აირჩიეთ ახალი პაროლი',
  'mail.link.reset.notYou': 'თქვენ არ იყავით? არაფერია საჭირო: თქვენი პაროლი არ შეიცვლება.',
  'mail.link.reset.subject': '{brand}: პაროლის აღდგენა',
  'mail.link.reset.text': 'ამ ბმულით აირჩიეთ ახალი პაროლი თქვენი ანგარიშისთვის საიტზე {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'თქვენი აპი და წვდომის გასაღებები წაიშლება',
  'mail.lostItem.authenticator.text':
    'ვიღაცამ, სავარაუდოდ თქვენ, საიტზე {brand} {site} ავთენტიკატორის აპისა და წვდომის გასაღებების დაკარგვა შეგვატყობინა. მათი წაშლა შესაძლებელია ამ დროიდან: {time}.',
  'mail.lostItem.button': 'შეწყვეტა',
  'mail.lostItem.email.heading': 'თქვენი ელფოსტის მისამართი ჩანაცვლდება',
  'mail.lostItem.email.text':
    'ვიღაცამ, სავარაუდოდ თქვენ, შეგვატყობინა, რომ საიტზე {brand} {site} ანგარიშის ეს ელფოსტა დაკარგულია. სხვა მისამართით ჩანაცვლება შესაძლებელია ამ დროიდან: {time}.',
  'mail.lostItem.mobile.heading': 'თქვენი მობილურის ნომერი ჩანაცვლდება',
  'mail.lostItem.mobile.text':
    'ვიღაცამ, სავარაუდოდ თქვენ, შეგვატყობინა, რომ საიტზე {brand} {site} ანგარიშის ტელეფონი დაკარგულია. სხვა ნომრით ჩანაცვლება შესაძლებელია ამ დროიდან: {time}.',
  'mail.lostItem.notYou':
    'თქვენ არ იყავით? ახლავე შეწყვიტეთ ღილაკით, შემდეგ შეცვალეთ პაროლი: შესაძლოა, ის ვიღაცამ იცის.',
  'mail.lostItem.preview': 'თქვენ არ იყავით? ახლავე შეწყვიტეთ.',
  'mail.lostItem.wasYou':
    'ეს თქვენ იყავით? დასასრულებლად დაბრუნდით საიტზე {host} ამ დროის შემდეგ: {time}. მანამდე არაფერია საჭირო.',
  'mail.noAccount.action':
    'სხვა მისამართით ან მობილურის ნომრით დარეგისტრირდით? სცადეთ ის ან შექმენით ანგარიში საიტზე {host}.',
  'mail.noAccount.heading': 'ამ მისამართს ანგარიში არ აქვს',
  'mail.noAccount.notYou': 'თქვენ არ იყავით? არაფერია საჭირო.',
  'mail.noAccount.preview': 'შესაძლოა, სხვა მისამართი გამოიყენეთ. სცადეთ ხელახლა: {host}.',
  'mail.noAccount.subject': 'ამ მისამართს {brand} ანგარიში არ აქვს',
  'mail.noAccount.text':
    'ვიღაცამ, სავარაუდოდ თქვენ, საიტზე {brand} {site} შესასვლელად ეს მისამართი შეიყვანა. მას იქ ანგარიში არ აქვს.',
  'mail.registrationCode.expires':
    'ის ერთხელ მოქმედებს, {minutes, plural, one {# წუთის} other {# წუთის}} განმავლობაში. თუ ვადა გაუვიდა, გვერდზე ახალი მოითხოვეთ.',
  'mail.registrationCode.heading': 'თქვენი კოდი',
  'mail.registrationCode.notYou': 'თქვენ არ იყავით? არაფერია საჭირო. ამ კოდის გარეშე ანგარიში არ შეიქმნება.',
  'mail.registrationCode.preview': 'შეიყვანეთ მხოლოდ აქ: {host}. {brand} მას არ მოგთხოვთ.',
  'mail.registrationCode.subject': '{code} — თქვენი {brand} კოდი',
  'mail.registrationCode.text': 'საიტზე {brand} {site} ანგარიშის შესაქმნელად შეიყვანეთ ეს კოდი:',
  'mail.registrationLink.button': 'მისამართის დადასტურება',
  'mail.registrationLink.expires':
    'ბმული და კოდი ერთხელ მოქმედებს, {minutes, plural, one {# წუთის} other {# წუთის}} განმავლობაში. თუ ვადა გაუვიდა, პირველ გვერდზე ახლები მოითხოვეთ.',
  'mail.registrationLink.heading': 'დაადასტურეთ მისამართი',
  'mail.registrationLink.notYou': 'თქვენ არ იყავით? არაფერია საჭირო. თქვენი დადასტურების გარეშე ანგარიში არ შეიქმნება.',
  'mail.registrationLink.otherDevice': 'სხვა მოწყობილობაზე ხართ? შეიყვანეთ ეს კოდი გვერდზე, სადაც დაიწყეთ:',
  'mail.registrationLink.preview':
    'ბმული ხსნის მისამართს {host} და მოქმედებს {minutes, plural, one {# წუთი} other {# წუთი}}.',
  'mail.registrationLink.subject': '{brand}: დაადასტურეთ მისამართი',
  'mail.registrationLink.text': 'კიდევ ერთი ნაბიჯი, სანამ პაროლს დააყენებთ ანგარიშისთვის საიტზე {brand} {site}.',
  'mail.safety.heading': 'ეს წერილი ჩვენია?',
  'mail.safety.text':
    'კოდი შეიყვანეთ მხოლოდ საიტზე {host}. არავის გაუზიაროთ: {brand} მას წერილით, შეტყობინებით ან ტელეფონით არ მოგთხოვთ. ვინც ითხოვს, თქვენს ანგარიშში შეღწევას ცდილობს.',
  'mail.safety.text.link':
    'ბმული ხსნის მხოლოდ მისამართს {host}. სანამ რამეს აკრეფთ, შეამოწმეთ ბრაუზერის მისამართის ზოლი. პაროლს ან კოდს წერილით, შეტყობინებით ან ტელეფონით არასოდეს მოგთხოვთ.',
  'mail.safety.text.noCode':
    'ამ საიტისთვის ჩვენი ერთადერთი მისამართია {host}. პაროლს წერილით, შეტყობინებით ან ტელეფონით არასოდეს მოგთხოვთ. ამ წერილში ბმულები განზრახ არ არის: მისამართი თავად აკრიფეთ.',
};
