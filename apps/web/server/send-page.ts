import type { Brand } from '@gatehouse/rules/brand';
import { localeOf } from '@gatehouse/rules/locale';
import { isInApp } from '@gatehouse/rules/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLACE_TIMING } from '../platform/compliance.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import type { Api } from './api.ts';
import { isClosedHere, UNAVAILABLE_STATUS } from './closed-sign-up.ts';
import type { MemberJump } from './compliance-wall.ts';
import { getFor } from './identity-calls.ts';
import { freshNonce } from './nonce.ts';
import { type CutPage, joinPage, joinPageGzip } from './page-cache.ts';
import { type ElementsOf, hostKindOf, type PageElements, restrictedElements } from './page-elements.ts';
import type { PageRenderer, RenderInput } from './page-renderer.ts';
import type { Page, Pages } from './pages.ts';
import type { References } from './references.ts';
import { brandPolicy, pagePolicy } from './security-headers.ts';
import type { Visitor } from './visitor.ts';

export type PageRouteOptions = {
  readonly brand: Brand;
  readonly api: Api;
  readonly pages: Pages;
  readonly renderer: PageRenderer;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  readonly development: boolean;
  /** `references.keep(…)` gives what a page that refuses shows the person. */
  readonly references: References;
  /** What compliance says; absent: there is no config to ask. */
  readonly elementsOf?: ElementsOf;
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

export type User = RenderInput['user'];

const NO_QUERY = new URLSearchParams();

/** Sends a page; one that needs nothing from the API is sent before this returns. */
export function sendPage(
  options: PageRouteOptions,
  { visitor, language, path, search, page, jump }: Asked,
  user: User,
  request: FastifyRequest,
  reply: FastifyReply,
  failure?: number,
) {
  const { brand, api, renderer, pages, references } = options;
  const closed = !failure && isClosedHere(brand, pages, { visitor, path, page });
  const shown = closed ? pages.unavailable : (page ?? pages.notFound);
  const locale = localeOf(language);
  if (!locale)
    throw new Error(`The site ${visitor.site.id} serves ${language}, which has no row in the table of locales`);
  const { site, content } = visitor;
  const { country } = visitor.place();
  const elements = elementsFor(options, visitor, user);
  const hostKind = hostKindOf(visitor, elements);
  const query = search === '' ? NO_QUERY : new URLSearchParams(search);
  const { load } = shown.definition;
  const inApp = isInApp(visitor.userAgent, brand.appUserAgent);
  const finish = (data?: unknown) => {
    reply.code(failure ?? (closed ? UNAVAILABLE_STATUS : page ? 200 : 404));
    if (country !== undefined) reply.header('server-timing', `${PLACE_TIMING};desc="${country}"`);
    reply.header('cache-control', user || load ? 'private, no-store' : 'private, no-cache');
    return send(
      brand,
      request,
      reply,
      renderer.cut({ site, hostKind, content, elements, locale, page: shown, path, query, user, inApp, data }),
    );
  };
  if (!load) return finish();
  const call = <Result>(target: string) => getFor<Result>(api, visitor, language, target);
  return Promise.resolve(
    load({ brand, site, locale, query, user, place: visitor.place(), jump, keep: references.keep, api: call }),
  ).then(finish);
}

function send(brand: Brand, request: FastifyRequest, reply: FastifyReply, page: CutPage) {
  const nonce = freshNonce();
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header('content-security-policy', pagePolicy(nonce, brandPolicy(brand)));
  reply.header('vary', 'Accept-Encoding');
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(joinPage(page, nonce));
  reply.header('content-encoding', 'gzip');
  return reply.send(joinPageGzip(page, nonce));
}

/** COMP-03 to COMP-06: for the visitor's site, country and account. */
export function elementsFor({ elementsOf }: PageRouteOptions, visitor: Visitor, user: User): PageElements {
  return elementsOf?.(visitor, user ? String(user.id) : undefined) ?? restrictedElements;
}
