import { randomBytes, randomUUID } from 'node:crypto';
import type { Brand } from '@gatehouse/rules/brand';
import { destinationAfterLogin } from '@gatehouse/rules/destination';
import { languageFor } from '@gatehouse/rules/language';
import { localeOf } from '@gatehouse/rules/locale';
import { splitLanguage, withLanguage } from '@gatehouse/rules/path-language';
import { isMobile } from '@gatehouse/rules/platform';
import { GUID_TTL_MS } from '@gatehouse/rules/session';
import { allowedOrigins, originOf } from '@gatehouse/rules/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api.ts';
import { writeCookie } from './cookie.ts';
import { getFor, whoIs } from './identity-calls.ts';
import { type CutPage, joinPage, joinPageGzip } from './page-cache.ts';
import type { PageRenderer, RenderInput } from './page-renderer.ts';
import type { Page, Pages } from './pages.ts';
import { pagePolicy } from './security-headers.ts';
import type { Visitor } from './visitor.ts';

export type PageRouteOptions = {
  readonly brand: Brand;
  readonly api: Api;
  readonly pages: Pages;
  readonly renderer: PageRenderer;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  readonly development: boolean;
};

/** Everything that a page's answer needs to know about the request. */
type Asked = {
  readonly visitor: Visitor;
  readonly language: string;
  readonly path: string;
  readonly search: string;
  readonly page: Page | undefined;
};

const NONCE_BYTES = 16;
const LONGEST_URL = 8_192;

/** Answers every page: language redirect (LANG-02), who may see it, then the page itself. */
export function pageRoute(server: FastifyInstance, options: PageRouteOptions): void {
  server.get('/*', async (request, reply) => {
    if (request.url.length > LONGEST_URL) return reply.code(414).type('text/plain').send('The address is too long.');
    if (!request.url.startsWith('/')) return reply.code(400).type('text/plain').send('The address must be a path.');
    const visitor = options.visitorOf(request);
    keepGuid(reply, options.brand, visitor);
    const [pathname, search] = cutSearch(request.url);
    const { language: asked, path: longPath } = splitLanguage(pathname);
    const path = longPath.length > 1 ? longPath.replace(/\/+$/, '') || '/' : '/';
    const language = languageFor(visitor.site, {
      path: asked,
      stored: visitor.storedLanguage,
      acceptLanguage: visitor.acceptLanguage,
      development: options.development,
    }).value;
    if (asked !== language || path !== longPath) {
      if (looksLikeFile(path)) return reply.code(404).type('text/plain').send('There is no such file.');
      return redirect(reply, withLanguage(language, path) + search);
    }
    return answer(options, { visitor, language, path, search, page: options.pages.byPath.get(path) }, request, reply);
  });
}

async function answer(options: PageRouteOptions, asked: Asked, request: FastifyRequest, reply: FastifyReply) {
  const { visitor, language, path, page } = asked;
  if (!visitor.token) {
    if (page?.definition.audience === 'user') return redirect(reply, loginAddress(asked));
    return sendPage(options, asked, null, request, reply);
  }
  try {
    const { user, ended } = await whoIs(options.api, visitor, language);
    if (ended) reply.header('set-cookie', clearToken(visitor));
    if (user && page?.definition.audience === 'visitor') return redirect(reply, destinationOf(options.brand, asked));
    if (!user && page?.definition.audience === 'user') return redirect(reply, loginAddress(asked));
    return await sendPage(options, asked, user, request, reply);
  } catch (error) {
    request.log.error({ err: error, path }, 'a page could not be answered');
    const broken = { ...asked, page: options.pages.broken, path };
    return sendPage(options, broken, null, request, reply, 503);
  }
}

async function sendPage(
  { brand, api, renderer, pages }: PageRouteOptions,
  { visitor, language, path, search, page }: Asked,
  user: RenderInput['user'],
  request: FastifyRequest,
  reply: FastifyReply,
  failure?: number,
) {
  const shown = page ?? pages.notFound;
  const locale = localeOf(language);
  if (!locale)
    throw new Error(`The site ${visitor.site.id} serves ${language}, which has no row in the table of locales`);
  const { site, hostKind } = visitor;
  const query = new URLSearchParams(search);
  const { load } = shown.definition;
  const call = <Result>(target: string) => getFor<Result>(api, visitor, language, target);
  const data = load ? await load({ brand, site, locale, query, user, api: call }) : undefined;
  const cut = renderer.cut({ site, hostKind, locale, page: shown, path, query, user, data });
  reply.code(failure ?? (page ? 200 : 404));
  reply.header('cache-control', user || load ? 'private, no-store' : 'private, no-cache');
  return send(request, reply, cut);
}

function send(request: FastifyRequest, reply: FastifyReply, page: CutPage) {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header('content-security-policy', pagePolicy(nonce));
  reply.header('vary', 'Accept-Encoding');
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(joinPage(page, Buffer.from(nonce)));
  reply.header('content-encoding', 'gzip');
  return reply.send(joinPageGzip(page, Buffer.from(nonce)));
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i.test(header);
}

/** Where a logged-in visitor of a login or register page is sent (REDIR-01 to REDIR-09). */
function destinationOf(brand: Brand, { visitor, language, search }: Asked): string {
  return destinationAfterLogin({
    origin: originOf(brand, visitor.site),
    allowedOrigins: allowedOrigins(brand),
    locale: language,
    redirectUrl: new URLSearchParams(search).get('redirect_url') ?? undefined,
    referrer: visitor.referrer,
    event: 'visit',
    hostKind: visitor.hostKind,
    mobile: isMobile(visitor.userAgent),
    downloadsAllowed: true,
    destinations: visitor.site.destinations,
  }).value;
}

function loginAddress({ visitor, language, path, search }: Asked): string {
  const back = encodeURIComponent(withLanguage(language, path) + search);
  return `${withLanguage(language, visitor.site.paths.login)}?redirect_url=${back}`;
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
