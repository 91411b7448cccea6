import { randomUUID } from 'node:crypto';
import type { FactorRecoveryResult } from '@gatehouse/contract/recovery/account-recovery';
import type { FactorRecoveryBeginPayload } from '@gatehouse/contract/recovery/account-recovery.schema';
import type { AccountRecoveryProof } from '@gatehouse/rules/verification/account-recovery';
import { accountById, accountByName } from '../../accounts/accounts.ts';
import { loginKeyOf } from '../../accounts/login-key.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField, Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { CHALLENGE_TTL_MS } from '../../verification/challenge/purposes.ts';
import { verifyNamedPassword } from '../../verification/password/verify-named-password.ts';
import { advanceRecovery, askLast, keep } from './advance-factor-recovery.ts';
import { hasItem, liveFactorRecovery, stageOf, stateOfFactorRecovery } from './find-factor-recovery.ts';
import { ownReset } from './find-password-reset.ts';
import { holdOpen, mustBeOpen } from './open-account.ts';
import { type FactorRecoveryRow, proofsIn } from './tables.ts';

type Known = {
  readonly account: AccountRow;
  readonly proved: readonly AccountRecoveryProof[];
  readonly lost: readonly AccountRecoveryProof[];
};

/**
 * SHELL-10: begins the recovery of a lost factor for a user who knows the password, or has proved a mailbox or phone where
 * that is lost too. A waiting or ready request is resumed; one that this device has not ended begins again.
 * @throws {Refusal} what `verifyNamedPassword` throws; resetOver; invalidField device; accountBanned, accountTerminated;
 * addressLimit, deviceOrAccountLimit
 */
export async function beginFactorRecovery(
  services: Services,
  input: FactorRecoveryBeginPayload,
  visitor: Visitor,
): Promise<FactorRecoveryResult> {
  const { db, clock } = services;
  const device = visitor.device;
  if (!device) throw invalidField('device', 'the device must prove itself');
  const known =
    'reset' in input ? await byReset(services, input.reset, visitor) : await byPassword(services, input, visitor);
  const { account } = known;
  await mustBeOpen(services, account, visitor);
  const { item } = input;
  if (!(await hasItem(db, account, item))) return { uuid: randomUUID(), item, state: 'nothing' };
  await countAll(services.limits, [
    ['challengesByAddress', visitor.address],
    ['challengesByDevice', visitor.device],
    ['lostItemsByAccount', account.id],
  ]);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    if (!(await holdOpen(trx, account.id))) throw new Refusal('lostItemUnknown');
    const before = (await liveFactorRecovery(trx, now, account.id)).find(
      (row) => row.item === item && mayResume(known, row),
    );
    const row = before
      ? await resume(trx, now, account, await keep(trx, before, { device }), visitor)
      : (
          await advanceRecovery(
            services,
            trx,
            now,
            account,
            await fresh(trx, now, { ...known, item, device, visitor }),
            visitor,
          )
        ).row;
    return stateOfFactorRecovery(trx, now, account, row);
  });
}

async function byPassword(
  services: Services,
  { login_name, ...encrypted }: Exclude<FactorRecoveryBeginPayload, { reset: string }>,
  visitor: Visitor,
): Promise<Known> {
  const loginKey = loginKeyOf(login_name, visitor);
  const { encrypt_password, encrypt_timestamp } = encrypted;
  const named = { loginKey, encrypt_password, encrypt_timestamp };
  const find = (trx: Db, key: string) => accountByName(trx, visitor.site.environment, key);
  return { account: await verifyNamedPassword(services, named, visitor, find), proved: ['password'], lost: [] };
}

/** The account of a password reset in which the mailbox or phone is proved and the second factor is not. */
async function byReset(services: Services, uuid: string, visitor: Visitor): Promise<Known> {
  const reset = await ownReset(services, uuid, visitor);
  const account = await accountById(services.db, reset.account_id);
  if (!account || reset.finished_at !== null) throw new Refusal('resetOver');
  return { account, proved: [reset.proved], lost: ['password'] };
}

/** A mailbox alone must not take over a request that the password began: a reset resumes only what a reset began. */
function mayResume({ lost }: Known, row: FactorRecoveryRow): boolean {
  return lost.every((proof) => proofsIn(row.lost).includes(proof));
}

type Fresh = Known & Pick<FactorRecoveryRow, 'item' | 'device'> & { readonly visitor: Visitor };

/** In place of what this device had begun, so that asking again and again makes one row. */
async function fresh(
  trx: Db,
  now: number,
  { account, item, device, proved, lost, visitor }: Fresh,
): Promise<FactorRecoveryRow> {
  const begun = {
    ...{ lost: JSON.stringify(lost), proved: JSON.stringify(proved), challenge: null, cancel_hash: null },
    ...{ new_name: null, new_key: null, new_proved: 0, ready_at: 0, created_at: now },
    ...{ ends_at: now + CHALLENGE_TTL_MS, expires_at: now + CHALLENGE_TTL_MS },
  };
  const { environment } = visitor.site;
  const again = await trx
    .updateTable('lost_item')
    .set(begun)
    .where('account_id', '=', account.id)
    .where('item', '=', item)
    .where('device', '=', device)
    .where('state', '=', 'proving')
    .returningAll()
    .executeTakeFirst();
  if (again) return again;
  return trx
    .insertInto('lost_item')
    .values({ id: randomUUID(), account_id: account.id, environment, item, state: 'proving', device, ...begun })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A waiting request keeps waiting; a ready one asks for the last proof. */
async function resume(
  trx: Db,
  now: number,
  account: AccountRow,
  row: FactorRecoveryRow,
  visitor: Visitor,
): Promise<FactorRecoveryRow> {
  return stageOf(row, now) === 'ready' ? askLast(trx, now, account, row, visitor) : row;
}
