import { RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10: recovers a forgotten password. */
export const page: PageDefinition = {
  paths: [RETRIEVE_PATH],
  title: 'page.retrieve',
  description: 'page.retrieve.description',
  words: [
    'retrieve.start.',
    'form.account',
    'form.errorCode',
    'form.insecure',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
    'error.31018',
    'error.700001',
    'error.70004',
    'error.70005',
    'error.70009',
    'error.offline',
    'error.unknown',
  ],
  audience: 'anyone',
  asksCaptcha: true,
};
