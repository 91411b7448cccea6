import type { Db } from '../../db/open.ts';

/**
 * Locks the factors of the account until the end of this transaction, so that what is counted in it (the last factor, the
 * twentieth passkey, one set of recovery codes) is still so when it is written.
 */
export async function lockFactors(trx: Db, accountId: string): Promise<void> {
  await trx
    .updateTable('account')
    .set((of) => ({ status: of.ref('status') }))
    .where('id', '=', accountId)
    .execute();
}

const TABLES = ['totp', 'passkey', 'recovery_code', 'pending_factor'] as const;

/** Takes authenticator app, passkeys and recovery codes from an account; in the transaction that decides so. */
export async function removeFactors(trx: Db, accountId: string): Promise<void> {
  await lockFactors(trx, accountId);
  for (const table of TABLES) await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
}
