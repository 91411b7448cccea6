import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import { rowId } from '../../kernel/ids.ts';
import type { Campaign, CampaignTask } from './campaign.ts';
import type { TelegramRewardTable } from './tables.ts';
import type { TaskPerson } from './task-person.ts';

export type Reward = Pick<Selectable<TelegramRewardTable>, 'task' | 'amount' | 'currency' | 'done_at'>;

/** What a person has completed of a campaign, by this Telegram user or by the account that they are bound to; the oldest first. */
export async function rewardsOf(db: Db, person: TaskPerson, campaign: Campaign): Promise<readonly Reward[]> {
  await moveToAccount(db, person);
  const { environment, telegramId, account } = person;
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

/** Once for each person and account, whoever is faster: of two at once one is stored. */
export async function addReward(
  db: Db,
  now: number,
  { environment, telegramId, account }: TaskPerson,
  campaign: Campaign,
  { id: task, reward }: CampaignTask,
): Promise<void> {
  await db
    .insertInto('telegram_reward')
    .values({
      ...{ id: rowId(now), environment, telegram_id: telegramId, account_id: account?.id ?? null },
      ...{ campaign: campaign.id, task, ...reward, done_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was completed before the binding is the account's from now on, unless it has the same from another Telegram user. */
async function moveToAccount(db: Db, { environment, telegramId, account }: TaskPerson): Promise<void> {
  if (!account) return;
  await db
    .updateTable('telegram_reward')
    .set({ account_id: account.id })
    .where('environment', '=', environment)
    .where('telegram_id', '=', telegramId)
    .where('account_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('telegram_reward as other')
            .select('other.id')
            .where('other.account_id', '=', account.id)
            .whereRef('other.campaign', '=', 'telegram_reward.campaign')
            .whereRef('other.task', '=', 'telegram_reward.task'),
        ),
      ),
    )
    .execute();
}
