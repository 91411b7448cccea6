import { type Decision, decide, type Rule } from '../decision.ts';
import type { Brand } from './brand.ts';

const LONGEST_HOST = 253;
const shape = /^([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)\.?(?::(\d{0,5}))?$/;

/**
 * A Host header's value as a plain host name: lower case, without port and trailing dot.
 * Anything that is not a host name (user info, lists, spaces, paths, IPv6, non-ASCII, a port over 65535, more than 253
 * characters) is undefined.
 */
export function normaliseHost(host: string | undefined): string | undefined {
  if (typeof host !== 'string' || host.length > LONGEST_HOST + 7) return undefined;
  const [, name, port] = shape.exec(host.toLowerCase()) ?? [];
  if (name === undefined || name.length > LONGEST_HOST || Number(port ?? 0) > 65_535) return undefined;
  return name;
}

export type HostKind = 'site' | 'china' | 'explore';

type Question = { readonly brand: Brand; readonly host: string | undefined };

const kinds: readonly Rule<Question, HostKind>[] = [
  {
    rule: 'SITE-09',
    check: 'the host is a China host',
    answer: ({ brand, host }) => (host !== undefined && brand.hosts.china.includes(host) ? 'china' : undefined),
  },
  {
    rule: 'SITE-09',
    check: 'the host is an explore host',
    answer: ({ brand, host }) => (host !== undefined && brand.hosts.explore.includes(host) ? 'explore' : undefined),
  },
  { rule: 'SITE-09', check: 'any other host is a site’s', answer: () => 'site' },
];

/** SITE-09: whether the redirect rules treat the host as a China or an explore host (REDIR-07, REDIR-09). */
export function hostKind(brand: Brand, host: string | undefined): Decision<HostKind> {
  return decide(kinds, { brand, host: normaliseHost(host) });
}
