import type { SubAccountRow as Shown, SubAccounts } from '@gatehouse/contract/account/sub-account';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

/** How many an account may have. */
export const SUB_ACCOUNTS_MAX = 20;
/** BAN-01: every login to a banned sub-account is refused; the main account alone lifts the ban. */
export const BAN_KIND_FROZEN = 'frozen';

/** What a sub-account is looked up by: no address ends in a number. */
export function subAccountKey(name: string, parentPublicId: number): string {
  return `${name.toLowerCase()}@${parentPublicId}`;
}

/** A sub-account by what is typed to log in to it. */
export async function subAccountByKey(
  db: Db,
  environment: AccountRow['environment'],
  key: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('sub_account')
    .innerJoin('account', 'account.id', 'sub_account.account_id')
    .selectAll('account')
    .where('sub_account.environment', '=', environment)
    .where('sub_account.login_key', '=', key)
    .executeTakeFirst();
}

/** One of this account's own, by its number. @throws {Refusal} subAccountUnknown */
export async function ownSubAccount(db: Db, who: Pick<Authenticated, 'account_id'>, publicId: number) {
  const found = await db
    .selectFrom('sub_account')
    .innerJoin('account', 'account.id', 'sub_account.account_id')
    .selectAll('account')
    .select(['sub_account.name', 'sub_account.login_key'])
    .where('sub_account.parent_id', '=', who.account_id)
    .where('account.public_id', '=', publicId)
    .executeTakeFirst();
  if (!found) throw new Refusal('subAccountUnknown');
  return found;
}

/** What `userInfo` shows of a user without address and number; empty: it is no sub-account. */
export async function subAccountName(db: Db, accountId: string): Promise<string> {
  const found = await db
    .selectFrom('sub_account')
    .select('login_key')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.login_key ?? '';
}

/** Whether an account has any. */
export async function hasSubAccounts(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('sub_account')
    .select('account_id')
    .where('parent_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** All of an account, oldest first. */
export async function listSubAccounts(db: Db, who: Pick<Authenticated, 'account_id'>): Promise<SubAccounts> {
  const rows = await db
    .selectFrom('sub_account')
    .innerJoin('account', 'account.id', 'sub_account.account_id')
    .select(['account.public_id', 'sub_account.name', 'sub_account.login_key', 'sub_account.frozen_at'])
    .select('sub_account.created_at')
    .select((of) =>
      of
        .selectFrom('security_event')
        .select((event) => event.fn.max('at').as('at'))
        .whereRef('security_event.account_id', '=', 'sub_account.account_id')
        .where('kind', 'in', ['login', 'loginNewDevice'])
        .as('last_login_at'),
    )
    .where('sub_account.parent_id', '=', who.account_id)
    .orderBy('sub_account.created_at')
    .orderBy('sub_account.account_id')
    .execute();
  const sub_accounts = rows.map(
    ({ public_id, name, login_key, frozen_at, created_at, last_login_at }): Shown => ({
      ...{ id: public_id, name, login_name: login_key, frozen: frozen_at !== null, created_at },
      last_login_at: Number(last_login_at ?? 0),
    }),
  );
  return { sub_accounts, most: SUB_ACCOUNTS_MAX };
}
