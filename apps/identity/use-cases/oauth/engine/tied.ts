import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../../../db/open.ts';

/** The consent (`oauth_grant`) that a grant of the engine comes of, locked in this transaction. */
type Tie = { readonly trx: Db; readonly consentId: string };

const ties = new AsyncLocalStorage<Tie>();

/**
 * What the engine stores inside `work` is part of the transaction, and its grant counts for as long as the consent does: one that is
 * taken back at the same moment comes before it, or after, and leaves no grant of its own.
 */
export function tied<T>(tie: Tie, work: () => Promise<T>): Promise<T> {
  return ties.run(tie, work);
}

/** Undefined: what is stored now belongs to no answer of a person. */
export function tieOfNow(): Tie | undefined {
  return ties.getStore();
}
