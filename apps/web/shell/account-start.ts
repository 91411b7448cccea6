import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import type { Site } from '@gatehouse/rules/site/site';

/**
 * REDIR-08, SHELL-13: the page that a logged-in user is led to by links: the dashboard where the site has one, else the account page.
 * @returns its path without the language
 */
export function accountStart({ destinations }: Pick<Site, 'destinations'>): string {
  return destinations.dashboard ? '/dashboard' : ACCOUNT_INFO_PATH;
}
