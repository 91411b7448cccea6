import type { CaptchaDemand } from '@gatehouse/rules/captcha/captcha-demand';
import type { CaptchaPart } from '@gatehouse/rules/captcha/captcha-outage';
import { call } from '../call/call.ts';
import type { CaptchaInfoQuery, MagpieChallengeQuery } from './captcha.schema.ts';
import type { CaptchaProofFields } from './captcha-kinds.ts';

/** CAPT-07: what GeeTest's widget is started with. `success` 0: GeeTest's server is away, and the widget works offline. */
export type CaptchaInfoResult = {
  gt: string;
  challenge: string;
  success: 0 | 1;
  newCaptcha: boolean;
  sGt?: string;
  sChallenge?: string;
};

/** CAPT-07, for login; the second is for sign-up. Errors are suppressed: the captcha falls back to another. */
export const loginCaptchaInfo = call<CaptchaInfoQuery, CaptchaInfoResult>('GET', '/v3/public/user/captcha-info', {
  access: 'public',
  hideError: true,
});
export const signUpCaptchaInfo = call<CaptchaInfoQuery, CaptchaInfoResult>('GET', '/user/public/captcha-info', {
  access: 'public',
  hideError: true,
});

/** A challenge of ALTCHA's version 2, as its libraries read it. */
export type MagpieChallenge = { parameters: Record<string, unknown>; signature: string };

/**
 * CAPT-08: a challenge for this device, site and scene. Its solution, as base64 of ALTCHA's payload, is the `token` of the proof.
 * `demand` says what the scene asks for now; `none`: nothing, and there is no challenge. Times are epoch milliseconds.
 */
export type MagpieResult = {
  demand: CaptchaDemand;
  challenge?: MagpieChallenge;
  expires_at?: number;
  /** Kinds, as the wire spells them, and their parts that an outage drill takes away from this visitor; absent: none. */
  outages?: { kind: string; part: CaptchaPart }[];
};
export const magpieChallenge = call<MagpieChallengeQuery, MagpieResult>('GET', '/user/public/captcha/magpie', {
  access: 'public',
  ours: true,
  hideError: true,
});

/** The result of `captchaRequired` and `captchaRefused`: what is needed instead. */
export type CaptchaRefusal = { scene: string; demand: CaptchaDemand };

export type { CaptchaProofFields };
