import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';
import type { LoginChallenge } from '@gatehouse/contract/login/login';
import type { NamedWay } from '@gatehouse/rules/login/login-ways';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';
import type { ShownChallenge } from '../verification/proof-state.ts';

/** LOGIN-02: what is sent instead of a password. */
export type Item = NamedWay;
/** A challenge of a login. `why` is set for a second factor, and for the confirmation of a device. */
export type ShownLoginChallenge = ShownChallenge & { readonly why?: LoginChallenge['why'] } & Pick<
    LoginChallenge,
    'passkey_host' | 'account'
  >;

/** The error of a field: empty, neither address nor number, not an address for a link, or the code of an answer. */
export type Wrong = {
  readonly why: 'empty' | 'shape' | 'address' | number;
  readonly triesLeft?: number;
  readonly pauseS?: number;
};
export type Shown = {
  readonly wrong: { readonly account?: Wrong; readonly password?: Wrong };
  /** The refusal of the whole form. */
  readonly refused?: Refused;
  /** No passkey was chosen, or it is unknown. */
  readonly passkey?: 'dismissed' | 'unknown';
};

/** LOGIN-02. Account and password are on one screen; the step names the one that is missing. */
export type LoginState =
  | ({ readonly step: 'inputAccount' } & Shown)
  | ({ readonly step: 'inputPassword'; readonly account: string } & Shown)
  | { readonly step: 'submitting'; readonly account: string }
  /** A code or link is being sent. */
  | { readonly step: 'sending'; readonly account: string; readonly item: Item }
  /** The browser's passkey dialog is open, or the answer is pending. */
  | { readonly step: 'passkey' }
  | { readonly step: 'verificationCode'; readonly asked: ShownLoginChallenge }
  | { readonly step: 'verificationLink'; readonly asked: ShownLoginChallenge }
  /** The link was opened in another tab of this browser. */
  | { readonly step: 'otherTab'; readonly asked: ShownLoginChallenge }
  | { readonly step: 'done' };

export type AccountGiven = { readonly type: 'accountGiven'; readonly account: string };
export type ItemAsked = { readonly type: 'itemAsked'; readonly item: Item; readonly account: string };
/** A passkey chosen in autofill. */
export type PasskeyPicked = {
  readonly type: 'passkeyPicked';
  readonly uuid: string;
  readonly response: PasskeyAssertion;
};
export type AnswerEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };
/** This tab's login from before the reload is still pending. */
export type Recalled = { readonly type: 'recalled'; readonly asked: ShownLoginChallenge };
export type LoginEvent =
  | Recalled
  | AccountGiven
  | { readonly type: 'passwordGiven'; readonly empty: boolean }
  | ItemAsked
  | { readonly type: 'passkeyAsked' }
  | { readonly type: 'passkeyDismissed' }
  | PasskeyPicked
  | AnswerEvent
  | { readonly type: 'linkOpened' }
  | { readonly type: 'wentBack' };

/** The password stays in the form, where `logIn` reads it: no state holds it. */
export type LoginEffect =
  | { readonly type: 'recall' }
  | { readonly type: 'logIn'; readonly account: string }
  | { readonly type: 'begin'; readonly account: string; readonly item: Item }
  | { readonly type: 'usePasskey' }
  | { readonly type: 'checkPasskey'; readonly uuid: string; readonly response: PasskeyAssertion }
  | { readonly type: 'awaitSession'; readonly uuid: string }
  | { readonly type: 'leave' };
