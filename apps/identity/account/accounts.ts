import { randomInt } from 'node:crypto';
import type { Site } from '@gatehouse/rules/site';
import { rowId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import type { AccountRow } from './tables.ts';

const PUBLIC_ID_MIN = 100_000_000;
const PUBLIC_ID_MAX = 2 ** 47;

export const ACCOUNT_STATUS_NORMAL = 1;

export type NewAccount = Pick<
  AccountRow,
  'environment' | 'email' | 'email_key' | 'password_hash' | 'lang' | 'site' | 'attribution'
> &
  Partial<Pick<AccountRow, 'kyc_person_level' | 'kyc_country'>>;

/** Adds an account, or answers undefined when the address has one in its environment. Its number is drawn, so that none tells how many there are. */
export async function addAccount(db: Db, now: number, account: NewAccount): Promise<AccountRow | undefined> {
  return db
    .insertInto('account')
    .values({
      ...{ kyc_person_level: 0, kyc_country: '' },
      ...account,
      id: rowId(now),
      public_id: randomInt(PUBLIC_ID_MIN, PUBLIC_ID_MAX),
      email_verified: 1,
      status: ACCOUNT_STATUS_NORMAL,
      kyc_tag: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['environment', 'email_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function accountByEmail(
  db: Db,
  environment: Site['environment'],
  emailKey: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('environment', '=', environment)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** Replaces a password hash unless someone else has meanwhile. */
export async function replaceHash(db: Db, account: AccountRow, passwordHash: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
}
