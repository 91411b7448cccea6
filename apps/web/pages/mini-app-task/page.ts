import { MINI_APP_TASKS_PATH, TELEGRAM_EARN_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import type { PageDefinition } from '../page.ts';

/** `bot`: the name of Telegram's bot, without the at sign. */
export type MiniAppTaskData = { readonly bot: string };

/** TG-11, ROUTE-10, REDIR-10: the tasks of the mini-app. */
export const page: PageDefinition<MiniAppTaskData> = {
  paths: [MINI_APP_TASKS_PATH, TELEGRAM_EARN_PATH],
  title: 'page.telegramTasks',
  words: ['telegramTasks.'],
  audience: 'anyone',
  miniApp: true,
  load: ({ brand }) => ({ bot: brand.bots.telegram }),
};
