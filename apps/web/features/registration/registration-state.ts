import type { Refused, SubmitAnswer } from '../submit-answer.ts';

/** What is wrong with the step's field: a reason of our own, or the code of an answer. */
export type Wrong = {
  readonly why: 'empty' | 'shape' | 'short' | 'long' | 'email' | 'common' | number;
  readonly triesLeft?: number;
  /** The code that the answer was about: it is not sent again, for each sending costs a try. */
  readonly code?: string;
};
type Shown = { readonly wrong?: Wrong; readonly refused?: Refused };

/** A registration that has begun. `email` is as typed here (`typed`), or masked when it comes from a recall. */
export type Begun = { readonly uuid: string; readonly email: string; readonly typed: boolean };

/** How the registration's id was found: in the address, or kept by this tab from before. */
export type Found = { readonly uuid: string; readonly email?: string; readonly kept: boolean };

/** SIGNUP-04, SIGNUP-05: info, code, password; each with the state in which it waits for its answer. */
export type RegistrationState =
  | { readonly step: 'looking' }
  | { readonly step: 'recalling'; readonly found: Found; readonly linked: boolean; readonly refused?: Refused }
  | ({ readonly step: 'info' } & Shown)
  | { readonly step: 'committingInfo'; readonly email: string }
  | ({ readonly step: 'sendingCode'; readonly again: boolean } & Begun)
  | ({
      readonly step: 'code';
      /** When a new code may be asked for; epoch ms by the server's clock, 0 for now. */
      readonly resendAt: number;
      /** When the code ends, epoch ms by the server's clock; 0 when that is not known. */
      readonly expiresAt: number;
      readonly sentAgain: boolean;
    } & Begun &
      Shown)
  | ({
      readonly step: 'verifying';
      readonly code: string;
      readonly resendAt: number;
      readonly expiresAt: number;
    } & Begun)
  | ({ readonly step: 'password'; readonly recalled: boolean } & Begun & Shown)
  | ({ readonly step: 'committingPassword'; readonly recalled: boolean } & Begun)
  | { readonly step: 'ended'; readonly why: 'expired' | 'used' | 'missing' }
  | { readonly step: 'done' };

/** The fields say what is wrong with a password, so that no event ever holds one. */
export type PasswordProblem = 'empty' | 'short' | 'long' | 'email';

export type RegistrationEvent =
  | ({ readonly type: 'found' } & Found)
  | { readonly type: 'nothingFound' }
  | { readonly type: 'emailGiven'; readonly email: string }
  | { readonly type: 'codeGiven'; readonly code: string }
  | { readonly type: 'passwordGiven'; readonly problem: PasswordProblem | undefined }
  | { readonly type: 'resendAsked' }
  | { readonly type: 'emailChanged' }
  | { readonly type: 'restarted' }
  | { readonly type: 'retried' }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer };

/** The password stays in the form, where `commitPassword` reads it. */
export type RegistrationEffect =
  | { readonly type: 'recall'; readonly uuid: string }
  | { readonly type: 'commitInfo'; readonly email: string }
  | { readonly type: 'sendCode'; readonly uuid: string }
  | { readonly type: 'verify'; readonly uuid: string; readonly code: string }
  | { readonly type: 'commitPassword'; readonly uuid: string }
  | { readonly type: 'remember'; readonly uuid: string; readonly email: string }
  | { readonly type: 'forget' }
  | { readonly type: 'goToLogin' }
  | { readonly type: 'leave' };
