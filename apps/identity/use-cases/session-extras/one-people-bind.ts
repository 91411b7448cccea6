import { accountById, accountNumber, mustBeVerified } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

/** SESS-09: the number of the account that this one is bound to; empty where there is none. */
export async function boundTo(db: Db, accountId: string): Promise<string> {
  const found = await db
    .selectFrom('one_people_bind')
    .innerJoin('account', 'account.id', 'one_people_bind.bound_account_id')
    .select('account.public_id')
    .where('one_people_bind.account_id', '=', accountId)
    .executeTakeFirst();
  return found ? `${found.public_id}` : '';
}

/**
 * SESS-09: binds the account to another one, for good; the same binding again is no error. The own number, an unknown number
 * and a second binding have one answer, and tries are counted, so that it does not reveal which accounts exist.
 * @throws {Refusal} invalidField, deviceOrAccountLimit; noKycMain, noKycTurkish (SIGNUP-11)
 */
export async function bind(
  { db, clock, limits }: Services,
  uid: string,
  who: Authenticated,
  visitor: Visitor,
): Promise<string> {
  const account = await accountById(db, who.account_id);
  if (account) mustBeVerified(account, visitor);
  await limits.count('bindsByAccount', who.account_id);
  const other = await accountToBind(db, uid, who);
  if (other !== undefined && other !== who.account_id) {
    await db
      .insertInto('one_people_bind')
      .values({ account_id: who.account_id, bound_account_id: other, bound_at: clock() })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .execute();
  }
  if (other === undefined || (await boundTo(db, who.account_id)) !== uid) {
    throw invalidField('bind_uid', 'this account cannot be bound to it');
  }
  return uid;
}

async function accountToBind(db: Db, uid: string, { environment }: Authenticated): Promise<string | undefined> {
  const number = accountNumber(uid);
  if (number === undefined) return undefined;
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('public_id', '=', number)
    .where('environment', '=', environment)
    .executeTakeFirst();
  return found?.id;
}
