export const mail = {
  'mail.address': 'Кнопка відкриває цю адресу. Її також можна скопіювати в браузер:',
  'mail.addressTaken.action': 'Увійдіть на {host} з цією адресою або вкажіть іншу для іншого акаунта.',
  'mail.addressTaken.heading': 'Акаунт із цією адресою вже є',
  'mail.addressTaken.notYou': 'Це не ви? Нічого робити не потрібно. Ваш акаунт не змінився.',
  'mail.addressTaken.preview': 'З однією адресою може бути лише один акаунт. Ви можете увійти на {host}.',
  'mail.addressTaken.subject': 'Акаунт {brand} із цією адресою вже є',
  'mail.addressTaken.text':
    'Хтось, найімовірніше ви, намагався додати цю адресу до іншого акаунта на {brand} {site}. Її вже додано до вашого.',
  'mail.alreadyRegistered.action': 'Увійдіть на {host} з цією адресою та своїм паролем.',
  'mail.alreadyRegistered.action.link': 'Увійдіть з цією адресою та своїм паролем.',
  'mail.alreadyRegistered.button': 'Перейти до входу',
  'mail.alreadyRegistered.heading': 'У вас уже є акаунт',
  'mail.alreadyRegistered.notYou': 'Це не ви? Нічого робити не потрібно. Ваш акаунт не змінився.',
  'mail.alreadyRegistered.preview': 'Він не змінився. Ви можете увійти на {host}.',
  'mail.alreadyRegistered.subject': 'У вас уже є акаунт {brand}',
  'mail.alreadyRegistered.text':
    'Хтось, найімовірніше ви, намагався створити акаунт на {brand} {site} з цією адресою. Такий акаунт уже є.',
  'mail.antiPhishing': 'Ваш антифішинговий код: {antiPhishing}',
  'mail.personalSeal': 'Ваша печатка',
  'mail.code.lock.heading': 'Заблокувати акаунт',
  'mail.code.lock.notYou':
    'Це не ви? Нічого робити не потрібно: без цього коду нічого не буде заблоковано. Нікому його не повідомляйте.',
  'mail.code.lock.subject': 'Блокування вашого акаунта {brand}',
  'mail.code.lock.text':
    'Введіть цей код, щоб заблокувати свій акаунт на {brand} {site}. Після цього ніхто не зможе увійти, навіть ви:',
  'mail.code.login.heading': 'Ваш код для входу',
  'mail.code.login.notYou':
    'Це не ви? Нічого робити не потрібно. Без коду ніхто не зможе завершити цей вхід. Нікому його не повідомляйте.',
  'mail.code.login.subject': 'Код для входу в {brand}',
  'mail.code.login.text': 'Введіть цей код, щоб увійти в {brand} {site}:',
  'mail.code.login_second.heading': 'Підтвердьте, що це ви',
  'mail.code.login_second.notYou':
    'Це не ви? Хтось може знати ваш пароль. Нікому не повідомляйте цей код і негайно змініть пароль на {host}.',
  'mail.code.login_second.notYou.service':
    'Це не ви? Хтось може мати доступ до вашого Telegram чи іншого прив’язаного акаунта. Нікому не повідомляйте цей код і негайно відв’яжіть той акаунт на {host}.',
  'mail.code.login_second.text':
    'Перший крок входу у ваш акаунт на {brand} {site} щойно виконано. Якщо це були ви, введіть цей код, щоб завершити:',
  'mail.code.lost_factor.heading': 'Видалення втраченого застосунку чи ключів доступу',
  'mail.code.lost_factor.notYou':
    'Це не ви? Хтось намагається увійти у ваш акаунт і може знати ваш пароль. Нікому не повідомляйте цей код і негайно змініть пароль на {host}.',
  'mail.code.lost_factor.subject': 'Видалення застосунку чи ключів доступу з {brand}',
  'mail.code.lost_factor.text':
    'Введіть цей код, щоб видалити застосунок чи ключі доступу зі свого акаунта на {brand} {site}:',
  'mail.code.new_name.heading': 'Підтвердьте цю адресу',
  'mail.code.new_name.notYou':
    'Це не ви? Хтось міг помилитися у своїй адресі. Нічого робити не потрібно: без цього коду ми її не додамо.',
  'mail.code.new_name.text': 'Введіть цей код, щоб додати цю адресу до свого акаунта на {brand} {site}:',
  'mail.code.old_name.heading': 'Підтвердьте зміну адреси',
  'mail.code.old_name.notYou':
    'Це не ви? Хтось увійшов у ваш акаунт. Нікому не повідомляйте цей код. Увійдіть на {host}, вийдіть на тому пристрої та змініть пароль.',
  'mail.code.old_name.text': 'Введіть цей код, щоб замінити цю адресу свого акаунта на {brand} {site}:',
  'mail.code.reset.heading': 'Оберіть новий пароль',
  'mail.code.reset.notYou':
    'Це не ви? Нічого робити не потрібно: без цього коду ваш пароль не зміниться. Нікому його не повідомляйте.',
  'mail.code.reset.subject': 'Скидання пароля {brand}',
  'mail.code.reset.text': 'Введіть цей код, щоб обрати новий пароль для свого акаунта на {brand} {site}:',
  'mail.code.step_up.heading': 'Підтвердьте зміну у своєму акаунті',
  'mail.code.step_up.notYou':
    'Це не ви? Хтось увійшов у ваш акаунт. Нікому не повідомляйте цей код. Увійдіть на {host}, вийдіть на тому пристрої та змініть пароль.',
  'mail.code.step_up.text': 'Введіть цей код, щоб підтвердити зміну у своєму акаунті на {brand} {site}:',
  'mail.code.sub_account.heading': 'Вхід у субакаунт',
  'mail.code.sub_account.notYou':
    'Це не ви? Нічого робити не потрібно. Без коду ніхто не зможе завершити цей вхід. Нікому його не повідомляйте.',
  'mail.code.sub_account.subject': 'Код для входу в {brand}',
  'mail.code.sub_account.text': 'Введіть цей код, щоб увійти в субакаунт на {brand} {site}:',
  'mail.code.subject.shown': '{code} — ваш код {brand}',
  'mail.code.third_party.heading': 'Прив’язка іншого сервісу',
  'mail.code.third_party.notYou':
    'Це не ви? Нікому не повідомляйте цей код: з ним хтось інший зможе увійти від вашого імені.',
  'mail.code.third_party.subject': 'Прив’язка до акаунта {brand}',
  'mail.code.third_party.text': 'Введіть цей код, щоб прив’язати акаунт іншого сервісу до {brand} {site}:',
  'mail.code.unblock.heading': 'Розблокувати акаунт',
  'mail.code.unblock.notYou':
    'Це не ви? Нічого робити не потрібно: без цього коду ваш акаунт залишиться заблокованим. Нікому його не повідомляйте.',
  'mail.code.unblock.subject': 'Розблокування акаунта {brand}',
  'mail.code.unblock.text': 'Введіть цей код, щоб розблокувати свій акаунт на {brand} {site}:',
  'mail.event.accountLocked.heading': 'Ваш акаунт заблоковано',
  'mail.event.accountLocked.text':
    'Ніхто не може увійти у ваш акаунт на {brand} {site}. На всіх пристроях виконано вихід.',
  'mail.event.accountUnlocked.heading': 'Ваш акаунт розблоковано',
  'mail.event.accountUnlocked.text': 'Ви знову можете увійти у свій акаунт на {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Ваш антифішинговий код задано',
  'mail.event.antiPhishingAdded.text':
    'Тепер він є на початку кожного листа про ваш акаунт на {brand} {site}. Лист без нього — не від нас.',
  'mail.event.antiPhishingChanged.heading': 'Ваш антифішинговий код змінено',
  'mail.event.antiPhishingChanged.text':
    'Він є на початку кожного листа про ваш акаунт на {brand} {site}. Лист без нього або зі старим кодом — не від нас.',
  'mail.event.antiPhishingRemoved.heading': 'Ваш антифішинговий код видалено',
  'mail.event.antiPhishingRemoved.text':
    'Це останній лист про ваш акаунт на {brand} {site}, в якому він є. Новий код можна задати у своєму акаунті будь-коли.',
  'mail.event.apps.button': 'Підключені застосунки',
  'mail.event.apps.text':
    'Це не ви? Відключіть застосунок на сторінці нижче, а потім змініть там пароль. Спершу потрібно увійти.',
  'mail.event.deviceCheckChanged.heading': 'Перевірку нових пристроїв змінено',
  'mail.event.deviceCheckChanged.text':
    'Код для нових пристроїв у вашому акаунті {brand} {site} увімкнено або вимкнено.',
  'mail.event.emailChanged.heading': 'Вашу електронну пошту змінено',
  'mail.event.emailChanged.text':
    'Тепер ми надсилаємо коди й новини про ваш акаунт на {brand} {site} на іншу адресу пошти. Ще сім днів зі старої адреси можна заблокувати акаунт.',
  'mail.event.factorsReset.heading': 'Ваш застосунок і ключі доступу видалено',
  'mail.event.factorsReset.text':
    'Для входу у ваш акаунт на {brand} {site} більше не потрібен застосунок чи ключ доступу. Виведення на деякий час призупинено.',
  'mail.event.identity.button': 'Підтвердження особи',
  'mail.event.identity.preview': 'Увійдіть на {host}, щоб переглянути.',
  'mail.event.identity.text': 'Увійдіть на сторінці нижче, щоб переглянути.',
  'mail.event.identityRefused.heading': 'Не вдалося підтвердити вашу особу',
  'mail.event.identityRefused.text':
    'Не вдалося підтвердити ваші дані для акаунта на {brand} {site}. На сторінці вказано причину, там можна спробувати ще раз.',
  'mail.event.identityVerified.heading': 'Вашу особу підтверджено',
  'mail.event.identityVerified.text': 'Ми прийняли ваші дані для акаунта на {brand} {site}.',
  'mail.event.lock.button': 'Заблокувати акаунт',
  'mail.event.lock.text':
    'Це не ви? Заблокуйте акаунт: ніхто не зможе увійти, а на всіх пристроях буде виконано вихід. Сторінка спершу попросить підтвердити, хто ви.',
  'mail.event.loginNewDevice.heading': 'Вхід з нового пристрою',
  'mail.event.loginNewDevice.text': 'Хтось, найімовірніше ви, увійшов у {brand} {site} з нового пристрою.',
  'mail.event.mobileChanged.heading': 'Ваш номер мобільного змінено',
  'mail.event.mobileChanged.text':
    'Тепер ми надсилаємо коди для вашого акаунта на {brand} {site} на інший номер. Ще сім днів зі старого номера можна заблокувати акаунт.',
  'mail.event.passkeyAdded.heading': 'Ключ доступу додано',
  'mail.event.passkeyAdded.text': 'З ним можна увійти у ваш акаунт на {brand} {site} без пароля.',
  'mail.event.passkeyRemoved.heading': 'Ключ доступу видалено',
  'mail.event.passkeyRemoved.text': 'З ним більше не можна увійти у ваш акаунт на {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Ваш пароль змінено',
  'mail.event.passwordChanged.text':
    'Для вашого акаунта на {brand} {site} задано новий пароль. На всіх інших пристроях виконано вихід.',
  'mail.event.passwordReset.heading': 'Ваш пароль скинуто',
  'mail.event.passwordReset.text':
    'Для вашого акаунта на {brand} {site} задано новий пароль. На всіх інших пристроях виконано вихід. Виведення призупинено на 24 години.',
  'mail.event.preview': 'Це були ви? Нічого робити не потрібно. Якщо ні, негайно перейдіть на {host}.',
  'mail.event.qrApproved.heading': 'Вхід за QR-кодом підтверджено',
  'mail.event.qrApproved.text': 'Пристрій, на якому виконано вхід у ваш акаунт на {brand} {site}, підтвердив інший.',
  'mail.event.recoveryCodeUsed.heading': 'Код відновлення використано',
  'mail.event.recoveryCodeUsed.text':
    'Він замінив ваш застосунок чи ключ доступу на {brand} {site} і більше не спрацює. Створіть нові коди, перш ніж вони закінчаться.',
  'mail.event.recoveryCodesMade.heading': 'Створено нові коди відновлення',
  'mail.event.recoveryCodesMade.text': 'Старі коди більше не діють на {brand} {site}.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Застосунок може користуватися вашим акаунтом',
  'mail.event.oauthGranted.text': 'Він може робити те, що ви дозволили на {brand} {site}, доки ви його не відключите.',
  'mail.event.thirdPartyLinked.heading': 'Інший сервіс прив’язано',
  'mail.event.thirdPartyLinked.text': 'Тепер через нього можна увійти у ваш акаунт на {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Інший сервіс відв’язано',
  'mail.event.thirdPartyUnlinked.text': 'Через нього більше не можна увійти у ваш акаунт на {brand} {site}.',
  'mail.event.totpAdded.heading': 'Застосунок-автентифікатор додано',
  'mail.event.totpAdded.text': 'Тепер для входу у ваш акаунт на {brand} {site} потрібен його код.',
  'mail.event.totpRemoved.heading': 'Застосунок-автентифікатор видалено',
  'mail.event.totpRemoved.text': 'Для входу у ваш акаунт на {brand} {site} більше не потрібен його код.',
  'mail.event.unblock.button': 'Розблокувати акаунт',
  'mail.event.unblock.text':
    'Хочете увійти знову? Розблокувати акаунт можна через 24 години. Сторінка спершу попросить підтвердити, хто ви.',
  'mail.event.wasYou': 'Це були ви? Нічого робити не потрібно.',
  'mail.fact.browserOnSystem': '{browser}, {system}',
  'mail.fact.detail.application': 'Застосунок: {value}',
  'mail.fact.detail.email': 'Нова адреса: {value}',
  'mail.fact.detail.letIn': 'Підтверджений пристрій: {value}',
  'mail.fact.detail.mobile': 'Новий номер: {value}',
  'mail.fact.detail.name': 'Назва: {value}',
  'mail.fact.detail.provider': 'Сервіс: {value}',
  'mail.fact.device': 'Пристрій: {value}',
  'mail.fact.place': 'Місце: {value}, за мережевою адресою',
  'mail.fact.time': 'Час: {value}',
  'mail.fact.unknown': 'невідомо',
  'mail.fact.unknownPlace': 'Місце: невідомо',
  'mail.footer': 'Від {brand} {site}, {host}. У цьому листі немає ні відстеження, ні зовнішніх зображень.',
  'mail.link.login.button': 'Увійти',
  'mail.link.login.heading': 'Вхід у {brand}',
  'mail.link.login.notYou': 'Це не ви? Нічого робити не потрібно. Без цього листа ніхто не зможе завершити цей вхід.',
  'mail.link.login.subject': 'Ваше посилання для входу в {brand}',
  'mail.link.login.text': 'За цим посиланням ви увійдете в {brand} {site} у тому браузері, де його відкриєте.',
  'mail.link.reset.button': 'Обрати пароль',
  'mail.link.reset.heading': 'Оберіть новий пароль',
  'mail.link.reset.notYou': 'Це не ви? Нічого робити не потрібно: ваш пароль не зміниться.',
  'mail.link.reset.subject': 'Скидання пароля {brand}',
  'mail.link.reset.text': 'За цим посиланням оберіть новий пароль для свого акаунта на {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Ваш застосунок і ключі доступу буде видалено',
  'mail.lostItem.authenticator.text':
    'Хтось, найімовірніше ви, повідомив про втрату застосунку-автентифікатора та ключів доступу для {brand} {site}. Видалити їх можна буде з {time}.',
  'mail.lostItem.button': 'Зупинити',
  'mail.lostItem.email.heading': 'Вашу електронну пошту буде замінено',
  'mail.lostItem.email.text':
    'Хтось, найімовірніше ви, повідомив про втрату цієї пошти для акаунта {brand} {site}. Іншою адресою її можна буде замінити з {time}.',
  'mail.lostItem.mobile.heading': 'Ваш номер мобільного буде замінено',
  'mail.lostItem.mobile.text':
    'Хтось, найімовірніше ви, повідомив про втрату телефону для акаунта {brand} {site}. Іншим номером його можна буде замінити з {time}.',
  'mail.lostItem.notYou':
    'Це не ви? Негайно зупиніть запит кнопкою, а потім змініть пароль: його може знати хтось інший.',
  'mail.lostItem.preview': 'Це не ви? Негайно зупиніть запит.',
  'mail.lostItem.wasYou':
    'Це були ви? Поверніться на {host} після {time}, щоб завершити. До того нічого робити не потрібно.',
  'mail.noAccount.action':
    'Ви реєструвалися з іншою адресою чи номером мобільного? Спробуйте їх або створіть акаунт на {host}.',
  'mail.noAccount.heading': 'Акаунта з цією адресою немає',
  'mail.noAccount.notYou': 'Це не ви? Нічого робити не потрібно.',
  'mail.noAccount.preview': 'Можливо, у вас інша адреса. Спробуйте ще раз на {host}.',
  'mail.noAccount.subject': 'Акаунта {brand} з цією адресою немає',
  'mail.noAccount.text':
    'Хтось, найімовірніше ви, увів цю адресу, щоб увійти в {brand} {site}. Акаунта з нею там немає.',
  'mail.registrationCode.expires':
    'Він діє один раз, протягом {minutes, plural, one {# хвилини} few {# хвилин} many {# хвилин} other {# хвилини}}. Якщо строк минув, отримайте новий на сторінці.',
  'mail.registrationCode.heading': 'Ваш код',
  'mail.registrationCode.notYou': 'Це не ви? Нічого робити не потрібно. Без цього коду акаунт не буде створено.',
  'mail.registrationCode.preview': 'Введіть його лише на {host}. {brand} його не запитує.',
  'mail.registrationCode.subject': '{code} — ваш код {brand}',
  'mail.registrationCode.text': 'Введіть цей код, щоб створити акаунт на {brand} {site}:',
  'mail.registrationLink.button': 'Підтвердити адресу',
  'mail.registrationLink.expires':
    'Посилання та код діють один раз, протягом {minutes, plural, one {# хвилини} few {# хвилин} many {# хвилин} other {# хвилини}}. Якщо строк минув, отримайте нові на першій сторінці.',
  'mail.registrationLink.heading': 'Підтвердьте свою адресу',
  'mail.registrationLink.notYou':
    'Це не ви? Нічого робити не потрібно. Без вашого підтвердження акаунт не буде створено.',
  'mail.registrationLink.otherDevice': 'Ви на іншому пристрої? Введіть цей код на сторінці, де ви почали:',
  'mail.registrationLink.preview':
    'Посилання відкриває {host} і діє {minutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}.',
  'mail.registrationLink.subject': 'Підтвердьте свою адресу для {brand}',
  'mail.registrationLink.text': 'Ще один крок, перш ніж ви задасте пароль для акаунта на {brand} {site}.',
  'mail.safety.heading': 'Цей лист від нас?',
  'mail.safety.text':
    'Введіть код лише на {host}. Нікому його не повідомляйте: {brand} не запитує його листом, повідомленням чи телефоном. Хто питає, той намагається увійти у ваш акаунт.',
  'mail.safety.text.link':
    'Посилання відкриває {host} і нічого іншого. Перевірте адресний рядок браузера, перш ніж щось вводити. Ми ніколи не запитуємо пароль чи код листом, повідомленням або телефоном.',
  'mail.safety.text.noCode':
    'Єдина адреса цього сайту — {host}. Ми ніколи не запитуємо пароль листом, повідомленням або телефоном. У цьому листі навмисно немає посилань: введіть адресу самостійно.',
};
