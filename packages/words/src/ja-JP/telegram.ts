export const telegram = {
  'telegram.antiPhishing': 'お客様のフィッシング対策コード：{antiPhishing}',
  'telegram.fact.browserOnSystem': '{browser}（{system}）',
  'telegram.fact.device': 'デバイス：{value}',
  'telegram.fact.place': '場所：{value}（ネットワークアドレスに基づく）',
  'telegram.fact.time': '日時：{value}',
  'telegram.fact.unknown': '不明',
  'telegram.fact.unknownPlace': '場所：不明',
  'telegram.help.commands':
    '{brand}を開くには「/start」を送信してください。メッセージを停止するには「/stop」を送信してください。',
  'telegram.help.heading': 'Telegramの{brand}',
  'telegram.help.text': 'このボットは、Telegramで{brand}を開きます。許可いただくと、ログイン通知をお送りします。',
  'telegram.login.heading': '{brand}アカウントへのログイン',
  'telegram.login.new': '新しいデバイスからの{brand}アカウントへのログイン',
  'telegram.login.notYou':
    'ご本人によるものであれば、お手続きは不要です。そうでない場合は、今すぐアカウントをロックしてください：',
  'telegram.login.stop': 'このメッセージを停止するには「/stop」を送信してください。',
  'telegram.notLinked': 'このTelegramアカウントは{brand}と連携していないため、ログイン通知をお送りしません。',
  'telegram.official':
    '{brand}のアドレスは「{host}」です。このチャットでパスワードやコードをお尋ねすることはありません。',
  'telegram.startAgain':
    'メッセージは停止されています。再び受け取るには、公式サイト（{host}）でログインし、アカウントページの「Telegram」でメッセージをオンにしてください。',
  'telegram.stopped':
    'ログイン通知は今後届きません。再び受け取るには、公式サイト（{host}）でログインし、アカウントページの「Telegram」でメッセージをオンにしてください。',
  'telegram.welcome.button': '{brand}を開く',
  'telegram.welcome.heading': '{brand}へようこそ',
  'telegram.welcome.stop':
    '許可いただくと、ここにログイン通知をお送りします。停止するには「/stop」を送信してください。',
  'telegram.welcome.text':
    'ここで{brand}を開くと、ログイン、アカウントの連携、タスクの確認ができます。ブラウザでは「{host}」をご利用ください。',
};
