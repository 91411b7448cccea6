import { TELEGRAM_LOGIN } from '@gatehouse/rules/compliance/compliance-element-names';
import { isShown } from '@gatehouse/rules/compliance/compliance-elements';
import { MINI_APP_TASKS_PATH, TELEGRAM_EARN_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import type { PageDefinition } from '../page.ts';

/** `bot`: the name of Telegram's bot, without the at sign. `offered`: compliance shows Telegram (COMP-08). */
export type MiniAppTaskData = { readonly bot: string; readonly offered: boolean };

/** TG-11, ROUTE-10, REDIR-10: the tasks of the mini-app. */
export const page: PageDefinition<MiniAppTaskData> = {
  paths: [MINI_APP_TASKS_PATH, TELEGRAM_EARN_PATH],
  title: 'page.telegramTasks',
  audience: 'anyone',
  miniApp: true,
  load: ({ brand, elements }) => ({
    bot: brand.bots.telegram,
    offered: isShown(elements[TELEGRAM_LOGIN]),
  }),
};
