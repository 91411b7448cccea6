import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call that changes state may come from its origin: by fetch metadata if sent, else by comparing Origin with the
 * requested scheme and host (a page can forge neither). A call with none of them is not from a browser, and passes only without a
 * session.
 * @param own the requested origin, for instance `https://tr.example`
 * Source: OWASP cross-site request forgery prevention, fetch metadata and origin checks.
 */
export function mayChange(
  method: string,
  headers: IncomingHttpHeaders,
  { own, hasSession }: { own: string; hasSession: boolean },
): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return !hasSession;
  return origin === own.toLowerCase();
}
