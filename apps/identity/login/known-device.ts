import type { AccountRow } from '../account/tables.ts';
import { nameDevice } from '../account-settings/devices.ts';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { deviceId, rememberDevice } from './guard.ts';

type Keys = Pick<AccountRow, 'id' | 'email_key' | 'mobile_key'>;

/** What a device is known by: each name of the account, so that it has its own count of errors whichever is typed, and the account. */
function keysOf({ id, email_key, mobile_key }: Keys): string[] {
  return [accountKey({ id }), email_key, mobile_key].filter((key) => key !== null);
}

function accountKey({ id }: Pick<Keys, 'id'>): string {
  return `account|${id}`;
}

/** Whether this device has logged in to the account before, in the last 120 days. */
export async function isKnownDevice(
  db: Db,
  now: number,
  account: Pick<Keys, 'id'>,
  visitor: Visitor,
): Promise<boolean> {
  const { guid } = visitor;
  if (!guid) return false;
  // By the account alone: an address may have been somebody else's before.
  const known = await db
    .selectFrom('known_device')
    .select('id')
    .where('id', '=', deviceId(accountKey(account), visitor, guid))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return known !== undefined;
}

export async function rememberAccountDevice(db: Db, now: number, account: Keys, visitor: Visitor): Promise<void> {
  const { guid } = visitor;
  if (!guid) return;
  const keys = keysOf(account);
  for (const key of keys) await rememberDevice(db, now, key, visitor);
  const ids = keys.map((key) => deviceId(key, visitor, guid));
  await nameDevice(db, now, account.id, visitor, ids);
}
