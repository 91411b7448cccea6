import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** Key in this tab's storage (see `own-storage.ts`): after logging in, the user returns to the same tab. */
const KEPT = 'qr-approval';
const SECRET = /^[\w-]{22}$/;

/**
 * The secret of the QR code: from the fragment of the address, else from this tab's storage. Removes it from the address, so that
 * no user or other page can read it there.
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
