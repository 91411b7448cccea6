import type { Db } from '../../db/open.ts';
import { lockFactors } from './lock-factors.ts';

const TABLES = ['totp', 'passkey', 'recovery_code', 'pending_factor'] as const;

/** Takes authenticator app, passkeys and recovery codes from an account; in the transaction that decides so. */
export async function removeFactors(step: Db, accountId: string): Promise<void> {
  await lockFactors(step, accountId);
  for (const table of TABLES) await step.deleteFrom(table).where('account_id', '=', accountId).execute();
}
