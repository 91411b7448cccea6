import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findChallenge } from '../../verification/challenge/find-challenge.ts';
import type { ChallengeRow } from '../../verification/challenge/tables.ts';
import type { RegistrationRow } from './tables.ts';

/** Of the challenge that has the registration's id: the registration's own columns of these names are for the version before. */
const PROOF = [
  ...(['challenge.link_hash', 'challenge.code_hash', 'challenge.code_expires_at', 'challenge.code_tries'] as const),
  ...(['challenge.code_sent_at', 'challenge.code_delivered'] as const),
  ...(['challenge.verified_at', 'challenge.verified_device', 'challenge.verified_hash'] as const),
] as const;

/**
 * The registration, with the challenge of its address or number.
 * @throws {Refusal} registrationUnknown, also when it has expired or was started in another environment (SITE-02)
 */
export async function findRegistration(
  db: Db,
  now: number,
  uuid: string,
  { site }: Pick<Visitor, 'site'>,
): Promise<RegistrationRow> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('challenge', 'challenge.id', 'registration.id')
    .selectAll('registration')
    .select(PROOF)
    .select(({ ref }) => ref('challenge.item').$notNull().as('item'))
    .where('registration.id', '=', uuid.toLowerCase())
    .where('registration.environment', '=', site.environment)
    .where('registration.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new Refusal('registrationUnknown');
  return row;
}

/** The registration's challenge alone. @throws {Refusal} registrationUnknown, as `findRegistration` */
export async function findProof(db: Db, now: number, uuid: string, visitor: Visitor): Promise<ChallengeRow> {
  const found = await findChallenge(db, now, uuid, visitor, { anyDevice: true }).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'challengeUnknown' ? new Refusal('registrationUnknown') : error;
  });
  if (found.purpose !== 'register') throw new Refusal('registrationUnknown');
  return found;
}
