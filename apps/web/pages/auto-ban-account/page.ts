import { AUTO_BAN_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10: locks an account; needs no session. */
export const page: PageDefinition = {
  paths: [AUTO_BAN_PATH],
  title: 'page.autoBan',
  description: 'page.autoBan.description',
  words: [
    'lock.start.',
    'form.account',
    'form.errorCode',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
    'error.offline',
    'error.unknown',
    'error.7001',
    'error.70004',
    'error.31018',
  ],
  audience: 'anyone',
  asksCaptcha: true,
};
