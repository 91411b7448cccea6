import { call } from '../call/call.ts';
import type { RingFencedResult } from '../region/region.ts';
import type { CodeSent, PasskeyRequestOptions, PendingChallenge } from './challenge.ts';
import type { LoginBeginPayload, LoginPayload } from './login.schema.ts';
import type { LoginVerifyPayload } from './login-verify.schema.ts';

export type { LoginPayload };

/**
 * On `wrongPassword` the result carries the count; 3, 4 and 5 are shown (LOGIN-07). `verificationAsked` (20100) carries the
 * challenge that is left: of a second factor, or of a device that is new. The two codes of REGION-09 name the account's own site.
 */
export type LoginResult = { id: number } | LoginFailed | LoginChallenge | RingFencedResult;
/**
 * With the last one that is counted, also until when login is paused (epoch ms), and for how many seconds; with the two before it,
 * for how many seconds it would be paused after the last.
 */
export type LoginFailed = { pass_err_count: number; retry_at?: number; retry_after?: number; pause_after?: number };
/**
 * `why`: the account has a second factor, the device is new, or something about the attempt is unusual. `passkey_host`: its only
 * second factor is a passkey that works there and not here. `account`: its masked name; the first factor has been right.
 * `device_known`: beside a second factor, that the device is trusted already.
 */
export type LoginChallenge = PendingChallenge & {
  why: 'factor' | 'device' | 'risk';
  passkey_host?: string;
  account?: string;
  device_known?: true;
};
/** LOGIN-01 */
export const login = call<LoginPayload, LoginResult>('POST', '/login', { access: 'public', hideError: true });
/** LOGIN-01, SITE-08 */
export const loginCompliance = call<LoginPayload, LoginResult>('POST', '/user/public/login_compliance', {
  access: 'public',
  hideError: true,
});

/** The environment's public key: SPKI in base64, and the server's clock (epoch ms). */
export type EncryptKeyResult = { kid: string; spki: string; now: number };
export const encryptKey = call<undefined, EncryptKeyResult>('GET', '/user/public/encrypt-key', {
  access: 'public',
  hideError: true,
  ours: true,
});

/**
 * LOGIN-02: begins a login by code or link, and sends it. The answer is the same whether or not there is an account; the
 * challenge is answered with `loginVerify`.
 */
export const loginBegin = call<LoginBeginPayload, PendingChallenge & CodeSent>('POST', '/user/public/login/begin', {
  access: 'public',
  hideError: true,
  ours: true,
});

/** Begins a login by passkey without a login name: the user picks a passkey in the browser's list. */
export const loginPasskey = call<undefined, { uuid: string; options: PasskeyRequestOptions }>(
  'POST',
  '/user/public/login/passkey',
  { access: 'public', hideError: true, ours: true },
);

/**
 * Answers a challenge of a login: the first factor where it is a code, a link or a passkey, and the second of every way to
 * log in. The answer carries a session's token, or `verificationAsked` with what is left.
 */
export const loginVerify = call<LoginVerifyPayload, LoginResult>('POST', '/user/public/login/verify', {
  access: 'public',
  hideError: true,
  ours: true,
});
