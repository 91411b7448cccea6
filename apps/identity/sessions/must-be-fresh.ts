import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import type { Authenticated } from './authenticate.ts';

/** How long a proof is fresh. */
export const PROOF_FRESH_MS = 5 * 60_000;

/**
 * Put first in every call that changes how an account is reached: a session that was left open must not be enough (ASVS 7.5.3).
 * A login counts, for as long as it is fresh.
 * @throws {Refusal} stepUpNeeded
 */
export function mustBeFresh({ clock }: Pick<Services, 'clock'>, who: Pick<Authenticated, 'proven_at'>): void {
  if (clock() - who.proven_at >= PROOF_FRESH_MS) throw new Refusal('stepUpNeeded');
}

/** Whether the proof of a session is still fresh after so long. */
export function isFreshFor(ms: number, now: number, { proven_at }: Pick<Authenticated, 'proven_at'>): boolean {
  return now + ms - proven_at < PROOF_FRESH_MS;
}
