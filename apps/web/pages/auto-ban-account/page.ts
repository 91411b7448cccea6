import { AUTO_BAN_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10: locks an account; needs no session. */
export const page: PageDefinition = {
  paths: [AUTO_BAN_PATH],
  title: 'page.autoBan',
  description: 'page.autoBan.description',
  errors: ['7001', '70004', '31018'],
  audience: 'anyone',
  asksCaptcha: true,
};
