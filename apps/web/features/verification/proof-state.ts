import type { AuthMethod, CodeSent, PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';

/** A challenge; with the times of what has been sent already, where whoever opened it has sent it. */
export type AskedFor = PendingChallenge & Partial<Pick<CodeSent, 'resend_at'>> & { readonly standing?: Standing };

/** What is said at once of a proof that is asked for again, or whose first sending did not work. */
export type Standing =
  | { readonly notSent: Refused }
  | { readonly refused: Refused }
  | { readonly wrong: WrongProof }
  | { readonly lapsed: Lapsed };

/** Ways whose code or link has to be sent first, and ways whose proof is typed at once. */
export type SentWay = 'email' | 'email_link' | 'mobile';
export type TypedWay = 'email' | 'mobile' | 'totp' | 'recovery' | 'password';

/** What is wrong with what was typed: nothing there, no such shape, or the code of an answer. */
export type WrongProof = { readonly why: 'empty' | 'shape' | number; readonly triesLeft?: number };
/**
 * When what was sent may be sent again, and until when it is good: epoch ms, 0 where nothing was sent. `link`: it is a mail with
 * a link, which says a code as well.
 */
export type Sent = { readonly resendAt: number; readonly expiresAt: number; readonly link?: true };

/** What a screen says beside its question. */
type Told = {
  readonly wrong?: WrongProof;
  readonly refused?: Refused;
  /** Another code or link is on its way. */
  readonly again?: true;
  readonly lapsed?: Lapsed;
};

/** What was sent does nothing here any more, and another may be sent: it is over, or its link was opened on another device. */
export type Lapsed = 'expired' | 'elsewhere';

/** Why nothing can be proven any more: too late, too many wrong answers, or done on another device. */
export type OverWhy = 'expired' | 'used' | 'elsewhere';

/** What is typed stays in the form: no state holds a code or a password. */
export type VerificationState =
  | ({ readonly step: 'choosing'; readonly from: AuthMethod } & Sent)
  /** `refused`: what stopped the try before, which is shown until there is an answer. */
  | ({ readonly step: 'sending'; readonly way: SentWay; readonly again: boolean; readonly refused?: Refused } & Sent)
  | { readonly step: 'notSent'; readonly way: SentWay; readonly refused: Refused; readonly link?: true }
  | ({ readonly step: 'typing'; readonly way: TypedWay } & Sent & Told)
  | ({ readonly step: 'waiting'; readonly way: 'email_link' } & Sent & Told)
  | ({ readonly step: 'passkey'; readonly way: 'passkey'; readonly dismissed?: true } & Sent & Told)
  | ({ readonly step: 'checking'; readonly way: TypedWay | 'passkey' } & Sent)
  | { readonly step: 'over'; readonly why: OverWhy }
  | { readonly step: 'done'; readonly way: AuthMethod };

export type VerificationEvent =
  | { readonly type: 'otherWayAsked' }
  | { readonly type: 'wayChosen'; readonly way: AuthMethod }
  | { readonly type: 'sendAsked' }
  /** The mail of a link says a code as well. */
  | { readonly type: 'codeWanted' }
  | { readonly type: 'linkWanted' }
  /** `code` is absent for a password, which its effect reads from the form; `unchanged`: it was refused before. */
  | { readonly type: 'given'; readonly wrong?: 'empty' | 'shape'; readonly code?: string; readonly unchanged?: true }
  | { readonly type: 'passkeyAsked' }
  | { readonly type: 'passkeyDismissed' }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer }
  /** An answer that whoever asked goes on from, even where it is about a proof. */
  | { readonly type: 'settled'; readonly answer: SubmitAnswer }
  /** An answer that is told here, and after which it can be tried again. */
  | { readonly type: 'stopped'; readonly answer: SubmitAnswer }
  /** What a tab that waits for a link has heard. */
  | { readonly type: 'noticed'; readonly news: 'passed' | 'elsewhere' | 'expired' }
  | { readonly type: 'lapsed'; readonly why: Lapsed };

export type VerificationEffect =
  | { readonly type: 'send'; readonly item: SentWay }
  | { readonly type: 'check'; readonly way: TypedWay; readonly code: string }
  | { readonly type: 'passkey' }
  | { readonly type: 'awaitLink' }
  /** A phone may hand over the code by itself; where its mail has a link, that may be opened. */
  | { readonly type: 'awaitCode'; readonly way: TypedWay; readonly link?: true }
  | { readonly type: 'tell'; readonly answer: SubmitAnswer };
