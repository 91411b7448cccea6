import type { AccountRecoveryFacts, RecoverableFactor } from '@gatehouse/rules/verification/account-recovery';
import { call } from '../call/call.ts';
import type { CodeSent, PendingChallenge, VerifiedPayload } from '../login/challenge.ts';
import type { LoginChallenge } from '../login/login.ts';
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
export const resetBegin = call<ResetBeginPayload, PendingChallenge & CodeSent>(
  'POST',
  '/user/public/retrieve/begin',
  ours,
);

/**
 * The state of a password reset for this device. `proof` and `factor` carry the challenge; `password`: everything is proved;
 * `elsewhere`: its link was opened on another device, which continues; `done`: finished. `uuid` stays that of the
 * first challenge. `moved`: it began on another device.
 */
export type ResetState = {
  uuid: string;
  state: 'proof' | 'factor' | 'password' | 'elsewhere' | 'done' | 'expired';
  asked?: PendingChallenge;
  moved?: boolean;
};
/** Answers the first challenge, or the one of the second factor. A link is answered by the device that opens it. */
export const resetVerify = call<VerifiedPayload, ResetState>('POST', '/user/public/retrieve/prove', ours);
export const resetState = call<AccountRecoveryQuery, ResetState>('GET', '/user/public/retrieve/state', ours);

/**
 * The new password is set, every session of the account has ended, and withdrawals wait for 24 hours. `id`: logged in, with a
 * token; `asked`: the login still needs a confirmation (`loginVerify`); `refused`: the code by which the login is refused.
 * Refused with `resetOver`, `factorLeft`, `samePassword`, `passwordRefused`.
 */
export type ResetFinished = { id: number } | { asked: LoginChallenge } | { refused: number };
export const resetPassword = call<ResetPasswordPayload, ResetFinished>('POST', '/user/public/retrieve/password', ours);

/**
 * The state of a recovery request. `proving` carries the next proof, its number and the number of
 * proofs; `naming` waits for the new address or number, and carries its challenge once it is named. `waiting` until `ready_at`;
 * `ready` until `ends_at`, with the last proof for a user who has just authenticated. `support`: the remaining factors are not enough;
 * `nothing`: the account does not have the factor that is reported as lost. Times are epoch milliseconds.
 */
export type FactorRecoveryResult = {
  uuid: string;
  item: RecoverableFactor;
  state: 'proving' | 'naming' | 'waiting' | 'ready' | 'done' | 'cancelled' | 'expired' | 'support' | 'nothing';
  asked?: PendingChallenge;
  proving?: 'email' | 'mobile' | 'factor' | 'name';
  step?: number;
  steps?: number;
  wait_hours?: number;
  ready_at?: number;
  ends_at?: number;
  /** With `support`: the facts of that decision. */
  facts?: AccountRecoveryFacts;
};
/** Refused like a login: `wrongPassword`, `tooManyPasswordErrors`. An open request is continued. */
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
/** Reports that another factor is lost as well: the answer asks for another set of proofs, or leads to support. */
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
export const factorRecoveryState = call<AccountRecoveryQuery, FactorRecoveryResult>(
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
/** No step-up: a user who sees a request of someone else must be able to stop it. */
export const factorRecoveryCancel = call<AccountRecoveryQuery, { requests: FactorRecoveryRow[] }>(
  'POST',
  '/user/private/security-item/cancel',
  { access: 'private', ours: true },
);
