import type { ProvenPayload, Way } from '@gatehouse/contract/challenge';
import type { CodeName } from '@gatehouse/contract/codes';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { type Count, countingFailed } from '../rate-limit/count-all.ts';
import { isKnownDevice } from '../risk/known-device.ts';
import { findChallenge, isDeviceOf } from './challenge/find-challenge.ts';
import type { CheckWay, Right } from './challenge/method.ts';
import { waysOf } from './challenge/open-challenge.ts';
import { purposes } from './challenge/purposes.ts';
import type { ChallengePurpose, ChallengeRow } from './challenge/tables.ts';
import { methods } from './methods.ts';

/** What a guess is answered with. */
const FAILURES: ReadonlySet<CodeName> = new Set([
  'wrongCode',
  'linkUnknown',
  'wrongPassword',
  'passwordUnreadable',
  'timestampUsed',
]);

/** A proof that was right, not yet used up. `take` belongs into the transaction of what it opens. */
export type Proven = {
  readonly challenge: ChallengeRow;
  readonly accountId: string | null;
  /** @throws {Refusal} challengeUnknown when somebody was faster: then nothing may happen */
  readonly take: (step: Db, now: number) => Promise<void>;
};

/**
 * Checks the answer to a challenge of one of these purposes. A wrong one is counted: by the challenge, by the visitor's
 * address and device, and by the account, so that opening more challenges gives no more guesses.
 * @throws {Refusal} challengeUnknown, wayNotOffered, challengeTriesUsed, wrongCode with tries_left, codeExpired, codeTriesUsed,
 * linkUnknown, wrongPassword, passwordUnreadable, timestampUsed, timestampOutOfWindow, addressLimit, deviceOrAccountLimit, busy
 */
export async function proveChallenge(
  services: Services,
  { uuid, proof }: ProvenPayload,
  askedFor: readonly ChallengePurpose[],
  visitor: Visitor,
): Promise<Proven> {
  const { db, clock } = services;
  const { anyDevice } = methods[proof.by];
  const challenge = await findChallenge(db, clock(), uuid, visitor, { anyDevice });
  if (!askedFor.includes(challenge.purpose)) throw new Refusal('challengeUnknown');
  if (challenge.passed_at !== null) throw usedUp(proof.by);
  if (!waysOf(challenge).includes(proof.by)) throw new Refusal('wayNotOffered');
  const right = await guarded(services, challenge, proof.by, visitor, async () => {
    try {
      return await checked(services, challenge, proof, visitor);
    } catch (error) {
      // Whoever sent the same a moment before has used it up: this one is late, and not a guess.
      throw error instanceof Refusal && (await isPassed(db, challenge.id)) ? usedUp(proof.by) : error;
    }
  });
  return {
    challenge,
    accountId: right.accountId ?? challenge.account_id,
    take: (step, now) =>
      pass(step, now, { challenge, by: proof.by, elsewhere: !isDeviceOf(challenge, visitor) }, right),
  };
}

async function checked(
  services: Services,
  challenge: ChallengeRow,
  proof: ProvenPayload['proof'],
  visitor: Visitor,
): Promise<Right> {
  await reserveTry(services.db, challenge);
  const { check, wrong = 'wrongCode' } = methods[proof.by];
  const found = await (check as CheckWay<typeof proof.by>)(services, challenge, proof as never, visitor);
  if (found) return found;
  throw new Refusal(wrong);
}

function usedUp(by: Way): Refusal {
  return new Refusal(methods[by].usedUp ?? 'challengeUnknown');
}

async function isPassed(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('challenge').select('passed_at').where('id', '=', id).executeTakeFirst();
  return typeof found?.passed_at === 'number';
}

async function reserveTry(db: Db, { id, purpose }: ChallengeRow): Promise<void> {
  const counted = await db
    .updateTable('challenge')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', purposes[purpose].tries)
    .returning('id')
    .executeTakeFirst();
  if (!counted) throw new Refusal('challengeTriesUsed');
}

type Passing = { readonly challenge: ChallengeRow; readonly by: string; readonly elsewhere: boolean };

async function pass(step: Db, now: number, { challenge, by, elsewhere }: Passing, right: Right): Promise<void> {
  const { id, context } = challenge;
  const passed = await step
    .updateTable('challenge')
    .set({
      ...{ passed_by: by, passed_at: now, code_hash: null },
      ...(elsewhere ? { context: JSON.stringify({ ...JSON.parse(context), elsewhere }) } : {}),
    })
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!passed || !(await right.take(step))) throw new Refusal('challengeUnknown');
}

/** Counts an attempt as a failure of who it is about, until it has turned out to be none. */
async function guarded<T>(
  services: Services,
  challenge: ChallengeRow,
  by: Way,
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
 * Whose guesses are counted together. Each purpose counts apart, and a device that has logged in before counts for itself, so
 * that a stranger who opens challenges for somebody's name keeps the owner from nothing but that, and not on their own device.
 * By the name that was typed, where one was: two names of one account must not be seen to belong together.
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
