import type { CodeName } from '@gatehouse/contract/codes';
import { Refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import type { LimitName, Limits } from '../rate-limit/limits.ts';
import type { Services } from '../services.ts';

/** What a guess is answered with, or a flood that makes us decrypt. Other refusals cost the visitor nothing. */
const FAILURES: ReadonlySet<CodeName> = new Set([
  'wrongPassword',
  'alreadyRegistered',
  'passwordUnreadable',
  'timestampUsed',
  'tooManyPasswordErrors',
  'quickTokenInvalid',
]);

/**
 * Makes an attempt that counts as a failure of its address and device until it has turned out to be none, so that
 * attempts side by side cannot be more than allowed.
 * @throws {Refusal} addressLimit, deviceOrAccountLimit, and whatever the attempt throws
 */
export async function countingFailures<T>(
  { limits }: Pick<Services, 'limits'>,
  { address, device }: Visitor,
  attempt: () => Promise<T>,
): Promise<T> {
  const byDevice = () => holding(limits, 'loginFailuresByDevice', device, attempt);
  return holding(limits, 'loginFailuresByAddress', address, byDevice);
}

async function holding<T>(limits: Limits, name: LimitName, key: string | undefined, attempt: () => Promise<T>) {
  await limits.count(name, key);
  let failed = false;
  try {
    return await attempt();
  } catch (error) {
    failed = error instanceof Refusal && FAILURES.has(error.code);
    throw error;
  } finally {
    if (!failed) await limits.giveBack(name, key);
  }
}
