import { withLanguage } from '@gatehouse/rules/language/path-language';
import { OAUTH_LOG_OUT_PATH, OAUTH_LOGIN_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { type Leavable, ownPath } from '../../platform/navigation/navigate.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

type Page = Pick<PageFrame, 'language' | 'oauth'>;

export const accountPath = ({ language }: Page) => withLanguage(language.value, ACCOUNT_INFO_PATH);

/** OAUTH-03: ends the session, and comes back for another account, with what the application asks for. */
export const otherAccount = ({ oauth, language }: Page) =>
  withLanguage(language.value, OAUTH_LOG_OUT_PATH) + (oauth?.search ?? '');

/** OAUTH-03: the login of the same request. */
export const oauthLogin = ({ oauth, language }: Page): Leavable =>
  ownPath(`${withLanguage(language.value, OAUTH_LOGIN_PATH)}${oauth?.search ?? ''}` as `/${string}`);
