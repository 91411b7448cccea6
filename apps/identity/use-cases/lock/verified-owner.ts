import { accountById } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findChallenge } from '../../verification/challenge/find-challenge.ts';
import type { ChallengePurpose } from '../../verification/challenge/tables.ts';

/** An account whose owner has answered a challenge, which is not used up yet. */
export type VerifiedOwner = {
  readonly account: AccountRow;
  readonly challengeId: string;
  /** The name that was typed; absent where the account was known by itself. */
  readonly loginKey: string | null;
};

/** @throws {Refusal} challengeUnknown: there is none, it is not answered, over, of another device or for something else */
export async function verifiedOwner(
  db: Db,
  now: number,
  uuid: string,
  purpose: ChallengePurpose,
  visitor: Visitor,
): Promise<VerifiedOwner> {
  const challenge = await findChallenge(db, now, uuid, visitor);
  const isProven = challenge.purpose === purpose && challenge.passed_at !== null && challenge.account_id !== null;
  const account = isProven && challenge.account_id ? await accountById(db, challenge.account_id) : undefined;
  if (!account) throw new Refusal('challengeUnknown');
  return { account, challengeId: challenge.id, loginKey: challenge.login_key };
}

/** Consumes it, in the transaction of what it allows. @throws {Refusal} challengeUnknown when a concurrent call was first */
export async function consumeProof(trx: Db, { challengeId }: VerifiedOwner): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('challenge').where('id', '=', challengeId).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal('challengeUnknown');
}
