import { isInApp } from '@gatehouse/rules/device/platform';
import { pagePath } from '@gatehouse/rules/page/page-address';
import { localeOf } from '@gatehouse/rules/site/locale';
import type { RegistrationLayout } from '@gatehouse/rules/site/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLACE_TIMING } from '../../platform/site/country-of-page.ts';
import { noThirdParties } from '../api/third-parties.ts';
import { hostKindOf, type PageElements, restrictedElements } from '../compliance/page-elements.ts';
import { acceptsGzip } from '../http/accepts-gzip.ts';
import { freshNonce } from '../http/random-text.ts';
import { brandPolicy, pagePolicy } from '../http/security-headers.ts';
import { sendFirstPart } from '../http/send-first-part.ts';
import { joinPage, joinPageGzip, joinParts, type PageTemplate } from '../page-bytes/page-template.ts';
import { isProtected, type Page, type Pages } from '../pages.ts';
import { isSeen } from '../remote-config/experiment-events.ts';
import { pageRemoteConfig } from '../remote-config/page-remote-config.ts';
import { noRemoteConfig } from '../remote-config/remote-config.ts';
import { shownAccount } from '../visitor/known-account.ts';
import { mayOnlyLogIn } from '../visitor/login-only.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { isSignUpClosed, UNAVAILABLE_STATUS } from './closed-sign-up.ts';
import { loadContext } from './load-page.ts';
import { loadOf } from './page-renderer.ts';
import type { PageRequest, PageRouteOptions } from './page-route-options.ts';
import type { RenderInput } from './render-input.ts';

export type User = RenderInput['user'];

const NO_QUERY = new URLSearchParams();

/** Sends a page; one that needs nothing from the API is sent synchronously. */
export function sendPage(
  options: PageRouteOptions,
  asked: PageRequest,
  user: User,
  request: FastifyRequest,
  reply: FastifyReply,
  failure?: number,
) {
  const { visitor, language, search } = asked;
  const { brand, pages } = options;
  const first = options.remoteConfig?.first(visitor.site, language) ?? options.thirdParties?.first(visitor.site);
  if (first) return first.then((): unknown => sendPage(options, asked, user, request, reply, failure));
  const closed = !failure && isSignUpClosed(brand, pages, { ...asked, loggedIn: user !== null });
  const known = asked.page?.definition.knowsDevices && !user && !closed ? shownAccount(visitor) : undefined;
  const page = closed ? pages.unavailable : known ? pages.knownLogin : (asked.page ?? pages.notFound);
  const status = failure ?? (closed ? UNAVAILABLE_STATUS : asked.page ? 200 : 404);
  const query = search === '' ? NO_QUERY : new URLSearchParams(search);
  // Error pages may be requested often and stored never: files are smaller than inline scripts.
  const firstVisit = status === 200 && visitor.firstVisit === true;
  const rendered = { ...shownFor(options, asked, { page, query, user }), page, query, user, known, firstVisit };
  const finish = (data?: unknown) => {
    const shown = inTemplate(options, asked, rendered, data);
    const { arm } = shown.pageConfig;
    if (arm && status === 200 && isSeen(request))
      options.onExperiment?.({ ...arm, site: visitor.site.id, event: 'shown' });
    reply.code(status);
    reply.header('cache-control', user || load || known || asked.oauth ? 'private, no-store' : 'private, no-cache');
    const { country } = visitor.place();
    if (country !== undefined) reply.header('server-timing', `${PLACE_TIMING};desc="${country}"`);
    const { framedBy } = asked;
    return send(options, request, reply, { template: options.renderer.cut({ ...shown, data }), page, framedBy });
  };
  const load = loadOf(page, user);
  if (!load) return finish();
  return Promise.resolve(load(loadContext(options, asked, rendered))).then(finish);
}

/** AFF-04: the layout of the inviter's landing template, once the page's data has it. */
function inTemplate<Shown extends Pick<RenderInput, 'page' | 'query' | 'pageConfig'>>(
  { remoteConfig = noRemoteConfig }: PageRouteOptions,
  { visitor, language }: PageRequest,
  shown: Shown,
  data: unknown,
): Shown {
  const { template } = (data ?? {}) as { readonly template?: RegistrationLayout };
  if (template === undefined) return shown;
  const { site, guid: deviceId } = visitor;
  const { page, query } = shown;
  return {
    ...shown,
    pageConfig: pageRemoteConfig({
      site,
      page,
      query,
      template,
      siteConfig: remoteConfig.of(site, language),
      deviceId,
    }),
  };
}

/** The look of a page for this visitor, beside its data. */
function shownFor(
  options: PageRouteOptions,
  { visitor, language, path, oauth, framedBy }: PageRequest,
  { page, query, user }: Pick<RenderInput, 'page' | 'query' | 'user'>,
): Omit<RenderInput, 'page' | 'query' | 'user' | 'known' | 'data' | 'firstVisit'> {
  const locale = localeOf(language);
  if (!locale)
    throw new Error(`The site ${visitor.site.id} serves ${language}, which has no row in the table of locales`);
  const { site, content, guid: deviceId } = visitor;
  const elements = elementsFor(options, visitor, user);
  const { remoteConfig = noRemoteConfig, thirdParties = noThirdParties } = options;
  return {
    ...{ site, content, elements, path, oauth, framed: framedBy !== undefined },
    locale: options.renderer.shownLocale(locale),
    sentToLogIn: page.definition.logsIn === true && isForUsers(options.pages, query.get('redirect_url')),
    thirdParties: thirdParties.of(site),
    hostKind: hostKindOf(visitor, elements),
    inApp: isInApp(visitor, options.brand.appUserAgent),
    miniApp: visitor.miniApp,
    telegramOrigins: options.telegramFrames?.origins,
    loginOnly: mayOnlyLogIn(visitor),
    pageConfig: pageRemoteConfig({
      site,
      page,
      query,
      siteConfig: remoteConfig.of(site, language),
      deviceId,
    }),
  };
}

/** Whether an address is a page of this site for users only: a login request with it was redirected from there. */
function isForUsers({ byPath }: Pages, address: string | null): boolean {
  if (!address || !/^\/(?![/\\])/.test(address)) return false;
  return byPath.get(pagePath(address))?.definition.audience === 'user';
}

type Sent = Pick<PageRequest, 'framedBy'> & { readonly template: PageTemplate; readonly page: Page };

function send(
  { brand, captchaProviders = {} }: PageRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { template, page, framedBy }: Sent,
) {
  const nonce = freshNonce();
  const frames = Object.keys(captchaProviders).length > 0 && isProtected(page);
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header('content-security-policy', pagePolicy(nonce, brandPolicy(brand), { frames, framedBy }));
  if (framedBy) reply.header('x-frame-options', '');
  reply.header('vary', 'Accept-Encoding');
  const asGzip = acceptsGzip(request.headers['accept-encoding']);
  if (asGzip) reply.header('content-encoding', 'gzip');
  const parts = joinParts(template, nonce, asGzip);
  if (!parts) return reply.send(asGzip ? joinPageGzip(template, nonce) : joinPage(template, nonce));
  reply.header(
    'content-length',
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  return reply.send(sendFirstPart(parts));
}

/** COMP-03 to COMP-06: for the visitor's site, country and account. */
export function elementsFor({ elementsOf }: PageRouteOptions, visitor: Visitor, user: User): PageElements {
  return elementsOf?.(visitor, user ? String(user.id) : undefined) ?? restrictedElements;
}
