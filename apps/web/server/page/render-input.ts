import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import type { Locale } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { PageElements } from '../compliance/page-elements.ts';
import type { Page } from '../pages.ts';
import type { PageRemoteConfig } from '../remote-config/page-remote-config.ts';
import type { ContentPlaces } from '../visitor/content-places.ts';

/** Everything that a page is rendered from. */
export type RenderInput = {
  readonly site: Site;
  readonly hostKind: PageFrame['hostKind'];
  readonly content: ContentPlaces;
  readonly elements: PageElements;
  readonly steered: PageRemoteConfig;
  readonly thirdParties: readonly ThirdPartyProvider[];
  readonly locale: Locale;
  readonly page: Page;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly user: UserInfoResult | null;
  readonly inApp: boolean;
  readonly loginOnly: boolean;
  /** The page's scripts and styles come with its document: a file would cost a round trip more. */
  readonly firstVisit: boolean;
  /** Somebody was on their way to a page for users, and has to log in first. */
  readonly sentToLogIn: boolean;
  readonly data: unknown;
};
