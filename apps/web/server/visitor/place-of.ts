import { type Place, placeFrom } from '@gatehouse/rules/region/country';
import type { FastifyRequest } from 'fastify';
import type { AddressList } from '../http/address-list.ts';
import type { PlaceOf } from './visitor.ts';

export type PlaceSources = {
  /** Trusted proxies: the same list that decides whose forwarded headers count. */
  readonly isTrusted: AddressList;
  /** Lower-case names of the headers with country and subdivision; undefined: no header is read. */
  readonly countryHeader: string | undefined;
  readonly subdivisionHeader: string | undefined;
  /** The place of an address; used if no trusted proxy has named a place or subdivision. */
  readonly byAddress?: ((address: string) => Place) | undefined;
};

/**
 * REGION-03: the visitor's place: from the trusted proxy that connects, else from the visitor's address. The proxy's country is
 * final: its `XX` is unknown, whatever the address. A subdivision that it leaves out is the address's, if that is in the same
 * country.
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

/** Node joins a repeated header with a comma, which makes it no valid code. */
function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
