import type { Db } from '../../db/open.ts';

/**
 * Whoever else changes the factors of this account waits until this transaction is over, so that what is counted here
 * (the last factor, the twentieth passkey, one set of recovery codes) is still so when it is written.
 */
export async function lockFactors(step: Db, accountId: string): Promise<void> {
  await step
    .updateTable('account')
    .set((of) => ({ status: of.ref('status') }))
    .where('id', '=', accountId)
    .execute();
}

const TABLES = ['totp', 'passkey', 'recovery_code', 'pending_factor'] as const;

/** Takes authenticator app, passkeys and recovery codes from an account; in the transaction that decides so. */
export async function removeFactors(step: Db, accountId: string): Promise<void> {
  await lockFactors(step, accountId);
  for (const table of TABLES) await step.deleteFrom(table).where('account_id', '=', accountId).execute();
}
