import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PendingFactorTable } from '../../verification/factors/tables.ts';

/** How long the setup of a factor may take. */
export const PENDING_TTL_MS = 15 * 60_000;

export type PendingFactor = Selectable<PendingFactorTable>;
type Kind = PendingFactor['kind'];

/** Begins to add a factor, in place of one of its kind that was begun before. */
export async function beginFactor(
  db: Db,
  now: number,
  { account_id, kind, secret }: Pick<PendingFactor, 'account_id' | 'kind' | 'secret'>,
  visitor: Visitor,
): Promise<PendingFactor> {
  const row = {
    ...{ id: randomUUID(), account_id, kind, secret, tries: 0 },
    ...{ device: visitor.device ?? null, expires_at: now + PENDING_TTL_MS },
  };
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('pending_factor').where('account_id', '=', account_id).where('kind', '=', kind).execute();
    await trx.insertInto('pending_factor').values(row).execute();
  });
  return row;
}

/** @throws {Refusal} setupUnknown: there is none, it is over, or it is another account's or another device's */
export async function findPendingFactor(
  db: Db,
  now: number,
  { id, account_id, kind }: { id: string; account_id: string; kind: Kind },
  visitor: Visitor,
): Promise<PendingFactor> {
  const found = await db
    .selectFrom('pending_factor')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found || found.device !== (visitor.device ?? null)) throw new Refusal('setupUnknown');
  return found;
}

/** Consumes it, in the transaction that adds the factor. @throws {Refusal} setupUnknown when a concurrent call was first */
export async function consumePendingFactor(trx: Db, { id }: Pick<PendingFactor, 'id'>): Promise<void> {
  const consumed = await trx.deleteFrom('pending_factor').where('id', '=', id).returning('id').executeTakeFirst();
  if (!consumed) throw new Refusal('setupUnknown');
}
