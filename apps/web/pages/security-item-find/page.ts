import { LOST_FACTOR_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10: recovers a lost authenticator, mailbox or phone. */
export const page: PageDefinition = {
  paths: [LOST_FACTOR_PATH],
  title: 'page.lost',
  description: 'page.lost.description',
  words: [
    'lost.start.',
    'form.account',
    'form.errorCode',
    'form.insecure',
    'form.password.empty',
    'form.password.show',
    'form.password.hide',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
    'error.310',
    'error.700001',
    'error.70003',
    'error.70004',
    'error.70009',
    'error.offline',
    'error.unknown',
  ],
  audience: 'anyone',
  asksCaptcha: true,
};
