import type { PageDefinition } from '../page.ts';
import { type DashboardData, loadDashboard } from './load.ts';

/** REDIR-01, SESS-08, SHELL-13: where an account stands, and the ways on. */
export const page: PageDefinition<DashboardData> = {
  paths: ['/dashboard'],
  title: 'page.dashboard',
  words: ['dashboard.'],
  audience: 'user',
  load: loadDashboard,
  sharesFacts: true,
};
