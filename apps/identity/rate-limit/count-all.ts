import type { CodeName } from '@gatehouse/contract/errors/codes';
import { Refusal } from '../kernel/refusal.ts';
import type { LimitName, Limits } from './limits.ts';

/** A limit and its key; without a key nothing is counted. */
export type Count = readonly [LimitName, string | undefined];
/** Takes back what was counted, once. */
export type GiveBack = () => Promise<void>;

/**
 * Counts one by each limit, in order; what one of them refuses counts for none.
 * @throws {Refusal} of the first that is used up
 */
export async function countAll(limits: Limits, counts: readonly Count[]): Promise<GiveBack> {
  const counted: Count[] = [];
  const giveBack = async () => {
    await Promise.all(counted.splice(0).map((one) => limits.giveBack(...one)));
  };
  try {
    for (const one of counts) {
      await limits.count(...one);
      counted.push(one);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

/**
 * Makes an attempt that counts as a failure until it has turned out to be none, so that attempts side by side cannot be more
 * than allowed.
 * @throws {Refusal} of the first limit that is used up, and whatever the attempt throws
 */
export async function countingFailed<T>(
  limits: Limits,
  counts: readonly Count[],
  failures: ReadonlySet<CodeName>,
  attempt: () => Promise<T>,
): Promise<T> {
  const giveBack = await countAll(limits, counts);
  let failed = false;
  try {
    return await attempt();
  } catch (error) {
    failed = error instanceof Refusal && failures.has(error.code);
    throw error;
  } finally {
    if (!failed) await giveBack();
  }
}
