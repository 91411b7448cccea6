import { SUB_ACCOUNT_LOGIN_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** SHELL-10, LOGIN-01: login of sub-accounts, whose users work in an account of another owner. */
export const page: PageDefinition = {
  paths: [SUB_ACCOUNT_LOGIN_PATH],
  title: 'page.subLogin',
  description: 'page.subLogin.description',
  errors: ['310', '40029', '400601', '400602', '70003', '70004', '700085', '70009', '700155'],
  audience: 'anyone',
  asksCaptcha: true,
};
