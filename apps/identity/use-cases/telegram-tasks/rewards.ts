import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import { rowId } from '../../kernel/ids.ts';
import type { Campaign, CampaignTask } from './campaign.ts';
import { lockRewards, moveRewards } from './move-rewards.ts';
import type { TelegramRewardTable } from './tables.ts';
import type { TaskPerson } from './task-person.ts';

/** Without an account a reward is kept so long after the end of its campaign. */
const KEPT_AFTER_END_MS = 90 * 24 * 60 * 60_000;
/** Without an account, in a campaign without an end. */
const KEPT_WITHOUT_END_MS = 365 * 24 * 60 * 60_000;

export type Reward = Pick<Selectable<TelegramRewardTable>, 'task' | 'amount' | 'currency' | 'done_at'>;

/** What a person has completed of a campaign, by this Telegram user or by the account that they are bound to; the oldest first. */
export async function rewardsOf(
  db: Db,
  { environment, telegramId, account }: TaskPerson,
  campaign: Campaign,
): Promise<readonly Reward[]> {
  // A binding has moved them; but one may have been stored at the same moment.
  if (account) {
    const bound = { environment, telegram_id: telegramId, account_id: account.id };
    await db.transaction().execute((trx) => moveRewards(trx, bound));
  }
  return db
    .selectFrom('telegram_reward')
    .select(['task', 'amount', 'currency', 'done_at'])
    .where('campaign', '=', campaign.id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('environment', '=', environment), eb('telegram_id', '=', telegramId)]),
        ...(account ? [eb('account_id', '=', account.id)] : []),
      ]),
    )
    .orderBy('done_at')
    .orderBy('id')
    .execute();
}

/** Once for each person and account: of two at once one is stored. */
export async function addReward(
  db: Db,
  now: number,
  { environment, telegramId, account }: TaskPerson,
  campaign: Campaign,
  { id: task, reward }: CampaignTask,
): Promise<void> {
  const unboundUntil = campaign.endsAt > 0 ? campaign.endsAt + KEPT_AFTER_END_MS : now + KEPT_WITHOUT_END_MS;
  await db.transaction().execute(async (trx) => {
    if (account) await lockRewards(trx, account.id);
    await trx
      .insertInto('telegram_reward')
      .values({
        ...{ id: rowId(now), environment, telegram_id: telegramId, account_id: account?.id ?? null },
        ...{ campaign: campaign.id, task, ...reward, done_at: now, expires_at: account ? null : unboundUntil },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
