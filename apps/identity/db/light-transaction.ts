import { type Kysely, sql } from 'kysely';
import { lightly } from './group-commit.ts';
import type { Db } from './open.ts';
import { onPostgres } from './statements.ts';

/**
 * A transaction that does not wait for the disk: what it counts survives a crash of the process, and could be lost only when
 * the machine itself stops within the moment. For counts of errors, of which there are as many as somebody sends; never for
 * what is acknowledged.
 */
export async function lightTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (!onPostgres(db as Kysely<unknown>)) return lightly.run(true, () => db.transaction().execute(work));
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    return work(trx);
  });
}
