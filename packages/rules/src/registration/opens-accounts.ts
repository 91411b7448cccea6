import { pagePath } from '../page/page-address.ts';

const REGISTRATION_PATHS: readonly string[] = [
  ...['/register', '/tr-register', '/sign-up', '/channel-register'],
  // SIGNUP-12
  '/third-party/register',
  // OAUTH-03
  '/oauth-register',
];

/** ROUTE-02: whether an account is opened on this page. @param path with or without language, query and hash */
export function opensAccounts(site: { readonly paths: { readonly register: string } }, path: string): boolean {
  const bare = pagePath(path);
  return bare === site.paths.register || REGISTRATION_PATHS.includes(bare);
}

/** ROUTE-06, ROUTE-07: pages that invite people to open an account on another one. */
const INVITING_PATHS: readonly string[] = ['/friend-invite', '/invite', '/exclusive-benefits'];

/** Whether this page invites people to open an account elsewhere. @param path with or without language, query and hash */
export function invitesToOpen(path: string): boolean {
  return INVITING_PATHS.includes(pagePath(path));
}
