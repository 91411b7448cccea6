import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import type { TelegramPageData } from '../../features/telegram/outside.tsx';
import { loginPage } from '../login-page.ts';
import type { PageDefinition } from '../page.ts';

/** ROUTE-09, SHELL-12: from Telegram to an account. A user whose account is not linked yet is asked here (TG-06). */
export const page: PageDefinition<TelegramPageData> = {
  paths: [TELEGRAM_PATH],
  title: 'page.telegram',
  errors: [...loginPage.errors, '40004', '70012', '70022'],
  audience: 'anyone',
  logsIn: true,
  miniApp: true,
  load: ({ brand }) => ({ botLink: `https://t.me/${brand.bots.telegram}` }),
};
