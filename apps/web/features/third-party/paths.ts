import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { OAUTH_LOGIN_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { ownPath } from '../../platform/navigation/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

export const REGISTER_PATH = '/third-party/register';
export const LINK_PATH = '/third-party/link';

type Page = Pick<PageFrame, 'language' | 'site'>;

export const registerTarget = ({ language }: Page) =>
  ownPath(withLanguage(language.value, REGISTER_PATH) as `/${string}`);
export const accountPath = ({ language }: Page) => withLanguage(language.value, ACCOUNT_INFO_PATH);

/** Log in first, then link: goes through the login page, by any login method. */
export function loginToLink({ site, language }: Page) {
  const back = encodeURIComponent(withLanguage(language.value, LINK_PATH));
  return ownPath(`${withLanguage(language.value, site.paths.login)}?redirect_url=${back}` as `/${string}`);
}

/** The login page, with the query that it was left with. */
export function loginAgain({ site, language }: Page, search: string): string {
  const isOAuth = new URLSearchParams(search).has(INTERACTION_PARAMETER);
  return withLanguage(language.value, isOAuth ? OAUTH_LOGIN_PATH : site.paths.login) + search;
}
