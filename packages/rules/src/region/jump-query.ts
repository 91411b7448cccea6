import { ATTRIBUTION_MAX_CHARS, attributionName, isProof } from '../attribution/attribution-names.ts';
import type { Step } from '../decision.ts';
import { splitLanguage, withLanguage } from '../language/path-language.ts';
import { safeTarget } from '../redirect/safe-target.ts';
import type { BrandSites as Brand } from '../site/brand.ts';
import type { LocaleCode } from '../site/locale.ts';
import type { Site } from '../site/site.ts';
import { allowedOrigins, originOf, originOfHost } from '../site/site-of.ts';

/** The part of URLSearchParams that is used here; rules compile without DOM types. */
type Query = {
  get(name: string): string | null;
  set(name: string, value: string): void;
  keys(): Iterable<string>;
  toString(): string;
};
const { URLSearchParams: QueryOf } = globalThis as unknown as { URLSearchParams: new (text: string) => Query };

type Jump = { readonly from: Site; readonly to: Site; readonly locale: LocaleCode; readonly search: string };

/**
 * AFF-07, REDIR-02: the part of a query that is carried to another site: attribution and target. The
 * steps name parameters, never their values.
 */
export function carriedQuery(brand: Brand, { from, to, locale, search }: Jump): { search: string; steps: Step[] } {
  const asked = new QueryOf(search);
  const carried = new QueryOf('');
  const steps: Step[] = [];
  for (const name of new Set(asked.keys())) {
    const value = asked.get(name) ?? '';
    const kept = name === 'redirect_url' ? destination(brand, { from, to, locale }, value) : referralValue(name, value);
    if (kept !== undefined) carried.set(name, kept);
    steps.push(stepOf(name, kept !== undefined));
  }
  const text = carried.toString();
  return { search: text && `?${text}`, steps };
}

/** AFF-07: attribution by the parameters of a query. */
export function referralIn(search: string): Record<string, string> {
  const asked = new QueryOf(search);
  const found: Record<string, string> = {};
  for (const name of asked.keys()) {
    const value = referralValue(name, (asked.get(name) ?? '').toWellFormed());
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** AFF-07: attribution by the query of the page before, without credentials. */
export function referralBefore(search: string): Record<string, string> {
  return Object.fromEntries(Object.entries(referralIn(search)).filter(([name]) => !isProof(name)));
}

function referralValue(name: string, value: string): string | undefined {
  return saysWho(name) && value !== '' && value.length <= ATTRIBUTION_MAX_CHARS ? value : undefined;
}

/** AFF-07: attribution parameters, and credentials, which are valid only for the page that they were sent to. */
function saysWho(name: string): boolean {
  return attributionName(name) !== undefined || isProof(name);
}

/** A target on the old site becomes the same page of the new one, in the carried language. */
function destination(brand: Brand, { from, to, locale }: Omit<Jump, 'search'>, raw: string): string | undefined {
  const origin = originOf(brand, to);
  const own = [origin, ...from.hosts.map((host) => originOfHost(brand, host))];
  const { value } = safeTarget({ raw, origin, allowedOrigins: allowedOrigins(brand) });
  if (value.kind !== 'go') return undefined;
  const [, target = '', tail = ''] = /^(https?:\/\/[^/]*)?(.*)$/s.exec(value.href) ?? [];
  if (target && !own.includes(target)) return value.href;
  const { language, path } = splitLanguage(tail);
  return language === undefined ? path : withLanguage(locale, path);
}

function stepOf(name: string, kept: boolean): Step {
  const known = name === 'redirect_url' || saysWho(name);
  return {
    rule: name === 'redirect_url' ? 'REDIR-02' : 'AFF-07',
    check: known ? `${name} goes along` : 'any other parameter stays behind',
    outcome: kept ? 'noted' : 'passed over',
  };
}
