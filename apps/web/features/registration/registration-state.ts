import type { RegistrationMethod, variantParts } from '@gatehouse/rules/registration-variant';
import type { Refused, SubmitAnswer } from '../submit-answer.ts';

/** SIGNUP-03: when the password is asked for, and what proves the address or number. The flow's only configuration. */
export type Way = ReturnType<typeof variantParts>;

/** What the account will be called: as somebody typed it, or as a recall names it. */
export type Account =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'mobile'; readonly mobile: string; readonly country: string };

/** What is wrong with a code: a slip, or the code of an answer. */
export type Wrong = {
  readonly why: 'empty' | 'shape' | number;
  readonly triesLeft?: number;
  /** The code that the answer was about: it is not sent again, for each sending costs a try. */
  readonly code?: string;
};

/** Why a password cannot be taken; `word` is what it is too much like. The fields say so, so that no event ever holds one. */
export type PasswordProblem = {
  readonly why: 'empty' | 'short' | 'long' | 'email' | 'common' | 'context' | number;
  readonly word?: string;
};

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

/** When another code or link may be asked for, and when this one ends: epoch ms by the server's clock, 0 for now and for not known. */
export type Times = { readonly resendAt: number; readonly expiresAt: number };

/** What has become of the code or link meanwhile. */
export type ProofNews = 'recalled' | 'sentAgain' | 'expired' | 'elsewhere';

export type Shown = { readonly refused?: Refused };
/** The code of the answer by which the message could not be handed over: there is nothing yet that could be entered. */
export type Unsent = { readonly notSent?: number };
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
  | At<'sending', { readonly again: boolean } & Unsent & Begun>
  | At<'proof', ProofData & Shown & Unsent & { readonly wrong?: Wrong }>
  | At<'verifying', { readonly code: string } & ProofData>
  | At<'registering', WithCode & ProofData>
  | At<'password', PasswordData & Shown & { readonly wrong?: PasswordProblem }>
  | At<'committingPassword', PasswordData>
  | At<'ended', { readonly why: EndedWhy }>
  | At<'done', { readonly uuid?: string }>;

export type ProofData = Begun & Times & { readonly typing: boolean; readonly news?: ProofNews };
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
  | { readonly type: 'codeGiven'; readonly code: string }
  | { readonly type: 'passwordGiven'; readonly problem: PasswordProblem | undefined }
  | { readonly type: 'noticed'; readonly news: 'verified' | 'registered' | 'elsewhere' | 'expired' | 'gone' }
  | { readonly type: Pressed }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer };

/** Buttons that say nothing more. */
type Pressed = 'typingAsked' | 'resendAsked' | 'accountChanged' | 'confirmAsked' | 'wentOn' | 'restarted' | 'retried';

/** The password stays in the form, where `register` and `commitPassword` read it. */
export type RegistrationEffect =
  | { readonly type: 'recall'; readonly uuid: string }
  | { readonly type: 'commitInfo'; readonly account: Account }
  | { readonly type: 'begin'; readonly account: Account; readonly proof: Way['proof'] }
  | { readonly type: 'send'; readonly uuid: string; readonly item: 'email' | 'email_link' | 'mobile' }
  | {
      readonly type: 'awaitProof';
      readonly uuid: string;
      readonly method: RegistrationMethod;
      readonly proof: Way['proof'];
    }
  | { readonly type: 'verify'; readonly uuid: string; readonly code: string }
  | { readonly type: 'confirm'; readonly uuid: string; readonly token: string }
  | { readonly type: 'register'; readonly uuid: string; readonly account: Account; readonly code?: string }
  | { readonly type: 'commitPassword'; readonly uuid: string }
  | { readonly type: 'remember'; readonly uuid: string; readonly account: Account }
  | { readonly type: 'forget' }
  | { readonly type: 'tellTabs'; readonly uuid: string }
  | { readonly type: 'goToLogin' }
  | { readonly type: 'leave'; readonly uuid: string };
