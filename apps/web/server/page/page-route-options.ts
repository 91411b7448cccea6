import type { CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../api/api.ts';
import type { ThirdPartySource } from '../api/third-parties.ts';
import type { WhiteHosts } from '../api/white-hosts.ts';
import type { MemberJump } from '../compliance/compliance-wall.ts';
import type { ElementsOf } from '../compliance/page-elements.ts';
import type { Frames } from '../oauth/frames.ts';
import type { OAuthRequest } from '../oauth/oauth-pages.ts';
import type { Page, Pages } from '../pages.ts';
import type { References } from '../references/references.ts';
import type { OnExperiment } from '../remote-config/experiment-events.ts';
import type { RemoteConfigSource } from '../remote-config/remote-config.ts';
import type { TelegramFrames } from '../telegram/telegram-frames.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { PageRenderer } from './page-renderer.ts';

export type PageRouteOptions = {
  readonly brand: Brand;
  /** REDIR-02: absent: redirects lead to the brand's own list only. */
  readonly whiteHosts?: WhiteHosts | undefined;
  readonly api: Api;
  readonly pages: Pages;
  readonly renderer: PageRenderer;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  /** OAUTH-04: absent: there are none. */
  readonly frames?: Frames | undefined;
  /** PLAT-02: absent: there are none. */
  readonly telegramFrames?: TelegramFrames | undefined;
  readonly development: boolean;
  /** `references.keep(…)` returns the reference that a refusing page shows. */
  readonly references: References;
  /** The source of compliance configs; absent: there is no config. */
  readonly elementsOf?: ElementsOf;
  /** LOGIN-12: absent: no remote config. */
  readonly remoteConfig?: RemoteConfigSource | undefined;
  /** LOGIN-06: absent: no providers. */
  readonly thirdParties?: ThirdPartySource | undefined;
  /** CAPT-01: the captchas of other companies; absent: none. */
  readonly captchaProviders?: CaptchaProviders | undefined;
  /** SHELL-09: called for each page that shows an arm of an experiment. */
  readonly onExperiment?: OnExperiment | undefined;
};

/** What a page's response depends on. */
export type PageRequest = {
  readonly visitor: Visitor;
  readonly language: string;
  readonly path: string;
  readonly search: string;
  readonly page: Page | undefined;
  /** REGION-08: the site of a logged-in user, on pages for users. */
  readonly jump?: MemberJump;
  /** OAUTH-03: on OAuth pages: the application's request. */
  readonly oauth?: OAuthRequest;
  /** OAUTH-04, PLAT-02: origins that may have this page in a frame, which it is in. */
  readonly framedBy?: readonly string[];
};
