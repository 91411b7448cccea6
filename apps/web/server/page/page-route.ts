import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { downloadsAllowed } from '@gatehouse/rules/compliance/compliance-hosts';
import { isMobile } from '@gatehouse/rules/device/platform';
import { languageFor } from '@gatehouse/rules/language/language';
import { splitLanguage, withLanguage } from '@gatehouse/rules/language/path-language';
import { loginAddress, pageAddress, plainPath } from '@gatehouse/rules/page/page-address';
import { destinationAfterLogin } from '@gatehouse/rules/redirect/destination';
import { signUpAccess } from '@gatehouse/rules/region/region';
import { landingRedirect } from '@gatehouse/rules/registration/landing-redirect';
import type { Brand } from '@gatehouse/rules/site/brand';
import { allowedOrigins, originOf } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jumpOf, type MemberJump, onward, STAY_COOKIE, wallWay } from '../compliance/compliance-wall.ts';
import { hostKindOf } from '../compliance/page-elements.ts';
import { createBoundedCache } from '../http/bounded-cache.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import { inRequest, oauthAnswer } from '../oauth/oauth-pages.ts';
import { sandboxPage } from '../oauth/sandbox-page.ts';
import { withDevice, withGuid } from '../visitor/device.ts';
import { getSessionUser } from '../visitor/identity-calls.ts';
import { loginInstead } from '../visitor/login-only.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { PageRequest, PageRouteOptions } from './page-route-options.ts';
import { elementsFor, sendPage, type User } from './send-page.ts';

const MOST_LANGUAGES_KEPT = 2_000;
/** A database takes a second or two to restart. */
const RETRY_AFTER_S = 1;
const LONGEST_URL = 8_192;
const FOUND = 302;
const SEE_OTHER = 303;
const BAD_REQUEST = 400;

/** Answers every page: language redirect (LANG-02), audience, then the page itself. */
export function pageRoute(server: FastifyInstance, options: PageRouteOptions): void {
  const { whiteHosts } = options;
  const answerPage = pageAnswer(options, languageReader(options.development));
  server.get('/*', (request, reply) => {
    const first = whiteHosts?.first();
    return first ? first.then((): unknown => answerPage(request, reply)) : answerPage(request, reply);
  });
}

function pageAnswer(given: PageRouteOptions, languageOf: ReturnType<typeof languageReader>) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const options = given.whiteHosts ? { ...given, brand: given.whiteHosts.brand() } : given;
    if (request.url.length > LONGEST_URL) return reply.code(414).type('text/plain').send('The address is too long.');
    if (!request.url.startsWith('/')) return reply.code(400).type('text/plain').send('The address must be a path.');
    const visitor = options.visitorOf(request);
    const [pathname, search] = cutSearch(request.url);
    const { language: asked, path: longPath } = splitLanguage(pathname);
    const path = plainPath(longPath);
    const language = languageOf(inRequest(visitor, path, search), asked);
    const { value: moved } = pageAddress({ asked, path: longPath, search, language });
    if (moved !== null) {
      if (looksLikeFile(path)) return reply.code(404).type('text/plain').send('There is no such file.');
      return redirect(reply, moved);
    }
    const { kind } = visitor.content;
    // A content host starts with its own page.
    const shown = path === '/' && kind ? `/${kind}` : path;
    const page = options.pages.byPath.get(shown);
    return answer(options, { visitor, language, path: shown, search, page }, request, reply);
  };
}

/** The language for a visitor and the path's segment, from a bounded cache. */
function languageReader(development: boolean) {
  const remember = createBoundedCache<string>(MOST_LANGUAGES_KEPT);
  return ({ site, storedLanguage: stored, acceptLanguage }: Visitor, path: string | undefined): string =>
    remember(
      `${site.id}\n${path ?? ''}\n${stored ?? ''}\n${acceptLanguage ?? ''}`,
      () => languageFor(site, { path, stored, acceptLanguage, development }).value,
    );
}

