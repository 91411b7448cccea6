import type { Decision, Step } from '../decision.ts';

/** Verdict on a redirect target. `default`: there is no target, the next rule decides. */
export type SafeTarget =
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'root' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'default' };

/** The part of a WHATWG URL that is read here; rules compile without DOM types. */
type Parsed = Readonly<Record<'protocol' | 'origin' | 'pathname' | 'search' | 'hash', string>>;
const { URL: Url } = globalThis as unknown as { URL: new (raw: string, base?: string) => Parsed };

/** Longer targets are not followed: a Location header of this length already strains proxies. */
const TARGET_MAX_CHARS = 4096;

/** Schemes that run scripts or reveal data, also after leading punctuation. */
const scriptScheme = /^[^a-z]*(?:(?:java|vb|live|j)script|data|blob|file|filesystem|view-source|about|jar):/i;

/** Characters that some URL parser skips: blanks, controls, zero-width characters, backslashes. */
const skipped = /[\s\\\p{Cc}\p{Cf}]+/gu;

/**
 * REDIR-04: login and registration pages, with a boundary after the segment; ours too: those of LOGIN-06, of a login's link, and the one that
 * unlocks an account. And API calls, which are no pages.
 */
const doorPath =
  /^\/(?:(?:en|[a-z]{2,3}-[a-z\d]{2,3})\/)?(?:(?:tr-)?(?:login|register|authorized)|channel-register|(?:friend-)?invite|sign-up|oauth(?:-[^/;]*)?|(?:app\/user\/)?(?:auto-ban(?:-account)?|security-item-find|retrieve|sub-account-login)|third-party\/(?:callback|register)|self-unblock|login-link|telegram-register-login|x-api)(?:[/;]|$)/i;

/** Characters at the start of a path that some parser treats as a slash or skips, plain and percent-encoded. */
const leadingSlashes = /^(?:[/\\]|%(?:25)*(?:2f|5c|[01][\da-f]|20|7f))+/i;

/**
 * REDIR-02, REDIR-03, REDIR-04: whether and where an untrusted target may be followed. Targets are parsed the
 * way browsers parse them (WHATWG URL). `href` is a path with exactly one leading slash for the own origin, otherwise
 * an absolute URL on one of the allowed origins; it is plain ASCII without user names, control characters or line ends.
 *
 * @param input.raw the target as received, not decoded
 * @param input.origin the site's own origin as `new URL(…).origin` spells it
 * @param input.allowedOrigins other origins that are allowed, in the same spelling; anything else never matches
 */
export function safeTarget(input: {
  readonly raw: string;
  readonly origin: string;
  readonly allowedOrigins: readonly string[];
}): Decision<SafeTarget> {
  const { raw, origin, allowedOrigins } = input;
  if (!raw.trim() || raw.length > TARGET_MAX_CHARS) return settle({ kind: 'default' }, 'REDIR-02', 'empty or too long');
  if (isScript(raw)) return settle({ kind: 'root' }, 'REDIR-03', 'script scheme');
  const url = parse(raw, origin);
  if (!url) return settle({ kind: 'root' }, 'REDIR-03', 'unparseable');
  const own = url.origin === origin;
  if (!/^https?:$/.test(url.protocol) || (!own && !allowedOrigins.includes(url.origin))) {
    return settle({ kind: 'default' }, 'REDIR-02', 'origin not allowed');
  }
  const path = steadyPath(url);
  if (!decodes(path)) return settle({ kind: 'root' }, 'REDIR-03', 'undecodable path');
  const tail = path + url.search + url.hash;
  if (isScript(tail)) return settle({ kind: 'root' }, 'REDIR-03', 'script scheme in the path');
  if (isDoorPath(path)) return settle({ kind: 'dropped' }, 'REDIR-04', 'page of the door itself');
  return settle(
    { kind: 'go', href: own ? tail : url.origin + tail },
    'REDIR-02',
    own ? 'same origin' : 'allowed origin',
  );
}

function isScript(text: string): boolean {
  return scriptScheme.test(plain(text, 3).replace(skipped, ''));
}

/** The path with one leading slash, stable under repeated parsing. */
function steadyPath(url: Parsed): string {
  let path = url.pathname;
  for (let before = ''; path !== before; ) {
    before = path;
    path = parse(path.replace(leadingSlashes, '/'), url.origin)?.pathname ?? '/';
  }
  return path;
}

/** REDIR-04: also when a proxy on the way would decode the path or resolve its dots once more. */
function isDoorPath(path: string): boolean {
  return [0, 1, 2, 3].some((times) => {
    const read = plain(path, times).replace(skipped, '/').replace(/\/+/g, '/');
    return doorPath.test(parse(read, 'http://a')?.pathname ?? '');
  });
}

/** Takes percent codes, character references and string escapes out, `times` times over. */
function plain(text: string, times: number): string {
  let read = text;
  for (let left = times; left > 0; left--) {
    read = read.replace(
      /%([\da-f]{2})|&#x0*([\da-f]{1,6});?|&#0*(\d{1,7});?|&(tab|newline|colon);?|\\(?:u00|x)([\da-f]{2})/gi,
      (_, percent, hex, decimal, name, escaped) =>
        name
          ? name.length === 5
            ? ':'
            : ''
          : String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(percent ?? hex ?? escaped, 16)),
    );
  }
  return read;
}

/** Whether the path's percent codes are valid UTF-8; no server answers another. */
function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function parse(raw: string, base: string): Parsed | undefined {
  try {
    return new Url(raw, base);
  } catch {
    return undefined;
  }
}

function settle(value: SafeTarget, rule: string, check: string): Decision<SafeTarget> {
  const trace: readonly Step[] = [{ rule, check, outcome: 'won', detail: value.kind }];
  return { value, trace };
}
