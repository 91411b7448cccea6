import { readOperatorFile } from '../../kernel/operator-file.ts';
import type { Campaign } from './campaign.ts';
import { tasksFile } from './tasks-file.schema.ts';

/**
 * TG-11: reads the operator's file (`TELEGRAM_TASKS_FILE`).
 * @throws {OperatorFileError}
 */
export function readTasks(path: string, siteIds: readonly string[]): readonly Campaign[] {
  return readOperatorFile(path, tasksFile(siteIds), 'a campaign');
}

/** For trying the product out: one of each kind. */
export const demoCampaigns: readonly Campaign[] = [
  {
    ...{ id: 'demo', startsAt: 0, endsAt: 0 },
    tasks: [
      { id: 'open-app', kind: 'open', reward: { amount: '0.5', currency: 'USDT' } },
      { id: 'bind-telegram', kind: 'bind', reward: { amount: '2', currency: 'USDT' } },
      { id: 'allow-messages', kind: 'messages', reward: { amount: '1.5', currency: 'USDT' } },
      { id: 'verify-identity', kind: 'verify', reward: { amount: '10', currency: 'USDT' } },
    ],
  },
];
