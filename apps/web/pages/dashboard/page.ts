import type { PageDefinition } from '../page.ts';
import { type DashboardData, loadDashboard } from './load.ts';

/** REDIR-01, SESS-08, SHELL-13: the account's own page. */
export const page: PageDefinition<DashboardData> = {
  paths: ['/dashboard', '/app/user/account-info'],
  title: 'page.dashboard',
  words: ['dashboard.', 'error.70004', 'error.70009', 'error.offline', 'error.unknown', 'form.unreachable'],
  audience: 'user',
  load: loadDashboard,
};
