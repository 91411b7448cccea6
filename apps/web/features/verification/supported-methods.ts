import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { AskedFor } from './proof-state.ts';

/** The challenge without ways that this browser does not have, unless nothing else is left. */
export function supportedMethods<Some extends Pick<AskedFor, 'ways'>>(asked: Some): Some {
  const has = (way: AuthMethod) => way !== 'passkey' || typeof PublicKeyCredential === 'function';
  const ways = asked.ways.filter(has);
  return ways.length > 0 ? { ...asked, ways } : asked;
}
