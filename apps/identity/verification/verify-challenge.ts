import type { AuthMethod, VerifiedPayload } from '@gatehouse/contract/login/challenge';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { findChallenge, isDeviceOf } from './challenge/find-challenge.ts';
import type { Right } from './challenge/method.ts';
import { methodsOf } from './challenge/open-challenge.ts';
import type { ChallengePurpose, ChallengeRow } from './challenge/tables.ts';
import { checkProof, countingGuesses } from './check-proof.ts';
import { methods } from './methods.ts';

/** A proof that was right, not yet used up. `consume` belongs into the transaction of what it opens. */
export type VerifiedChallenge = {
  readonly challenge: ChallengeRow;
  readonly accountId: string | null;
  /** @throws {Refusal} challengeUnknown when a concurrent call was first: then the transaction must fail */
  readonly consume: (trx: Db, now: number) => Promise<void>;
};

/**
 * Checks the answer to a challenge of one of these purposes. A wrong one is counted: by the challenge, by the visitor's
 * address and device, and by the account, so that opening more challenges gives no more guesses.
 * @throws {Refusal} challengeUnknown, wayNotOffered, challengeTriesUsed, wrongCode with tries_left, codeExpired, codeTriesUsed,
 * linkUnknown, wrongPassword, passwordUnreadable, timestampUsed, timestampOutOfWindow, addressLimit, deviceOrAccountLimit, busy
 */
export async function verifyChallenge(
  services: Services,
  { uuid, proof }: VerifiedPayload,
  askedFor: readonly ChallengePurpose[],
  visitor: Visitor,
): Promise<VerifiedChallenge> {
  const { db, clock } = services;
  const { anyDevice } = methods[proof.by];
  const challenge = await findChallenge(db, clock(), uuid, visitor, { anyDevice });
  if (!askedFor.includes(challenge.purpose)) throw new Refusal('challengeUnknown');
  if (challenge.passed_at !== null) throw usedUp(proof.by);
  if (!methodsOf(challenge).includes(proof.by)) throw new Refusal('wayNotOffered');
  const right = await countingGuesses(services, challenge, proof.by, visitor, async () => {
    try {
      return await checkProof(services, challenge, proof, visitor);
    } catch (error) {
      // A concurrent call with the same proof has used it up: this one is late, and not a guess.
      throw error instanceof Refusal && (await isPassed(db, challenge.id)) ? usedUp(proof.by) : error;
    }
  });
  return {
    challenge,
    accountId: right.accountId ?? challenge.account_id,
    consume: (trx, now) =>
      pass(trx, now, { challenge, by: proof.by, elsewhere: !isDeviceOf(challenge, visitor) }, right),
  };
}

function usedUp(by: AuthMethod): Refusal {
  return new Refusal(methods[by].usedUp ?? 'challengeUnknown');
}

async function isPassed(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('challenge').select('passed_at').where('id', '=', id).executeTakeFirst();
  return typeof found?.passed_at === 'number';
}

type Passing = { readonly challenge: ChallengeRow; readonly by: string; readonly elsewhere: boolean };

async function pass(trx: Db, now: number, { challenge, by, elsewhere }: Passing, right: Right): Promise<void> {
  const { id, context } = challenge;
  const passed = await trx
    .updateTable('challenge')
    .set({
      ...{ passed_by: by, passed_at: now, code_hash: null },
      ...(elsewhere ? { context: JSON.stringify({ ...JSON.parse(context), elsewhere }) } : {}),
    })
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!passed || !(await right.consume(trx))) throw new Refusal('challengeUnknown');
}
