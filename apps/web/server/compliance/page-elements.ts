import { createHash } from 'node:crypto';
import type { ComplianceIndex } from '@gatehouse/rules/compliance/compliance';
import {
  complianceElements,
  type ResolvedElement,
  resolveElement,
} from '@gatehouse/rules/compliance/compliance-elements';
import { chinaHostsIn, hostKindHere } from '@gatehouse/rules/compliance/compliance-hosts';
import { createBoundedCache } from '../http/bounded-cache.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { ComplianceSource } from './compliance-source.ts';

/** COMP-08: the decision of compliance on every element, for one visitor. */
export type PageElements = {
  readonly byId: Readonly<Record<string, ResolvedElement>>;
  /** Equal for visitors who see the same, and short: a part of the page cache's key. */
  readonly key: string;
  /** REDIR-09: hosts that count as China hosts beside the brand's. */
  readonly chinaHosts: readonly string[];
};

/** @param account id of the user; undefined for visitors */
export type ElementsOf = (visitor: Pick<Visitor, 'site' | 'place'>, account?: string) => PageElements;

type ElementsQuery = {
  readonly siteId: string;
  readonly country: string | undefined;
  readonly account?: string | undefined;
};

/** One for each site and country, with room for invented headers. */
const MOST_ANSWERS_KEPT = 4_000;
const KEY_CHARS = 12;

/** COMP-03 to COMP-08: decides the elements of pages. Accounts that no item names are answered from a cache per config. */
export function elementsReader(source: Pick<ComplianceSource, 'indexFor'>): ElementsOf {
  const withoutConfig = answersOf(undefined);
  const known = new WeakMap<ComplianceIndex, Answers>();
  const answersFor = (index: ComplianceIndex) => {
    const answers = known.get(index) ?? answersOf(index);
    known.set(index, answers);
    return answers;
  };
  return ({ site, place }, account) => {
    const index = source.indexFor(site.environment);
    const { country } = place();
    const { remember, accounts } = index ? answersFor(index) : withoutConfig;
    if (account !== undefined && accounts.has(account))
      return pageElements(index, { siteId: site.id, country, account });
    return remember(`${site.id} ${country ?? ''}`, () => pageElements(index, { siteId: site.id, country }));
  };
}

type Answers = {
  readonly remember: ReturnType<typeof createBoundedCache<PageElements>>;
  /** Only accounts that an item names; all others count as visitors (COMP-04). */
  readonly accounts: ReadonlySet<string>;
};

function answersOf(index: ComplianceIndex | undefined): Answers {
  const named = (index?.items ?? []).flatMap(({ account }) => (account ? [account] : []));
  return { remember: createBoundedCache(MOST_ANSWERS_KEPT), accounts: new Set(named) };
}

function pageElements(index: ComplianceIndex | undefined, asked: ElementsQuery): PageElements {
  const byId = Object.fromEntries(complianceElements.map(({ id }) => [id, resolveElement(index, id, asked).value]));
  const key = createHash('sha256').update(JSON.stringify(byId)).digest('base64url').slice(0, KEY_CHARS);
  return { byId, key, chinaHosts: chinaHostsIn(byId) };
}

/** Without a config: everything gated is hidden. */
export const restrictedElements: PageElements = pageElements(undefined, { siteId: '', country: undefined });

/** REDIR-09: the host's kind, with the China hosts that compliance names. */
export function hostKindOf(visitor: Pick<Visitor, 'host' | 'hostKind'>, elements: PageElements): Visitor['hostKind'] {
  const { host, hostKind: kind } = visitor;
  return hostKindHere({ kind, host, chinaHosts: elements.chinaHosts }).value;
}
