import type { Db } from '../../db/open.ts';
import { purposesThat } from './purposes.ts';

const OUTLIVING = purposesThat(({ outlivesChange }) => outlivesChange);

/**
 * Ends every open challenge of an account, and what one has begun: a code on its way to an old address, a reset proved there, or
 * a login that got past an old password, must not outlive the change. A challenge for locking stays: a thief who changes the
 * account must not keep its owner from it. In the transaction that changes how the account is reached, or adds a factor that
 * was not asked for before.
 */
export async function endChallenges(trx: Db, accountId: string): Promise<void> {
  await trx.deleteFrom('challenge').where('account_id', '=', accountId).where('purpose', 'not in', OUTLIVING).execute();
  await trx.deleteFrom('password_reset').where('account_id', '=', accountId).where('finished_at', 'is', null).execute();
  await trx
    .updateTable('lost_item')
    .set({ state: 'cancelled', challenge: null })
    .where('account_id', '=', accountId)
    .where('state', '=', 'proving')
    .execute();
}
