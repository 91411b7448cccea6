import type { Call } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import type { Proof } from '@gatehouse/contract/login/challenge';
import {
  type BanInfo,
  banInfo,
  lockAccount,
  lockBegin,
  lockVerify,
  unblock,
  unblockBegin,
  unblockVerify,
} from '@gatehouse/contract/recovery/ban';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { withCaptcha } from '../sign-in/checked-call.ts';

async function send<Payload>(
  page: PageFrame,
  call: Call<Payload, unknown>,
  payload: Payload,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  const asking = getPlatform(page).ask as (call: Call<Payload, unknown>, ...rest: unknown[]) => Promise<SubmitAnswer>;
  return localizeAnswer(page, asking(call, payload, { signal }));
}

/** The event that flows receive. */
type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };

async function answered(answering: Promise<SubmitAnswer>): Promise<AnsweredEvent> {
  return { type: 'answered', answer: await answering };
}

export type BanPage = 'lock' | 'unblock';

/** Without a name the server takes the account from the session or the token of a refused login. */
export function begin(page: PageFrame, what: BanPage, name: string | undefined, signal: AbortSignal) {
  const call = what === 'lock' ? lockBegin : unblockBegin;
  const named = name === undefined ? {} : { login_name: name };
  // CAPT-06: a user who is logged in locks the own account without one.
  if (what === 'lock' && name === undefined) return answered(send(page, call, named, signal));
  return answered(withCaptcha(page, 'login', (proof) => send(page, call, { ...named, ...proof }, signal), signal));
}

export function verify(page: PageFrame, what: BanPage, uuid: string, proof: Proof, signal: AbortSignal) {
  return send(page, what === 'lock' ? lockVerify : unblockVerify, { uuid, proof }, signal);
}

export function lockNow(page: PageFrame, uuid: string, signal: AbortSignal) {
  return answered(send(page, lockAccount, { uuid }, signal));
}

export function unlockNow(page: PageFrame, uuid: string, signal: AbortSignal) {
  return answered(send(page, unblock, { uuid }, signal));
}

/** BAN-05: the lock of the account whose login was refused; undefined if the server knows none. */
export async function lookUp(page: PageFrame, signal: AbortSignal): Promise<BanInfo | undefined> {
  const { ret_code, result } = await send(page, banInfo, {}, signal);
  const info = result as BanInfo | undefined;
  return ret_code === codes.success && info?.proven ? info : undefined;
}
