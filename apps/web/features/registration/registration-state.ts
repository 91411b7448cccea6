import type { variantParts } from '@gatehouse/rules/site/registration-variant';
import type { PasswordProblem } from '../forms/new-password-problem.ts';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';
import type { Sent, Standing } from '../verification/proof-state.ts';

/** SIGNUP-03: when the password is entered, and what verifies the address or number. The flow's only configuration. */
export type Way = ReturnType<typeof variantParts>;

/** The account's name: as typed, or as a recall returns it. */
export type Account =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'mobile'; readonly mobile: string; readonly country: string };

/** The errors of the first screen; `country`: a national number without a country. */
export type WrongStart = {
  readonly account?: 'empty' | 'shape' | 'short' | 'country' | number;
  readonly password?: PasswordProblem;
  /** A typed referral code. */
  readonly referral?: 'shape';
};

/** A registration that has begun. */
export type Begun = {
  readonly uuid: string;
  readonly account: Account;
  /** The name is known in full; a recall on another device masks it. */
  readonly known: boolean;
  readonly way: Way;
};

/** Where the registration's id came from: the address, or this tab's storage. */
export type Found = {
  readonly uuid: string;
  readonly kept: boolean;
  /** From this tab's storage. */
  readonly account?: Account;
  /** The token of the emailed link that opened the page. */
  readonly token?: string;
};

export type Shown = { readonly refused?: Refused };
type At<Step extends string, Data = unknown> = { readonly step: Step } & Data;
/** With the code of the old variant, which is sent with the password. */
type WithCode = { readonly code?: string };

/** SIGNUP-01 to SIGNUP-06: account, proof and password; each with a pending state. */
export type RegistrationState =
  | At<'looking'>
  | At<'recalling', { readonly found: Found; readonly linked: boolean } & Shown>
  | At<'confirm', { readonly token: string } & Begun & Shown>
  | At<'confirming', { readonly token: string } & Begun>
  | At<'confirmed', Begun>
  | At<'info', { readonly wrong?: WrongStart } & Shown>
  | At<'committingInfo', { readonly account: Account; readonly way: Way }>
  | At<'proof', ProofData>
  | At<'registering', Begun>
  | At<'password', PasswordData & Shown & { readonly wrong?: PasswordProblem }>
  | At<'committingPassword', PasswordData>
  | At<'ended', { readonly why: EndReason }>
  | At<'done', { readonly uuid?: string }>;

/**
 * The start of the verification flow (`features/verification`).
 * `sent`: the code or link that is already sent; default: it is sent first; `recalled`: the user resumes the
 * registration.
 */
export type ProofData = Begun & {
  readonly sent?: Sent;
  readonly standing?: Standing;
  readonly recalled?: true;
};
/** `recalled`: the user resumes a registration that was verified before. */
export type PasswordData = Begun & WithCode & { readonly recalled: boolean };
export type EndReason = 'expired' | 'used' | 'missing' | 'elsewhere' | 'linkExpired' | 'linkUnknown' | 'registered';

export type RegistrationEvent =
  | ({ readonly type: 'found' } & Found)
  | { readonly type: 'nothingFound' }
  | {
      readonly type: 'accountGiven';
      readonly account: Account;
      readonly way: Way;
      /** The errors of the fields, and of the password in the old variants. */
      readonly wrong?: WrongStart | undefined;
    }
  /** The verification ended: success, or a refusal that is not about the code; `code`: as typed, absent for a link. */
  | { readonly type: 'proven'; readonly answer: SubmitAnswer; readonly code?: string }
  | { readonly type: 'passwordGiven'; readonly problem: PasswordProblem | undefined }
  | { readonly type: Pressed }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer };

/** Presses without data. */
type Pressed = 'accountChanged' | 'confirmAsked' | 'wentOn' | 'restarted' | 'retried';

/** The password stays in the form, where `register` and `commitPassword` read it. */
export type RegistrationEffect =
  | { readonly type: 'recall'; readonly uuid: string }
  | { readonly type: 'commitInfo'; readonly account: Account }
  | { readonly type: 'begin'; readonly account: Account; readonly proof: Way['proof'] }
  | { readonly type: 'confirm'; readonly uuid: string; readonly token: string }
  | { readonly type: 'register'; readonly uuid: string; readonly account: Account; readonly code?: string }
  | { readonly type: 'commitPassword'; readonly uuid: string }
  | { readonly type: 'remember'; readonly uuid: string; readonly account: Account }
  | { readonly type: 'forget' }
  | { readonly type: 'notifyTabs'; readonly uuid: string }
  | { readonly type: 'goToLogin' }
  | { readonly type: 'leave'; readonly uuid: string };
