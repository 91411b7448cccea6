const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** RFC 8252, 7.1: a scheme of one's own is a domain name backwards. */
const OWN_SCHEME = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/;
/** Schemes that run or show something in a browser. */
const RUN_BY_BROWSERS = /^(?:javascript|data|vbscript|file|blob|about|view-source|filesystem):/i;

/**
 * Why a redirect URI cannot be registered; undefined: it can (RFC 6749, 3.1.2; RFC 8252, 7; RFC 9700, 2.1).
 * @param isNative whether the client runs on the person's own device
 */
export function redirectUriProblem(text: string, isNative: boolean): string | undefined {
  if (RUN_BY_BROWSERS.test(text) || !URL.canParse(text)) return 'must be an absolute address';
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (hash || text.includes('#')) return 'must have no fragment';
  if (username || password || /^[^/?#]*\/\/[^/?#]*@/.test(text)) return 'must name no user';
  if (text.includes('*')) return 'must be spelled out: there are no wildcards';
  if (/[\s\\]/.test(text)) return 'must hold no spaces and no backslashes';
  if (protocol === 'https:') return undefined;
  if (!isNative) return 'must begin with https://';
  if (protocol === 'http:') {
    return LOOPBACK.includes(hostname) ? undefined : 'must begin with https://, or be http on the loopback address';
  }
  return OWN_SCHEME.test(protocol) ? undefined : 'must have a scheme of the client’s own, such as com.example.app';
}

/** An https address; plain http only where it never leaves the machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, hash } = new URL(text);
  const safe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return safe && !username && !hash;
}
