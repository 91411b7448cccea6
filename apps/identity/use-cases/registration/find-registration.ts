import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { RegistrationRow } from './tables.ts';

/** How long a wizard may take, from its first step; finished ones are remembered as long (SIGNUP-05). */
export const REGISTRATION_TTL_MS = 24 * 3600_000;

/** @throws {Refusal} registrationUnknown, also when it has expired or was started in another environment (SITE-02) */
export async function findRegistration(
  db: Db,
  now: number,
  uuid: string,
  { site }: Pick<Visitor, 'site'>,
): Promise<RegistrationRow> {
  const row = await db
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', uuid.toLowerCase())
    .where('environment', '=', site.environment)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new Refusal('registrationUnknown');
  return row;
}
