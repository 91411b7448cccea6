import type { SubAccounts } from '@gatehouse/contract/account/sub-account';
import type {
  SubAccountFreezePayload,
  SubAccountPasswordPayload,
} from '@gatehouse/contract/account/sub-account.schema';
import { accountById } from '../../accounts/accounts.ts';
import { checkPassword } from '../../accounts/password-rule.ts';
import type { Db } from '../../db/open.ts';
import { consumeEncryption, readPassword } from '../../encryption/read-password.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { endSessions } from '../../sessions/sessions.ts';
import { removeFactors } from '../../verification/factors/lock-factors.ts';
import { forgetErrors, throttleKey } from '../../verification/password/login-throttle.ts';
import { revokeOtherSessions } from '../../verification/revoke-other-sessions.ts';
import { namesOf } from './create-sub-account.ts';
import { BAN_KIND_FROZEN, listSubAccounts, ownSubAccount } from './find-sub-account.ts';

/**
 * Freezes a sub-account or lifts that. Its sessions end, and what had been begun to log in to it; the same again changes nothing.
 * @throws {Refusal} stepUpNeeded, subAccountUnknown
 */
export async function freezeSubAccount(
  services: Services,
  { id, frozen }: SubAccountFreezePayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<SubAccounts> {
  mustBeFresh(services, who);
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const sub = await ownSubAccount(trx, who, id);
    if (await setFrozen(trx, now, sub.id, frozen)) {
      if (frozen) await endSessions(trx, sub.id);
      if (frozen) await trx.deleteFrom('challenge').where('account_id', '=', sub.id).execute();
      const kind = frozen ? 'subAccountFrozen' : 'subAccountUnfrozen';
      await recordEvent(trx, now, who.account_id, kind, visitor, { name: sub.name });
    }
    return listSubAccounts(trx, who);
  });
}

/** As a ban, so that no way to log in gets past it. Answers whether anything has changed. */
async function setFrozen(trx: Db, now: number, accountId: string, frozen: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('sub_account')
    .set({ frozen_at: frozen ? now : null })
    .where('account_id', '=', accountId)
    .where('frozen_at', frozen ? 'is' : 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  if (!changed) return false;
  const account = trx.updateTable('account').where('id', '=', accountId);
  // A lock that is there already is not the main account's to lift.
  if (frozen) await account.set({ banned_at: now, ban_kind: BAN_KIND_FROZEN }).where('banned_at', 'is', null).execute();
  else await account.set({ banned_at: null, ban_kind: '' }).where('ban_kind', '=', BAN_KIND_FROZEN).execute();
  return true;
}

/**
 * Gives a sub-account a new password: its sessions end and its second factors go, for the main account is its way back.
 * @throws {Refusal} stepUpNeeded, subAccountUnknown, passwordRefused, passwordUnreadable, timestampUsed,
 * timestampOutOfWindow, busy
 */
export async function resetSubAccount(
  services: Services,
  { id, ...encrypted }: SubAccountPasswordPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<SubAccounts> {
  mustBeFresh(services, who);
  const { db, clock, hasher, brand } = services;
  const sub = await ownSubAccount(db, who, id);
  const main = await accountById(db, who.account_id);
  const password = await readPassword(services, sub.environment, encrypted, 'known');
  checkPassword(password, { names: namesOf(main ?? sub, sub.name), brand, site: visitor.site });
  const password_hash = await hasher.hash(password);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    await consumeEncryption(trx, `sub-account|${who.account_id}`, encrypted);
    await trx
      .updateTable('account')
      .set({ password_hash, password_changed_at: now })
      .where('id', '=', sub.id)
      .execute();
    await removeFactors(trx, sub.id);
    await revokeOtherSessions(trx, now, sub, visitor, '');
    await forgetErrors(trx, (await throttleKey(trx, now, sub.login_key, { ...visitor, device: undefined })).key);
    await recordEvent(trx, now, who.account_id, 'subAccountReset', visitor, { name: sub.name });
    await recordEvent(trx, now, sub.id, 'passwordReset', visitor, { by: 'main' });
    return listSubAccounts(trx, who);
  });
}
