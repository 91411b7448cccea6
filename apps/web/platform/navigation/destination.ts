import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { isMobile } from '@gatehouse/rules/device/platform';
import { type DestinationInput, destinationAfterLogin } from '@gatehouse/rules/redirect/destination';
import { miniAppParts } from './mini-app-parts.ts';
import { type Leavable, targetOf } from './navigate.ts';

/** The fields of `PageFrame` that decide where to go. */
export type DestinationFrame = {
  readonly language: { readonly value: string };
  readonly brand: { readonly downloads?: boolean | undefined };
  readonly site: Pick<DestinationInput, 'destinations' | 'hostKind'> & { readonly redirectOrigins: readonly string[] };
};

/**
 * REDIR-01 to REDIR-11: the destination after a login or registration on this page. TG-06: in the mini-app, a person who has not
 * answered whether to link Telegram is asked first, and goes on from there; an application that waits (REDIR-11) waits no longer.
 * @param referrer of the page; null where it must not count
 */
export function destinationHere(
  frame: DestinationFrame,
  event: 'login' | 'registration',
  referrer: string | null = document.referrer,
): Leavable {
  const destination = destinationOf(frame, event, referrer);
  return miniAppParts.askFirst?.(frame.language.value, destination, event) ?? destination;
}

/** REDIR-01 to REDIR-11: the same, with no question before it. */
export function destinationOf(
  frame: DestinationFrame,
  event: 'login' | 'registration',
  referrer: string | null,
): Leavable {
  const query = new URLSearchParams(location.search);
  const decision = destinationAfterLogin({
    origin: location.origin,
    allowedOrigins: frame.site.redirectOrigins,
    locale: frame.language.value,
    redirectUrl: query.get('redirect_url'),
    referrer,
    oauthSearch: query.has(INTERACTION_PARAMETER) ? location.search : undefined,
    event,
    hostKind: frame.site.hostKind,
    miniApp: miniAppParts.askFirst !== undefined,
    mobile: isMobile(navigator.userAgent),
    downloadsAllowed: frame.brand.downloads === true,
    destinations: frame.site.destinations,
  });
  return targetOf(decision, frame.site.redirectOrigins);
}