function answer(options: PageRouteOptions, asked: PageRequest, request: FastifyRequest, reply: FastifyReply) {
  const { page } = asked;
  if (page?.definition.oauth) return answerOAuth(options, asked, request, reply);
  if (page?.definition.miniApp) return answerUsual(options, inTelegram(options, asked, request), request, reply);
  if (!page?.definition.sandbox) return answerUsual(options, asked, request, reply);
  return sandboxPage(options, asked).then(
    (found): unknown => answerUsual(options, { ...asked, page: found }, request, reply),
    (error: unknown) => sendBroken(options, named(asked, reply), request, reply, error),
  );
}

/** PLAT-02: a page of the mini-app, in the frame of Telegram's web client. */
function inTelegram({ telegramFrames: frames }: PageRouteOptions, asked: PageRequest, request: FastifyRequest) {
  const visitor = frames?.opening(request, asked.visitor);
  return visitor && frames ? { ...asked, visitor, framedBy: frames.origins } : asked;
}

function answerUsual(options: PageRouteOptions, asked: PageRequest, request: FastifyRequest, reply: FastifyReply) {
  const { visitor, page } = asked;
  if (visitor.token) return answerSession(options, named(asked, reply), request, reply);
  if (page?.definition.audience === 'user') return redirect(reply, loginPage(asked));
  const landing = loginInstead(asked) ?? landingOf(options.brand, asked);
  if (landing) return redirect(reply, landing);
  const seen = named(asked, reply);
  const sent: unknown = sendPage(options, seen, null, request, reply);
  return sent instanceof Promise
    ? sent.catch((error: unknown) => sendBroken(options, seen, request, reply, error))
    : sent;
}

/** SESS-02: sets the device cookie with the first page, not with a redirect before it: that page is the first visit. */
function named(asked: PageRequest, reply: FastifyReply): PageRequest {
  return { ...asked, visitor: withDevice(reply, withGuid(reply, asked.visitor)) };
}

/** HTTP-12: the API did not answer. The session is kept; the page retries by itself. */
function sendBroken(
  options: PageRouteOptions,
  asked: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
) {
  const { path } = asked;
  request.log.error({ err: error, path }, 'a page could not be answered');
  reply.header('retry-after', `${RETRY_AFTER_S}`);
  return sendPage(options, { ...asked, page: options.pages.broken }, null, request, reply, 503);
}

/** For a visitor with a token: asks the API for the user. */
async function answerSession(
  options: PageRouteOptions,
  asked: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { visitor, language, page } = asked;
  try {
    const forUsers = page?.definition.audience === 'user';
    const [{ user, ended }, jump] = await Promise.all([
      getSessionUser(options.api, visitor, language),
      forUsers ? jumpOf(options, visitor, language) : undefined,
    ]);
    if (ended) reply.header('set-cookie', clearToken(visitor));
    if (user && page?.definition.audience === 'visitor') {
      const target = destinationOf(options, asked, user);
      return redirect(reply, page.definition.withToken ? leavingToken(target) : target);
    }
    if (!user && forUsers) return redirect(reply, loginPage(asked));
    const landing = user ? null : (loginInstead(asked) ?? landingOf(options.brand, asked));
    if (landing) return redirect(reply, landing);
    const instead = jump && insteadOf(options, asked, jump, request);
    if (instead) return redirect(reply, instead);
    const elsewhere = forUsers && page.definition.elsewhere?.(visitor.site);
    if (elsewhere) return redirect(reply, withLanguage(language, elsewhere) + asked.search);
    return await sendPage(options, jump ? { ...asked, jump } : asked, user, request, reply);
  } catch (error) {
    return sendBroken(options, asked, request, reply, error);
  }
}

