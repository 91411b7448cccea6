import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** In the tab: what somebody went to a provider for, and where they were. Nothing of it lets anybody in. */
export const AWAY_KEY = 'third-party';

export type Intent = 'login' | 'registration' | 'link';

export type Away = {
  readonly intent: Intent;
  /** The provider's id and name. */
  readonly provider: string;
  readonly name: string;
  /** The language of the page that they left: providers send back to an address without one. */
  readonly lang: string;
  /** The query of the page that they left, with its question mark: where to afterwards, and who sent them. */
  readonly search: string;
  /** The page that they left, where they come back to it. */
  readonly path?: string;
  /** What was proved, once it was: this device alone can use it (`ThirdPartyPending`). */
  readonly uuid?: string;
};

export function keepAway(away: Away | null): void {
  writeLocal(AWAY_KEY, away && JSON.stringify(away), 'sessionStorage');
}

export function keptAway(): Away | undefined {
  try {
    const kept = JSON.parse(readLocal(AWAY_KEY, 'sessionStorage') ?? 'null') as Partial<Away> | null;
    return isAway(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isAway(kept: Partial<Away> | null): kept is Away {
  const { intent, provider, name, lang, search } = kept ?? {};
  const isQuery = search === '' || (typeof search === 'string' && search.startsWith('?'));
  const texts = [provider, name, lang].every((text) => typeof text === 'string');
  return texts && isQuery && ['login', 'registration', 'link'].includes(intent ?? '');
}

/**
 * REDIR-01: the query to come back with. Where the page names no target, the page before it may be one; both go through the same
 * rules in the end (DESIGN 4.9), but only this page knows the second.
 */
export function searchToKeep(search: string, referrer: string): string {
  const query = new URLSearchParams(search);
  if (referrer && !query.has('redirect_url')) query.set('redirect_url', referrer);
  return `${query}` && `?${query}`;
}

/** Puts the query that was left with back into the address: from here on this page is as the one that was left. */
export function restoreSearch(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
}
