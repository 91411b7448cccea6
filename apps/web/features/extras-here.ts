import type { ExtrasOnTheWire } from '@gatehouse/contract/extras';
import { loginExtras } from '../platform/payload.ts';

/** LOGIN-04: what the address of this page adds to a login or a registration. */
export function extrasHere(): ExtrasOnTheWire {
  const query = new URLSearchParams(location.search);
  const read = (name: string) => query.get(name) ?? undefined;
  return loginExtras({
    url: location.origin + location.pathname,
    registChannel: read('register_channel'),
    medium: read('medium'),
    userCode: read('ref'),
    clientId: read('client_id'),
  });
}
