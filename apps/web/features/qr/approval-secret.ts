import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** In this tab only: whoever has to log in first comes back to the same tab (`own-storage.ts` names it). */
const KEPT = 'qr-approval';
const SECRET = /^[\w-]{22}$/;

/**
 * What the QR code said: in the fragment of the address when a camera has opened the page, else kept by this tab from
 * before. It is taken out of the address, so that nobody reads it there and no other page gets it.
 */
export function takeSecret(): string | undefined {
  const said = location.hash.slice(1);
  if (said) history.replaceState(history.state, '', location.pathname + location.search);
  if (SECRET.test(said)) {
    writeLocal(KEPT, said, 'sessionStorage');
    return said;
  }
  const kept = readLocal(KEPT, 'sessionStorage') ?? '';
  return SECRET.test(kept) ? kept : undefined;
}

export function forgetSecret(): void {
  writeLocal(KEPT, null, 'sessionStorage');
}
