import { INTERACTION_PARAMETER, TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** Key in this browser's storage: the link of a registration's mail opens another tab. It grants no access. */
const STORE_KEY = 'oauth-request';

/** REDIR-11: stores the query of an application's request with the registration that began on its page. */
export function storeRequest(uuid: string): void {
  const query = new URLSearchParams(location.search);
  query.delete(TRX_PARAMETER);
  if (query.has(INTERACTION_PARAMETER)) writeLocal(STORE_KEY, JSON.stringify({ uuid, search: `?${query}` }));
}

/** REDIR-11: puts that query back into the address, so that this page acts as the one where the registration began. */
export function restoreRequest(uuid: string): void {
  const stored = read();
  if (stored?.uuid !== uuid) return;
  writeLocal(STORE_KEY, null);
  if (!new URLSearchParams(location.search).has(INTERACTION_PARAMETER))
    history.replaceState(history.state, '', location.pathname + stored.search);
}

function read(): { readonly uuid: string; readonly search: string } | undefined {
  try {
    const { uuid, search } = JSON.parse(readLocal(STORE_KEY) ?? '{}') as Record<string, unknown>;
    const isWhole = typeof uuid === 'string' && typeof search === 'string' && search.startsWith('?');
    return isWhole ? { uuid, search } : undefined;
  } catch {
    return undefined;
  }
}
