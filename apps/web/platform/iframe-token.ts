import { readLocal, writeLocal } from './storage.ts';

/** SESS-01, OAUTH-04: in an OAuth iframe the token is kept in session storage. Anywhere else scripts never see it (SESS-10). */
export function iframeToken(key: string) {
  return {
    read: () => readLocal(key, 'sessionStorage') ?? undefined,
    store: (token: string) => void writeLocal(key, token, 'sessionStorage'),
    clear: () => void writeLocal(key, null, 'sessionStorage'),
  };
}
