import type { ResetFinished, ResetState } from '@gatehouse/contract/recovery/account-recovery';
import type { FlowRow } from '../../platform/flow/flow.ts';
import { stateIn } from '../forms/answered.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { ShownChallenge } from '../verification/proof-state.ts';
import type { RetrieveEffect, RetrieveEvent, RetrieveState } from './password-reset-state.ts';

type WithAnswer = { readonly answer: SubmitAnswer };
type Row<From extends RetrieveState['step']> = FlowRow<
  Extract<RetrieveState, { step: From }>,
  Extract<RetrieveEvent, { answer: SubmitAnswer }>,
  RetrieveState,
  RetrieveEffect
>;

const stands =
  (state: ResetState['state']) =>
  (_: unknown, { answer }: WithAnswer) =>
    stateIn<ResetState>(answer)?.state === state;
const resetIn = ({ answer }: WithAnswer) => stateIn<ResetState>(answer) as ResetState;
const resetOf = (_: unknown, told: WithAnswer) => ({ uuid: resetIn(told).uuid, moved: resetIn(told).moved === true });
export const keep = { keep: ({ uuid }: { readonly uuid: string }) => ({ uuid }) };
export const notifyTabs = { notifyTabs: ({ uuid }: { readonly uuid: string }) => ({ uuid }) };
export const startAgain = { to: 'start', data: () => ({}), ask: { forget: true } } as const;

/** Rows for the state of a reset in the API. */
export const standing = [
  {
    to: 'proof',
    when: ['nothing is proved yet', stands('proof')],
    data: (_: unknown, told: WithAnswer) => ({ asked: resetIn(told).asked as ShownChallenge }),
  },
  {
    to: 'factor',
    when: ['a second factor is left', stands('factor')],
    data: (_: unknown, told: WithAnswer) => ({ ...resetOf(_, told), asked: resetIn(told).asked as ShownChallenge }),
    ask: keep,
  },
  { to: 'password', when: ['everything is proved', stands('password')], data: resetOf, ask: keep },
  { to: 'ended', when: ['it goes on elsewhere', stands('elsewhere')], data: () => ({ why: 'elsewhere' }) },
  { to: 'ended', when: ['it is finished', stands('done')], data: () => ({ why: 'done' }), ask: { forget: true } },
  { to: 'ended', when: ['it is over', stands('expired')], data: () => ({ why: 'expired' }), ask: { forget: true } },
] as const satisfies readonly Row<'recalling'>[];

/** The result of a new password. */
export const finishedIn = ({ answer }: WithAnswer) => answer.result as ResetFinished;
