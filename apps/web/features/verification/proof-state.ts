import type { AuthMethod, CodeSent, PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';

/** A challenge; `resend_at` where a code or link is already sent. */
export type ShownChallenge = PendingChallenge & Partial<Pick<CodeSent, 'resend_at'>> & { readonly standing?: Standing };

/** The status of a repeated verification, or of one whose first sending failed. */
export type Standing =
  | { readonly notSent: Refused }
  | { readonly refused: Refused }
  | { readonly wrong: WrongProof }
  | { readonly lapsed: Lapsed };

/** Methods with a code or link that is sent, and methods with a typed proof. */
export type SentMethod = 'email' | 'email_link' | 'mobile';
export type TypedMethod = 'email' | 'mobile' | 'totp' | 'recovery' | 'password';

/** The error of a typed proof: empty, malformed, or the code of an answer. */
export type WrongProof = { readonly why: 'empty' | 'shape' | number; readonly triesLeft?: number };
/**
 * When it may be sent again, and until when it is valid: epoch ms, 0 where nothing was sent. `link`: the mail has a
 * link beside the code.
 */
export type Sent = { readonly resendAt: number; readonly expiresAt: number; readonly link?: true };

/** Feedback on a screen. */
type Feedback = {
  readonly wrong?: WrongProof;
  readonly refused?: Refused;
  /** Another code or link was sent. */
  readonly again?: true;
  readonly lapsed?: Lapsed;
};

/**
 * Why a link or code cannot be used here, though another may be sent: it expired, or its link was opened on another
 * device.
 */
export type Lapsed = 'expired' | 'elsewhere';

/** Why the challenge ended: expired, too many wrong answers, or completed on another device. */
export type ChallengeEndReason = 'expired' | 'used' | 'elsewhere';

/** Typed values stay in the form: no state holds a code or a password. */
export type VerificationState =
  | ({ readonly step: 'choosing'; readonly from: AuthMethod } & Sent)
  /** `refused`: the last failure, shown until there is an answer. */
  | ({
      readonly step: 'sending';
      readonly way: SentMethod;
      readonly again: boolean;
      readonly refused?: Refused;
    } & Sent &
      Pick<Feedback, 'wrong'>)
  | { readonly step: 'notSent'; readonly way: SentMethod; readonly refused: Refused; readonly link?: true }
  | ({ readonly step: 'typing'; readonly way: TypedMethod } & Sent & Feedback)
  | ({ readonly step: 'waiting'; readonly way: 'email_link' } & Sent & Feedback)
  | ({ readonly step: 'passkey'; readonly way: 'passkey'; readonly dismissed?: true } & Sent & Feedback)
  | ({ readonly step: 'checking'; readonly way: TypedMethod | 'passkey' } & Sent)
  | { readonly step: 'over'; readonly why: ChallengeEndReason }
  | { readonly step: 'done'; readonly way: AuthMethod };

export type VerificationEvent =
  | { readonly type: 'otherWayAsked' }
  | { readonly type: 'wayChosen'; readonly way: AuthMethod }
  | { readonly type: 'sendAsked' }
  /** The mail of a link has a code as well. */
  | { readonly type: 'codeWanted' }
  | { readonly type: 'linkWanted' }
  /** `code` is absent for a password, which the effect reads from the form; `unchanged`: it was refused before. */
  | { readonly type: 'given'; readonly wrong?: 'empty' | 'shape'; readonly code?: string; readonly unchanged?: true }
  | { readonly type: 'passkeyAsked' }
  | { readonly type: 'passkeyDismissed' }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer }
  /** An answer that the caller handles, even where it is about a proof. */
  | { readonly type: 'settled'; readonly answer: SubmitAnswer }
  /** An answer that is shown here, after which the user can retry. */
  | { readonly type: 'stopped'; readonly answer: SubmitAnswer }
  /** News for a tab that waits for a link. */
  | { readonly type: 'noticed'; readonly news: 'passed' | 'elsewhere' | 'expired' }
  | { readonly type: 'lapsed'; readonly why: Lapsed };

export type VerificationEffect =
  | { readonly type: 'send'; readonly item: SentMethod }
  | { readonly type: 'check'; readonly way: TypedMethod; readonly code: string }
  | { readonly type: 'passkey' }
  | { readonly type: 'awaitLink' }
  /** Waits for a code from a text message; where the mail has a link, for that too. */
  | { readonly type: 'awaitCode'; readonly way: TypedMethod; readonly link?: true }
  | { readonly type: 'tell'; readonly answer: SubmitAnswer };
