import { OAUTH_REGISTER_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import type { PageDefinition } from '../page.ts';
import { registrationPage } from '../registration-page.ts';

/** ROUTE-04, OAUTH-03: the registration on the way to an application. */
export const page: PageDefinition = {
  ...registrationPage,
  paths: [OAUTH_REGISTER_PATH],
  oauth: true,
};
