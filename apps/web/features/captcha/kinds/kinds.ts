import type { CaptchaKind, OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { OpenWidget } from '../frame/captcha-widget.ts';
import { inFrame, type StartValues } from '../frame/frame-host.ts';
import { geetestParameters } from './geetest/captcha-info.ts';
import { openMagpie } from './magpie/magpie.ts';

/** Kinds whose widget is started with values of each visit. Most need their site key alone, and have no row. */
const startValues: Readonly<Partial<Record<OutsideCaptchaKind, StartValues>>> = { geetest: geetestParameters };

/** CAPT-01: a captcha that can be seen. */
export function openKind(kind: CaptchaKind): OpenWidget {
  return kind === 'magpie' ? openMagpie : inFrame(kind, startValues[kind]);
}
