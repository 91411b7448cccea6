import { advance } from '../../platform/flow/flow.ts';
import { verificationFlowOf } from './proof-flow.ts';
import type { AskedFor, VerificationEffect, VerificationEvent, VerificationState } from './proof-state.ts';

export type ProofTold = Parameters<typeof advance<VerificationState, VerificationEvent, VerificationEffect>>[2];

/** Tests only: begins with what is asked for and tells the events in order: the last state, and every effect that was asked for. */
export function playProof(asked: AskedFor, ...events: readonly ProofTold[]) {
  const flow = verificationFlowOf(asked);
  const effects: VerificationEffect[] = [...(flow.first ?? [])];
  let state = flow.start;
  for (const event of events) {
    const next = advance(flow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, names: effects.map(({ type }) => type) };
}
