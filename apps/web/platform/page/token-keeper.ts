import { readLocal, writeLocal } from '../storage/storage.ts';

/** The user token, where page scripts keep it themselves. */
export type TokenKeeper = {
  readonly read: () => string | undefined;
  readonly store: (token: string) => void;
  readonly clear: () => void;
  /** The client in whose page this one is framed; calls say it, so that the web server leaves the token to the page. */
  readonly framedBy: () => string | undefined;
};

/**
 * SESS-01, OAUTH-04: in an OAuth iframe the token is kept in session storage. Elsewhere the web server keeps it in a
 * cookie, and scripts neither read nor store it (SESS-10).
 * @param key of the brand
 */
export function tokenKeeper(key: string): TokenKeeper {
  return {
    read: () => (framedBy() && readLocal(key, 'sessionStorage')) || undefined,
    store: (token) => void (framedBy() && writeLocal(key, token, 'sessionStorage')),
    clear: () => void (framedBy() && writeLocal(key, null, 'sessionStorage')),
    framedBy,
  };
}

/** A page in a frame of another application: LOGIN-04 names that one by `client_id` in the query. */
function framedBy(): string | undefined {
  return (window.parent !== window && new URLSearchParams(location.search).get('client_id')) || undefined;
}
