import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { OAUTH_LOGIN_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { ownPath } from '../../platform/navigation/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

export const REGISTER_PATH = '/third-party/register';
export const LINK_PATH = '/third-party/link';

type Page = Pick<PageFrame, 'locale' | 'site'>;

export const registerTarget = ({ locale }: Page) => ownPath(withLanguage(locale.value, REGISTER_PATH) as `/${string}`);
export const accountPath = ({ locale }: Page) => withLanguage(locale.value, ACCOUNT_INFO_PATH);

/** Log in first, then link: goes through the login page, by any login method. */
export function loginToLink({ locale, site }: Page) {
  const back = encodeURIComponent(withLanguage(locale.value, LINK_PATH));
  return ownPath(`${withLanguage(locale.value, site.paths.login)}?redirect_url=${back}` as `/${string}`);
}

/** The login page, with the query that it was left with. */
export function loginAgain({ locale, site }: Page, search: string): string {
  const isOAuth = new URLSearchParams(search).has(INTERACTION_PARAMETER);
  return withLanguage(locale.value, isOAuth ? OAUTH_LOGIN_PATH : site.paths.login) + search;
}
