import type { Decision, Step } from '../decision.ts';
import type { Brand } from '../site/brand.ts';

/** The part of a WHATWG URL that is read here; rules compile without DOM types. */
const { URL: Url } = globalThis as unknown as {
  URL: {
    parse: (raw: string) => { readonly protocol: string; readonly hostname: string; readonly origin: string } | null;
  };
};

/** Further entries are ignored: every page carries the list. */
export const WHITE_HOSTS_MAX = 64;
const ENTRY_MAX_CHARS = 270;
const SHOWN_CHARS = 80;

/** A whole name of letters, digits and dashes, with a dot in it or local: no wildcard, no address by number. */
const hostShape = /^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?|localhost)$/;

/**
 * SESS-09, REDIR-02: the origins of an operator's white hosts. An entry is an exact origin, or a host with or without
 * a port, which gets the brand's scheme. Other entries, and plain HTTP for a brand on HTTPS, are left out; the trace says why.
 * @param entries as the call returned them, not validated
 */
export function whiteOrigins(brand: Pick<Brand, 'scheme'>, entries: readonly unknown[]): Decision<readonly string[]> {
  const origins = new Set<string>();
  const trace: Step[] = [];
  for (const entry of entries.slice(0, WHITE_HOSTS_MAX)) {
    const origin = originFor(brand, entry);
    if (origin !== undefined) origins.add(origin);
    else trace.push(leftOut(`${typeof entry === 'string' ? `“${entry.slice(0, SHOWN_CHARS)}”` : typeof entry}`));
  }
  if (entries.length > WHITE_HOSTS_MAX) trace.push(leftOut(`${entries.length - WHITE_HOSTS_MAX} more than are read`));
  const value = [...origins];
  trace.push({ rule: 'REDIR-02', check: 'white hosts', outcome: 'won', detail: value.join(' ') });
  return { value, trace };
}

function originFor({ scheme }: Pick<Brand, 'scheme'>, entry: unknown): string | undefined {
  if (typeof entry !== 'string' || entry.length > ENTRY_MAX_CHARS) return undefined;
  const candidate = entry.includes('://') ? entry : `${scheme}://${entry}`;
  const url = Url.parse(candidate);
  if (url?.origin !== candidate || !hostShape.test(url.hostname)) return undefined;
  return url.protocol === 'https:' || url.protocol === `${scheme}:` ? candidate : undefined;
}

function leftOut(detail: string): Step {
  return {
    rule: 'SESS-09 REDIR-02',
    check: 'a white host that is no exact origin or host',
    outcome: 'passed over',
    detail,
  };
}
