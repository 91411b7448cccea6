import type { Site } from '@gatehouse/rules/site/site';
import type { Db } from '../db/open.ts';
import { rowId } from '../kernel/ids.ts';
import type { LoginName } from './accounts.ts';
import type { AccountRow } from './tables.ts';

/** How long a name that was replaced still locks its account. */
export const FORMER_NAME_MS = 7 * 24 * 60 * 60_000;

/** Keeps the address or number that an account is about to lose, in the transaction that replaces it. */
export async function keepFormerName(
  trx: Db,
  now: number,
  before: AccountRow,
  method: LoginName['method'],
): Promise<void> {
  const [name, name_key] = [before[method], before[`${method}_key`]];
  if (name === null || name_key === null) return;
  const { id: account_id, environment } = before;
  const expires_at = now + FORMER_NAME_MS;
  await trx
    .insertInto('former_name')
    .values({ id: rowId(now), account_id, environment, name, name_key, expires_at })
    .execute();
}

/** The account that has lost this name last, and the name in that account's own spelling. */
export async function accountByFormerName(
  db: Db,
  now: number,
  environment: Site['environment'],
  key: string,
): Promise<{ readonly account: AccountRow; readonly name: string } | undefined> {
  const found = await db
    .selectFrom('former_name')
    .innerJoin('account', 'account.id', 'former_name.account_id')
    .selectAll('account')
    .select('former_name.name as former')
    .where('former_name.environment', '=', environment)
    .where('former_name.name_key', '=', key)
    .where('former_name.expires_at', '>', now)
    .orderBy('former_name.expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { former: name, ...account } = found;
  return { account, name };
}

/**
 * The accounts that had this name until recently. Reading consumes the former names, in the transaction that locks the
 * accounts: the present owner of the name cannot keep a former owner from locking by opening an account with it.
 */
export async function consumeFormerOwners(
  trx: Db,
  now: number,
  environment: Site['environment'],
  key: string,
): Promise<string[]> {
  const taken = await trx
    .deleteFrom('former_name')
    .where('environment', '=', environment)
    .where('name_key', '=', key)
    .where('expires_at', '>', now)
    .returning('account_id')
    .execute();
  return [...new Set(taken.map(({ account_id }) => account_id))];
}
