import { advance } from '../../platform/flow.ts';
import { proveFlowOf } from '../verification/proof-flow.ts';
import type { ProveEffect, ProveEvent, ProveState } from '../verification/proof-state.ts';
import { sortRefusal, verifiedBy } from './proof-answers.ts';
import { askedBy } from './proof-step.tsx';
import type { RegistrationState } from './registration-state.ts';

export type ProofTold = Parameters<typeof advance<ProveState, ProveEvent, ProveEffect>>[2];

/** Tests only: how the proof of a registration begins. */
export const begunBy = (state: RegistrationState) => proofOf(state);

/** Tests only: what becomes of its proof by a list of events. */
export function proofOf(begun: RegistrationState, ...events: readonly ProofTold[]) {
  if (begun.step !== 'proof') throw new Error(`${begun.step} asks for no proof`);
  const flow = proveFlowOf(askedBy(begun));
  const effects: ProveEffect[] = [...(flow.first ?? [])];
  let state = flow.start;
  for (const event of events) {
    const next = advance(flow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, names: effects.map(({ type }) => type) };
}

export const OUT = { resendAt: 160_000, expiresAt: 700_000 } as const;
export const sent: ProofTold = {
  type: 'answered',
  answer: { ret_code: 0, ret_msg: '', result: { expires_at: 700_000, resend_at: 160_000 } },
};

/** An answer to a sending or a code, as the calls of a registration sort it. */
export function refusedWith(ret_code: number, result?: unknown, form: 'new' | 'old' = 'new'): ProofTold {
  const answer = verifiedBy({ ret_code, ret_msg: 'said by the server', result });
  return { type: (answer.ret_code === 0 ? undefined : sortRefusal(answer, { form })) ?? 'answered', answer };
}
