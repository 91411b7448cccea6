import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import type { Locale } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { PageElements } from '../compliance/page-elements.ts';
import type { OAuthRequest } from '../oauth/oauth-pages.ts';
import type { Page } from '../pages.ts';
import type { PageRemoteConfig } from '../remote-config/page-remote-config.ts';
import type { ContentPlaces } from '../visitor/content-places.ts';

/** The input of a page's rendering. */
export type RenderInput = {
  readonly site: Site;
  readonly hostKind: PageFrame['site']['hostKind'];
  readonly content: ContentPlaces;
  readonly elements: PageElements;
  readonly pageConfig: PageRemoteConfig;
  readonly thirdParties: readonly ThirdPartyProvider[];
  readonly locale: Locale;
  readonly page: Page;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly user: UserInfoResult | null;
  readonly inApp: boolean;
  readonly miniApp: boolean;
  readonly telegramOrigins?: readonly string[] | undefined;
  readonly loginOnly: boolean;
  /** The page's scripts and styles are inline: a file would cost another round trip. */
  readonly firstVisit: boolean;
  /** The visitor was on the way to a page for users, and must log in first. */
  readonly sentToLogIn: boolean;
  /** LOGIN-02: a page with it is never cached. */
  readonly known?: PageFrame['session']['known'];
  /** OAUTH-03: a page with it is never cached. */
  readonly oauth?: OAuthRequest | undefined;
  /** OAUTH-04 */
  readonly framed?: boolean | undefined;
  readonly data: unknown;
};
