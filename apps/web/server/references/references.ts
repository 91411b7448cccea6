import type { Decision, Step } from '@gatehouse/rules/decision';
import { rateLimit } from '../http/rate-limit.ts';
import { freshReference, readReference } from './reference-code.ts';
import { checkedFacts, type Facts, withoutPersons } from './reference-facts.ts';
import { sameDecisions } from './same-decisions.ts';

/** A decision as support reads it later: the question, the facts, the result and its reasons. */
export type StoredDecision = {
  readonly reference: string;
  readonly question: string;
  /** The site's id. */
  readonly site: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Names of facts that the browser reported; the server knew the others itself. */
  readonly reported: readonly string[];
  readonly value: string;
  readonly trace: readonly Step[];
  /** Id of the first request with this decision, as in the log. */
  readonly requestId?: string | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
};

export type DecisionToStore = {
  readonly question: string;
  readonly site: string;
  readonly facts: Facts;
  readonly reported?: readonly string[];
  readonly decision: Decision<unknown>;
  readonly requestId?: string | undefined;
};

/** Decisions that users may ask support about. */
export type References = {
  /** @returns the reference to show; undefined if it could not be stored. Never throws. */
  readonly keep: (toKeep: DecisionToStore) => string | undefined;
  /** The decision of a reference in any spelling; undefined if it is unknown or has expired. */
  readonly open: (reference: string) => Promise<StoredDecision | undefined>;
};

/** The store of decisions, which drops them after {@link REFERENCE_TTL_MS}. */
export type ReferenceStore = {
  /** False if nothing can be stored now. Never throws; calls `onLost` if storing fails later. */
  readonly save: (reference: string, text: string, onLost?: () => void) => boolean;
  readonly load: (reference: string) => Promise<string | undefined>;
};

export type ReferencesOptions = {
  readonly store?: ReferenceStore | undefined;
  readonly clock?: () => number;
  /** Called with a text for a refused fact: one outside the list is a bug. */
  readonly report?: (problem: string) => void;
};

export const REFERENCE_TTL_MS = 7 * 86_400_000;
const MOST_KEPT = 10_000;
const ONE_MINUTE_MS = 60_000;
/** New references per minute in total: most decisions repeat. */
const MOST_IN_A_MINUTE = 60;
const MOST_STEPS = 24;
const LONGEST_VALUE = 400;
const QUESTION = /^[A-Za-z][\w ,’'?/-]{0,99}$/;
const SITE = /^[\w-]{1,40}$/;

/**
 * Stores decisions without personal data for seven days, in memory unless a store is given. Identical decisions share a
 * reference, and the number of new ones per minute is limited, so that one client cannot crowd out others.
 */
export function createReferences(options: ReferencesOptions = {}): References {
  const { clock = Date.now, store, report = () => {} } = options;
  const kept = store ?? memoryStore({ clock });
  const same = sameDecisions({ clock });
  const waitMs = rateLimit({ most: MOST_IN_A_MINUTE, windowMs: ONE_MINUTE_MS, clock: options.clock });
  return {
    keep({ question, site, facts: given, reported = [], decision, requestId }) {
      const facts = checkedFacts(given);
      if ('refused' in facts || !QUESTION.test(question) || !SITE.test(site)) {
        report(`a decision was not kept: ${'refused' in facts ? `fact ${facts.refused}` : 'question or site'} refused`);
        return undefined;
      }
      const value = valueText(decision.value);
      const trace = decision.trace.slice(0, MOST_STEPS).map(checkedStep);
      const said = JSON.stringify({ question, site, facts, reported, value, trace });
      const shared = same.find(said);
      if (shared !== undefined || waitMs('all') > 0) return shared;
      const reference = freshReference();
      const text = JSON.stringify({ ...JSON.parse(said), requestId, at: clock() });
      if (!kept.save(reference, text, () => same.forget(said))) return undefined;
      same.remember(said, reference);
      return reference;
    },
    async open(spelling) {
      const reference = readReference(spelling);
      const text = reference && (await kept.load(reference).catch(() => undefined));
      if (!text) return undefined;
      const decision = { ...(JSON.parse(text) as Omit<StoredDecision, 'reference'>), reference };
      return clock() - decision.at < REFERENCE_TTL_MS ? decision : undefined;
    },
  };
}

/** In this process only, up to a number: while it is full of unexpired ones, no other is stored. */
export function memoryStore({ clock, most = MOST_KEPT }: { clock: () => number; most?: number }): ReferenceStore {
  const kept = new Map<string, { text: string; until: number }>();
  return {
    save(reference, text) {
      const now = clock();
      for (const [oldest, { until }] of kept) {
        if (until > now) break;
        kept.delete(oldest);
      }
      if (kept.size >= most) return false;
      kept.set(reference, { text, until: now + REFERENCE_TTL_MS });
      return true;
    },
    load: async (reference) => {
      const found = kept.get(reference);
      return found && found.until > clock() ? found.text : undefined;
    },
  };
}

function checkedStep({ rule, check, outcome, detail }: Step): Step {
  const kept = { rule: rule.slice(0, 80), check: withoutPersons(check), outcome };
  return detail === undefined ? kept : { ...kept, detail: withoutPersons(detail) };
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return withoutPersons(value, LONGEST_VALUE);
  // A site is stored as its id: the brand has the rest.
  const json = JSON.stringify(value, (_name, part) => (isSite(part) ? part.id : part)) ?? 'undefined';
  return withoutPersons(json, LONGEST_VALUE);
}

function isSite(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'hosts' in value;
}
