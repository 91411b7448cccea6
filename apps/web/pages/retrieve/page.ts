import { RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10: recovers a forgotten password. */
export const page: PageDefinition = {
  paths: [RETRIEVE_PATH],
  title: 'page.retrieve',
  description: 'page.retrieve.description',
  errors: ['31018', '700001', '70004', '70005', '70009'],
  audience: 'anyone',
  asksCaptcha: true,
};
