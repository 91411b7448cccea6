import type { PageDefinition } from '../page.ts';
import { type IdentityData, loadIdentity } from './load.ts';

/** REDIR-06, REDIR-08, SHELL-13 */
export const page: PageDefinition<IdentityData> = {
  paths: ['/user/accounts/auth/personal'],
  title: 'page.identity',
  words: ['identity.', 'dashboard.verification.unknown'],
  audience: 'user',
  load: loadIdentity,
};
