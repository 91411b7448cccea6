import { codes } from '@gatehouse/contract/errors/codes';
import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import type { FlowRow } from '../../platform/flow/flow.ts';
import { is, stateIn } from '../forms/answered.ts';
import { isAbout, type SubmitAnswer } from '../forms/submit-answer.ts';
import type {
  FactorRecoveryEffect,
  FactorRecoveryEvent,
  FactorRecoveryState,
  WrongName,
} from './factor-recovery-state.ts';

type WithAnswer = { readonly answer: SubmitAnswer };
type Row<From extends FactorRecoveryState['step']> = FlowRow<
  Extract<FactorRecoveryState, { step: From }>,
  Extract<FactorRecoveryEvent, { answer: SubmitAnswer }>,
  FactorRecoveryState,
  FactorRecoveryEffect
>;

const atIn = ({ answer }: WithAnswer) => stateIn<FactorRecoveryResult>(answer);
const stands =
  (...states: readonly FactorRecoveryResult['state'][]) =>
  (_: unknown, told: WithAnswer) =>
    states.some((state) => state === atIn(told)?.state);
const at = (_: unknown, told: WithAnswer) => ({ at: atIn(told) as FactorRecoveryResult });
const keep = { keep: ({ at }: { readonly at: FactorRecoveryResult }) => ({ uuid: at.uuid }) };
export const startAgain = { to: 'start', data: () => ({}), ask: { forget: true } } as const;
const asksForProof = (_: unknown, told: WithAnswer) => atIn(told)?.asked !== undefined;

/** Rows for the state of a request in the API. */
export const standing = [
  { to: 'proving', when: ['a proof is asked for', asksForProof], data: at, ask: keep },
  { to: 'naming', when: ['the new address or number is missing', stands('naming')], data: at, ask: keep },
  {
    to: 'start',
    when: ['the wait is over: who is there', stands('ready')],
    data: (_: unknown, told: WithAnswer) => ({ ready: atIn(told)?.item ?? 'authenticator' }),
    ask: { forget: true },
  },
  { to: 'waiting', when: ['it waits', stands('waiting')], data: at, ask: keep },
  { to: 'done', when: ['it is done', stands('done')], data: at, ask: { forget: true } },
  { to: 'support', when: ['nothing is enough', stands('support')], data: at, ask: { forget: true } },
  { to: 'nothing', when: ['there is none', stands('nothing')], data: at, ask: { forget: true } },
  {
    to: 'ended',
    when: ['it was cancelled', stands('cancelled')],
    data: () => ({ why: 'cancelled' }),
    ask: { forget: true },
  },
  {
    to: 'ended',
    when: ['it is over', stands('expired', 'proving')],
    data: () => ({ why: 'expired' }),
    ask: { forget: true },
  },
  {
    to: 'ended',
    when: ['it is not known', is(codes.lostItemUnknown)],
    data: () => ({ why: 'expired' }),
    ask: { forget: true },
  },
] as const satisfies readonly Row<'beginning'>[];

export function givenIn(event: unknown) {
  const { item, account } = event as Extract<FactorRecoveryEvent, { type: 'given' }>;
  return { item, account };
}

export function wrongName(answer: SubmitAnswer): WrongName | undefined {
  if (isAbout(answer, 'email') || isAbout(answer, 'mobile')) return 'shape';
  return answer.ret_code === codes.phoneLimit ? answer.ret_code : undefined;
}
