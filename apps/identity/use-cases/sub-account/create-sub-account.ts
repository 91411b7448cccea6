import { randomInt } from 'node:crypto';
import type { SubAccounts } from '@gatehouse/contract/account/sub-account';
import type { SubAccountCreatePayload } from '@gatehouse/contract/account/sub-account.schema';
import {
  ACCOUNT_STATUS_NORMAL,
  accountById,
  mustBeVerified,
  PUBLIC_ID_MAX,
  PUBLIC_ID_MIN,
} from '../../accounts/accounts.ts';
import { checkPassword } from '../../accounts/password-rule.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { consumeEncryption, readPassword } from '../../encryption/read-password.ts';
import type { Visitor } from '../../http/visitor.ts';
import { rowId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { lockFactors } from '../../verification/factors/lock-factors.ts';
import { listSubAccounts, SUB_ACCOUNTS_MAX, subAccountKey } from './find-sub-account.ts';

/**
 * Adds a sub-account with a name and a password of its own. It belongs where the main account does, verified like that one.
 * @throws {Refusal} stepUpNeeded, notForSubAccounts, subAccountLimit, subAccountNameTaken, passwordRefused,
 * passwordUnreadable, timestampUsed, timestampOutOfWindow, busy; noKycMain, noKycTurkish (SIGNUP-11)
 */
export async function createSubAccount(
  services: Services,
  { name, ...encrypted }: SubAccountCreatePayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<SubAccounts> {
  mustBeFresh(services, who);
  const { db, clock, hasher, brand } = services;
  const main = await accountById(db, who.account_id);
  if (!main || main.parent_id !== null) throw new Refusal('notForSubAccounts');
  mustBeVerified(main, visitor);
  const password = await readPassword(services, main.environment, encrypted, 'known');
  checkPassword(password, { names: namesOf(main, name), brand, site: visitor.site });
  const password_hash = await hasher.hash(password);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    await consumeEncryption(trx, `sub-account|${main.id}`, encrypted);
    await mustHaveRoom(trx, main.id);
    const accountId = await addTo(trx, now, main, password_hash);
    await addName(trx, now, { main, name, accountId });
    await recordEvent(trx, now, main.id, 'subAccountAdded', visitor, { name });
    return listSubAccounts(trx, who);
  });
}

/** What must not be much of the password. */
export function namesOf({ email, mobile }: Pick<AccountRow, 'email' | 'mobile'>, name: string): string[] {
  return [name, email, mobile].filter((one) => one !== null);
}

/** @throws {Refusal} subAccountLimit */
async function mustHaveRoom(trx: Db, mainId: string): Promise<void> {
  await lockFactors(trx, mainId);
  const { n } = await trx
    .selectFrom('sub_account')
    .select((of) => of.fn.countAll<string>().as('n'))
    .where('parent_id', '=', mainId)
    .executeTakeFirstOrThrow();
  if (Number(n) >= SUB_ACCOUNTS_MAX) throw new Refusal('subAccountLimit', { most: SUB_ACCOUNTS_MAX });
}

async function addTo(trx: Db, now: number, main: AccountRow, password_hash: string): Promise<string> {
  const { environment, lang, site, kyc_country, kyc_person_level, kyc_tag, register_type } = main;
  const id = rowId(now);
  await trx
    .insertInto('account')
    .values({
      ...{ id, public_id: randomInt(PUBLIC_ID_MIN, PUBLIC_ID_MAX), environment, lang, site, password_hash },
      ...{ kyc_country, kyc_person_level, kyc_tag, register_type, parent_id: main.id, attribution: '{}' },
      ...{ email: null, email_key: null, email_verified: 0, mobile: null, mobile_key: null, mobile_verified: 0 },
      ...{ status: ACCOUNT_STATUS_NORMAL, banned_at: null, eu_subscription_at: null, password_changed_at: now },
      created_at: now,
    })
    .execute();
  return id;
}

type Named = { readonly main: AccountRow; readonly name: string; readonly accountId: string };

async function addName(trx: Db, now: number, { main, name, accountId }: Named): Promise<void> {
  const added = await trx
    .insertInto('sub_account')
    .values({
      ...{ account_id: accountId, parent_id: main.id, environment: main.environment, name },
      ...{ login_key: subAccountKey(name, main.public_id), frozen_at: null, created_at: now },
    })
    .onConflict((conflict) => conflict.columns(['environment', 'login_key']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!added) throw new Refusal('subAccountNameTaken');
}
