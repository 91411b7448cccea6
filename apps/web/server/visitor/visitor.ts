import { inMiniApp } from '@gatehouse/rules/device/mini-app';
import type { Place } from '@gatehouse/rules/region/country';
import {
  deviceCookieName,
  deviceSecretOf,
  guidCookieName,
  guidOf,
  knownAccountCookieName,
  miniAppCookieName,
  tokenCookieName,
} from '@gatehouse/rules/session/session';
import type { Brand } from '@gatehouse/rules/site/brand';
import { hostKind, normaliseHost } from '@gatehouse/rules/site/host';
import type { Site } from '@gatehouse/rules/site/site';
import { siteOf } from '@gatehouse/rules/site/site-of';
import type { FastifyRequest } from 'fastify';
import { createBoundedCache } from '../http/bounded-cache.ts';
import { readCookie } from '../http/cookie.ts';
import { type ContentPlaces, contentPlacesOf } from './content-places.ts';

/** The visitor, host and device of a request, read and checked once. */
export type Visitor = {
  readonly site: Site;
  /** Normalised for host lists; undefined if it is no host name. */
  readonly host: string | undefined;
  readonly hostKind: 'site' | 'china' | 'explore';
  readonly content: ContentPlaces;
  /** The brand is served over HTTPS, or this connection is; forwarded schemes count only from trusted proxies. */
  readonly secure: boolean;
  /** Of the client, behind the trusted proxies. Computed on demand, since walking the proxies costs. */
  readonly address: () => string;
  /** Of this request, for logs and the API. */
  readonly requestId?: string;
  readonly tokenCookie: string;
  readonly token: string | undefined;
  /** In a frame of another site's page, which may be there: of an application (OAUTH-04), or of Telegram's web client (PLAT-02). */
  readonly framed?: 'application' | 'telegram';
  readonly guidCookie: string;
  /** SESS-02: identifies the device, and proves nothing: page scripts read it. */
  readonly guid: string | undefined;
  /** The browser sent no guid, and no page of the same origin led it here: it most likely has no files of this site. */
  readonly firstVisit?: true;
  readonly deviceCookie: string;
  /** SESS-02: the secret that proves the device. Sent to the API only. */
  readonly device: string | undefined;
  /** LOGIN-02: the account that the device remembers, as its cookie has it; unchecked. */
  readonly knownAccount: string | undefined;
  readonly storedLanguage: string | undefined;
  readonly userAgent: string;
  /** PLAT-02: inside a Telegram mini-app. The parameters of a link say so too, so that it may only take from what is offered. */
  readonly miniApp: boolean;
  readonly miniAppCookie: string;
  /** PLAT-02: the API has verified launch data of this browser. */
  readonly miniAppMark: boolean;
  readonly acceptLanguage: string | undefined;
  readonly referrer: string | undefined;
  /** The visitor's place, by a trusted proxy's header or by address. Computed on demand. */
  readonly place: () => Place;
};

type Host = Pick<Visitor, 'site' | 'host' | 'hostKind' | 'content'>;

/** The place of a request. Headers count only from trusted proxies. */
export type PlaceOf = (request: FastifyRequest) => Place;

const MOST_HOSTS_KEPT = 1_000;
const LONGEST_USER_AGENT = 512;

/** Reads visitors of one brand. Hosts are resolved once each, in a bounded cache. */
export function visitorReader(brand: Brand, placeOf: PlaceOf = () => ({})): (request: FastifyRequest) => Visitor {
  const remember = createBoundedCache<Host>(MOST_HOSTS_KEPT);
  const hostOf = (host: string) =>
    remember(host, () => ({
      site: siteOf(brand, host).value,
      host: normaliseHost(host),
      hostKind: hostKind(brand, host).value,
      content: contentPlacesOf(brand, host),
    }));

  return (request) => {
    const { headers } = request;
    const known = hostOf(request.host ?? '');
    const secure = brand.scheme === 'https' || request.protocol === 'https';
    const tokenCookie = tokenCookieName(brand, known.site, secure);
    const deviceCookie = deviceCookieName(brand, secure);
    const guidCookie = guidCookieName(brand, secure);
    const miniAppCookie = miniAppCookieName(secure);
    const marked = readCookie(headers.cookie, miniAppCookie) !== undefined;
    const device = deviceSecretOf(readCookie(headers.cookie, deviceCookie));
    let place: Place | undefined;
    return {
      ...known,
      secure,
      address: () => request.ip,
      requestId: request.id,
      tokenCookie,
      token: readCookie(headers.cookie, tokenCookie),
      guidCookie,
      guid: guidOf(readCookie(headers.cookie, guidCookie)),
      deviceCookie,
      device,
      // Without its device's secret it opens nothing.
      knownAccount: device && readCookie(headers.cookie, knownAccountCookieName(secure)),
      storedLanguage: readCookie(headers.cookie, brand.keys.language),
      userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
      miniAppCookie,
      miniAppMark: marked,
      miniApp: inMiniApp({ launch: request.url, userAgent: headers['user-agent'], marked }).value,
      acceptLanguage: headers['accept-language'],
      referrer: headers.referer,
      place: () => {
        place ??= placeOf(request);
        return place;
      },
    };
  };
}
