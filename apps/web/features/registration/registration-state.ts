import type { variantParts } from '@gatehouse/rules/site/registration-variant';
import type { PasswordProblem } from '../forms/new-password-problem.ts';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';
import type { Sent, Standing } from '../verification/proof-state.ts';

/** SIGNUP-03: when the password is asked for, and what proves the address or number. The flow's only configuration. */
export type Way = ReturnType<typeof variantParts>;

/** What the account will be called: as somebody typed it, or as a recall names it. */
export type Account =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'mobile'; readonly mobile: string; readonly country: string };

/** What is wrong on the first screen; `country`: a national number of no country. */
export type WrongStart = {
  readonly account?: 'empty' | 'shape' | 'short' | 'country' | number;
  readonly password?: PasswordProblem;
  /** A referral code that somebody typed. */
  readonly referral?: 'shape';
};

/** A registration that has begun. */
export type Begun = {
  readonly uuid: string;
  readonly account: Account;
  /** The account is known in full; a recall on another device masks it. */
  readonly known: boolean;
  readonly way: Way;
};

/** How the registration's id was found: in the address, or kept by this tab from before. */
export type Found = {
  readonly uuid: string;
  readonly kept: boolean;
  /** As this tab remembers it. */
  readonly account?: Account;
  /** Of an emailed link: the address was opened with it. */
  readonly token?: string;
};

export type Shown = { readonly refused?: Refused };
type At<Step extends string, Data = unknown> = { readonly step: Step } & Data;
/** With the code of the old variant, which is sent beside the password. */
type WithCode = { readonly code?: string };

/** SIGNUP-01 to SIGNUP-06: who, proof, password; each with the state in which it waits for its answer. */
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
  | At<'ended', { readonly why: EndedWhy }>
  | At<'done', { readonly uuid?: string }>;

/**
 * What asks for the code or link is the flow of a proof (`features/verification`); this is how it begins.
 * `sent`: the code or link that is out already, else it is sent first; `recalled`: the person comes back to it.
 */
export type ProofData = Begun & {
  readonly sent?: Sent;
  readonly standing?: Standing;
  readonly recalled?: true;
};
/** `recalled`: the person comes back to a registration that was confirmed before. */
export type PasswordData = Begun & WithCode & { readonly recalled: boolean };
export type EndedWhy = 'expired' | 'used' | 'missing' | 'elsewhere' | 'linkExpired' | 'linkUnknown' | 'registered';

export type RegistrationEvent =
  | ({ readonly type: 'found' } & Found)
  | { readonly type: 'nothingFound' }
  | {
      readonly type: 'accountGiven';
      readonly account: Account;
      readonly way: Way;
      /** The fields themselves say so; of the password that stands beside it in the old variants as well. */
      readonly wrong?: WrongStart | undefined;
    }
  /** The flow of the proof is over: verified, or refused by an answer that is not about the code; `code`: as it was typed, absent for a link. */
  | { readonly type: 'proven'; readonly answer: SubmitAnswer; readonly code?: string }
  | { readonly type: 'passwordGiven'; readonly problem: PasswordProblem | undefined }
  | { readonly type: Pressed }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer };

/** Buttons that say nothing more. */
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
