import { createHmac, hash } from 'node:crypto';
import { isIP } from 'node:net';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { requestHeaders } from '@gatehouse/contract/call/request-headers';
import { defaultPlatform, isPlatform, type Platform } from '@gatehouse/rules/device/platform';
import { type Place, placeFrom } from '@gatehouse/rules/region/country';
import { countedAddress } from '@gatehouse/rules/request/counted-address';
import { deviceSecretOf } from '@gatehouse/rules/session/session';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { globalSite, siteById } from '@gatehouse/rules/site/site-of';
import type { FastifyRequest } from 'fastify';

/** What a request says about who makes it; every value is checked, and but for the device and the token none of it is proof of anything. */
export type Visitor = {
  readonly site: Site;
  /** A locale of the site. */
  readonly locale: string;
  readonly platform: Platform;
  /** SESS-02: SHA-256 of the secret that proves the device; undefined where none came. The guid proves nothing, and is not read. */
  readonly device: string | undefined;
  /** Of the same secret, and stored nowhere: what only the device can bring again. */
  readonly deviceKey?: string | undefined;
  /** The account that the device remembers, as its cookie has it; unchecked. */
  readonly knownAccount?: string | undefined;
  /** What limits count: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string;
  /** Where the visitor is, as the gateway found out; unknown without a gateway. */
  readonly place: Place;
  readonly userAgent: string;
  readonly userToken: string | undefined;
  /** PLAT-02: the API has verified launch data of this browser, by an earlier call or by this one. */
  readonly miniApp?: boolean;
  /** LOGIN-11: the id of one action, announced before it; absent on most calls. */
  readonly txId?: string | undefined;
  /** Names the call in the log, and to the user whom it refuses. */
  readonly requestId?: string | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** PLAT-02: it carries launch data that was verified. */
    launched?: boolean;
  }
}

/** Only the hash is stored. Plain SHA-256 is enough: 256 random bits cannot be guessed. */
function deviceOf(secret: string | undefined): string | undefined {
  return secret && hash('sha256', secret, 'base64url');
}

function deviceKeyOf(secret: string | undefined): string | undefined {
  return secret && createHmac('sha256', secret).update('gatehouse device key').digest('base64url');
}

const USER_AGENT_CHARS = 512;
const TRANSACTION = /^[\w-]{16,128}$/;

/** `trustGateway`: whether the headers by which the gateway passes on address, place and site are believed. */
export function visitorOf(request: FastifyRequest, brand: Brand, trustGateway: boolean): Visitor {
  const header = (name: string): string | undefined => {
    const value = request.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  };
  const site = (trustGateway && siteById(brand, header(gatewayHeaders.site) ?? '')) || globalSite(brand);
  const forwarded = trustGateway ? header('x-forwarded-for')?.split(',')[0]?.trim() : undefined;
  const { list, otherwise } = site.languages;
  const platform = header(requestHeaders.platform);
  const locale = header(requestHeaders.language) ?? '';
  const txId = header(requestHeaders.transaction);
  const secret = deviceSecretOf(header(gatewayHeaders.device));
  return {
    site,
    locale: list.includes(locale) ? locale : otherwise,
    platform: isPlatform(platform) ? platform : defaultPlatform,
    // Most calls read neither.
    get device() {
      return deviceOf(secret);
    },
    get deviceKey() {
      return deviceKeyOf(secret);
    },
    knownAccount: header(gatewayHeaders.knownAccount),
    address: countedAddress(forwarded && isIP(forwarded) ? forwarded : request.ip),
    place: trustGateway ? placeFrom(header(gatewayHeaders.country), header(gatewayHeaders.subdivision)) : {},
    userAgent: (header('user-agent') ?? '').slice(0, USER_AGENT_CHARS),
    userToken: header(requestHeaders.token),
    miniApp: request.launched === true || (trustGateway && header(gatewayHeaders.miniApp) === '1'),
    txId: txId && TRANSACTION.test(txId) ? txId : undefined,
    requestId: request.id,
  };
}
