import { playProof, type VerificationInput } from '../verification/proof-fixture.ts';
import { sortRefusal, verifiedBy } from './proof-answers.ts';
import { challengeOf } from './proof-step.tsx';
import type { RegistrationState } from './registration-state.ts';

/** Tests only: how the proof of a registration begins. */
export const begunBy = (state: RegistrationState) => proofOf(state);

/** Tests only: what becomes of its proof by a list of events. */
export function proofOf(begun: RegistrationState, ...events: readonly VerificationInput[]) {
  if (begun.step !== 'proof') throw new Error(`${begun.step} asks for no proof`);
  return playProof(challengeOf(begun), ...events);
}

export const OUT = { resendAt: 160_000, expiresAt: 700_000 } as const;
export const sent: VerificationInput = {
  type: 'answered',
  answer: { ret_code: 0, ret_msg: '', result: { expires_at: 700_000, resend_at: 160_000 } },
};

/** An answer to a sending or a code, as the calls of a registration sort it. */
export function refusedWith(ret_code: number, result?: unknown, form: 'new' | 'old' = 'new'): VerificationInput {
  const answer = verifiedBy({ ret_code, ret_msg: 'said by the server', result });
  return { type: (answer.ret_code === 0 ? undefined : sortRefusal(answer, { form })) ?? 'answered', answer };
}
