import type { Db } from '../../db/open.ts';
import type { TelegramRewardTable } from './tables.ts';

/** A Telegram user and the account that they are bound to. */
export type BoundUser = Pick<TelegramRewardTable, 'environment' | 'telegram_id'> & { readonly account_id: string };

/**
 * TG-11: what a Telegram user completed before the binding is the account's from now on, unless the account has the same from another
 * Telegram user. In the transaction of the binding; where nothing is left to move it changes and locks nothing.
 */
export async function moveRewards(trx: Db, { environment, telegram_id, account_id }: BoundUser): Promise<void> {
  const waiting = await trx
    .selectFrom('telegram_reward')
    .select('id')
    .where('environment', '=', environment)
    .where('telegram_id', '=', telegram_id)
    .where('account_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  await lockRewards(trx, account_id);
  await trx
    .updateTable('telegram_reward')
    .set({ account_id, expires_at: null })
    .where('environment', '=', environment)
    .where('telegram_id', '=', telegram_id)
    .where('account_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('telegram_reward as other')
            .select('other.id')
            .where('other.account_id', '=', account_id)
            .whereRef('other.campaign', '=', 'telegram_reward.campaign')
            .whereRef('other.task', '=', 'telegram_reward.task'),
        ),
      ),
    )
    .execute();
}

/** One change of an account's rewards at a time: the same reward of two Telegram users would break its unique constraint. */
export async function lockRewards(trx: Db, accountId: string): Promise<void> {
  await trx
    .updateTable('account')
    .set((set) => ({ status: set.ref('status') }))
    .where('id', '=', accountId)
    .execute();
}
