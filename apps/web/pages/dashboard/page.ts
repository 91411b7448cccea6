import { accountStart } from '../../shell/account-start.ts';
import type { PageDefinition } from '../page.ts';
import { type DashboardData, loadDashboard } from './load.ts';

/** REDIR-01, SESS-08, SHELL-13: the account as a document, its next security step, and its logins. */
export const page: PageDefinition<DashboardData> = {
  paths: ['/dashboard'],
  title: 'page.dashboard',
  words: ['dashboard.', 'account.withdrawals', 'account.sessions.device', 'account.sessions.unknown'],
  audience: 'user',
  elsewhere: (site) => (site.destinations.dashboard ? undefined : accountStart(site)),
  load: (context) => loadDashboard(context),
};
