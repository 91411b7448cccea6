import { accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import type { Db } from '../db/open.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Authenticated } from './authenticate.ts';

/** The account of a session. @throws {Refusal} sessionInvalid when it is gone meanwhile */
export async function accountOf(db: Db, { account_id }: Pick<Authenticated, 'account_id'>): Promise<AccountRow> {
  const account = await accountById(db, account_id);
  if (!account) throw new Refusal('sessionInvalid');
  return account;
}
