import type { VerifiedPayload } from '@gatehouse/contract/login/challenge';
import type { ResetState } from '@gatehouse/contract/recovery/account-recovery';
import { factorWays } from '@gatehouse/rules/verification/second-factor';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { isDeviceOf } from '../../verification/challenge/find-challenge.ts';
import { openChallenge } from '../../verification/challenge/open-challenge.ts';
import { factorsForSite } from '../../verification/factors/factors-of.ts';
import { type VerifiedChallenge, verifyChallenge } from '../../verification/verify-challenge.ts';
import { stateOf } from './find-password-reset.ts';
import { finishFactorRecoveryForReset } from './finish-factor-recovery.ts';
import type { PasswordResetRow } from './tables.ts';

/** How long the password may be chosen after the first proof. */
const RESET_TTL_MS = 30 * 60_000;

/**
 * SHELL-10: takes the first proof of a reset, which belongs to this device from then on, or that of the second factor.
 * @throws {Refusal} what `verifyChallenge` throws; invalidField device; resetOver
 */
export async function verifyReset(services: Services, input: VerifiedPayload, visitor: Visitor): Promise<ResetState> {
  // The caller who began a reset may know its uuid: without a device they could not be told from the owner.
  const device = visitor.device;
  if (!device) throw invalidField('device', 'the device must prove itself');
  const proven = await verifyChallenge(services, input, ['reset'], visitor);
  const { reset } = JSON.parse(proven.challenge.context) as { reset?: string };
  const row = reset
    ? await verifyFactor(services, proven, reset, visitor)
    : await verifyName(services, proven, device, visitor);
  return stateOf(services, row);
}

/** No proof is right for a name without an account, so there is one here. */
async function verifyName(services: Services, proven: VerifiedChallenge, device: string, visitor: Visitor) {
  const { challenge, accountId } = proven;
  if (accountId === null) throw new Refusal('challengeUnknown');
  const now = services.clock();
  const { row, freed } = await services.db.transaction().execute(async (trx) => {
    await proven.consume(trx, now);
    const freed = await finishFactorRecoveryForReset(trx, now, accountId, visitor);
    const row = await trx
      .insertInto('password_reset')
      .values({
        ...{ id: challenge.id, account_id: accountId, environment: challenge.environment, device },
        ...{ moved: isDeviceOf(challenge, visitor) ? 0 : 1, proved: challenge.item === 'mobile' ? 'mobile' : 'email' },
        factor_challenge: freed ? null : await askFactor(services, trx, { id: challenge.id, accountId }, visitor),
        ...{ factor_proved_at: null, tries: 0, finished_at: null, created_at: now, expires_at: now + RESET_TTL_MS },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, freed };
  });
  if (freed) notifyAccountOwner(services, accountId, 'factorsReset', visitor, freed);
  return row;
}

/** A mailbox alone must not get past a second factor. */
async function askFactor(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  trx: Db,
  { id: reset, accountId }: { readonly id: string; readonly accountId: string },
  visitor: Visitor,
): Promise<string | null> {
  const ways = factorWays(await factorsForSite(trx, brand, accountId, visitor.site));
  if (ways.length === 0) return null;
  const asks = { purpose: 'reset', account: { id: accountId }, ways, context: { reset } } as const;
  return (await openChallenge(trx, clock(), asks, visitor)).id;
}

async function verifyFactor(services: Services, proven: VerifiedChallenge, reset: string, visitor: Visitor) {
  const now = services.clock();
  return services.db.transaction().execute(async (trx): Promise<PasswordResetRow> => {
    await proven.consume(trx, now);
    const row = await trx
      .updateTable('password_reset')
      .set({ factor_proved_at: now })
      .where('id', '=', reset)
      .where('factor_challenge', '=', proven.challenge.id)
      .where('device', '=', visitor.device ?? '')
      .where('finished_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Refusal('resetOver');
    return row;
  });
}
