export const mail = {
  'mail.address': 'Кнопка открывает этот адрес. Его можно и скопировать в браузер:',
  'mail.addressTaken.action': 'Войдите на {host} с этим адресом или укажите другой адрес для другого аккаунта.',
  'mail.addressTaken.heading': 'У этого адреса уже есть аккаунт',
  'mail.addressTaken.notYou': 'Это не вы? Ничего делать не нужно. Аккаунт не изменился.',
  'mail.addressTaken.preview': 'У адреса может быть только один аккаунт. Войти можно на {host}.',
  'mail.addressTaken.subject': 'У этого адреса уже есть аккаунт {brand}',
  'mail.addressTaken.text':
    'Кто-то, скорее всего вы, попытался добавить этот адрес к другому аккаунту {brand} {site}. Он уже принадлежит вашему.',
  'mail.alreadyRegistered.action': 'Войдите на {host} с этим адресом и паролем.',
  'mail.alreadyRegistered.action.link': 'Войдите с этим адресом и паролем.',
  'mail.alreadyRegistered.button': 'Перейти ко входу',
  'mail.alreadyRegistered.heading': 'У вас уже есть аккаунт',
  'mail.alreadyRegistered.notYou': 'Это не вы? Ничего делать не нужно. Аккаунт не изменился.',
  'mail.alreadyRegistered.preview': 'Он не изменился. Войти можно на {host}.',
  'mail.alreadyRegistered.subject': 'У вас уже есть аккаунт {brand}',
  'mail.alreadyRegistered.text':
    'Кто-то, скорее всего вы, попытался создать аккаунт {brand} {site} с этим адресом. Он уже есть.',
  'mail.antiPhishing': 'Ваш антифишинговый код: {antiPhishing}',
  'mail.personalSeal': 'Ваша печать',
  'mail.code.lock.heading': 'Блокировка аккаунта',
  'mail.code.lock.notYou':
    'Это не вы? Ничего делать не нужно: без кода ничего не заблокируется. Никому его не сообщайте.',
  'mail.code.lock.subject': 'Блокировка аккаунта {brand}',
  'mail.code.lock.text':
    'Введите этот код, чтобы заблокировать аккаунт {brand} {site}. После этого не сможет войти никто, даже вы:',
  'mail.code.login.heading': 'Ваш код для входа',
  'mail.code.login.notYou':
    'Это не вы? Ничего делать не нужно. Без кода войти никто не сможет. Никому его не сообщайте.',
  'mail.code.login.subject': 'Ваш код для входа в {brand}',
  'mail.code.login.text': 'Введите этот код, чтобы войти в {brand} {site}:',
  'mail.code.login_second.heading': 'Подтвердите, что это вы',
  'mail.code.login_second.notYou':
    'Это не вы? Ваш пароль может знать кто-то ещё. Никому не сообщайте этот код и сразу смените пароль на {host}.',
  'mail.code.login_second.notYou.service':
    'Это не вы? Кто-то может управлять вашим Telegram или другим привязанным аккаунтом. Никому не сообщайте код и сразу отвяжите этот аккаунт на {host}.',
  'mail.code.login_second.text':
    'Первый шаг входа в ваш аккаунт {brand} {site} только что пройден. Если это вы, введите код, чтобы завершить:',
  'mail.code.lost_factor.heading': 'Удаление приложения или ключей доступа',
  'mail.code.lost_factor.notYou':
    'Это не вы? Кто-то пытается войти в аккаунт и может знать пароль. Никому не сообщайте код и сразу смените пароль на {host}.',
  'mail.code.lost_factor.subject': '{brand}: удаление приложения или ключей доступа',
  'mail.code.lost_factor.text':
    'Введите этот код, чтобы удалить приложение или ключи доступа из аккаунта {brand} {site}:',
  'mail.code.new_name.heading': 'Подтвердите этот адрес',
  'mail.code.new_name.notYou':
    'Это не вы? Кто-то мог ошибиться в адресе. Ничего делать не нужно: без кода мы его не добавим.',
  'mail.code.new_name.text': 'Введите этот код, чтобы добавить адрес к аккаунту {brand} {site}:',
  'mail.code.old_name.heading': 'Подтвердите смену адреса',
  'mail.code.old_name.notYou':
    'Это не вы? Кто-то вошёл в ваш аккаунт. Никому не сообщайте код. Войдите на {host}, выйдите на том устройстве и смените пароль.',
  'mail.code.old_name.text': 'Введите этот код, чтобы заменить адрес аккаунта {brand} {site}:',
  'mail.code.reset.heading': 'Выберите новый пароль',
  'mail.code.reset.notYou':
    'Это не вы? Ничего делать не нужно: без кода пароль останется прежним. Никому его не сообщайте.',
  'mail.code.reset.subject': 'Сброс пароля {brand}',
  'mail.code.reset.text': 'Введите этот код, чтобы выбрать новый пароль для аккаунта {brand} {site}:',
  'mail.code.step_up.heading': 'Подтвердите изменение аккаунта',
  'mail.code.step_up.notYou':
    'Это не вы? Кто-то вошёл в ваш аккаунт. Никому не сообщайте код. Войдите на {host}, выйдите на том устройстве и смените пароль.',
  'mail.code.step_up.text': 'Введите этот код, чтобы подтвердить изменение аккаунта {brand} {site}:',
  'mail.code.sub_account.heading': 'Вход в субаккаунт',
  'mail.code.sub_account.notYou':
    'Это не вы? Ничего делать не нужно. Без кода войти никто не сможет. Никому его не сообщайте.',
  'mail.code.sub_account.subject': 'Ваш код для входа в {brand}',
  'mail.code.sub_account.text': 'Введите этот код, чтобы войти в субаккаунт {brand} {site}:',
  'mail.code.subject.shown': '{code} — ваш код {brand}',
  'mail.code.third_party.heading': 'Привязка другого сервиса',
  'mail.code.third_party.notYou':
    'Это не вы? Никому не сообщайте этот код: с ним другой человек сможет войти вместо вас.',
  'mail.code.third_party.subject': 'Привязка аккаунта {brand}',
  'mail.code.third_party.text': 'Введите этот код, чтобы привязать аккаунт другого сервиса к {brand} {site}:',
  'mail.code.unblock.heading': 'Разблокировка аккаунта',
  'mail.code.unblock.notYou':
    'Это не вы? Ничего делать не нужно: без кода аккаунт останется заблокированным. Никому его не сообщайте.',
  'mail.code.unblock.subject': 'Разблокировка аккаунта {brand}',
  'mail.code.unblock.text': 'Введите этот код, чтобы разблокировать аккаунт {brand} {site}:',
  'mail.event.accountLocked.heading': 'Аккаунт заблокирован',
  'mail.event.accountLocked.text':
    'Никто не может войти в ваш аккаунт {brand} {site}. На всех устройствах выполнен выход.',
  'mail.event.accountUnlocked.heading': 'Аккаунт разблокирован',
  'mail.event.accountUnlocked.text': 'Вы снова можете войти в аккаунт {brand} {site}.',
  'mail.event.antiPhishingAdded.heading': 'Антифишинговый код задан',
  'mail.event.antiPhishingAdded.text':
    'Теперь он в начале каждого письма об аккаунте {brand} {site}. Письмо без него не от нас.',
  'mail.event.antiPhishingChanged.heading': 'Антифишинговый код изменён',
  'mail.event.antiPhishingChanged.text':
    'Он в начале каждого письма об аккаунте {brand} {site}. Письмо без него или со старым кодом не от нас.',
  'mail.event.antiPhishingRemoved.heading': 'Антифишинговый код удалён',
  'mail.event.antiPhishingRemoved.text':
    'Это последнее письмо об аккаунте {brand} {site}, где он показан. Новый можно задать в аккаунте в любое время.',
  'mail.event.apps.button': 'Подключённые приложения',
  'mail.event.apps.text':
    'Это не вы? Отключите приложение на странице ниже, затем смените там пароль. Сначала нужно войти.',
  'mail.event.deviceCheckChanged.heading': 'Проверка новых устройств изменена',
  'mail.event.deviceCheckChanged.text': 'Код для новых устройств аккаунта {brand} {site} включён или выключен.',
  'mail.event.emailChanged.heading': 'Адрес почты изменён',
  'mail.event.emailChanged.text':
    'Коды и сообщения об аккаунте {brand} {site} мы теперь отправляем на другой адрес. Ещё семь дней старый адрес подходит для блокировки аккаунта.',
  'mail.event.factorsReset.heading': 'Приложение и ключи доступа удалены',
  'mail.event.factorsReset.text':
    'Для входа в аккаунт {brand} {site} больше не нужны приложение или ключ доступа. Вывод на время приостановлен.',
  'mail.event.identity.button': 'Подтверждение личности',
  'mail.event.identity.preview': 'Войдите на {host}, чтобы посмотреть.',
  'mail.event.identity.text': 'Войдите на странице ниже, чтобы посмотреть.',
  'mail.event.identityRefused.heading': 'Не удалось подтвердить личность',
  'mail.event.identityRefused.text':
    'Не удалось подтвердить данные для аккаунта {brand} {site}. На странице сказано почему, и можно повторить.',
  'mail.event.identityVerified.heading': 'Личность подтверждена',
  'mail.event.identityVerified.text': 'Мы приняли данные для вашего аккаунта {brand} {site}.',
  'mail.event.lock.button': 'Заблокировать аккаунт',
  'mail.event.lock.text':
    'Это не вы? Заблокируйте аккаунт: никто не сможет войти, а на всех устройствах будет выполнен выход. Сначала страница попросит подтвердить, что это вы.',
  'mail.event.loginNewDevice.heading': 'Вход с нового устройства',
  'mail.event.loginNewDevice.text': 'Кто-то, скорее всего вы, вошёл в {brand} {site} с нового устройства.',
  'mail.event.mobileChanged.heading': 'Номер мобильного изменён',
  'mail.event.mobileChanged.text':
    'Коды для аккаунта {brand} {site} мы теперь отправляем на другой номер. Ещё семь дней старый номер подходит для блокировки аккаунта.',
  'mail.event.passkeyAdded.heading': 'Добавлен ключ доступа',
  'mail.event.passkeyAdded.text': 'С ним можно войти в аккаунт {brand} {site} без пароля.',
  'mail.event.passkeyRemoved.heading': 'Удалён ключ доступа',
  'mail.event.passkeyRemoved.text': 'С ним больше не войти в аккаунт {brand} {site}.',
  'mail.event.passwordChanged.heading': 'Пароль изменён',
  'mail.event.passwordChanged.text':
    'У аккаунта {brand} {site} новый пароль. На всех других устройствах выполнен выход.',
  'mail.event.passwordReset.heading': 'Пароль сброшен',
  'mail.event.passwordReset.text':
    'У аккаунта {brand} {site} новый пароль. На всех других устройствах выполнен выход. Вывод приостановлен на 24 часа.',
  'mail.event.preview': 'Это были вы? Ничего делать не нужно. Если нет, сразу примите меры на {host}.',
  'mail.event.qrApproved.heading': 'Подтверждён вход по QR-коду',
  'mail.event.qrApproved.text':
    'Устройство, на котором выполнен вход в ваш аккаунт {brand} {site}, подтвердило вход на другом.',
  'mail.event.recoveryCodeUsed.heading': 'Использован код восстановления',
  'mail.event.recoveryCodeUsed.text':
    'Он заменил приложение или ключ доступа на {brand} {site} и больше не действует. Создайте новые коды заранее.',
  'mail.event.recoveryCodesMade.heading': 'Созданы новые коды восстановления',
  'mail.event.recoveryCodesMade.text': 'Старые коды на {brand} {site} больше не действуют.',
  'mail.event.subject': '{brand}: {heading}',
  'mail.event.oauthGranted.heading': 'Приложение получило доступ к аккаунту',
  'mail.event.oauthGranted.text': 'Оно может то, что вы разрешили на {brand} {site}, пока вы его не отключите.',
  'mail.event.thirdPartyLinked.heading': 'Привязан другой сервис',
  'mail.event.thirdPartyLinked.text': 'Через него теперь можно войти в аккаунт {brand} {site}.',
  'mail.event.thirdPartyUnlinked.heading': 'Другой сервис отвязан',
  'mail.event.thirdPartyUnlinked.text': 'Через него больше не войти в аккаунт {brand} {site}.',
  'mail.event.totpAdded.heading': 'Добавлено приложение-аутентификатор',
  'mail.event.totpAdded.text': 'Для входа в аккаунт {brand} {site} теперь нужен его код.',
  'mail.event.totpRemoved.heading': 'Удалено приложение-аутентификатор',
  'mail.event.totpRemoved.text': 'Для входа в аккаунт {brand} {site} больше не нужен его код.',
  'mail.event.unblock.button': 'Разблокировать аккаунт',
  'mail.event.unblock.text':
    'Хотите снова войти? Разблокировать аккаунт можно через 24 часа. Сначала страница попросит подтвердить, что это вы.',
  'mail.event.wasYou': 'Это были вы? Ничего делать не нужно.',
  'mail.fact.browserOnSystem': '{browser}, {system}',
  'mail.fact.detail.application': 'Приложение: {value}',
  'mail.fact.detail.email': 'Новый адрес: {value}',
  'mail.fact.detail.letIn': 'Разрешён вход: {value}',
  'mail.fact.detail.mobile': 'Новый номер: {value}',
  'mail.fact.detail.name': 'Название: {value}',
  'mail.fact.detail.provider': 'Сервис: {value}',
  'mail.fact.device': 'Устройство: {value}',
  'mail.fact.place': 'Место: {value}, по сетевому адресу',
  'mail.fact.time': 'Время: {value}',
  'mail.fact.unknown': 'неизвестно',
  'mail.fact.unknownPlace': 'Место: неизвестно',
  'mail.footer': 'Отправитель: {brand} {site}, {host}. В этом письме нет слежения и внешних картинок.',
  'mail.link.login.button': 'Войти',
  'mail.link.login.heading': 'Вход в {brand}',
  'mail.link.login.notYou': 'Это не вы? Ничего делать не нужно. Без этого письма войти не получится.',
  'mail.link.login.subject': 'Ваша ссылка для входа в {brand}',
  'mail.link.login.text': 'По этой ссылке вы войдёте в {brand} {site} в том браузере, где её откроете.',
  'mail.link.reset.button': 'Выбрать пароль',
  'mail.link.reset.heading': 'Выберите новый пароль',
  'mail.link.reset.notYou': 'Это не вы? Ничего делать не нужно: пароль останется прежним.',
  'mail.link.reset.subject': 'Сброс пароля {brand}',
  'mail.link.reset.text': 'По этой ссылке выберите новый пароль для аккаунта {brand} {site}.',
  'mail.lostItem.authenticator.heading': 'Приложение и ключи доступа будут удалены',
  'mail.lostItem.authenticator.text':
    'Кто-то, скорее всего вы, сообщил о потере приложения-аутентификатора и ключей доступа {brand} {site}. Их можно удалить с {time}.',
  'mail.lostItem.button': 'Остановить',
  'mail.lostItem.email.heading': 'Адрес почты будет заменён',
  'mail.lostItem.email.text':
    'Кто-то, скорее всего вы, сообщил о потере доступа к этой почте аккаунта {brand} {site}. Другой адрес может заменить её с {time}.',
  'mail.lostItem.mobile.heading': 'Номер мобильного будет заменён',
  'mail.lostItem.mobile.text':
    'Кто-то, скорее всего вы, сообщил о потере телефона, привязанного к аккаунту {brand} {site}. Другой номер может заменить его с {time}.',
  'mail.lostItem.notYou':
    'Это не вы? Сразу остановите запрос кнопкой, затем смените пароль: его может знать кто-то ещё.',
  'mail.lostItem.preview': 'Это не вы? Сразу остановите запрос.',
  'mail.lostItem.wasYou':
    'Это были вы? Вернитесь на {host} после {time}, чтобы завершить. До этого ничего делать не нужно.',
  'mail.noAccount.action':
    'Регистрировались с другим адресом или номером мобильного? Попробуйте их или создайте аккаунт на {host}.',
  'mail.noAccount.heading': 'У этого адреса нет аккаунта',
  'mail.noAccount.notYou': 'Это не вы? Ничего делать не нужно.',
  'mail.noAccount.preview': 'Возможно, вы указывали другой. Повторите на {host}.',
  'mail.noAccount.subject': 'У этого адреса нет аккаунта {brand}',
  'mail.noAccount.text': 'Кто-то, скорее всего вы, ввёл этот адрес для входа в {brand} {site}. Аккаунта с ним там нет.',
  'mail.registrationCode.expires':
    'Действует один раз, {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Если код устарел, запросите новый на странице.',
  'mail.registrationCode.heading': 'Ваш код',
  'mail.registrationCode.notYou': 'Это не вы? Ничего делать не нужно. Без кода аккаунт не создаётся.',
  'mail.registrationCode.preview': 'Вводите только на {host}. {brand} его не спрашивает.',
  'mail.registrationCode.subject': '{code} — ваш код {brand}',
  'mail.registrationCode.text': 'Введите этот код, чтобы создать аккаунт {brand} {site}:',
  'mail.registrationLink.button': 'Подтвердить адрес',
  'mail.registrationLink.expires':
    'Ссылка и код действуют один раз, {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Если они устарели, запросите новые на первой странице.',
  'mail.registrationLink.heading': 'Подтвердите адрес',
  'mail.registrationLink.notYou': 'Это не вы? Ничего делать не нужно. Без подтверждения аккаунт не создаётся.',
  'mail.registrationLink.otherDevice': 'На другом устройстве? Введите этот код на странице, где вы начали:',
  'mail.registrationLink.preview':
    'Ссылка открывает {host} и действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'mail.registrationLink.subject': 'Подтвердите адрес для {brand}',
  'mail.registrationLink.text': 'Ещё один шаг, прежде чем задать пароль аккаунта {brand} {site}.',
  'mail.safety.heading': 'Это письмо от нас?',
  'mail.safety.text':
    'Вводите код только на {host}. Никому его не сообщайте: {brand} не спросит его по почте, в сообщении или по телефону. Тот, кто его спрашивает, пытается войти в ваш аккаунт.',
  'mail.safety.text.link':
    'Ссылка открывает только {host}. Прежде чем что-то вводить, проверьте адресную строку браузера. Мы никогда не спрашиваем пароль или код по почте, в сообщении или по телефону.',
  'mail.safety.text.noCode':
    'Наш единственный адрес для этого сайта — {host}. Мы никогда не спрашиваем пароль по почте, в сообщении или по телефону. В этом письме намеренно нет ссылок: введите адрес сами.',
};
