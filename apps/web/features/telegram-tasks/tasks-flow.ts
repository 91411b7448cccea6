import { codes } from '@gatehouse/contract/errors/codes';
import type { TelegramCampaign } from '@gatehouse/contract/telegram/tasks';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** What stands before a reward: `logIn`: there is no session; `bind`: its account is not linked to Telegram. */
export type TasksDoor = 'open' | 'logIn' | 'bind';
type Shown = { readonly campaign: TelegramCampaign; readonly door: TasksDoor };

export type TasksState =
  | { readonly step: 'loading' }
  /** This page is not in Telegram. */
  | { readonly step: 'outside' }
  | { readonly step: 'failed' }
  /** TG-12: the launch data is too old, or not genuine. */
  | { readonly step: 'expired' }
  /** The account is linked with another person of Telegram, or this person with another account. */
  | { readonly step: 'otherPerson' }
  | { readonly step: 'empty' }
  /** Without a session the API shows none. */
  | { readonly step: 'loggedOut' }
  /** `claimed`: the task just completed; `refused`: the task that was not, and the code. */
  | ({
      readonly step: 'shown';
      readonly claimed?: string;
      readonly refused?: { readonly taskId: string; readonly code: number };
    } & Shown)
  | ({ readonly step: 'claiming'; readonly taskId: string } & Shown);

export type TasksEvent =
  | { readonly type: 'outsideFound' }
  | { readonly type: 'notOffered' }
  | { readonly type: 'answered'; readonly answer: SubmitAnswer; readonly door: TasksDoor }
  | { readonly type: 'again' }
  | { readonly type: 'claimed'; readonly taskId: string }
  | { readonly type: 'completed'; readonly answer: SubmitAnswer };

export type TasksEffect =
  | { readonly type: 'load' }
  | { readonly type: 'complete'; readonly campaignId: string; readonly taskId: string };

const isOther = ({ ret_code }: SubmitAnswer) =>
  ret_code === codes.thirdPartyTaken || ret_code === codes.thirdPartyThere;

const isStale = ({ ret_code }: SubmitAnswer) =>
  ret_code === codes.telegramDataExpired || ret_code === codes.telegramDataInvalid;

/** The campaign of an answer; null: there is none; undefined: the answer has no such field. */
function campaignIn({ ret_code, result }: SubmitAnswer): TelegramCampaign | null | undefined {
  if (ret_code !== codes.success) return undefined;
  const { campaign } = (result ?? {}) as { readonly campaign?: TelegramCampaign | null };
  return campaign === null || Array.isArray(campaign?.tasks) ? campaign : undefined;
}

/** TG-11: the tasks of the mini-app. A task counts as done only when the API has said so. */
export const tasksFlow = defineFlow<TasksState, TasksEvent, TasksEffect>({
  name: 'tasks of the mini-app',
  start: { step: 'loading' },
  first: [{ type: 'load' }],
  steps: {
    loading: {
      outsideFound: { to: 'outside' },
      notOffered: { to: 'empty' },
      answered: [
        { to: 'expired', when: ['the launch data is stale', (_, { answer }) => isStale(answer)] },
        { to: 'otherPerson', when: ['another person or account', (_, { answer }) => isOther(answer)] },
        { to: 'loggedOut', when: ['no session', (_, { answer }) => answer.ret_code === codes.sessionInvalid] },
        { to: 'empty', when: ['no tasks', (_, { answer }) => isEmpty(campaignIn(answer))] },
        {
          to: 'shown',
          when: ['tasks', (_, { answer }) => campaignIn(answer) !== undefined],
          data: (_, { answer, door }) => ({ campaign: campaignIn(answer) as TelegramCampaign, door }),
        },
        { to: 'failed' },
      ],
      effectFailed: { to: 'failed' },
    },
    outside: {},
    failed: { again: { to: 'loading', ask: { load: true } } },
    expired: {},
    otherPerson: {},
    loggedOut: {},
    empty: { again: { to: 'loading', ask: { load: true } } },
    shown: {
      again: { to: 'loading', ask: { load: true } },
      claimed: {
        to: 'claiming',
        when: ['the reward is open', (state, { taskId }) => state.door === 'open' && isReady(state, taskId)],
        data: ({ campaign, door }, { taskId }) => ({ campaign, door, taskId }),
        ask: { complete: ({ campaign, taskId }) => ({ campaignId: campaign.campaignId, taskId }) },
      },
    },
    claiming: {
      completed: [
        { to: 'expired', when: ['the launch data is stale', (_, { answer }) => isStale(answer)] },
        {
          to: 'shown',
          when: ['done', (_, { answer }) => !!campaignIn(answer)],
          data: ({ door, taskId }, { answer }) => ({
            campaign: campaignIn(answer) as TelegramCampaign,
            door,
            claimed: taskId,
          }),
        },
        {
          to: 'shown',
          data: ({ campaign, door, taskId }, { answer }) => ({
            campaign,
            door,
            refused: { taskId, code: answer.ret_code },
          }),
        },
      ],
      effectFailed: {
        to: 'shown',
        data: ({ campaign, door, taskId }) => ({ campaign, door, refused: { taskId, code: UNREACHABLE.code } }),
      },
    },
  },
});

const isEmpty = (campaign: TelegramCampaign | null | undefined) => campaign === null || campaign?.tasks.length === 0;

function isReady({ campaign }: Shown, taskId: string): boolean {
  return campaign.tasks.some((task) => task.taskId === taskId && task.ready && task.done_at === 0);
}
