import type { When } from '@gatehouse/rules/errors/error-row';

/** Conditions of error answers that depend on the call or on its result. */
const on = (check: string, calls: RegExp): When => ({ check: `on ${check}`, when: ({ call }) => calls.test(call) });

export const onLogin = on('login calls', /^\/(?:login|user\/public\/login_compliance)$/);
export const onRegister = on(
  'register calls',
  /^\/(?:verify\/register|register|user\/public\/register(?:_compliance)?)(?:\/|$)/,
);
export const onAffiliate = on('affiliate calls', /^\/(?:affiliate|s1\/code|fiat\/public\/channel)\//);
export const onQuickToken = on('quick_token', /^\/user\/private\/quick_token$/);
export const onBackground = on(
  'calls that run in the background (`/logout`, `/v2/private/user/profile`, `/user/private/info`, `/v2/public/metrics`)',
  /^\/(?:logout|v2\/private\/user\/profile|user\/private\/info|v2\/public\/metrics)$/,
);
export const onUnbindCode = on('the code to unbind 2FA', /\/unbind-google-2fa\/send-code-to-email$/);
export const onAuthorize = on('authorize', /^\/oauth\/v1\/private\/authorize$/);
const onThirdParty = on('third-party login', /^\/user\/public\/login\/thirdparty$/);

export const afterWrongPasswords: When = {
  check: 'on login calls with 3, 4 or 5 wrong passwords',
  when: (context) => !!onLogin.when?.(context) && [3, 4, 5].includes(context.passErrCount ?? 0),
};
export const inTelegram: When = {
  check: 'on third-party login inside Telegram',
  when: (context) => !!context.telegram && !!onThirdParty.when?.(context),
};
const onLaunchMark = on('the call that marks a mini-app', /^\/user\/public\/telegram\/launch$/);
export const inTelegramSession: When = {
  check: 'inside Telegram, but for the call that only marks a mini-app',
  when: (context) => !!context.telegram && !onLaunchMark.when?.(context),
};
