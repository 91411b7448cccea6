import type { AccountRecoveryFacts, RecoverableFactor } from '@gatehouse/rules/verification/account-recovery';
import { call } from '../call/call.ts';
import type { Asked, CodeSent, VerifiedPayload } from '../login/challenge.ts';
import type { LoginAsked } from '../login/login.ts';
import type {
  AccountRecoveryQuery,
  FactorRecoveryBeginPayload,
  FactorRecoveryNamePayload,
  FactorRecoveryStopPayload,
  FactorRecoveryWithoutPayload,
  ResetBeginPayload,
  ResetPasswordPayload,
} from './account-recovery.schema.ts';

const ours = { access: 'public', ours: true, hideError: true } as const;

/**
 * SHELL-10: begins to reset a password, and sends the proof: to an address a link with a code beside it, to a number a code.
 * The answer is the same whether or not there is an account.
 */
export const resetBegin = call<ResetBeginPayload, Asked & CodeSent>('POST', '/user/public/retrieve/begin', ours);

/**
 * Where a reset stands for this device. `proof` and `factor` carry what is asked for; `password`: everything is proved;
 * `elsewhere`: its link was opened on another device, which goes on; `done`: it has been finished. `uuid` stays that of the
 * first challenge. `moved`: it began on another device.
 */
export type ResetState = {
  uuid: string;
  state: 'proof' | 'factor' | 'password' | 'elsewhere' | 'done' | 'expired';
  asked?: Asked;
  moved?: boolean;
};
/** Answers the first challenge, or the one of the second factor. A link is answered by the device that opens it. */
export const resetVerify = call<VerifiedPayload, ResetState>('POST', '/user/public/retrieve/prove', ours);
export const resetState = call<AccountRecoveryQuery, ResetState>('GET', '/user/public/retrieve/state', ours);

/**
 * The new password is set, every session of the account has ended, and withdrawals wait for 24 hours. `id`: logged in, with a
 * token; `asked`: a login is left to confirm (`loginVerify`); `refused`: by this code nobody logs in here now.
 * Refused with `resetOver`, `factorLeft`, `samePassword`, `passwordRefused`.
 */
export type ResetFinished = { id: number } | { asked: LoginAsked } | { refused: number };
export const resetPassword = call<ResetPasswordPayload, ResetFinished>('POST', '/user/public/retrieve/password', ours);

/**
 * Where the request of somebody who has lost something stands. `proving` carries the next proof, and which one it is of how
 * many; `naming` waits for the new address or number, and carries its proof when it was named. `waiting` until `ready_at`;
 * `ready` until `ends_at`, with the last proof for whoever has just said who they are. `support`: nothing that is left is enough;
 * `nothing`: the account has none of what is said to be lost. Times are epoch milliseconds.
 */
export type FactorRecoveryResult = {
  uuid: string;
  item: RecoverableFactor;
  state: 'proving' | 'naming' | 'waiting' | 'ready' | 'done' | 'cancelled' | 'expired' | 'support' | 'nothing';
  asked?: Asked;
  proving?: 'email' | 'mobile' | 'factor' | 'name';
  step?: number;
  steps?: number;
  wait_hours?: number;
  ready_at?: number;
  ends_at?: number;
  /** With `support`: by what it was decided. */
  facts?: AccountRecoveryFacts;
};
/** Refused like a login: `wrongPassword`, `tooManyPasswordErrors`. A request of before is gone on with. */
export const factorRecoveryBegin = call<FactorRecoveryBeginPayload, FactorRecoveryResult>(
  'POST',
  '/user/public/security-item/begin',
  ours,
);
export const factorRecoveryVerify = call<VerifiedPayload, FactorRecoveryResult>(
  'POST',
  '/user/public/security-item/prove',
  ours,
);
/** Something else is lost as well: another set of proofs, or support. */
export const factorRecoveryWithout = call<FactorRecoveryWithoutPayload, FactorRecoveryResult>(
  'POST',
  '/user/public/security-item/without',
  ours,
);
/** Names the new address or number; its code is sent by `challengeSend`. */
export const factorRecoveryName = call<FactorRecoveryNamePayload, FactorRecoveryResult>(
  'POST',
  '/user/public/security-item/name',
  ours,
);
export const factorRecoveryResult = call<AccountRecoveryQuery, FactorRecoveryResult>(
  'GET',
  '/user/public/security-item/state',
  ours,
);
/** Cancels by the link of the mail. Repeated, the answer is the same. Refused with `lostItemUnknown`. */
export const factorRecoveryStop = call<FactorRecoveryStopPayload, FactorRecoveryResult>(
  'POST',
  '/user/public/security-item/stop',
  ours,
);

/** Requests that wait or are ready, for every session of the account to see. */
export type FactorRecoveryRow = {
  uuid: string;
  item: RecoverableFactor;
  state: 'waiting' | 'ready';
  ready_at: number;
  ends_at: number;
};
export const factorRecoveryList = call<undefined, { requests: FactorRecoveryRow[] }>(
  'GET',
  '/user/private/security-item/list',
  {
    access: 'private',
    hideError: true,
    ours: true,
  },
);
/** Without a step-up: whoever sees a request that is not theirs must be able to stop it. */
export const factorRecoveryCancel = call<AccountRecoveryQuery, { requests: FactorRecoveryRow[] }>(
  'POST',
  '/user/private/security-item/cancel',
  { access: 'private', ours: true },
);
