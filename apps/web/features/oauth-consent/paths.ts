import { OAUTH_LOGOUT_PAGE } from '@gatehouse/contract/oauth/endpoints';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { type Leavable, ownPath } from '../../platform/navigation/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** ROUTE-04 */
const OAUTH_LOGIN_PAGE = '/oauth-login';

type Page = Pick<PageFrame, 'locale'>;

export const accountPath = ({ locale }: Page) => withLanguage(locale.value, ACCOUNT_INFO_PATH);

/** OAUTH-03: ends the session, and comes back for another account. `search`: of the consent page. */
export const otherAccount = ({ locale }: Page, search: string) =>
  withLanguage(locale.value, OAUTH_LOGOUT_PAGE) + search;

/** OAUTH-03: the login of the same request. `search`: of the consent page. */
export function oauthLogin({ locale }: Page, search: string): Leavable {
  return ownPath(`${withLanguage(locale.value, OAUTH_LOGIN_PAGE)}${search}` as `/${string}`);
}
