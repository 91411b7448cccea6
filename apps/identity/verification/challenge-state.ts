import type { ChallengeState } from '@gatehouse/contract/login/challenge';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { findChallenge } from './challenge/find-challenge.ts';
import { purposes } from './challenge/purposes.ts';

/**
 * The state of this device's challenge. One that is over, whose tries are used up, that is unknown or another device's is
 * answered as expired.
 */
export async function stateOf(
  { db, clock }: Services,
  uuid: string,
  visitor: Visitor,
): Promise<ChallengeState['state']> {
  try {
    const { passed_at, passed_by, purpose, context, tries } = await findChallenge(db, clock(), uuid, visitor);
    if (passed_at === null) return tries < purposes[purpose].tries ? 'waiting' : 'expired';
    return passed_by === 'email_link' && (JSON.parse(context) as { elsewhere?: boolean }).elsewhere
      ? 'elsewhere'
      : 'passed';
  } catch (error) {
    if (error instanceof Refusal) return 'expired';
    throw error;
  }
}
