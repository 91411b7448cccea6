import { unsentOf } from './registration-answers.ts';
import type { ProofData, RegistrationState, Wrong } from './registration-state.ts';

/** What the screen of the proof shows, while it waits for a person or for an answer. */
export type ProofView = Omit<ProofData, 'uuid'> & {
  readonly wrong?: Wrong;
  /** The code of an answer: the message could not be handed over, so there is nothing to enter yet. */
  readonly notSent?: number;
  /** A code is being checked. */
  readonly checking: boolean;
  /** Another code or link is being sent. */
  readonly sending: boolean;
};

type AtProof = Extract<RegistrationState, { step: 'proof' | 'verifying' | 'registering' | 'sending' }>;

export function proofView(state: AtProof): ProofView {
  const idle = { checking: false, sending: false };
  if (state.step === 'sending') {
    const { step, again, ...data } = state;
    return { ...data, ...idle, sending: true, typing: false, resendAt: 0, expiresAt: 0 };
  }
  if (state.step !== 'proof') return { ...state, ...idle, checking: true };
  return { ...state, ...idle, ...unsentOf(state) };
}
