import { TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { UUID } from '../../platform/request/uuid.ts';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';
import { linkToken } from '../verification/link-token.ts';

/** Session storage: the id of a pending request, so that a reload resumes it. */
export type Place = 'retrieve' | 'lost-item';
export type StoredRequest = { readonly uuid: string; readonly token?: string };

/** The request to resume: the id in the address, with the token of its link, else the one that this tab has begun. */
export function findStoredRequest(place: Place): StoredRequest | undefined {
  const linked = new URLSearchParams(location.search).get(TRX_PARAMETER);
  const uuid = linked ?? readLocal(place, 'sessionStorage');
  if (!uuid || !UUID.test(uuid)) return undefined;
  const token = linked ? linkToken() : undefined;
  return token ? { uuid, token } : { uuid };
}

export function storeUuid(place: Place, uuid: string): void {
  writeLocal(place, uuid, 'sessionStorage');
}

/** Also removes the id from the address. */
export function deleteUuid(place: Place): void {
  writeLocal(place, null, 'sessionStorage');
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  for (const name of [TRX_PARAMETER, 'cancel', 'reset']) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  if (rest !== search) history.replaceState(history.state, '', pathname + rest);
}