/** OAUTH-03: a page of an application's request. */
async function answerOAuth(
  options: PageRouteOptions,
  given: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = await options.frames?.(request, given.visitor);
  const frame = found === 'refused' ? undefined : found;
  const asked = frame ? { ...given, visitor: frame.visitor, framedBy: frame.origins } : given;
  const { visitor, language } = asked;
  try {
    const { user, ended } = await getSessionUser(options.api, visitor, language);
    if (ended && !frame) reply.header('set-cookie', clearToken(visitor));
    const answer = await oauthAnswer(options.api, asked, user !== null);
    if (answer.kind === 'redirect') return redirect(reply, answer.to, SEE_OTHER);
    const seen = named(asked, reply);
    if (answer.kind === 'off') return await sendPage(options, { ...seen, page: undefined }, user, request, reply);
    const { oauth, isRefused } = answer;
    return await sendPage(options, { ...seen, oauth }, user, request, reply, isRefused ? BAD_REQUEST : undefined);
  } catch (error) {
    return sendBroken(options, asked, request, reply, error);
  }
}

/** ROUTE-03: the redirect of an affiliate's visitor from a register page. */
function landingOf(brand: Brand, { visitor, language, path, search }: PageRequest): string | null {
  if (search === '') return null;
  const access = signUpAccess(brand, visitor.place()).value;
  return landingRedirect({ site: visitor.site, language, path, search, access, loggedIn: false }).value;
}

/** REGION-08: the redirect of a logged-in user from a page for users. */
function insteadOf(options: PageRouteOptions, asked: PageRequest, jump: MemberJump, { headers }: FastifyRequest) {
  const way = wallWay(options.brand, jump.decision.value, { ...asked, stay: readCookie(headers.cookie, STAY_COOKIE) });
  if (way.kind === 'onward')
    return onward(options.brand, { ...asked, downloads: downloadsFor(options, asked) }, allowedOrigins(options.brand));
  return way.kind === 'wall' ? way.address : undefined;
}

/** The redirect of a logged-in user from a login or register page (REDIR-01 to REDIR-09, REDIR-11). */
function destinationOf(options: PageRouteOptions, asked: PageRequest, user: User): string {
  const { brand } = options;
  const { visitor, language, search } = asked;
  const elements = elementsFor(options, visitor, user);
  const query = new URLSearchParams(search);
  return destinationAfterLogin({
    origin: originOf(brand, visitor.site),
    allowedOrigins: allowedOrigins(brand),
    locale: language,
    redirectUrl: query.get('redirect_url') ?? undefined,
    oauthSearch: query.has(INTERACTION_PARAMETER) ? search : undefined,
    referrer: visitor.referrer,
    event: 'visit',
    hostKind: hostKindOf(visitor, elements),
    miniApp: visitor.miniApp,
    mobile: isMobile(visitor.userAgent),
    downloadsAllowed: downloadsAllowed(brand, elements.byId, downloadsFor(options, asked)),
    destinations: visitor.site.destinations,
  }).value;
}

/** LOGIN-02: browsers keep the fragment over a redirect unless the new address has its own (RFC 9110, 10.2.2). */
function leavingToken(target: string): string {
  return target.includes('#') ? target : `${target}#`;
}

/** LOGIN-12, REDIR-05: the remote config of the app's downloads. */
function downloadsFor({ remoteConfig }: PageRouteOptions, { visitor, language }: PageRequest): boolean | undefined {
  return remoteConfig?.of(visitor.site, language).remoteConfig.downloads;
}

function loginPage({ visitor, language, path, search }: PageRequest): string {
  return loginAddress(visitor.site, language, path, search);
}

function redirect(reply: FastifyReply, target: string, status = FOUND) {
  reply.header('cache-control', 'private, no-store').header('vary', 'Accept-Language, Cookie');
  return reply.code(status).header('location', target).send();
}

function clearToken({ tokenCookie, secure, framed }: Visitor): string {
  return writeCookie(tokenCookie, '', { maxAgeSeconds: 0, httpOnly: true, secure, framed: framed === 'telegram' });
}

function cutSearch(url: string): [pathname: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}
