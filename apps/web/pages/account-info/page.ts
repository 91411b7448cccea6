import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';
import { type AccountData, loadAccount } from './load.ts';

/** SHELL-13, SESS-08: what users can see and change of their account. */
export const page: PageDefinition<AccountData> = {
  paths: [ACCOUNT_INFO_PATH],
  title: 'page.account',
  errors: ['70004', '70009'],
  audience: 'user',
  load: (context) => loadAccount(context),
};
