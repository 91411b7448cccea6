import type { Decision, Step } from '../decision.ts';
import type { SiteId } from '../site/site.ts';

/** COMP-02: one line of a compliance config. An empty `siteId`, `account` or `rc` is the same as an absent one: any. */
export type ComplianceItem = {
  /** What it is about, for instance `redeemAmount` (COMP-08). */
  readonly element: string;
  /** `show`, or `hide`; whatever is not `show` hides. */
  readonly action: string;
  /** What the element needs beside it: an amount, a list of hosts. */
  readonly ext?: string | undefined;
  readonly priority: number;
  readonly siteId?: SiteId | undefined;
  /** Id of an account. */
  readonly account?: string | undefined;
  /** Regulation country, ISO 3166-1. */
  readonly rc?: string | undefined;
  /** COMP-04: how `account` and `rc` go together. */
  readonly logic: 'or' | 'and';
};

/** COMP-01: what the file of one environment holds. */
export type ComplianceConfig = { readonly version: string; readonly items: readonly ComplianceItem[] };

export type ComplianceQuestion = {
  readonly siteId: SiteId;
  /** Undefined: not logged in. */
  readonly account?: string | undefined;
  /** Undefined: not known, which equals no country. */
  readonly country?: string | undefined;
};

/** An item with its place in the config, counted from 1, as the trace names it. */
type Listed = { readonly item: ComplianceItem; readonly number: number };
type ByCountry = Map<string, Listed>;
type ByAccount = Map<string, ByCountry>;
type OfElement = {
  /** The best item for each site, account and country; empty stands for any. */
  readonly best: Map<string, ByAccount>;
  /** From the first to be looked at to the last. */
  readonly ranked: () => readonly Listed[];
};

/** An index of a config. The cost of a lookup does not grow with the number of items. */
export type ComplianceIndex = {
  readonly items: readonly ComplianceItem[];
  readonly elements: ReadonlyMap<string, OfElement>;
};

type Condition = {
  readonly rule: string;
  readonly check: string;
  readonly holds: (item: ComplianceItem, question: ComplianceQuestion) => boolean;
};

const matches = (wanted: string | undefined, here: string | undefined) => !wanted || wanted === here;
const sameAccount = (item: ComplianceItem, { account }: ComplianceQuestion) => matches(item.account, account);
const sameCountry = (item: ComplianceItem, { country }: ComplianceQuestion) => matches(item.rc, country);

/** In this order; an item applies when all of them hold. */
const conditions: readonly Condition[] = [
  { rule: 'COMP-03', check: 'siteId is empty or this site', holds: (item, { siteId }) => matches(item.siteId, siteId) },
  {
    rule: 'COMP-04',
    check: 'with logic or: account or rc is empty or the visitor’s',
    holds: (item, question) => item.logic !== 'or' || sameAccount(item, question) || sameCountry(item, question),
  },
  {
    rule: 'COMP-04',
    check: 'with logic and: account is empty or the visitor’s',
    holds: (item, question) => item.logic === 'or' || sameAccount(item, question),
  },
  {
    rule: 'COMP-04',
    check: 'with logic and: rc is empty or the visitor’s country',
    holds: (item, question) => item.logic === 'or' || sameCountry(item, question),
  },
];

/** COMP-03, COMP-04: the first condition that an item fails here; undefined when it applies. */
function failedCondition(item: ComplianceItem, question: ComplianceQuestion): Condition | undefined {
  return conditions.find(({ holds }) => !holds(item, question));
}

// COMP-05
const isBefore = (a: Listed, b: Listed) =>
  a.item.priority > b.item.priority || (a.item.priority === b.item.priority && a.number < b.number);

