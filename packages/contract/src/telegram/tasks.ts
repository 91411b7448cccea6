import { call } from '../call/call.ts';
import type { CompleteTaskPayload, TasksHomePayload } from './telegram.schema.ts';

/** What completes a task; the API alone says whether it is fulfilled. */
export const taskKinds = ['open', 'bind', 'verify', 'messages'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** `reward`: an amount as text, with its currency (ISO 4217, or a coin's symbol). `done_at`: epoch ms; 0: not yet. */
export type TelegramTask = {
  taskId: string;
  kind: TaskKind;
  reward: { amount: string; currency: string };
  /** Fulfilled, and to be completed by the person. */
  ready: boolean;
  done_at: number;
};

/** `ends_at`: epoch ms; 0: open. `earned`: of the completed tasks, by currency. */
export type TelegramCampaign = {
  campaignId: string;
  ends_at: number;
  tasks: readonly TelegramTask[];
  earned: readonly { amount: string; currency: string }[];
};

/**
 * TG-11: the campaign of the site; with header `TgToken` as this person has it. `campaign` null: there is none. No session is needed.
 * Refused, where the header is there, with `telegramDataInvalid`, `telegramDataExpired` (an hour), and where the session's account
 * and the Telegram user are not bound to each other but to others, with `thirdPartyTaken`, `thirdPartyThere`.
 */
export const tasksHome = call<TasksHomePayload, { campaign: TelegramCampaign | null }>(
  'POST',
  '/fht/growth/activity-api/v1/korea/home',
  { access: 'private', hideError: true },
);

/**
 * TG-11, header `TgToken`: once per person and task, and once per account; doing it again answers the first time's. Refused as
 * `tasksHome`, without the header with `telegramDataInvalid`, and with `taskUnknown`, `taskNotReady`.
 */
export const completeTask = call<CompleteTaskPayload, { campaign: TelegramCampaign }>(
  'POST',
  '/fht/growth/miniapp/task/v1/complete_task',
  { access: 'private', hideError: true },
);
