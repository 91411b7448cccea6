import { OAUTH_LOGIN_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { loginPage } from '../login-page.ts';
import type { PageDefinition } from '../page.ts';

/** ROUTE-04, OAUTH-03: the login on the way to an application. */
export const page: PageDefinition = {
  ...loginPage,
  paths: [OAUTH_LOGIN_PATH],
  oauth: true,
};
