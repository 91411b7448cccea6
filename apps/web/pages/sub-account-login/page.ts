import { SUB_ACCOUNT_LOGIN_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10, LOGIN-01: login of sub-accounts, whose users work in an account of another owner. */
export const page: PageDefinition = {
  paths: [SUB_ACCOUNT_LOGIN_PATH],
  title: 'page.subLogin',
  description: 'page.subLogin.description',
  words: [
    'subLogin.',
    'form.errorCode',
    'form.insecure',
    'form.password.empty',
    'form.password.show',
    'form.password.hide',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
    'error.310',
    'error.40029',
    'error.400601',
    'error.400602',
    'error.70003',
    'error.70004',
    'error.700085',
    'error.70009',
    'error.700155',
    'error.offline',
    'error.unknown',
  ],
  audience: 'anyone',
  asksCaptcha: true,
};
