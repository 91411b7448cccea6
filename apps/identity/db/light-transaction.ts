import { type Kysely, sql } from 'kysely';
import { lightly } from './group-commit.ts';
import type { Db } from './open.ts';
import { onPostgres } from './statements.ts';

/**
 * A transaction that does not wait for the disk: its writes survive a crash of the process, and can be lost only when the
 * machine stops within the same moment. For counts of errors, which strangers can cause in any number; never for what is
 * acknowledged.
 */
export async function lightTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (!onPostgres(db as Kysely<unknown>)) return lightly.run(true, () => db.transaction().execute(work));
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    return work(trx);
  });
}
