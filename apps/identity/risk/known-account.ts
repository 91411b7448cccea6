import { hkdfSync } from 'node:crypto';
import { KNOWN_LOGIN_NAME } from '@gatehouse/contract/login/known-account';
import { knownMask, readKnownAccount, writeKnownAccount } from '@gatehouse/rules/login/known-account';
import { accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import type { Visitor } from '../http/visitor.ts';
import { decrypt, encrypt, KEY_BYTES } from '../kernel/authenticated-encryption.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { isKnownDevice } from './known-device.ts';

/** Longer than any id. */
const PADDED_CHARS = 64;

type Key = Pick<Services, 'codeKey'>;
type Stored = Pick<Services, 'codeKey' | 'db' | 'clock'>;
type Device = Pick<Visitor, 'deviceKey' | 'knownAccount' | 'site'>;

/** Of this server and this device: without either nothing is opened. */
function keyOf({ codeKey }: Key, deviceKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', codeKey, deviceKey, 'gatehouse known account', KEY_BYTES));
}

/** The id of the account in the device's record; undefined: none, or one of another device, server or environment. */
function sealedId(services: Key, { deviceKey, knownAccount, site }: Device): string | undefined {
  const known = readKnownAccount(knownAccount);
  if (!known || !deviceKey) return undefined;
  const sealed = Buffer.from(known.sealed, 'base64url');
  return decrypt(keyOf(services, deviceKey), sealed, site.environment)?.toString('utf8').trimEnd();
}

/**
 * What the device remembers of an account from now on.
 * @param passkey whether the device has one of the account; undefined: what it remembers of that stays
 * @returns empty: nothing, where nothing can be shown of it, and for sub-accounts, which have a page of their own
 */
export function knownAccountOf(
  services: Key,
  { id, email, mobile, parent_id }: Pick<AccountRow, 'id' | 'email' | 'mobile' | 'parent_id'>,
  visitor: Device,
  passkey?: boolean,
): string {
  const name = email ?? mobile;
  if (name === null || parent_id !== null || !visitor.deviceKey) return '';
  const had = sealedId(services, visitor) === id && readKnownAccount(visitor.knownAccount)?.passkey === true;
  const key = keyOf(services, visitor.deviceKey);
  const sealed = encrypt(key, id.padEnd(PADDED_CHARS), visitor.site.environment).toString('base64url');
  return writeKnownAccount({ mask: knownMask(name), passkey: passkey ?? had, sealed }) ?? '';
}

/** The same after its last passkey here is gone. Undefined: the device remembers another account, or none. */
export function knownWithoutPasskey(services: Key, account: AccountRow, visitor: Device): string | undefined {
  return sealedId(services, visitor) === account.id ? knownAccountOf(services, account, visitor, false) : undefined;
}

/** The present name of the account that this device remembers, while the device is trusted for it. */
async function knownName(services: Stored, visitor: Visitor): Promise<string | undefined> {
  const { db, clock } = services;
  const id = sealedId(services, visitor);
  if (id === undefined || !(await isKnownDevice(db, clock(), { id }, visitor))) return undefined;
  const account = await accountById(db, id);
  return account?.email ?? account?.mobile ?? undefined;
}

/**
 * The handler of a call with a login name, which may be that of the account the device remembers. A record that does not count
 * any longer is refused before anything is counted or asked: that tells of the record alone, and the browser drops it.
 */
export function withKnownName<Input extends { readonly login_name: string }, Result>(
  services: Stored,
  handle: (input: Input, visitor: Visitor) => Promise<Result>,
): (input: Input, visitor: Visitor) => Promise<Result> {
  return async (input, visitor) => {
    if (input.login_name !== KNOWN_LOGIN_NAME) return handle(input, visitor);
    const login_name = await knownName(services, visitor);
    if (login_name === undefined) throw notRemembered();
    return handle({ ...input, login_name }, visitor);
  };
}

function notRemembered(): Refusal {
  const message = 'This device remembers no account (any longer). Send a login name.';
  return new Refusal('invalidField', { field: 'login_name' }, { message, knownAccount: '' });
}
