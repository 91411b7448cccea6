import { type Place, placeFrom } from '@gatehouse/rules/region/country';
import type { FastifyRequest } from 'fastify';
import type { AddressList } from '../http/address-list.ts';
import type { PlaceOf } from './visitor.ts';

export type PlaceSources = {
  /** Proxies that are believed: the same list that decides whose forwarded headers count. */
  readonly isTrusted: AddressList;
  /** Lower-case names of the headers with country and part of the country; undefined: no header is read. */
  readonly countryHeader: string | undefined;
  readonly subdivisionHeader: string | undefined;
  /** Where an address is; asked where no trusted proxy has said anything, or no part of the country. */
  readonly byAddress?: ((address: string) => Place) | undefined;
};

/**
 * REGION-03: where a visitor is: what the proxy says that the connection comes from, if it is a trusted one, else by the
 * visitor's address. What a proxy says is final: its `XX` is not known, and no address makes it known. A part that it leaves
 * out is the address's, if that is in the same country.
 */
export function createPlaceOf({ isTrusted, countryHeader, subdivisionHeader, byAddress }: PlaceSources): PlaceOf {
  return (request) => {
    const country = countryHeader && headerOf(request, countryHeader);
    if (country && isTrusted(request.socket.remoteAddress)) {
      const said = placeFrom(country, subdivisionHeader && headerOf(request, subdivisionHeader));
      if (!said.country || said.subdivision) return said;
      const found = byAddress?.(request.ip);
      return found?.country === said.country ? found : said;
    }
    return byAddress?.(request.ip) ?? {};
  };
}

/** One that was sent twice is joined by Node with a comma, and so is none of the codes. */
function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
