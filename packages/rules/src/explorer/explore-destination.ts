import { isMobile } from '../device/platform.ts';
import type { DestinationInput } from '../redirect/destination.ts';
import { allowedOrigins, originOf } from '../site/site-of.ts';
import type { ExploreFacts } from './explore-facts.ts';

/** The part of the WHATWG API that is read here; rules compile without DOM types. */
const { URLSearchParams: Query } = globalThis as unknown as {
  URLSearchParams: new (text: string) => { get: (name: string) => string | null };
};

/** What the redirect rules look at, for this visitor. */
export function destinationInput(
  { brand, site, hostKind, language, input, userAgent, miniApp, downloadsAllowed }: ExploreFacts,
  { event, search }: { event: DestinationInput['event']; search: string },
): DestinationInput {
  return {
    origin: originOf(brand, site.value),
    allowedOrigins: allowedOrigins(brand),
    locale: language.value,
    redirectUrl: new Query(search).get('redirect_url') ?? undefined,
    referrer: input.referrer || undefined,
    event,
    hostKind: hostKind.value,
    miniApp: miniApp.value,
    mobile: isMobile(userAgent),
    downloadsAllowed,
    destinations: site.value.destinations,
  };
}
