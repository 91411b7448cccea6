import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import type { CaptchaKind } from '@gatehouse/rules/captcha/captcha';
import type { CaptchaQuestion } from '@gatehouse/rules/captcha/captcha-order';
import type { FlowRun } from '../../platform/flow/run-flow.ts';
import type { Refused } from '../forms/submit-answer.ts';

/** A proof as a call carries it; it serves one call. */
export type CaptchaProof = { readonly kind: CaptchaKind; readonly fields: CaptchaProofFields };

/** Kinds that did not load or could not be solved, in order. */
type Failed = { readonly failed: readonly CaptchaKind[] };
/** What `nextCaptcha` chooses by. */
type Asked = { readonly question: CaptchaQuestion };
type Shown = Failed & Asked & { readonly kind: CaptchaKind };

export type CaptchaState =
  | { readonly step: 'idle' }
  /** magpie works unseen, or is done already. */
  | { readonly step: 'unseen' }
  /** CAPT-02: the page has no settings, and the config is waited for. */
  | ({ readonly step: 'configuring' } & Failed)
  | ({ readonly step: 'loading' } & Shown)
  /** CAPT-05: one widget at a time: while it shows, it is being verified. */
  | ({ readonly step: 'shown'; readonly verifying: true } & Shown)
  /** `refused`: the API gives no more challenges for a while. */
  | ({ readonly step: 'unavailable'; readonly refused?: Refused } & Failed)
  | { readonly step: 'solved'; readonly proof: CaptchaProof }
  /** Nothing is asked for, or nothing can be known: the call goes without a proof, and the server decides. */
  | { readonly step: 'skipped' }
  | { readonly step: 'cancelled' };

/** How an attempt ended. */
export type CaptchaEnd = Extract<CaptchaState, { step: 'solved' | 'skipped' | 'cancelled' }>;

export type CaptchaEvent =
  | { readonly type: 'unseenAsked' }
  /** `failed`: kinds that are not to be tried. */
  | ({ readonly type: 'visibleAsked' } & Failed)
  | { readonly type: 'skipped' }
  /** The scene asks for a visible captcha at once. */
  | { readonly type: 'visibleNeeded' }
  | ({ readonly type: 'configured' } & Asked)
  | { readonly type: 'loaded' }
  | { readonly type: 'solved'; readonly proof: CaptchaProof }
  | { readonly type: 'failed'; readonly refused?: Refused }
  /** The user closed the widget or the dialog. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'retried' };

export type CaptchaEffect =
  | { readonly type: 'takeUnseen' }
  | { readonly type: 'readConfig' }
  | { readonly type: 'load'; readonly kind: CaptchaKind }
  | { readonly type: 'show' }
  /** CAPT-03, CAPT-04: a toast of 2 s, and a report. */
  | { readonly type: 'report'; readonly kind: CaptchaKind };

export type CaptchaRun = FlowRun<CaptchaState, CaptchaEvent>;
