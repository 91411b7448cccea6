import type { PageDefinition } from '../page.ts';
import { type DashboardData, loadDashboard } from './load.ts';

/** REDIR-01, SESS-08, SHELL-13: the state of the account and the next steps. */
export const page: PageDefinition<DashboardData> = {
  paths: ['/dashboard'],
  title: 'page.dashboard',
  words: ['dashboard.'],
  audience: 'user',
  load: loadDashboard,
  sharesFacts: true,
};
