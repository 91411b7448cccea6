import type { CodeName } from '@gatehouse/contract/errors/codes';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { type Count, countingFailed } from '../../rate-limit/count-all.ts';

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
  const counts: readonly Count[] = [
    ['loginFailuresByAddress', address],
    ['loginFailuresByDevice', device],
  ];
  return countingFailed(limits, counts, FAILURES, attempt);
}
