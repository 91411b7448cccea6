import { oauthErrors } from '@gatehouse/contract/oauth/endpoints';
import { OAUTH_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import type { PageDefinition } from '../page.ts';

/** ROUTE-04, OAUTH-03: decides where an application's request goes on; shows itself only where it cannot. */
export const page: PageDefinition = {
  paths: [OAUTH_PATH],
  title: 'page.oauth',
  audience: 'anyone',
  oauth: true,
  variants: { error: oauthErrors },
};
