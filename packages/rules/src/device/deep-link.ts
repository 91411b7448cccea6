import type { Decision, Step } from '../decision.ts';
import { splitLanguage } from '../language/path-language.ts';
import { type DeepLinkRow, deepLinkTable } from './deep-link-table.ts';

/** The part of a WHATWG URL that is read here; rules compile without DOM types. */
type Parsed = Readonly<Record<'protocol' | 'origin' | 'pathname' | 'username' | 'password', string>> & {
  readonly searchParams: { readonly get: (name: string) => string | null };
};
const { URL: Url } = globalThis as unknown as { URL: new (raw: string, base: string) => Parsed };

const LONGEST_LINK = 2_048;
/** Letters and digits, and the signs that ids and pairs are written with: nothing that means something in a link. */
const AN_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * SHELL-15: the native app's deep link for a link of our own pages, or undefined: then the link is left alone. Language
 * segment and hash do not matter; of the query only the values that the table names are carried, and only safe ones.
 * @param app.scheme the brand's `appScheme`
 * @param app.origin the page's own origin
 * @param href as the link has it
 */
export function deepLinkFor(
  app: { readonly scheme: string; readonly origin: string },
  href: string,
): Decision<string | undefined> {
  const url = ownUrl(href, app.origin);
  if (!url) return leftAlone('a link of this origin');
  const path = splitLanguage(url.pathname).path.replace(/(?<=.)\/$/, '');
  for (const row of deepLinkTable) {
    const found = row.path.exec(path);
    if (!found) continue;
    const values = valuesOf(row, found, url);
    if (values === undefined) return leftAlone(`${row.name}: its symbol or id is safe`);
    const value = `${app.scheme}://${row.link}${values}`;
    return { value, trace: [{ rule: 'SHELL-15', check: row.name, outcome: 'won', detail: value }] };
  }
  return leftAlone('a path that the app has a screen for');
}

/** SHELL-14: links that belong to another program of the device, and open through the app's launcher. */
export function opensOutside(href: string): Decision<boolean> {
  const value = href.length <= LONGEST_LINK && /^(?:mailto|tel):[^\s\p{Cc}]+$/iu.test(href.trim());
  const outcome: Step['outcome'] = value ? 'won' : 'passed over';
  return { value, trace: [{ rule: 'SHELL-14', check: 'a mailto or tel link', outcome }] };
}

function leftAlone(check: string): Decision<undefined> {
  return { value: undefined, trace: [{ rule: 'SHELL-15', check, outcome: 'passed over', detail: 'left alone' }] };
}

function ownUrl(href: string, origin: string): Parsed | undefined {
  if (href.length > LONGEST_LINK) return undefined;
  try {
    const url = new Url(href, origin);
    const own = /^https?:$/.test(url.protocol) && url.origin === origin;
    return own && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The row's values as a query; empty where there are none, undefined where one that must be there is missing or not safe. */
function valuesOf({ values = [] }: DeepLinkRow, found: RegExpExecArray, url: Parsed): string | undefined {
  const pairs: string[] = [];
  for (const { name, from, form = AN_ID } of values) {
    const given = found.groups?.[from] ?? url.searchParams.get(from);
    if (given === null || !form.test(given)) return undefined;
    pairs.push(`${name}=${given}`);
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
