import type { VerifiedPayload } from '@gatehouse/contract/login/challenge';
import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import { accountById, accountByName } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { isUniqueViolation } from '../../db/unavailable.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { type VerifiedChallenge, verifyChallenge } from '../../verification/verify-challenge.ts';
import { advanceRecovery, isAuthenticatorWithPassword, keep, type Waiting } from './advance-factor-recovery.ts';
import {
  type FactorRecoveryContext,
  ownFactorRecovery,
  stageOf,
  stateOfFactorRecovery,
} from './find-factor-recovery.ts';
import { eventOf, finishFactorRecovery } from './finish-factor-recovery.ts';
import { notifyFactorRecovery } from './notify-factor-recovery.ts';
import { holdOpen, mustBeOpen } from './open-account.ts';
import { type FactorRecoveryRow, proofsIn } from './tables.ts';

/** `before`: the account as it was until now; something of it has been taken or replaced. */
type Step = { readonly row: FactorRecoveryRow; readonly waiting?: Waiting; readonly before?: AccountRow };

/**
 * SHELL-10: takes the next proof of a request. After the last one it waits; once it has waited, one more proof finishes it.
 * @throws {Refusal} what `verifyChallenge` throws; lostItemUnknown; nameTaken; accountBanned,
 * accountTerminated
 */
export async function verifyFactorRecovery(
  services: Services,
  input: VerifiedPayload,
  visitor: Visitor,
): Promise<FactorRecoveryResult> {
  const { db, clock } = services;
  const proven = await verifyChallenge(services, input, ['lost_factor', 'new_name'], visitor);
  const account = proven.accountId === null ? undefined : await accountById(db, proven.accountId);
  if (!account) throw new Refusal('challengeUnknown');
  await mustBeOpen(services, account, visitor);
  const isRecovery = input.proof.by === 'recovery';
  const now = clock();
  const { row, waiting, before } = await db
    .transaction()
    .execute((trx) => advanceVerified(services, trx, { proven, account, isRecovery }, visitor))
    .catch((error: unknown) => {
      // Another account got the new name between the lookup and now.
      throw isUniqueViolation(error) ? new Refusal('nameTaken') : error;
    });
  if (waiting) await notifyFactorRecovery(services, account, waiting, visitor);
  if (before) notifyAccountOwner(services, account.id, eventOf(row.item), visitor, before);
  return stateOfFactorRecovery(db, now, (await accountById(db, account.id)) ?? account, row);
}

type Taken = { readonly proven: VerifiedChallenge; readonly account: AccountRow; readonly isRecovery: boolean };

async function advanceVerified(
  services: Services,
  trx: Db,
  { proven, account, isRecovery }: Taken,
  visitor: Visitor,
): Promise<Step> {
  const now = services.clock();
  const { lost, proof } = JSON.parse(proven.challenge.context) as Partial<FactorRecoveryContext>;
  if (!lost || !proof) throw new Refusal('challengeUnknown');
  // Its names may have changed while this waited for its turn.
  const held = await holdOpen(trx, account.id);
  if (!held) throw new Refusal('challengeUnknown');
  await proven.consume(trx, now);
  const row = await ownFactorRecovery(trx, lost, visitor);
  const stage = stageOf(row, now);
  const isDue = stage === (proof === 'last' ? 'ready' : 'proving');
  if (!isDue || row.challenge !== proven.challenge.id) throw new Refusal('lostItemUnknown');
  if (proof === 'name' || (proof === 'last' && row.new_key !== null)) await mustBeFree(trx, row);
  if (proof === 'last' || (isRecovery && isAuthenticatorWithPassword(row))) {
    return { row: await finishFactorRecovery(trx, now, row, held, visitor), before: held };
  }
  const proved = JSON.stringify(proof === 'name' ? proofsIn(row.proved) : [...proofsIn(row.proved), proof]);
  const further = await keep(trx, row, { proved, new_proved: proof === 'name' ? 1 : row.new_proved });
  return advanceRecovery(services, trx, now, account, further, visitor);
}

/** Answered only after the proof that the caller owns the address or number. @throws {Refusal} nameTaken */
async function mustBeFree(trx: Db, { account_id, environment, new_key }: FactorRecoveryRow): Promise<void> {
  const owner = new_key === null ? undefined : await accountByName(trx, environment, new_key);
  if (owner && owner.id !== account_id) throw new Refusal('nameTaken');
}
