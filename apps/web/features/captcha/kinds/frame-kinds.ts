import type { OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { MakeFrameWidget } from '../frame/frame-widget.ts';
import { makeGeetest } from './geetest/geetest-widget.ts';
import { makeRecaptcha } from './recaptcha/recaptcha-widget.ts';
import { makeTencent } from './tencent/tencent-widget.ts';

/** CAPT-01: the widgets of other companies, inside the frame. */
export const frameKinds: Readonly<Record<OutsideCaptchaKind, MakeFrameWidget>> = {
  geetest: makeGeetest,
  tencent: makeTencent,
  recaptcha: makeRecaptcha,
};
