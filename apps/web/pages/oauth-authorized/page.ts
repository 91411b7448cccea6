import { OAUTH_CONSENT } from '@gatehouse/rules/compliance/compliance-element-names';
import { isShown } from '@gatehouse/rules/compliance/compliance-elements';
import { OAUTH_CONSENT_PATH, TR_CONSENT_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import type { PageDefinition } from '../page.ts';

export type ConsentPageData = {
  /** COMP-08: applications may be allowed here. */
  readonly offered: boolean;
};

/** ROUTE-04, ROUTE-05, REDIR-11: a user allows an application to act for them, or not. The server shows it to users alone. */
export const page: PageDefinition<ConsentPageData> = {
  paths: [OAUTH_CONSENT_PATH, TR_CONSENT_PATH],
  title: 'page.oauthConsent',
  errors: ['31018', '700099'],
  audience: 'anyone',
  oauth: true,
  load: ({ elements }) => ({ offered: isShown(elements[OAUTH_CONSENT]) }),
};
