import { OAUTH_LOG_OUT_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import type { PageDefinition } from '../page.ts';

/** ROUTE-04, OAUTH-03: ends the session, for an application (RP-Initiated Logout 1.0, 2) or to go on with another account. */
export const page: PageDefinition = {
  paths: [OAUTH_LOG_OUT_PATH],
  title: 'page.oauthLogOut',
  audience: 'anyone',
  oauth: true,
};
