import { randomUUID } from 'node:crypto';
import type { Brand } from '@gatehouse/rules/brand';
import { downloadsAllowed } from '@gatehouse/rules/compliance-hosts';
import { destinationAfterLogin } from '@gatehouse/rules/destination';
import { languageFor } from '@gatehouse/rules/language';
import { localeOf } from '@gatehouse/rules/locale';
import { loginAddress, pageAddress, plainPath } from '@gatehouse/rules/page-address';
import { splitLanguage } from '@gatehouse/rules/path-language';
import { isAppWebview, isMobile, isTelegramWebview } from '@gatehouse/rules/platform';
import { GUID_TTL_MS } from '@gatehouse/rules/session';
import { allowedOrigins, originOf } from '@gatehouse/rules/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PLACE_TIMING } from '../platform/compliance.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import type { Api } from './api.ts';
import { isClosedHere, UNAVAILABLE_STATUS } from './closed-sign-up.ts';
import { jumpOf, type MemberJump, onward, STAY_COOKIE, wallWay } from './compliance-wall.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { getFor, whoIs } from './identity-calls.ts';
import { memory } from './memory.ts';
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
type Asked = {
  readonly visitor: Visitor;
  readonly language: string;
  readonly path: string;
  readonly search: string;
  readonly page: Page | undefined;
  /** REGION-08: where a logged-in visitor belongs, on pages for users. */
  readonly jump?: MemberJump;
};

type User = RenderInput['user'];

const MOST_LANGUAGES_KEPT = 2_000;
const NO_QUERY = new URLSearchParams();
const LONGEST_URL = 8_192;

/** Answers every page: language redirect (LANG-02), who may see it, then the page itself. */
export function pageRoute(server: FastifyInstance, options: PageRouteOptions): void {
  const languageOf = languageReader(options.development);
  server.get('/*', (request, reply) => {
    if (request.url.length > LONGEST_URL) return reply.code(414).type('text/plain').send('The address is too long.');
    if (!request.url.startsWith('/')) return reply.code(400).type('text/plain').send('The address must be a path.');
    const visitor = options.visitorOf(request);
    keepGuid(reply, options.brand, visitor);
    const [pathname, search] = cutSearch(request.url);
    const { language: asked, path: longPath } = splitLanguage(pathname);
    const path = plainPath(longPath);
    const language = languageOf(visitor, asked);
    const { value: moved } = pageAddress({ asked, path: longPath, search, language });
    if (moved !== null) {
      if (looksLikeFile(path)) return reply.code(404).type('text/plain').send('There is no such file.');
      return redirect(reply, moved);
    }
    const { kind } = visitor.content;
    // A content host starts with what it is for.
    const shown = path === '/' && kind ? `/${kind}` : path;
    const page = options.pages.byPath.get(shown);
    return answer(options, { visitor, language, path: shown, search, page }, request, reply);
  });
}

/** The language for a visitor and the path's segment; the same question is decided once, and the memory is bounded. */
function languageReader(development: boolean) {
  const remember = memory<string>(MOST_LANGUAGES_KEPT);
  return ({ site, storedLanguage: stored, acceptLanguage }: Visitor, path: string | undefined): string =>
    remember(
      `${site.id}\n${path ?? ''}\n${stored ?? ''}\n${acceptLanguage ?? ''}`,
      () => languageFor(site, { path, stored, acceptLanguage, development }).value,
    );
}

function answer(options: PageRouteOptions, asked: Asked, request: FastifyRequest, reply: FastifyReply) {
  const { visitor, page } = asked;
  if (visitor.token) return answerSession(options, asked, request, reply);
  if (page?.definition.audience === 'user') return redirect(reply, loginPage(asked));
  return sendPage(options, asked, null, request, reply);
}

/** For a visitor with a token: the API says whose it is. */
async function answerSession(options: PageRouteOptions, asked: Asked, request: FastifyRequest, reply: FastifyReply) {
  const { visitor, language, path, page } = asked;
  try {
    const forUsers = page?.definition.audience === 'user';
    const [{ user, ended }, jump] = await Promise.all([
      whoIs(options.api, visitor, language),
      forUsers ? jumpOf(options, visitor, language) : undefined,
    ]);
    if (ended) reply.header('set-cookie', clearToken(visitor));
    if (user && page?.definition.audience === 'visitor') return redirect(reply, destinationOf(options, asked, user));
    if (!user && forUsers) return redirect(reply, loginPage(asked));
    const instead = jump && insteadOf(options.brand, asked, jump, request);
    if (instead) return redirect(reply, instead);
    return await sendPage(options, jump ? { ...asked, jump } : asked, user, request, reply);
  } catch (error) {
    request.log.error({ err: error, path }, 'a page could not be answered');
    const broken = { ...asked, page: options.pages.broken, path };
    return sendPage(options, broken, null, request, reply, 503);
  }
}

/** REGION-08: where a logged-in visitor of a page for users is sent instead of it. */
function insteadOf(brand: Brand, asked: Asked, jump: MemberJump, { headers }: FastifyRequest): string | undefined {
  const way = wallWay(brand, jump.decision.value, { ...asked, stay: readCookie(headers.cookie, STAY_COOKIE) });
  if (way.kind === 'onward') return onward(brand, asked, allowedOrigins(brand));
  return way.kind === 'wall' ? way.address : undefined;
}

/** Sends a page; one that needs nothing from the API is sent before this returns. */
function sendPage(
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
function elementsFor({ elementsOf }: PageRouteOptions, visitor: Visitor, user: User): PageElements {
  return elementsOf?.(visitor, user ? String(user.id) : undefined) ?? restrictedElements;
}

function isInApp(userAgent: string, appUserAgent: string): boolean {
  return isAppWebview(userAgent, appUserAgent) || isTelegramWebview(userAgent);
}

/** Where a logged-in visitor of a login or register page is sent (REDIR-01 to REDIR-09). */
function destinationOf(options: PageRouteOptions, { visitor, language, search }: Asked, user: User): string {
  const { brand } = options;
  const elements = elementsFor(options, visitor, user);
  return destinationAfterLogin({
    origin: originOf(brand, visitor.site),
    allowedOrigins: allowedOrigins(brand),
    locale: language,
    redirectUrl: new URLSearchParams(search).get('redirect_url') ?? undefined,
    referrer: visitor.referrer,
    event: 'visit',
    hostKind: hostKindOf(visitor, elements),
    mobile: isMobile(visitor.userAgent),
    downloadsAllowed: downloadsAllowed(brand, elements.byId),
    destinations: visitor.site.destinations,
  }).value;
}

function loginPage({ visitor, language, path, search }: Asked): string {
  return loginAddress(visitor.site, language, path, search);
}

function redirect(reply: FastifyReply, target: string) {
  reply.header('cache-control', 'private, no-store').header('vary', 'Accept-Language, Cookie');
  return reply.code(302).header('location', target).send();
}

/** SESS-02: a missing or malformed device id is replaced. */
function keepGuid(reply: FastifyReply, brand: Brand, { guid, secure }: Visitor): void {
  if (guid) return;
  const maxAgeSeconds = GUID_TTL_MS / 1_000;
  reply.header('set-cookie', writeCookie(brand.keys.guid, randomUUID(), { maxAgeSeconds, httpOnly: false, secure }));
}

function clearToken({ tokenCookie, secure }: Visitor): string {
  return writeCookie(tokenCookie, '', { maxAgeSeconds: 0, httpOnly: true, secure });
}

function cutSearch(url: string): [pathname: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
