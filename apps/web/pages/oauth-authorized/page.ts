import { OAUTH_CONSENT_PATH, TR_CONSENT_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** ROUTE-04, ROUTE-05, REDIR-11: a user allows an application to act for them, or not. The server shows it to users alone. */
export const page: PageDefinition = {
  paths: [OAUTH_CONSENT_PATH, TR_CONSENT_PATH],
  title: 'page.oauthConsent',
  words: ['oauth.consent'],
  audience: 'anyone',
  oauth: true,
};
