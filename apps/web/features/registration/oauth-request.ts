import { INTERACTION_PARAMETER, TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** Key in this browser's storage: the link of a registration's mail opens another tab. It grants no access. */
const STORE_KEY = 'oauth-request';
/** Registrations that may have begun side by side, each in its own tab. */
const MOST = 5;

type Stored = { readonly uuid: string; readonly search: string };

/** REDIR-11: stores the query of an application's request with the registration that began on its page. */
export function storeRequest(uuid: string): void {
  const query = new URLSearchParams(location.search);
  query.delete(TRX_PARAMETER);
  if (query.has(INTERACTION_PARAMETER)) write([{ uuid, search: `?${query}` }, ...others(uuid)].slice(0, MOST));
}

/** REDIR-11: puts that query back into the address, so that this page acts as the one where the registration began. */
export function restoreRequest(uuid: string): void {
  const stored = read().find((one) => one.uuid === uuid);
  if (!stored) return;
  write(others(uuid));
  if (!new URLSearchParams(location.search).has(INTERACTION_PARAMETER))
    history.replaceState(history.state, '', location.pathname + stored.search);
}

const others = (uuid: string) => read().filter((one) => one.uuid !== uuid);

function write(list: readonly Stored[]): void {
  writeLocal(STORE_KEY, list.length > 0 ? JSON.stringify(list) : null);
}

function read(): readonly Stored[] {
  try {
    // A release before this one stored one request alone.
    const list: readonly (Partial<Stored> | null)[] = [JSON.parse(readLocal(STORE_KEY) ?? '[]')].flat();
    return list.filter(isWhole);
  } catch {
    return [];
  }
}

function isWhole(one: Partial<Stored> | null): one is Stored {
  return typeof one?.uuid === 'string' && typeof one.search === 'string' && one.search.startsWith('?');
}
