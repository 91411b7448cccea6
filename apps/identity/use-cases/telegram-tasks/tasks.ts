import type { TaskKind, TelegramCampaign } from '@gatehouse/contract/telegram/tasks';
import type { CompleteTaskPayload } from '@gatehouse/contract/telegram/telegram.schema';
import type { Site } from '@gatehouse/rules/site/site';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { type Campaign, campaignOn, sumOf } from './campaign.ts';
import { addReward, type Reward, rewardsOf } from './rewards.ts';
import type { TaskPerson } from './task-person.ts';

type Tasks = Pick<Services, 'db' | 'clock'> & { readonly campaigns: readonly Campaign[] };

/** TG-11: whether what a task asks for is done. The API's own data says so, never the page. */
const fulfilled: Readonly<Record<TaskKind, (person: TaskPerson) => boolean>> = {
  // The launch data says that the mini-app is open.
  open: () => true,
  bind: ({ account }) => account !== undefined,
  verify: ({ account }) => account?.verified === true,
  messages: ({ account }) => account?.botMayWrite === true,
};

/**
 * TG-11: the campaign that runs on the site; null: none does.
 * @param person undefined: it is shown without progress
 */
export async function tasksOn(
  { db, clock, campaigns }: Tasks,
  site: Site,
  person: TaskPerson | undefined,
): Promise<TelegramCampaign | null> {
  const campaign = campaignOn(campaigns, site, clock());
  if (!campaign) return null;
  return shown(campaign, person, person ? await rewardsOf(db, person, campaign) : []);
}

/**
 * TG-11: once for each person and task; doing it again changes nothing and answers the same.
 * @throws {Refusal} taskUnknown where it is not of the campaign that runs on the site, taskNotReady
 */
export async function complete(
  { db, clock, campaigns }: Tasks,
  { campaignId, taskId }: CompleteTaskPayload,
  site: Site,
  person: TaskPerson,
): Promise<TelegramCampaign> {
  const campaign = campaignOn(campaigns, site, clock());
  const task = campaign?.tasks.find(({ id }) => id === taskId);
  if (!campaign || !task || campaign.id !== campaignId) throw new Refusal('taskUnknown');
  const before = await rewardsOf(db, person, campaign);
  if (!before.some((reward) => reward.task === taskId)) {
    if (!fulfilled[task.kind](person)) throw new Refusal('taskNotReady');
    await addReward(db, clock(), person, campaign, task);
  }
  return shown(campaign, person, await rewardsOf(db, person, campaign));
}

function shown(campaign: Campaign, person: TaskPerson | undefined, rewards: readonly Reward[]): TelegramCampaign {
  const done = new Map(rewards.map((reward) => [reward.task, reward]));
  const tasks = campaign.tasks.map(({ id, kind, reward: promised }) => {
    const earned = done.get(id);
    const { amount, currency } = earned ?? promised;
    const ready = !earned && person !== undefined && fulfilled[kind](person);
    return { taskId: id, kind, reward: { amount, currency }, ready, done_at: earned?.done_at ?? 0 };
  });
  return { campaignId: campaign.id, ends_at: campaign.endsAt, tasks, earned: sumOf([...done.values()]) };
}
