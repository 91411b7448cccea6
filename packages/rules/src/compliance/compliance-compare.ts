import type { SiteId } from '../site/site.ts';
import { type ComplianceConfig, type ComplianceIndex, indexCompliance } from './compliance.ts';
import { complianceElements, type ResolvedElement, resolveElement } from './compliance-elements.ts';

/** For whom two configs are compared. An undefined country is the unknown one, an undefined account is anonymous. */
export type ComplianceUniverse = {
  readonly sites: readonly SiteId[];
  readonly countries: readonly (string | undefined)[];
  readonly accounts: readonly (string | undefined)[];
};

export type ComplianceChange = {
  readonly element: string;
  readonly site: SiteId;
  readonly country: string | undefined;
  readonly account: string | undefined;
  readonly before: ResolvedElement;
  readonly after: ResolvedElement;
};

/**
 * COMP-09: what changes for whom when one config takes the place of another; undefined is a missing one. One row for each
 * difference, by element, site, country and account in the order given.
 */
export function compareConfigs(
  before: ComplianceConfig | undefined,
  after: ComplianceConfig | undefined,
  universe: ComplianceUniverse,
): ComplianceChange[] {
  const [old, fresh] = [before, after].map((config) => config && indexCompliance(config.items));
  const rows: ComplianceChange[] = [];
  for (const element of elementsOf(old, fresh)) {
    for (const visitor of everybody(universe)) {
      const question = { siteId: visitor.site, country: visitor.country, account: visitor.account };
      const was = resolveElement(old, element, question).value;
      const is = resolveElement(fresh, element, question).value;
      if (was.action !== is.action || was.ext !== is.ext) rows.push({ element, ...visitor, before: was, after: is });
    }
  }
  return rows;
}

function elementsOf(...indexes: readonly (ComplianceIndex | undefined)[]): Set<string> {
  return new Set([
    ...complianceElements.map(({ id }) => id),
    ...indexes.flatMap((one) => [...(one?.elements.keys() ?? [])]),
  ]);
}

function everybody({ sites, countries, accounts }: ComplianceUniverse) {
  return sites.flatMap((site) =>
    countries.flatMap((country) => accounts.map((account) => ({ site, country, account }))),
  );
}
