import { PARTNER_SANDBOX_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import type { PageDefinition } from '../page.ts';

/** OAUTH-06: a partner's developer registers a test application and tries the flow. */
export const page: PageDefinition = {
  paths: [PARTNER_SANDBOX_PATH],
  title: 'page.devPartner',
  errors: [''],
  audience: 'anyone',
  sandbox: true,
};
