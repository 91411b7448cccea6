import { readLocal, writeLocal } from '../storage/storage.ts';

/** The user token, where page scripts keep it themselves. */
export type TokenKeeper = {
  readonly read: () => string | undefined;
  readonly store: (token: string) => void;
  readonly clear: () => void;
};

/**
 * SESS-01, OAUTH-04: in an OAuth iframe the token is kept in session storage. Elsewhere the web server keeps it in a
 * cookie, and scripts neither read nor store it (SESS-10).
 * @param key of the brand
 */
export function tokenKeeper(key: string): TokenKeeper {
  return {
    read: () => (inOauthFrame() ? (readLocal(key, 'sessionStorage') ?? undefined) : undefined),
    store: (token) => void (inOauthFrame() && writeLocal(key, token, 'sessionStorage')),
    clear: () => void (inOauthFrame() && writeLocal(key, null, 'sessionStorage')),
  };
}

/** A page in a frame of another application: LOGIN-04 names that one by `client_id` in the query. */
function inOauthFrame(): boolean {
  return window.parent !== window && new URLSearchParams(location.search).has('client_id');
}
