import type { Brand } from '@gatehouse/rules/brand';
import { hostKind } from '@gatehouse/rules/host';
import { guidOf, tokenCookieName } from '@gatehouse/rules/session';
import { type Site, siteOf } from '@gatehouse/rules/site';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookie.ts';

/** Who asks, where, and with what: everything read from a request, checked once. */
export type Visitor = {
  readonly site: Site;
  readonly hostKind: 'site' | 'china' | 'explore';
  /** The visitor's own connection is HTTPS; forwarded schemes count only from trusted proxies. */
  readonly secure: boolean;
  readonly address: string;
  readonly tokenCookie: string;
  readonly token: string | undefined;
  readonly guid: string | undefined;
  readonly storedLanguage: string | undefined;
  readonly userAgent: string;
  readonly acceptLanguage: string | undefined;
  readonly referrer: string | undefined;
};

type Place = Pick<Visitor, 'site' | 'hostKind'>;

const MOST_HOSTS_KEPT = 1_000;
const LONGEST_USER_AGENT = 512;
const TOKEN = /^[\w-]{20,128}$/;

/** Reads visitors of one brand. Hosts are decided once each, and the memory of them is bounded. */
export function visitorReader(brand: Brand): (request: FastifyRequest) => Visitor {
  const places = new Map<string, Place>();

  function placeOf(host: string): Place {
    const known = places.get(host);
    if (known) return known;
    if (places.size >= MOST_HOSTS_KEPT) places.clear();
    const place = { site: siteOf(brand, host).value, hostKind: hostKind(brand, host).value };
    places.set(host, place);
    return place;
  }

  return (request) => {
    const { headers } = request;
    const place = placeOf(request.host ?? '');
    const secure = request.protocol === 'https';
    const tokenCookie = tokenCookieName(brand, place.site, secure);
    const token = readCookie(headers.cookie, tokenCookie);
    return {
      ...place,
      secure,
      address: request.ip,
      tokenCookie,
      token: token && TOKEN.test(token) ? token : undefined,
      guid: guidOf(readCookie(headers.cookie, brand.keys.guid)),
      storedLanguage: readCookie(headers.cookie, brand.keys.language),
      userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
      acceptLanguage: headers['accept-language'],
      referrer: headers.referer,
    };
  };
}
