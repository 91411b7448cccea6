/** Characters that a cookie may hold without encoding (RFC 6265, 4.1.1). */
const COOKIE_TEXT = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/** Reads one cookie of this page; undefined when there is none. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/**
 * Writes a cookie for this host alone: path `/`, SameSite=Lax, Secure on HTTPS. An age of 0 removes it.
 * @throws {TypeError} when the value would end the cookie or the header
 */
export function writeCookie(name: string, value: string, maxAgeMs: number): void {
  if (!COOKIE_TEXT.test(value)) throw new TypeError(`The cookie ${name} cannot hold this value`);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox 120
  document.cookie = `${name}=${value}; Path=/; Max-Age=${Math.floor(maxAgeMs / 1000)}; SameSite=Lax${secure}`;
}
