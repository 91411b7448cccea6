import { WITHDRAWALS_WAIT_MS } from '@gatehouse/rules/verification/account-recovery';
import type { AccountRow } from '../accounts/tables.ts';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { endGrants } from '../sessions/end-grants.ts';
import { endSessions } from '../sessions/sessions.ts';
import { forgetErrors, throttleKey } from './password/login-throttle.ts';

type Account = Pick<AccountRow, 'id' | 'email_key' | 'mobile_key' | 'withdrawals_after'>;

/**
 * After an account recovery, in its transaction: ends every other session (ASVS 7.4.3), what applications were allowed, and everything unfinished that was begun
 * before. Withdrawals wait for 24 hours, and new devices are confirmed again, even where the owner had turned that off.
 * @param keep the reset or request that this belongs to
 */
export async function revokeOtherSessions(
  trx: Db,
  now: number,
  account: Account,
  visitor: Visitor,
  keep: string,
): Promise<void> {
  const { id } = account;
  await endSessions(trx, id);
  await endGrants(trx, now, id);
  await trx.deleteFrom('quick_token').where('account_id', '=', id).execute();
  await trx.deleteFrom('challenge').where('account_id', '=', id).where('passed_at', 'is', null).execute();
  await trx
    .deleteFrom('password_reset')
    .where('account_id', '=', id)
    .where('id', '!=', keep)
    .where('finished_at', 'is', null)
    .execute();
  await trx
    .updateTable('lost_item')
    .set({ state: 'cancelled', challenge: null, cancel_hash: null })
    .where('account_id', '=', id)
    .where('id', '!=', keep)
    .where('state', 'in', ['proving', 'waiting'])
    .execute();
  await trx
    .updateTable('account')
    .set({ device_check: 1, withdrawals_after: Math.max(account.withdrawals_after, now + WITHDRAWALS_WAIT_MS) })
    .where('id', '=', id)
    .execute();
  await forgetLocks(trx, now, account, visitor);
  await forgetDevices(trx, id);
}

/** The next login from one of them is confirmed again, the device in use among them unless its user says to trust it. */
async function forgetDevices(trx: Db, accountId: string): Promise<void> {
  const known = trx.selectFrom('known_device').select('id').where('account_id', '=', accountId);
  await trx.deleteFrom('login_guard').where('id', 'in', known).execute();
  await trx.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}

/** LOGIN-07: strangers who locked the name with wrong passwords must not keep its owner out. */
async function forgetLocks(trx: Db, now: number, { email_key, mobile_key }: Account, visitor: Visitor): Promise<void> {
  for (const key of [email_key, mobile_key]) {
    if (key === null) continue;
    await forgetErrors(trx, (await throttleKey(trx, now, key, visitor)).key);
    await forgetErrors(trx, (await throttleKey(trx, now, key, { ...visitor, device: undefined })).key);
  }
}
