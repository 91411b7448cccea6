import { accountStart } from '../../shell/account-start.ts';
import type { PageDefinition } from '../page.ts';
import { type DashboardData, loadDashboard } from './load.ts';

/** REDIR-01, SESS-08, SHELL-13: the account as a document, its next security step, and its logins. */
export const page: PageDefinition<DashboardData> = {
  paths: ['/dashboard'],
  title: 'page.dashboard',
  audience: 'user',
  elsewhere: (site) => (site.destinations.dashboard ? undefined : accountStart(site)),
  load: (context) => loadDashboard(context),
};
