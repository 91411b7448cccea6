import { KNOWN_DEVICE_TTL_MS } from '@gatehouse/rules/session/session';
import { ACCOUNT_STATUS_TERMINATED } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import { readUserAgent } from '../http/user-agent.ts';
import type { Visitor } from '../http/visitor.ts';
import { digest } from '../kernel/ids.ts';

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
  const { device } = visitor;
  if (!device) return false;
  // By the account alone: an address may have belonged to another account before.
  return isRemembered(db, now, deviceId(accountKey(account), visitor, device));
}

/** Gives the device an error count of its own under each name of the account, and keeps whose it is, for the owner to look up. */
export async function rememberAccountDevice(db: Db, now: number, account: Keys, visitor: Visitor): Promise<void> {
  const { device, place, userAgent } = visitor;
  if (!device) return;
  const seen = { account_id: account.id, device, ...readUserAgent(userAgent), country: place.country ?? '' };
  const stored = { ...seen, seen_at: now, expires_at: now + KNOWN_DEVICE_TTL_MS };
  const [first = '', second, third] = keysOf(account).map((key) => deviceId(key, visitor, device));
  if (second === undefined) await rememberOne(db, { ...stored, first });
  else if (third === undefined) await rememberTwo(db, { ...stored, first, second });
  else await rememberThree(db, { ...stored, first, second, third });
}

/**
 * Notes that the account has logged in from a device that is not trusted, so that its owner is told of it once.
 * @returns whether that was noted before
 */
export async function noteSeenDevice(
  db: Db,
  now: number,
  { id: account_id }: Pick<Keys, 'id'>,
  visitor: Visitor,
): Promise<boolean> {
  if (!visitor.device) return false;
  const id = seenDeviceId(account_id, visitor, visitor.device);
  const isSeen = await isRemembered(db, now, id);
  const expires_at = now + KNOWN_DEVICE_TTL_MS;
  await db
    .insertInto('known_device')
    .values({ id, expires_at, account_id, device: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at }))
    .execute();
  return isSeen;
}

/** What a device is noted as that the account has logged in from, trusted or not. */
export function seenDeviceId(accountId: string, visitor: Pick<Visitor, 'site'>, device: string): string {
  return deviceId(`seen|${accountId}`, visitor, device);
}

type StoredDevice = {
  account_id: string;
  device: string;
  browser: string;
  system: string;
  country: string;
  seen_at: number;
  expires_at: number;
};

const remember = (
  db: Db,
  ids: readonly string[],
  { account_id, device, browser, system, country, seen_at, expires_at }: StoredDevice,
) => {
  const stored = { account_id, device, browser, system, country, seen_at, expires_at };
  return db
    .insertInto('known_device')
    .values(ids.map((id) => ({ id, ...stored })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(stored));
};
const rememberOne = compiledOnce((db, at: StoredDevice & { first: string }) => remember(db, [at.first], at));
const rememberTwo = compiledOnce((db, at: StoredDevice & { first: string; second: string }) =>
  remember(db, [at.first, at.second], at),
);
const rememberThree = compiledOnce((db, at: StoredDevice & { first: string; second: string; third: string }) =>
  remember(db, [at.first, at.second, at.third], at),
);

/** Gives the visitor's device an error count of its own for this account. */
export async function rememberDevice(db: Db, now: number, loginKey: string, visitor: Visitor): Promise<void> {
  if (!visitor.device) return;
  const expires_at = now + KNOWN_DEVICE_TTL_MS;
  await db
    .insertInto('known_device')
    .values({ id: deviceId(loginKey, visitor, visitor.device), expires_at, account_id: null, device: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at }))
    .execute();
}

/** What a device is known as to one login name; no address is kept in the clear. */
export function deviceId(loginKey: string, { site }: Pick<Visitor, 'site'>, device: string): string {
  return digest(site.environment, loginKey, device);
}

/** Whether a device was remembered under this id, and still is. */
export async function isRemembered(db: Db, now: number, id: string): Promise<boolean> {
  return (await selectKnown(db, { id, now })).length > 0;
}

const selectKnown = compiledOnce((db, at: { id: string; now: number }) =>
  db.selectFrom('known_device').select('id').where('id', '=', at.id).where('expires_at', '>', at.now),
);

/** The account that last logged in from this device, on this network, in the last 120 days. Undefined: there is none, or it is closed. */
export async function lastAccountOnDevice(
  db: Db,
  now: number,
  { device, site }: Pick<Visitor, 'device' | 'site'>,
): Promise<Pick<AccountRow, 'id' | 'anti_phishing_code'> | undefined> {
  if (!device) return undefined;
  const [last] = await selectLast(db, { device, now, environment: site.environment });
  return last?.status === ACCOUNT_STATUS_TERMINATED ? undefined : last;
}

const selectLast = compiledOnce((db, at: { device: string; now: number; environment: AccountRow['environment'] }) =>
  db
    .selectFrom('known_device')
    .innerJoin('account', 'account.id', 'known_device.account_id')
    .select(['account.id', 'account.anti_phishing_code', 'account.status'])
    .where('known_device.device', '=', at.device)
    .where('known_device.expires_at', '>', at.now)
    .where('account.environment', '=', at.environment)
    .orderBy('known_device.seen_at', 'desc')
    .limit(1),
);

/** Whether any account has been logged in to from this device in the last 120 days. */
export async function isDeviceOfAnyAccount(db: Db, now: number, { device }: Pick<Visitor, 'device'>): Promise<boolean> {
  if (!device) return false;
  const found = await db
    .selectFrom('known_device')
    .select('id')
    .where('device', '=', device)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
