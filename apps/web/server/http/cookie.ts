/** Reads one cookie from a Cookie header (RFC 6265, 5.4). A value that is no plain token text counts as absent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim();
      return fitsCookie(value) ? value : undefined;
    }
  }
  return undefined;
}

/** RFC 6265, 4.1.1: the characters of a cookie's value, for reading and writing. */
const PLAIN = /^[!#-+\--:<-[\]-~]{1,4096}$/;

/** Whether a text is valid as a cookie value. */
export function fitsCookie(value: string): boolean {
  return PLAIN.test(value);
}

/** Without an age it ends with the browser. */
export type CookieOptions = {
  maxAgeSeconds?: number;
  httpOnly: boolean;
  secure: boolean;
  /** For a frame in another site's page: it is sent in frames of that site alone (CHIPS). */
  framed?: boolean | undefined;
};

/** A Set-Cookie value for this host only, path `/`, SameSite=Lax unless it is framed. An age of 0 removes the cookie. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAgeSeconds, httpOnly, secure, framed } = options;
  const flags = httpOnly ? '; HttpOnly' : '';
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/${age}${framed ? FRAMED : '; SameSite=Lax'}${flags}${secure && !framed ? '; Secure' : ''}`;
}

const FRAMED = '; SameSite=None; Secure; Partitioned';

/** The same Set-Cookie value for a frame in another site's page. */
export function framedCookie(line: string): string {
  return line.replace(/; *(?:samesite=\w+|secure|partitioned)(?=;|$)/gi, '') + FRAMED;
}
