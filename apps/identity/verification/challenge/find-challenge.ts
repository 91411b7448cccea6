import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ChallengeRow } from './tables.ts';

/** Where a challenge is looked for. */
export type ChallengeOf = Pick<Visitor, 'site' | 'device'>;

/**
 * A live challenge of this environment. `anyDevice`: also another device than it was made for.
 * @throws {Refusal} challengeUnknown: there is none, it is over, or it is another device's
 */
export async function findChallenge(
  db: Db,
  now: number,
  uuid: string,
  visitor: ChallengeOf,
  { anyDevice = false } = {},
): Promise<ChallengeRow> {
  const found = await db
    .selectFrom('challenge')
    .selectAll()
    .where('id', '=', uuid.toLowerCase())
    .where('environment', '=', visitor.site.environment)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found || !(anyDevice || isDeviceOf(found, visitor))) throw new Refusal('challengeUnknown');
  return found;
}

/** Whether the visitor's device is the one that the challenge was made for. */
export function isDeviceOf({ device }: Pick<ChallengeRow, 'device'>, visitor: Pick<Visitor, 'device'>): boolean {
  return device === (visitor.device ?? null);
}

/** Whether the visitor's device is the one that has proved it; the proof holds for no other. */
export function isVerifiedBy(
  { verified_device }: Pick<ChallengeRow, 'verified_device'>,
  visitor: Pick<Visitor, 'device'>,
): boolean {
  return verified_device !== null && verified_device === visitor.device;
}
