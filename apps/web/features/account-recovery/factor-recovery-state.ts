import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import type { RecoverableFactor } from '@gatehouse/rules/verification/account-recovery';
import type { AnswerEvent } from '../forms/answered.ts';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';
import type { StoredRequest } from './stored-uuid.ts';

type Shown = { readonly refused?: Refused };
type At<Step extends string, Data = unknown> = { readonly step: Step } & Data;
/** The request's state in the API. */
type Request = { readonly at: FactorRecoveryResult };

/** The errors of the first form. */
export type WrongStart = {
  readonly account?: 'empty' | 'shape';
  readonly password?: { readonly why: 'empty' | number; readonly triesLeft?: number; readonly pauseS?: number };
};
/** The error of a new address or number: a slip, or the code of an answer. */
export type WrongName = 'empty' | 'shape' | 'short' | 'country' | number;
export type NewName = { readonly email: string } | { readonly mobile: string; readonly country: string };

/**
 * SHELL-10: lost factor and account, the proofs, the new name, the wait; or a request is cancelled by the link of a
 * mail.
 */
export type FactorRecoveryState =
  /** `ready`: the wait is over, and the user identifies again. */
  | At<'start', { readonly wrong?: WrongStart; readonly ready?: RecoverableFactor } & Shown>
  | At<'beginning'>
  | At<'recalling', { readonly uuid: string } & Shown>
  | At<'proving', Request>
  | At<'changing', Request>
  | At<'naming', Request & Shown & { readonly wrong?: WrongName }>
  | At<'sendingName', Request>
  | At<'waiting', Request>
  | At<'done', Request>
  | At<'support', Request>
  | At<'nothing', Request>
  | At<'stop', Required<StoredRequest> & Shown>
  | At<'stopping', Required<StoredRequest>>
  | At<'ended', { readonly why: FactorRecoveryEndReason }>;
export type FactorRecoveryEndReason = 'expired' | 'cancelled' | 'stopped' | 'unknown';

export type FactorRecoveryEvent =
  | { readonly type: 'found'; readonly uuid: string }
  | { readonly type: 'stopFound'; readonly uuid: string; readonly token: string }
  | { readonly type: 'resetFound'; readonly reset: string }
  | {
      readonly type: 'given';
      readonly item: RecoverableFactor;
      readonly account: string;
      readonly wrong: WrongStart | undefined;
    }
  | { readonly type: 'proved'; readonly answer: SubmitAnswer }
  | { readonly type: 'cannot' }
  | { readonly type: 'nameGiven'; readonly name: NewName; readonly wrong: WrongName | undefined }
  | { readonly type: 'confirmed' }
  | { readonly type: 'restarted' }
  | { readonly type: 'retried' }
  | AnswerEvent;

/** The password stays in the form, where `begin` reads it. */
export type FactorRecoveryEffect =
  | { readonly type: 'find' }
  | { readonly type: 'forget' }
  | { readonly type: 'begin'; readonly item: RecoverableFactor; readonly account: string }
  | { readonly type: 'beginByReset'; readonly reset: string }
  | { readonly type: 'recall'; readonly uuid: string }
  | { readonly type: 'keep'; readonly uuid: string }
  | { readonly type: 'without'; readonly uuid: string; readonly cannot: 'email' | 'mobile' | 'factor' }
  | { readonly type: 'name'; readonly uuid: string; readonly name: NewName }
  | { readonly type: 'stop'; readonly uuid: string; readonly token: string };
