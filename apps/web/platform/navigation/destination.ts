import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { isMobile } from '@gatehouse/rules/device/platform';
import { type DestinationInput, destinationAfterLogin } from '@gatehouse/rules/redirect/destination';
import { type Leavable, targetOf } from './navigate.ts';

/** The fields of `PageFrame` that decide where to go. */
export type DestinationFrame = {
  readonly locale: { readonly value: string };
  readonly redirectOrigins: readonly string[];
  readonly brand: { readonly downloads?: boolean | undefined };
  readonly hostKind: DestinationInput['hostKind'];
  readonly site: { readonly destinations: DestinationInput['destinations'] };
};

/**
 * REDIR-01 to REDIR-09, REDIR-11: the destination after a login or registration on this page.
 * @param referrer of the page; null where it must not count
 */
export function destinationHere(
  frame: DestinationFrame,
  event: 'login' | 'registration',
  referrer: string | null = document.referrer,
): Leavable {
  const query = new URLSearchParams(location.search);
  const decision = destinationAfterLogin({
    origin: location.origin,
    allowedOrigins: frame.redirectOrigins,
    locale: frame.locale.value,
    redirectUrl: query.get('redirect_url'),
    referrer,
    oauthSearch: query.has(INTERACTION_PARAMETER) ? location.search : undefined,
    event,
    hostKind: frame.hostKind,
    mobile: isMobile(navigator.userAgent),
    downloadsAllowed: frame.brand.downloads === true,
    destinations: frame.site.destinations,
  });
  return targetOf(decision, frame.redirectOrigins);
}
