import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call that changes something may come from where it comes from: by fetch metadata where the browser sends
 * it, else by comparing Origin with the scheme and host that were asked (a browser's page can forge neither); a call with none of
 * them is no browser's, and passes only when it carries no session.
 * @param own the origin that was asked, for instance `https://tr.example`
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
