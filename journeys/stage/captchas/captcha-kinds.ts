import type { OutsideCaptchaKind } from '../../../packages/rules/src/captcha/captcha.ts';
import type { CaptchaPeer } from './captcha-peer.ts';
import { geetest } from './geetest.ts';
import { recaptcha } from './recaptcha.ts';
import { tencent } from './tencent.ts';

/** CAPT-01: the companies that journeys meet. A new kind is a row here, and a file beside this one. */
export const captchaPeers: Readonly<Record<OutsideCaptchaKind, CaptchaPeer>> = { geetest, tencent, recaptcha };
