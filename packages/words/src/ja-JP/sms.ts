export const sms = {
  'sms.alreadyRegistered':
    'この番号にはすでに{brand}アカウントがあります。公式サイト（{host}）でログインしてください。お心当たりがない場合、お手続きは不要です。',
  'sms.code.lock':
    '{code}は{brand}アカウントのロック用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.login':
    '{code}は{brand}のログイン用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.login_second':
    '{code}は{brand}のログイン確認用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.lost_factor':
    '{code}は{brand}の認証アプリまたはパスキーの削除用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.new_name':
    '{code}は{brand}にこの番号を追加するためのコードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.old_name':
    '{code}は{brand}でこの番号を変更するためのコードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.reset':
    '{code}は{brand}の新しいパスワード用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.step_up':
    '{code}は{brand}の変更確認用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.sub_account':
    '{code}は{brand}のサブアカウントのログイン用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.third_party':
    '{code}は{brand}に他のサービスを連携するためのコードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.code.unblock':
    '{code}は{brand}アカウントのロック解除用コードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
  'sms.event':
    '{brand}アカウントのセキュリティ設定が変更されました。内容は公式サイト（{host}）でご確認ください。お心当たりがない場合は、そこでアカウントをロックしてください。',
  'sms.noAccount':
    'この番号の{brand}アカウントはありません。公式サイト（{host}）で、別の番号またはメールアドレスをお試しください。お心当たりがない場合、お手続きは不要です。',
  'sms.numberTaken':
    'この番号にはすでに{brand}アカウントがあります。別の番号をご使用ください。お心当たりがない場合、お手続きは不要です。',
  'sms.registrationCode':
    '{code}は{brand}のコードです。{minutes, plural, other {#分間}}有効です。誰にも教えないでください。当社がお尋ねすることはありません。',
};
