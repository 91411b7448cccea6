export const mail = {
  'mail.address': 'ボタンを押すと、次のアドレスが開きます。ブラウザにコピーして開くこともできます。',
  'mail.addressTaken.action':
    'このアドレスで{host}にログインするか、もう一方のアカウントには別のアドレスをご使用ください。',
  'mail.addressTaken.heading': 'このアドレスにはすでにアカウントがあります',
  'mail.addressTaken.notYou': 'お心当たりがない場合、お手続きは不要です。アカウントに変更はありません。',
  'mail.addressTaken.preview': '1つのアドレスで持てるアカウントは1つだけです。{host}でログインできます。',
  'mail.addressTaken.subject': 'このアドレスにはすでに{brand}アカウントがあります',
  'mail.addressTaken.text':
    'どなたか（おそらくお客様ご自身）が、{brand} {site}の別のアカウントにこのアドレスを追加しようとしました。このアドレスは、すでにお客様のアカウントで使用されています。',
  'mail.alreadyRegistered.action': 'このアドレスとパスワードで、{host}にログインしてください。',
  'mail.alreadyRegistered.action.link': 'このアドレスとパスワードでログインしてください。',
  'mail.alreadyRegistered.button': 'ログイン画面へ移動',
  'mail.alreadyRegistered.heading': 'すでにアカウントをお持ちです',
  'mail.alreadyRegistered.notYou': 'お心当たりがない場合、お手続きは不要です。アカウントに変更はありません。',
  'mail.alreadyRegistered.preview': 'アカウントに変更はありません。{host}でログインできます。',
  'mail.alreadyRegistered.subject': 'すでに{brand}アカウントをお持ちです',
  'mail.alreadyRegistered.text':
    'どなたか（おそらくお客様ご自身）が、このアドレスで{brand} {site}のアカウントを作成しようとしました。このアドレスにはすでにアカウントがあります。',
  'mail.antiPhishing': 'お客様のフィッシング対策コード：{antiPhishing}',
  'mail.personalSeal': 'お客様の紋章',
  'mail.code.lock.heading': 'アカウントをロック',
  'mail.code.lock.notYou':
    'お心当たりがない場合、お手続きは不要です。このコードがなければ、何もロックされません。コードは誰にも教えないでください。',
  'mail.code.lock.subject': '{brand}アカウントをロック',
  'mail.code.lock.text':
    '{brand} {site}のアカウントをロックするには、次のコードを入力してください。ロックすると、お客様ご自身を含め、誰もログインできなくなります。',
  'mail.code.login.heading': 'ログインコード',
  'mail.code.login.notYou':
    'お心当たりがない場合、お手続きは不要です。コードがなければ、誰もこのログインを利用できません。コードは誰にも教えないでください。',
  'mail.code.login.subject': '{brand}のログインコード',
  'mail.code.login.text': '{brand} {site}にログインするには、次のコードを入力してください。',
  'mail.code.login_second.heading': 'ご本人であることの確認',
  'mail.code.login_second.notYou':
    'お心当たりがない場合、パスワードを他人に知られている可能性があります。このコードは誰にも教えず、今すぐ{host}でパスワードを変更してください。',
  'mail.code.login_second.notYou.service':
    'お心当たりがない場合、Telegramまたは他の連携済みアカウントが他人に使われている可能性があります。このコードは誰にも教えず、今すぐ{host}でその連携を解除してください。',
  'mail.code.login_second.text':
    '{brand} {site}のアカウントへのログインで、最初のステップが完了しました。ご本人によるものであれば、次のコードを入力してログインを完了してください。',
  'mail.code.lost_factor.heading': '紛失した認証アプリまたはパスキーを削除',
  'mail.code.lost_factor.notYou':
    'お心当たりがない場合、他人がお客様のアカウントにログインしようとしており、パスワードを知られている可能性があります。このコードは誰にも教えず、今すぐ{host}でパスワードを変更してください。',
  'mail.code.lost_factor.subject': '{brand}：認証アプリまたはパスキーの削除',
  'mail.code.lost_factor.text':
    '{brand} {site}のアカウントから認証アプリまたはパスキーを削除するには、次のコードを入力してください。',
  'mail.code.new_name.heading': 'このアドレスの確認',
  'mail.code.new_name.notYou':
    'お心当たりがない場合、どなたかがアドレスを誤って入力した可能性があります。お手続きは不要です。このコードがなければ、アドレスは追加されません。',
  'mail.code.new_name.text': '{brand} {site}のアカウントにこのアドレスを追加するには、次のコードを入力してください。',
  'mail.code.old_name.heading': 'アドレスの変更の確認',
  'mail.code.old_name.notYou':
    'お心当たりがない場合、他人がお客様のアカウントにログインしています。このコードは誰にも教えないでください。{host}にログインし、そのデバイスからログアウトして、パスワードを変更してください。',
  'mail.code.old_name.text': '{brand} {site}のアカウントのこのアドレスを変更するには、次のコードを入力してください。',
  'mail.code.reset.heading': '新しいパスワードを設定',
  'mail.code.reset.notYou':
    'お心当たりがない場合、お手続きは不要です。このコードがなければ、パスワードは変わりません。コードは誰にも教えないでください。',
  'mail.code.reset.subject': '{brand}のパスワードを再設定',
  'mail.code.reset.text': '{brand} {site}のアカウントに新しいパスワードを設定するには、次のコードを入力してください。',
  'mail.code.step_up.heading': 'アカウントの変更の確認',
  'mail.code.step_up.notYou':
    'お心当たりがない場合、他人がお客様のアカウントにログインしています。このコードは誰にも教えないでください。{host}にログインし、そのデバイスからログアウトして、パスワードを変更してください。',
  'mail.code.step_up.text': '{brand} {site}のアカウントの変更を確認するには、次のコードを入力してください。',
  'mail.code.sub_account.heading': 'サブアカウントにログイン',
  'mail.code.sub_account.notYou':
    'お心当たりがない場合、お手続きは不要です。コードがなければ、誰もこのログインを利用できません。コードは誰にも教えないでください。',
  'mail.code.sub_account.subject': '{brand}のログインコード',
  'mail.code.sub_account.text': '{brand} {site}のサブアカウントにログインするには、次のコードを入力してください。',
  'mail.code.subject.shown': '{code}は{brand}のコードです',
  'mail.code.third_party.heading': '他のサービスを連携',
  'mail.code.third_party.notYou':
    'お心当たりがない場合は、このコードを誰にも教えないでください。教えると、他人がお客様としてログインできるようになります。',
  'mail.code.third_party.subject': '{brand}アカウントを連携',
  'mail.code.third_party.text':
    '他のサービスのアカウントを{brand} {site}に連携するには、次のコードを入力してください。',
  'mail.code.unblock.heading': 'アカウントのロックを解除',
  'mail.code.unblock.notYou':
    'お心当たりがない場合、お手続きは不要です。このコードがなければ、アカウントはロックされたままです。コードは誰にも教えないでください。',
  'mail.code.unblock.subject': '{brand}アカウントのロックを解除',
  'mail.code.unblock.text': '{brand} {site}のアカウントのロックを解除するには、次のコードを入力してください。',
  'mail.event.accountLocked.heading': 'アカウントがロックされました',
  'mail.event.accountLocked.text':
    '{brand} {site}のアカウントには、誰もログインできません。すべてのデバイスからログアウトされました。',
  'mail.event.accountUnlocked.heading': 'アカウントのロックが解除されました',
  'mail.event.accountUnlocked.text': '{brand} {site}のアカウントに再びログインできます。',
  'mail.event.antiPhishingAdded.heading': 'フィッシング対策コードが設定されました',
  'mail.event.antiPhishingAdded.text':
    '今後、{brand} {site}のアカウントに関するすべてのメールの冒頭に表示されます。コードのないメールは、当社からのものではありません。',
  'mail.event.antiPhishingChanged.heading': 'フィッシング対策コードが変更されました',
  'mail.event.antiPhishingChanged.text':
    '{brand} {site}のアカウントに関するすべてのメールの冒頭に表示されます。コードのないメールや、以前のコードが記載されたメールは、当社からのものではありません。',
  'mail.event.antiPhishingRemoved.heading': 'フィッシング対策コードが削除されました',
  'mail.event.antiPhishingRemoved.text':
    '{brand} {site}のアカウントに関するメールでこのコードが表示されるのは、これが最後です。新しいコードは、アカウントでいつでも設定できます。',
  'mail.event.apps.button': '接続済みアプリを見る',
  'mail.event.apps.text':
    'お心当たりがない場合は、下のページでアプリの接続を解除し、続けてパスワードを変更してください。はじめにログインが必要です。',
  'mail.event.deviceCheckChanged.heading': '新しいデバイスの確認設定が変更されました',
  'mail.event.deviceCheckChanged.text':
    '{brand} {site}のアカウントで、新しいデバイスに求めるコードがオンまたはオフに変更されました。',
  'mail.event.emailChanged.heading': 'メールアドレスが変更されました',
  'mail.event.emailChanged.text':
    '{brand} {site}のアカウントに関するコードとお知らせは、今後、別のアドレスにお送りします。7日間は、以前のアドレスからもアカウントをロックできます。',
  'mail.event.factorsReset.heading': '認証アプリとパスキーが削除されました',
  'mail.event.factorsReset.text':
    '{brand} {site}のアカウントへのログインに、認証アプリやパスキーは不要になりました。出金は一定期間、一時停止されます。',
  'mail.event.identity.button': '本人確認の状況を見る',
  'mail.event.identity.preview': '{host}にログインしてご確認ください。',
  'mail.event.identity.text': '下のページでログインしてご確認ください。',
  'mail.event.identityRefused.heading': '本人確認を完了できませんでした',
  'mail.event.identityRefused.text':
    '{brand} {site}のアカウントについて、お客様の情報を確認できませんでした。ページで理由を確認し、もう一度お試しいただけます。',
  'mail.event.identityVerified.heading': '本人確認が完了しました',
  'mail.event.identityVerified.text': '{brand} {site}のアカウントについて、お客様の情報を承認しました。',
  'mail.event.lock.button': 'アカウントをロック',
  'mail.event.lock.text':
    'お心当たりがない場合は、アカウントをロックしてください。誰もログインできなくなり、すべてのデバイスからログアウトされます。ページでは、はじめにご本人であることを確認します。',
  'mail.event.loginNewDevice.heading': '新しいデバイスからのログイン',
  'mail.event.loginNewDevice.text':
    'どなたか（おそらくお客様ご自身）が、新しいデバイスで{brand} {site}にログインしました。',
  'mail.event.mobileChanged.heading': '携帯電話番号が変更されました',
  'mail.event.mobileChanged.text':
    '{brand} {site}のアカウントに関するコードは、今後、別の番号にお送りします。7日間は、以前の番号からもアカウントをロックできます。',
  'mail.event.passkeyAdded.heading': 'パスキーが追加されました',
  'mail.event.passkeyAdded.text':
    'このパスキーを使うと、パスワードなしで{brand} {site}のアカウントにログインできます。',
  'mail.event.passkeyRemoved.heading': 'パスキーが削除されました',
  'mail.event.passkeyRemoved.text': 'このパスキーでは、{brand} {site}のアカウントにログインできなくなりました。',
  'mail.event.passwordChanged.heading': 'パスワードが変更されました',
  'mail.event.passwordChanged.text':
    '{brand} {site}のアカウントに新しいパスワードが設定されました。他のすべてのデバイスからログアウトされました。',
  'mail.event.passwordReset.heading': 'パスワードが再設定されました',
  'mail.event.passwordReset.text':
    '{brand} {site}のアカウントに新しいパスワードが設定されました。他のすべてのデバイスからログアウトされました。出金は24時間一時停止されます。',
  'mail.event.preview':
    'ご本人によるものであれば、お手続きは不要です。そうでない場合は、今すぐ{host}でご対応ください。',
  'mail.event.qrApproved.heading': 'QRコードによるログインが承認されました',
  'mail.event.qrApproved.text': '{brand} {site}のアカウントにログイン中のデバイスが、別のデバイスを承認しました。',
  'mail.event.recoveryCodeUsed.heading': 'リカバリーコードが使用されました',
  'mail.event.recoveryCodeUsed.text':
    '{brand} {site}で認証アプリまたはパスキーの代わりに使用されたため、このコードはもう使えません。なくなる前に、新しいコードを作成してください。',
  'mail.event.recoveryCodesMade.heading': '新しいリカバリーコードが作成されました',
  'mail.event.recoveryCodesMade.text': '以前のコードは、{brand} {site}では使えなくなりました。',
  'mail.event.subject': '{brand}：{heading}',
  'mail.event.oauthGranted.heading': 'アプリがアカウントを利用できるようになりました',
  'mail.event.oauthGranted.text': 'このアプリは、接続を解除するまで、{brand} {site}で許可された操作を行えます。',
  'mail.event.thirdPartyLinked.heading': '他のサービスが連携されました',
  'mail.event.thirdPartyLinked.text': 'このサービスで、{brand} {site}のアカウントにログインできるようになりました。',
  'mail.event.thirdPartyUnlinked.heading': '他のサービスの連携が解除されました',
  'mail.event.thirdPartyUnlinked.text': 'このサービスでは、{brand} {site}のアカウントにログインできなくなりました。',
  'mail.event.totpAdded.heading': '認証アプリが追加されました',
  'mail.event.totpAdded.text': '今後、{brand} {site}のアカウントへのログインには、このアプリのコードが必要です。',
  'mail.event.totpRemoved.heading': '認証アプリが削除されました',
  'mail.event.totpRemoved.text': '{brand} {site}のアカウントへのログインに、このアプリのコードは不要になりました。',
  'mail.event.unblock.button': 'アカウントのロックを解除',
  'mail.event.unblock.text':
    '再びログインする場合は、24時間後にアカウントのロックを解除できます。ページでは、はじめにご本人であることを確認します。',
  'mail.event.wasYou': 'ご本人によるものであれば、お手続きは不要です。',
  'mail.fact.browserOnSystem': '{browser}（{system}）',
  'mail.fact.detail.application': 'アプリ：{value}',
  'mail.fact.detail.email': '新しいアドレス：{value}',
  'mail.fact.detail.letIn': '承認されたデバイス：{value}',
  'mail.fact.detail.mobile': '新しい番号：{value}',
  'mail.fact.detail.name': '名前：{value}',
  'mail.fact.detail.provider': 'サービス：{value}',
  'mail.fact.device': 'デバイス：{value}',
  'mail.fact.place': '場所：{value}（ネットワークアドレスに基づく）',
  'mail.fact.time': '日時：{value}',
  'mail.fact.unknown': '不明',
  'mail.fact.unknownPlace': '場所：不明',
  'mail.footer': '送信元：{brand} {site}、{host}。このメールに追跡機能や外部画像は含まれません。',
  'mail.link.login.button': 'ログイン',
  'mail.link.login.heading': '{brand}にログイン',
  'mail.link.login.notYou':
    'お心当たりがない場合、お手続きは不要です。このメールがなければ、誰もこのログインを利用できません。',
  'mail.link.login.subject': '{brand}のログインリンク',
  'mail.link.login.text': 'このリンクを開くと、そのブラウザで{brand} {site}にログインします。',
  'mail.link.reset.button': 'パスワードを設定',
  'mail.link.reset.heading': '新しいパスワードを設定',
  'mail.link.reset.notYou': 'お心当たりがない場合、お手続きは不要です。パスワードは変わりません。',
  'mail.link.reset.subject': '{brand}のパスワードを再設定',
  'mail.link.reset.text': '{brand} {site}のアカウントに新しいパスワードを設定するには、このリンクを使用してください。',
  'mail.lostItem.authenticator.heading': '認証アプリとパスキーは削除される予定です',
  'mail.lostItem.authenticator.text':
    'どなたか（おそらくお客様ご自身）が、{brand} {site}の認証アプリとパスキーの紛失を届け出ました。{time}から削除できます。',
  'mail.lostItem.button': '申請を中止',
  'mail.lostItem.email.heading': 'メールアドレスは変更される予定です',
  'mail.lostItem.email.text':
    'どなたか（おそらくお客様ご自身）が、{brand} {site}のアカウントのこのメールアドレスを利用できなくなったと届け出ました。{time}から別のアドレスに変更できます。',
  'mail.lostItem.mobile.heading': '携帯電話番号は変更される予定です',
  'mail.lostItem.mobile.text':
    'どなたか（おそらくお客様ご自身）が、{brand} {site}のアカウントに登録された携帯電話の紛失を届け出ました。{time}から別の番号に変更できます。',
  'mail.lostItem.notYou':
    'お心当たりがない場合は、今すぐボタンを押して中止し、パスワードを変更してください。他人に知られている可能性があります。',
  'mail.lostItem.preview': 'お心当たりがない場合は、今すぐ中止してください。',
  'mail.lostItem.wasYou':
    'ご本人によるものであれば、{time}以降に{host}に戻り、手続きを完了してください。それまで、お手続きは不要です。',
  'mail.noAccount.action':
    '別のアドレス、または携帯電話番号で登録されましたか？そちらをお試しいただくか、{host}でアカウントを作成してください。',
  'mail.noAccount.heading': 'このアドレスのアカウントはありません',
  'mail.noAccount.notYou': 'お心当たりがない場合、お手続きは不要です。',
  'mail.noAccount.preview': '別のアドレスをお使いかもしれません。{host}でもう一度お試しください。',
  'mail.noAccount.subject': 'このアドレスの{brand}アカウントはありません',
  'mail.noAccount.text':
    'どなたか（おそらくお客様ご自身）が、{brand} {site}を利用するためにこのアドレスを入力しました。このアドレスのアカウントはありません。',
  'mail.registrationCode.expires':
    'コードは{minutes, plural, other {#分間}}、1回限り有効です。期限が切れた場合は、ページで新しいコードをリクエストしてください。',
  'mail.registrationCode.heading': 'お客様のコード',
  'mail.registrationCode.notYou':
    'お心当たりがない場合、お手続きは不要です。このコードがなければ、アカウントは作成されません。',
  'mail.registrationCode.preview': '{host}でのみ入力してください。{brand}がお尋ねすることはありません。',
  'mail.registrationCode.subject': '{code}は{brand}のコードです',
  'mail.registrationCode.text': '{brand} {site}のアカウントを作成するには、次のコードを入力してください。',
  'mail.registrationLink.button': 'アドレスを確認',
  'mail.registrationLink.expires':
    'リンクとコードは{minutes, plural, other {#分間}}、1回限り有効です。期限が切れた場合は、最初のページで新しいものをリクエストしてください。',
  'mail.registrationLink.heading': 'アドレスの確認',
  'mail.registrationLink.notYou':
    'お心当たりがない場合、お手続きは不要です。確認が行われない限り、アカウントは作成されません。',
  'mail.registrationLink.otherDevice':
    '別のデバイスをお使いの場合は、手続きを始めたページで次のコードを入力してください。',
  'mail.registrationLink.preview': 'リンクを押すと{host}が開きます。リンクは{minutes, plural, other {#分間}}有効です。',
  'mail.registrationLink.subject': '{brand}に登録するアドレスの確認',
  'mail.registrationLink.text': '{brand} {site}のアカウントのパスワードを設定する前に、あと1ステップ必要です。',
  'mail.safety.heading': '当社からのメールかどうかを確認するには',
  'mail.safety.text':
    'コードは{host}でのみ入力し、誰にも教えないでください。{brand}がメール、メッセージ、電話でコードをお尋ねすることはありません。コードを尋ねる人は、お客様のアカウントに侵入しようとしています。',
  'mail.safety.text.link':
    'リンクが開くのは{host}だけです。入力を始める前に、ブラウザのアドレスバーをご確認ください。当社がメール、メッセージ、電話でパスワードやコードをお尋ねすることはありません。',
  'mail.safety.text.noCode':
    'このサイトの公式アドレスは{host}のみです。当社がメール、メッセージ、電話でパスワードをお尋ねすることはありません。このメールには、あえてリンクを入れていません。アドレスはご自身で入力してください。',
};
