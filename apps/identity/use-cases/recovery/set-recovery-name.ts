import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import type {
  FactorRecoveryNamePayload,
  FactorRecoveryWithoutPayload,
} from '@gatehouse/contract/recovery/account-recovery.schema';
import { accountById } from '../../accounts/accounts.ts';
import { readLoginName } from '../../accounts/login-name.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { CHALLENGE_TTL_MS } from '../../verification/challenge/purposes.ts';
import { advanceRecovery, askNewName, keep } from './advance-factor-recovery.ts';
import { accountRecoveryOf, ownFactorRecovery, stageOf, stateOfFactorRecovery } from './find-factor-recovery.ts';
import { notifyFactorRecovery } from './notify-factor-recovery.ts';
import { holdOpen } from './open-account.ts';
import { type FactorRecoveryRow, proofsIn } from './tables.ts';

/**
 * SHELL-10: sets the address or number that replaces the lost one; it is proved like any other, and no answer shows whether
 * it has an account.
 * @throws {Refusal} lostItemUnknown; invalidField email or mobile, phoneLimit; addressLimit, deviceOrAccountLimit
 */
export async function nameFactorRecovery(
  services: Services,
  { uuid, ...typed }: FactorRecoveryNamePayload,
  visitor: Visitor,
): Promise<FactorRecoveryResult> {
  const { db, clock, limits, brand } = services;
  const { row, account } = await proving(services, uuid, visitor);
  const field = 'email' in typed ? 'email' : 'mobile';
  if (row.item !== field || !(await isProved(services, row, account))) throw new Refusal('lostItemUnknown');
  const to = readLoginName(brand, typed);
  if (to.key === account[`${field}_key`]) throw invalidField(field, 'it is the one that the account has');
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
  ]);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const ends_at = now + CHALLENGE_TTL_MS;
    const longer = await keep(trx, row, { ends_at });
    const named = await askNewName(trx, now, account, longer, { to, proof: 'name' }, visitor);
    return stateOfFactorRecovery(trx, now, account, named);
  });
}

/**
 * SHELL-10: what was asked for is lost as well: other proofs, or none that are enough.
 * @throws {Refusal} lostItemUnknown; addressLimit, deviceOrAccountLimit
 */
export async function lostWithout(
  services: Services,
  { uuid, cannot }: FactorRecoveryWithoutPayload,
  visitor: Visitor,
): Promise<FactorRecoveryResult> {
  const { db, clock, limits } = services;
  const { row, account } = await proving(services, uuid, visitor);
  await countAll(limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
  ]);
  const now = clock();
  const { row: after, waiting } = await db.transaction().execute(async (trx) => {
    if (!(await holdOpen(trx, account.id))) throw new Refusal('lostItemUnknown');
    const lost = JSON.stringify([...new Set([...proofsIn(row.lost), cannot])]);
    // What cannot be proved now counts as not proved, should it have been before.
    const proved = JSON.stringify(proofsIn(row.proved).filter((proof) => proof !== cannot));
    return advanceRecovery(services, trx, now, account, await keep(trx, row, { lost, proved }), visitor);
  });
  if (waiting) await notifyFactorRecovery(services, account, waiting, visitor);
  return stateOfFactorRecovery(db, now, account, after);
}

async function proving({ db, clock }: Services, uuid: string, visitor: Visitor) {
  const row = await ownFactorRecovery(db, uuid, visitor);
  const account = await accountById(db, row.account_id);
  if (!account || stageOf(row, clock()) !== 'proving') throw new Refusal('lostItemUnknown');
  return { row, account };
}

async function isProved({ db }: Services, row: FactorRecoveryRow, account: AccountRow): Promise<boolean> {
  const way = await accountRecoveryOf(db, account, row);
  return way !== 'support' && way.proofs.every((proof) => proofsIn(row.proved).includes(proof));
}
