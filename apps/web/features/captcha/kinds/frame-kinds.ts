import type { OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { FrameKind } from '../frame/frame-widget.ts';
import { geetest } from './geetest/geetest-widget.ts';
import { recaptcha } from './recaptcha/recaptcha-widget.ts';
import { tencent } from './tencent/tencent-widget.ts';

/** CAPT-01: the widgets of other companies, inside the frame. A new kind is a row here, and a folder beside this file. */
export const frameKinds: { readonly [Kind in OutsideCaptchaKind]: FrameKind<Kind> } = { geetest, tencent, recaptcha };
