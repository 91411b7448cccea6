import { LOST_FACTOR_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10: recovers a lost authenticator, mailbox or phone. */
export const page: PageDefinition = {
  paths: [LOST_FACTOR_PATH],
  title: 'page.lost',
  description: 'page.lost.description',
  errors: ['310', '700001', '70003', '70004', '70009'],
  audience: 'anyone',
  asksCaptcha: true,
};