/** Groups items by their key and keeps the best of each: nothing else can win. */
export function indexCompliance(items: readonly ComplianceItem[]): ComplianceIndex {
  const elements = new Map<string, OfElement & { readonly all: Listed[] }>();
  for (const [position, item] of items.entries()) {
    const listed = { item, number: position + 1 };
    const known = elements.get(item.element) ?? emptyElement();
    elements.set(item.element, known);
    known.all.push(listed);
    for (const [account, country] of wantedOf(item)) keepBest(known.best, account, country, listed);
  }
  return { items, elements };
}

function emptyElement(): OfElement & { readonly all: Listed[] } {
  const all: Listed[] = [];
  let sorted: readonly Listed[] | undefined;
  return {
    ...{ all, best: new Map() },
    ranked() {
      sorted ??= all.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
      return sorted;
    },
  };
}

// COMP-04 as pairs of which both have to match. With `or` each side alone will do; an empty one leaves a pair for anybody.
function wantedOf({ account = '', rc = '', logic }: ComplianceItem): readonly (readonly [string, string])[] {
  if (logic !== 'or') return [[account, rc]];
  return [
    [account, ''],
    ['', rc],
  ];
}

function keepBest(best: OfElement['best'], account: string, country: string, listed: Listed): void {
  const site = listed.item.siteId ?? '';
  const accounts: ByAccount = best.get(site) ?? new Map();
  const countries: ByCountry = accounts.get(account) ?? new Map();
  best.set(site, accounts);
  accounts.set(account, countries);
  const kept = countries.get(country);
  if (!kept || isBefore(listed, kept)) countries.set(country, listed);
}

/**
 * COMP-03 to COMP-05: the item that decides an element here, or undefined when none applies. The trace (COMP-09) is put
 * together when it is read: each item of the element, in the order of priority, and the condition it failed.
 */
export function winningItem(
  index: ComplianceIndex,
  element: string,
  question: ComplianceQuestion,
): Decision<ComplianceItem | undefined> {
  const known = index.elements.get(element);
  const winner = known && bestOf(known.best, question);
  return {
    value: winner?.item,
    get trace() {
      return traceOf(known?.ranked() ?? [], winner, question);
    },
  };
}

function bestOf(best: OfElement['best'], { siteId, account = '', country = '' }: ComplianceQuestion) {
  const everywhere = bestOfSite(best.get(''), account, country, undefined);
  return siteId === '' ? everywhere : bestOfSite(best.get(siteId), account, country, everywhere);
}

function bestOfSite(accounts: ByAccount | undefined, account: string, country: string, before: Listed | undefined) {
  if (!accounts) return before;
  const anybody = bestOfAccount(accounts.get(''), country, before);
  return account === '' ? anybody : bestOfAccount(accounts.get(account), country, anybody);
}

function bestOfAccount(countries: ByCountry | undefined, country: string, before: Listed | undefined) {
  if (!countries) return before;
  const anywhere = better(countries.get(''), before);
  return country === '' ? anywhere : better(countries.get(country), anywhere);
}

function better(one: Listed | undefined, other: Listed | undefined): Listed | undefined {
  if (!one || !other) return one ?? other;
  return isBefore(one, other) ? one : other;
}

function traceOf(ranked: readonly Listed[], winner: Listed | undefined, question: ComplianceQuestion): Step[] {
  if (ranked.length === 0) {
    return [{ rule: 'COMP-05', check: 'the config has an item for this element', outcome: 'passed over' }];
  }
  return ranked.map((listed) => stepOf(listed, winner, question));
}

function stepOf(listed: Listed, winner: Listed | undefined, question: ComplianceQuestion): Step {
  const { item, number } = listed;
  const failed = failedCondition(item, question);
  const detail = `item ${number}, priority ${item.priority}: ${item.action}`;
  if (failed) return { rule: failed.rule, check: failed.check, outcome: 'passed over', detail };
  if (listed === winner) {
    const check = 'applies, and no item before it does: the highest priority wins, then the first listed';
    return { rule: 'COMP-05', check, outcome: 'won', detail };
  }
  return { rule: 'COMP-05', check: 'applies, but comes after the winner', outcome: 'passed over', detail };
}
