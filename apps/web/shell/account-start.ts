import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import type { Site } from '@gatehouse/rules/site/site';

/**
 * SHELL-13: the page that links lead a logged-in user to: the dashboard where the site has one, else the account page. A login there
 * leads to the personal page (REDIR-08), which is for verification.
 * @returns its path without the language
 */
export function accountStart({ destinations }: Pick<Site, 'destinations'>): string {
  return destinations.dashboard ? '/dashboard' : ACCOUNT_INFO_PATH;
}
