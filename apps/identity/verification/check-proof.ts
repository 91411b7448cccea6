import type { CodeName } from '@gatehouse/contract/errors/codes';
import type { AuthMethod, VerifiedPayload } from '@gatehouse/contract/login/challenge';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { type Count, countingFailed } from '../rate-limit/count-all.ts';
import { isKnownDevice } from '../risk/known-device.ts';
import type { CheckMethod, Right } from './challenge/method.ts';
import { purposes } from './challenge/purposes.ts';
import type { ChallengeRow } from './challenge/tables.ts';
import { methods } from './methods.ts';

/** What a guess is answered with. */
const FAILURES: ReadonlySet<CodeName> = new Set([
  'wrongCode',
  'linkUnknown',
  'wrongPassword',
  'passwordUnreadable',
  'timestampUsed',
]);

/**
 * Checks a proof, once its try is counted.
 * @throws {Refusal} challengeTriesUsed, and what the method answers to a wrong one
 */
export async function checkProof(
  services: Services,
  challenge: ChallengeRow,
  proof: VerifiedPayload['proof'],
  visitor: Visitor,
): Promise<Right> {
  await reserveTry(services.db, challenge);
  const { check, wrong = 'wrongCode' } = methods[proof.by];
  const found = await (check as CheckMethod<typeof proof.by>)(services, challenge, proof as never, visitor);
  if (found) return found;
  throw new Refusal(wrong);
}

/** A code that was sent has its own count besides (code-method.ts). */
async function reserveTry(db: Db, { id, purpose }: ChallengeRow): Promise<void> {
  const { tries } = purposes[purpose];
  if (!Number.isFinite(tries)) return;
  const counted = await db
    .updateTable('challenge')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', tries)
    .returning('id')
    .executeTakeFirst();
  if (!counted) throw new Refusal('challengeTriesUsed');
}

/**
 * LOGIN-07: counts an attempt as a failure of who it is about, until it has turned out to be none: by address, network, device and
 * account, over all methods and purposes.
 * @throws {Refusal} addressLimit, deviceOrAccountLimit, and whatever the attempt throws
 */
export async function countingGuesses<T>(
  services: Services,
  challenge: ChallengeRow,
  by: AuthMethod,
  visitor: Visitor,
  attempt: () => Promise<T>,
): Promise<T> {
  const { limits } = services;
  const whose = methods[by].guessable ? await countedAs(services, challenge, visitor) : undefined;
  const counts: readonly Count[] = [
    ['proofFailuresByAddress', visitor.address],
    ['proofFailuresByDevice', visitor.device],
    ['proofFailuresByAccount', whose],
    ['proofFailuresByAccountInADay', whose],
  ];
  return countingFailed(limits, counts, FAILURES, attempt);
}

/**
 * The key under which guesses are counted. Each purpose counts apart, and a device that has logged in before counts for
 * itself: a stranger who opens challenges for a name blocks only that purpose, and not the owner's own device. Counted by the
 * typed name where there is one: two names of one account must not be seen to belong together.
 */
async function countedAs(
  { db, clock }: Services,
  { account_id, login_key, environment, purpose }: ChallengeRow,
  visitor: Visitor,
): Promise<string | undefined> {
  const whose = login_key ? `${environment}|${login_key}` : account_id;
  if (!whose) return undefined;
  const isKnown = await isKnownDevice(db, clock(), { id: account_id ?? '' }, visitor);
  return `${purpose}|${whose}${isKnown ? `|${visitor.device}` : ''}`;
}
