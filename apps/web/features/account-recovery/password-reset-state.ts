import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { LoginChallenge } from '@gatehouse/contract/login/login';
import type { AnswerEvent } from '../forms/answered.ts';
import type { WrongNew } from '../forms/new-password-problem.ts';
import type { Refused, SubmitAnswer } from '../forms/submit-answer.ts';
import type { ShownChallenge } from '../verification/proof-state.ts';
import type { StoredRequest } from './stored-uuid.ts';

type Shown = { readonly refused?: Refused };
type At<Step extends string, Data = unknown> = { readonly step: Step } & Data;
/** `moved`: the link was opened here, but the reset began on another device. */
type Reset = { readonly uuid: string; readonly moved: boolean };

/** Why a reset cannot continue here. */
export type EndReason = 'elsewhere' | 'done' | 'expired' | 'linkUnknown' | 'linkUsed' | 'linkExpired';

/** SHELL-10: the account, the proof, the second factor, the new password, and the rest of the login. */
export type RetrieveState =
  | At<'start', { readonly wrong?: 'empty' | 'shape' } & Shown>
  | At<'beginning'>
  | At<'recalling', StoredRequest & Shown>
  | At<'proof', { readonly asked: ShownChallenge }>
  | At<'confirm', Required<StoredRequest> & Shown>
  | At<'confirming', Required<StoredRequest>>
  | At<'factor', { readonly asked: PendingChallenge } & Reset>
  | At<'password', Reset & Shown & { readonly wrong?: WrongNew }>
  | At<'committing', Reset>
  | At<'more', { readonly asked: LoginChallenge }>
  /** `refused`: the password was changed, but the login was refused. */
  | At<'done', { readonly loggedIn: boolean; readonly refused?: number }>
  | At<'ended', { readonly why: EndReason }>;

export type RetrieveEvent =
  | ({ readonly type: 'found' } & StoredRequest)
  | { readonly type: 'nameGiven'; readonly name: string }
  | { readonly type: 'confirmed' }
  | { readonly type: 'proved'; readonly answer: SubmitAnswer }
  | { readonly type: 'passwordGiven'; readonly wrong: WrongNew | undefined }
  | { readonly type: 'left' }
  | { readonly type: 'restarted' }
  | { readonly type: 'retried' }
  | AnswerEvent;

/** The password stays in the form, where `commit` reads it. */
export type RetrieveEffect =
  | { readonly type: 'find' }
  | { readonly type: 'forget' }
  | { readonly type: 'leave' }
  | { readonly type: 'begin'; readonly name: string }
  | { readonly type: 'recall'; readonly uuid: string }
  | { readonly type: 'commit'; readonly uuid: string }
  | { readonly type: 'keep'; readonly uuid: string }
  | { readonly type: 'confirm'; readonly uuid: string; readonly token: string }
  | { readonly type: 'notifyTabs'; readonly uuid: string };
