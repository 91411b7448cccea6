import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';
import type { LoginChallenge } from '@gatehouse/contract/login/login';
import type { NamedWay } from '@gatehouse/rules/login/login-ways';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';
import type { AskedFor } from '../verification/proof-state.ts';

/** LOGIN-02: what is sent instead of a password. */
export type Item = NamedWay;
/** What is left to prove. `why` is there for a second factor, and for the confirmation of a device. */
export type Asked = AskedFor & { readonly why?: LoginChallenge['why'] } & Pick<LoginChallenge, 'passkey_host'>;

/** What is wrong with a field: empty, neither address nor number, no address where a link has to go, or the code of an answer. */
export type Wrong = {
  readonly why: 'empty' | 'shape' | 'address' | number;
  readonly triesLeft?: number;
  readonly pauseS?: number;
};
export type Shown = {
  readonly wrong: { readonly account?: Wrong; readonly password?: Wrong };
  /** What stopped the whole form. */
  readonly refused?: Refused;
  /** None was chosen, or it is not one of ours. */
  readonly passkey?: 'dismissed' | 'unknown';
};

/** LOGIN-02. Account and password are on one screen; the step says which of the two the form still waits for. */
export type LoginState =
  | ({ readonly step: 'inputAccount' } & Shown)
  | ({ readonly step: 'inputPassword'; readonly account: string } & Shown)
  | { readonly step: 'submitting'; readonly account: string }
  /** A code or link is being sent. */
  | { readonly step: 'sending'; readonly account: string; readonly item: Item }
  /** The browser asks for a passkey, or its answer is out. */
  | { readonly step: 'passkey' }
  | { readonly step: 'verificationCode'; readonly asked: Asked }
  | { readonly step: 'verificationLink'; readonly asked: Asked }
  /** The link was opened in another tab of this browser. */
  | { readonly step: 'otherTab'; readonly asked: Asked }
  | { readonly step: 'done' };

export type AccountGiven = { readonly type: 'accountGiven'; readonly account: string };
export type ItemAsked = { readonly type: 'itemAsked'; readonly item: Item; readonly account: string };
/** From what the browser fills in, while the form stands there. */
export type PasskeyPicked = {
  readonly type: 'passkeyPicked';
  readonly uuid: string;
  readonly response: PasskeyAssertion;
};
export type Answered = { readonly type: 'answered'; readonly answer: SubmitAnswer };
/** The login that this tab began before it was loaded anew still waits for its proof. */
export type Recalled = { readonly type: 'recalled'; readonly asked: Asked };
export type LoginEvent =
  | Recalled
  | AccountGiven
  | { readonly type: 'passwordGiven'; readonly empty: boolean }
  | ItemAsked
  | { readonly type: 'passkeyAsked' }
  | { readonly type: 'passkeyDismissed' }
  | PasskeyPicked
  | Answered
  | { readonly type: 'linkOpened' }
  | { readonly type: 'wentBack' };

/** The password stays in the form, where `logIn` reads it: no state ever holds it. */
export type LoginEffect =
  | { readonly type: 'recall' }
  | { readonly type: 'logIn'; readonly account: string }
  | { readonly type: 'begin'; readonly account: string; readonly item: Item }
  | { readonly type: 'usePasskey' }
  | { readonly type: 'checkPasskey'; readonly uuid: string; readonly response: PasskeyAssertion }
  | { readonly type: 'awaitSession'; readonly uuid: string }
  | { readonly type: 'leave' };
