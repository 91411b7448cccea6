import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** Key in this tab's storage: why the user went to a provider, and from which page. It grants no access. */
export const DEPARTURE_KEY = 'third-party';

export type Intent = 'login' | 'registration' | 'link';

export type Departure = {
  readonly intent: Intent;
  /** The provider's id and name. */
  readonly provider: string;
  readonly name: string;
  /** The language of the page that the user left: providers send back to an address without one. */
  readonly lang: string;
  /** The query of the page that the user left, with its question mark: redirect target and referral. */
  readonly search: string;
  /** The page that the user left: a link returns to it. */
  readonly path?: string;
  /** Id of the proof, once there is one; only this device can use it (`ThirdPartyPending`). */
  readonly uuid?: string;
};

export function storeDeparture(departure: Departure | null): void {
  writeLocal(DEPARTURE_KEY, departure && JSON.stringify(departure), 'sessionStorage');
}

export function storedDeparture(): Departure | undefined {
  try {
    const kept = JSON.parse(readLocal(DEPARTURE_KEY, 'sessionStorage') ?? 'null') as Partial<Departure> | null;
    return isDeparture(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isDeparture(kept: Partial<Departure> | null): kept is Departure {
  const { intent, provider, name, lang, search } = kept ?? {};
  const isQuery = search === '' || (typeof search === 'string' && search.startsWith('?'));
  const texts = [provider, name, lang].every((text) => typeof text === 'string');
  return texts && isQuery && ['login', 'registration', 'link'].includes(intent ?? '');
}

/**
 * REDIR-01: the query to return with. If the page names no target, its referrer may be one; both pass the same redirect rules
 * later, but only this page knows the referrer.
 */
export function searchToKeep(search: string, referrer: string): string {
  const query = new URLSearchParams(search);
  // REDIR-11
  if (query.has(INTERACTION_PARAMETER)) return search;
  if (referrer && !query.has('redirect_url')) query.set('redirect_url', referrer);
  return `${query}` && `?${query}`;
}

/** Puts the stored query back into the address, so that this page acts as the one that was left. */
export function restoreSearch(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
}
