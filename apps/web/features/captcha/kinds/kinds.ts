import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { OpenWidget } from '../frame/captcha-widget.ts';
import { openGeetest } from './geetest/geetest.ts';
import { openMagpie } from './magpie/magpie.ts';
import { openRecaptcha } from './recaptcha/recaptcha.ts';
import { openTencent } from './tencent/tencent.ts';

/** CAPT-01: the kinds that can be seen. */
export const captchaKinds: Readonly<Record<CaptchaKind, OpenWidget>> = {
  geetest: openGeetest,
  tencent: openTencent,
  recaptcha: openRecaptcha,
  magpie: openMagpie,
};
