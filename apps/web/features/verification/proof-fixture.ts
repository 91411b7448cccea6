import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { verificationFlowOf } from './proof-flow.ts';
import type { ShownChallenge, VerificationEffect, VerificationEvent, VerificationState } from './proof-state.ts';

export type VerificationInput = FlowInput<VerificationEvent>;

/** Tests only: sends events to the verification flow of a challenge in order. @returns the last state, and every effect with its name */
export function playProof(asked: ShownChallenge, ...events: readonly VerificationInput[]) {
  const flow = verificationFlowOf(asked);
  const played = playFlow<VerificationState, VerificationEvent, VerificationEffect>(flow, events);
  const effects = [...(flow.first ?? []), ...played.effects];
  return { state: played.state, effects, names: effects.map(({ type }) => type) };
}
