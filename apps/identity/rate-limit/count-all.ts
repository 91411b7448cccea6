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
