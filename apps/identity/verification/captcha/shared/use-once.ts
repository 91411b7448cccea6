import { compiledOnce } from '../../../db/compiled-once.ts';
import { lightTransaction } from '../../../db/light-transaction.ts';
import type { Db } from '../../../db/open.ts';

/** Uses a proof up; false: it was used before, also by a call at the same moment or on another instance. */
export async function useOnce(db: Db, id: string, expiresAt: number): Promise<boolean> {
  // One that is lost with the machine's power could be used twice within its minutes, no more.
  const added = await lightTransaction(db, (trx) => insertUsed(trx, { id, expires_at: expiresAt }));
  return added.length > 0;
}

const insertUsed = compiledOnce((db, row: { id: string; expires_at: number }) =>
  db
    .insertInto('used_captcha')
    .values({ id: row.id, expires_at: row.expires_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id'),
);
