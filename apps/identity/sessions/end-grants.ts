import type { Db } from '../db/open.ts';

/**
 * Ends what every application was allowed by an account, with its codes and tokens, on every site; in the transaction that changes how
 * the account is reached. A consent that a thief gave must not outlive the recovery (RFC 9700, 4.14).
 */
export async function endGrants(trx: Db, now: number, accountId: string): Promise<void> {
  await trx.deleteFrom('oauth_item').where('account_id', '=', accountId).execute();
  await trx
    .updateTable('oauth_grant')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}
