import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../api/api.ts';
import type { ThirdPartySource } from '../api/third-parties.ts';
import type { WhiteHosts } from '../api/white-hosts.ts';
import type { MemberJump } from '../compliance/compliance-wall.ts';
import type { ElementsOf } from '../compliance/page-elements.ts';
import type { Page, Pages } from '../pages.ts';
import type { References } from '../references/references.ts';
import type { OnExperiment } from '../remote-config/experiment-events.ts';
import type { RemoteConfigSource } from '../remote-config/remote-config.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { PageRenderer } from './page-renderer.ts';

export type PageRouteOptions = {
  readonly brand: Brand;
  /** REDIR-02: absent: redirects lead to the brand's own list alone. */
  readonly whiteHosts?: WhiteHosts | undefined;
  readonly api: Api;
  readonly pages: Pages;
  readonly renderer: PageRenderer;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  readonly development: boolean;
  /** `references.keep(…)` gives what a page that refuses shows the person. */
  readonly references: References;
  /** What compliance says; absent: there is no config to ask. */
  readonly elementsOf?: ElementsOf;
  /** LOGIN-12: absent: nothing is steered. */
  readonly remoteConfig?: RemoteConfigSource | undefined;
  /** LOGIN-06: absent: nobody's accounts are taken. */
  readonly thirdParties?: ThirdPartySource | undefined;
  /** SHELL-09: hears of each page that shows an arm of an experiment. */
  readonly onExperiment?: OnExperiment | undefined;
};

/** Everything that a page's answer needs to know about the request. */
export type Asked = {
  readonly visitor: Visitor;
  readonly language: string;
  readonly path: string;
  readonly search: string;
  readonly page: Page | undefined;
  /** REGION-08: where a logged-in visitor belongs, on pages for users. */
  readonly jump?: MemberJump;
};
