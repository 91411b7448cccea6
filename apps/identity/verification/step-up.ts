import type { PendingChallenge, VerifiedPayload } from '@gatehouse/contract/login/challenge';
import { stepUpWays } from '@gatehouse/rules/verification/step-up';
import { accountById } from '../accounts/accounts.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { notifyAccountOwner } from '../notifications/notify-account-owner.ts';
import { countAll } from '../rate-limit/count-all.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { PROOF_FRESH_MS } from '../sessions/authenticate.ts';
import { openChallenge, pendingChallengeOf } from './challenge/open-challenge.ts';
import { factorsForSite } from './factors/factors-of.ts';
import { verifyChallenge } from './verify-challenge.ts';

/** Asks for the best proof that the account can give. @throws {Refusal} addressLimit, deviceOrAccountLimit */
export async function beginStepUp(services: Services, who: Authenticated, visitor: Visitor): Promise<PendingChallenge> {
  const { brand, db, clock, limits } = services;
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
  ]);
  const account = await accountById(db, who.account_id);
  if (!account) throw new Refusal('sessionInvalid');
  const { value: ways } = stepUpWays({
    ...(await factorsForSite(db, brand, account.id, visitor.site)),
    password: account.password_hash !== '',
    ...{ email: account.email !== null, mobile: account.mobile !== null },
  });
  const context = { session: who.session_id };
  return pendingChallengeOf(
    await openChallenge(db, clock(), { purpose: 'step_up', account, ways, context }, visitor),
    account,
  );
}

/**
 * Takes the proof: this session is fresh again.
 * @throws {Refusal} what `verifyChallenge` throws; challengeUnknown when it was another session's
 */
export async function stepUp(
  services: Services,
  input: VerifiedPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ until: number }> {
  const { db, clock } = services;
  const proven = await verifyChallenge(services, input, ['step_up'], visitor);
  const { session } = JSON.parse(proven.challenge.context) as { session?: string };
  if (session !== who.session_id || proven.accountId !== who.account_id) throw new Refusal('challengeUnknown');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await proven.consume(trx, now);
    await trx.updateTable('session').set({ proven_at: now }).where('id', '=', who.session_id).execute();
  });
  if (input.proof.by === 'recovery') notifyAccountOwner(services, who.account_id, 'recoveryCodeUsed', visitor);
  return { until: now + PROOF_FRESH_MS };
}
