import type { CaptchaProviders, CaptchaSettings } from './captcha.ts';

/** The captchas of a running product, as the explorer knows them. */
export type ConfiguredCaptchas = {
  readonly providers: CaptchaProviders;
  /** CAPT-02: by site. */
  readonly settings: Readonly<Record<string, CaptchaSettings>>;
};
