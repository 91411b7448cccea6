import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';

/** CAPT-01: each kind as the specification spells it. */
export const captchaKindSpellings = {
  geetest: 'geecaptcha',
  tencent: 'qqcatpcha',
  recaptcha: 'recaptcha',
  magpie: 'magpie',
} as const satisfies Readonly<Record<CaptchaKind, string>>;

/** Of a spelling on the wire; undefined: there is no such kind. */
export function captchaKindOf(spelling: unknown): CaptchaKind | undefined {
  const kinds = Object.keys(captchaKindSpellings) as CaptchaKind[];
  return kinds.find((kind) => captchaKindSpellings[kind] === spelling);
}
