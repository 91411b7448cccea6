import type { ComplianceConfig } from '@gatehouse/rules/compliance/compliance';
import { type ComplianceChange, compareConfigs } from '@gatehouse/rules/compliance/compliance-compare';
import type { ResolvedElement } from '@gatehouse/rules/compliance/compliance-elements';
import { elementText } from '@gatehouse/rules/explorer/explore-elements';
import type { Site } from '@gatehouse/rules/site/site';

/** One change of an element, and all visitors who share it. */
export type ChangeRow = {
  readonly from: ResolvedElement;
  readonly to: ResolvedElement;
  readonly sites: readonly string[];
  /** Undefined is the unknown country; `others` are all that neither config names. */
  readonly countries: readonly (string | undefined)[];
  readonly othersToo: boolean;
  /** Countries that a config names and that do not have this change. */
  readonly except: readonly string[];
  readonly accounts: readonly (string | undefined)[];
};

export type ElementChanges = { readonly element: string; readonly rows: readonly ChangeRow[] };

/** Stands for every account that neither config names. */
export const ANY_ACCOUNT = '*';

type Compared = {
  readonly before: ComplianceConfig | undefined;
  readonly after: ComplianceConfig | undefined;
  readonly sites: readonly Site[];
  readonly countries: readonly string[];
};

/**
 * COMP-09: what changes, and for whom. An item only compares a country or an account with its own, so all that no item names have
 * the same result: one of them is evaluated for all.
 */
export function changesBetween({ before, after, sites, countries }: Compared): readonly ElementChanges[] {
  const items = [before, after].flatMap((config) => config?.items ?? []);
  const named = new Set(items.flatMap(({ rc }) => rc || []));
  const other = countries.find((code) => !named.has(code));
  const accounts = [...new Set(items.flatMap(({ account }) => account || []))];
  const changes = compareConfigs(before, after, {
    sites: sites.map(({ id }) => id),
    countries: [undefined, ...named, ...(other ? [other] : [])],
    accounts: [undefined, ...accounts, ANY_ACCOUNT],
  });
  const elements = Map.groupBy(changes, ({ element }) => element);
  return [...elements].map(([element, own]) => ({ element, rows: rowsOf(own, other, [...named]) }));
}

function rowsOf(
  changes: readonly ComplianceChange[],
  other: string | undefined,
  named: readonly string[],
): readonly ChangeRow[] {
  const said = ({ before, after }: ComplianceChange) => `${elementText(before)}\n${elementText(after)}`;
  // Groups the sites with the same result for a country and account, then countries, then accounts.
  const alike = (of: (row: Draft) => string, merge: (rows: readonly Draft[]) => Draft) => (rows: readonly Draft[]) =>
    [...Map.groupBy(rows, of).values()].map(merge);
  const drafts = changes.map((change): Draft => {
    const { site, country, account, before, after } = change;
    return { said: said(change), from: before, to: after, sites: [site], countries: [country], accounts: [account] };
  });
  const bySite = alike((row) => key(row.said, row.countries, row.accounts), merged('sites'))(drafts);
  const byAccount = alike((row) => key(row.said, row.sites, row.countries), merged('accounts'))(bySite);
  const byCountry = alike((row) => key(row.said, row.sites, row.accounts), merged('countries'))(byAccount);
  return byCountry.map(({ said: _, countries, ...row }) => ({
    ...row,
    countries: countries.filter((country) => country !== other),
    othersToo: other !== undefined && countries.includes(other),
    except: named.filter((country) => !countries.includes(country)),
  }));
}

type Draft = Omit<ChangeRow, 'othersToo' | 'except'> & { readonly said: string };

function merged<Part extends 'sites' | 'countries' | 'accounts'>(part: Part) {
  return (rows: readonly Draft[]): Draft => ({ ...(rows[0] as Draft), [part]: rows.flatMap((row) => row[part]) });
}

const key = (...parts: unknown[]) => JSON.stringify(parts, (_, value) => value ?? null);
