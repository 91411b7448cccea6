import type { Db } from '../db/open.ts';

/** Whether its main account has frozen it, whatever else it is locked by. */
export async function isFrozen(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('sub_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('frozen_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
