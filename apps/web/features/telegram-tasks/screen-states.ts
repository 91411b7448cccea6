import { codes } from '@gatehouse/contract/errors/codes';
import type { TelegramCampaign, TelegramTask } from '@gatehouse/contract/telegram/tasks';
import type { TasksState } from './tasks-flow.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 10, 12);

const task = (kind: TelegramTask['kind'], amount: string, ready = false, done_at = 0): TelegramTask => ({
  ...{ taskId: kind, kind, ready, done_at },
  reward: { amount, currency: 'USDT' },
});
const campaign: TelegramCampaign = {
  campaignId: 'first-steps',
  ends_at: NOW + 20 * DAY_MS,
  tasks: [
    task('open', '1', true, NOW),
    task('bind', '5', true),
    task('verify', '20'),
    task('messages', '0.000000000000000001'),
  ],
  earned: [{ amount: '1', currency: 'USDT' }],
};
const fresh: TelegramCampaign = {
  ...campaign,
  ...{ ends_at: 0, earned: [], tasks: campaign.tasks.map((one) => ({ ...one, done_at: 0 })) },
};
const all: TelegramCampaign = {
  ...campaign,
  tasks: campaign.tasks.map((one) => ({ ...one, ready: true, done_at: NOW })),
  earned: [
    { amount: '1234.5', currency: 'USDT' },
    { amount: '0.000000000000000001', currency: 'ETH' },
  ],
};

/** Gallery: the tasks in every state. */
export const tasksStates: Readonly<Record<string, TasksState>> = {
  loading: { step: 'loading' },
  'under way': { step: 'shown', campaign, door: 'open' },
  claiming: { step: 'claiming', campaign, door: 'open', taskId: 'bind' },
  claimed: { step: 'shown', campaign, door: 'open', claimed: 'open' },
  'not finished': {
    ...{ step: 'shown', campaign, door: 'open' },
    refused: { taskId: 'bind', code: codes.taskNotReady },
  },
  offline: { step: 'shown', campaign, door: 'open', refused: { taskId: 'bind', code: -200 } },
  'all done': { step: 'shown', campaign: all, door: 'open', claimed: 'verify' },
  'not logged in': { step: 'shown', campaign: fresh, door: 'logIn' },
  'not linked': { step: 'shown', campaign: fresh, door: 'bind' },
  'logged out': { step: 'loggedOut' },
  'no tasks': { step: 'empty' },
  failed: { step: 'failed' },
  expired: { step: 'expired' },
  'another person': { step: 'otherPerson' },
  'not in Telegram': { step: 'outside' },
};
