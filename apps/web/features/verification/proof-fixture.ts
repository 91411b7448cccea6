import { advance } from '../../platform/flow/flow.ts';
import { proveFlowOf } from './proof-flow.ts';
import type { AskedFor, ProveEffect, ProveEvent, ProveState } from './proof-state.ts';

export type ProofTold = Parameters<typeof advance<ProveState, ProveEvent, ProveEffect>>[2];

/** Tests only: begins with what is asked for and tells the events in order: the last state, and every effect that was asked for. */
export function playProof(asked: AskedFor, ...events: readonly ProofTold[]) {
  const flow = proveFlowOf(asked);
  const effects: ProveEffect[] = [...(flow.first ?? [])];
  let state = flow.start;
  for (const event of events) {
    const next = advance(flow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, names: effects.map(({ type }) => type) };
}
