import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';
import { type IdentityData, loadIdentity } from './load.ts';

/** REDIR-06, REDIR-08, SHELL-13: the identity verification. New users of some sites arrive here. */
export const page: PageDefinition<IdentityData> = {
  paths: [PERSONAL_PAGE_PATH],
  title: 'page.identity',
  errors: ['70004', '70009', '70013'],
  audience: 'user',
  load: (context) => loadIdentity(context),
};
