import { type Decision, decide, type Rule } from './decision.ts';
import { pagePath } from './page-address.ts';

/** SHELL-10: pages of an account for people who cannot, or need not, be logged in. */
export const sessionlessPaths: readonly string[] = [
  '/app/user/auto-ban-account',
  '/app/user/security-item-find',
  '/app/user/retrieve',
  '/app/user/sub-account-login',
];

/** Where an account is shown or changed. */
const accountAreas = ['/app/user', '/user/accounts', '/dashboard', '/compliance-wall', '/third-party/link'];

const table: readonly Rule<string, boolean>[] = [
  {
    rule: 'SHELL-10',
    check: 'one of the four account pages that need no session',
    answer: (path) => (sessionlessPaths.includes(path) ? false : undefined),
  },
  {
    rule: 'SHELL-10',
    check: 'a page of an account',
    answer: (path) => (accountAreas.some((area) => path === area || path.startsWith(`${area}/`)) ? true : undefined),
  },
  { rule: 'SHELL-10', check: 'every other page', answer: () => false },
];

/**
 * SHELL-10: whether a page is for logged-in users alone; a visitor is sent to log in first.
 * @param path with or without a language segment; query, hash and slashes at the end do not matter
 */
export function needsSession(path: string): Decision<boolean> {
  return decide(table, pagePath(path));
}
