import type { Decision } from '../decision.ts';
import type { SiteId } from '../site/site.ts';
import type { ComplianceIndex, ComplianceQuestion } from './compliance.ts';
import { type ResolvedElement, resolveElement } from './compliance-elements.ts';

export type ComplianceListener = (decision: Decision<ResolvedElement>) => void;

export type Subscription = {
  readonly element: string;
  /** COMP-06: the answer differs by account, so the listener waits until it is known whether the visitor is logged in. */
  readonly needsAccount?: boolean;
  readonly listener: ComplianceListener;
};

/** COMP-06, COMP-07: says what an element does here, and says it again when that changes. */
export type Compliance = {
  /** The listener is called at once when the answer is known. @returns ends the subscription; harmless when called twice */
  readonly subscribe: (subscription: Subscription) => () => void;
  /** Undefined: not known any more, as when a lookup fails; gated elements are hidden then. */
  readonly setCountry: (country: string | undefined) => void;
  /** Null: not logged in. Undefined: not known. */
  readonly setAccount: (account: string | null | undefined) => void;
  /** Undefined: missing or broken, which restricts. */
  readonly setIndex: (index: ComplianceIndex | undefined) => void;
};

export type ComplianceStart = {
  readonly siteId: SiteId;
  readonly index: ComplianceIndex | undefined;
  /** Receives what a listener threw; the other listeners are still called. */
  readonly onThrow?: (error: unknown) => void;
};

type StoredSubscription = Subscription & { said?: string };

/** A compliance engine of one page. The country is not known at the start, and listeners are called only once it is. */
export function createCompliance({ siteId, index: first, onThrow = () => {} }: ComplianceStart): Compliance {
  const subscribers = new Set<StoredSubscription>();
  let index = first;
  let country: string | undefined;
  let countryWasKnown = false;
  let account: string | null | undefined;

  function tell(subscriber: StoredSubscription): void {
    if (!countryWasKnown || (subscriber.needsAccount && account === undefined)) return;
    const question: ComplianceQuestion = { siteId, country, account: account ?? undefined };
    const decision = resolveElement(index, subscriber.element, question);
    const said = JSON.stringify([decision.value.action, decision.value.ext]);
    if (said === subscriber.said) return;
    subscriber.said = said;
    try {
      subscriber.listener(decision);
    } catch (error) {
      onThrow(error);
    }
  }

  // A listener may subscribe, unsubscribe and set: each remaining listener gets the answer current by then.
  function tellAll(): void {
    for (const subscriber of [...subscribers]) if (subscribers.has(subscriber)) tell(subscriber);
  }

  return {
    subscribe(subscription) {
      const kept: StoredSubscription = { ...subscription };
      subscribers.add(kept);
      tell(kept);
      return () => void subscribers.delete(kept);
    },
    setCountry(next) {
      country = next;
      countryWasKnown ||= next !== undefined;
      tellAll();
    },
    setAccount(next) {
      account = next;
      tellAll();
    },
    setIndex(next) {
      index = next;
      tellAll();
    },
  };
}
