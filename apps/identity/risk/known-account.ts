import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { KNOWN_LOGIN_NAME } from '@gatehouse/contract/login/known-account';
import { knownMask, readKnownAccount, writeKnownAccount } from '@gatehouse/rules/login/known-account';
import { accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { isKnownDevice } from './known-device.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than any id. */
const PADDED_CHARS = 64;

type Key = Pick<Services, 'codeKey'>;
type Stored = Pick<Services, 'codeKey' | 'db' | 'clock'>;
type Device = Pick<Visitor, 'deviceKey' | 'knownAccount' | 'site'>;

/** Of this server and this device: without either nothing is opened. */
function keyOf({ codeKey }: Key, deviceKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', codeKey, deviceKey, 'gatehouse known account', KEY_BYTES));
}

function seal(key: Buffer, id: string, environment: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(environment));
  const sealed = Buffer.concat([cipher.update(id.padEnd(PADDED_CHARS), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, text: string, environment: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(environment)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8').trimEnd();
  } catch {
    return undefined;
  }
}

/** The id of the account in the device's record; undefined: none, or one of another device, server or environment. */
function sealedId(services: Key, { deviceKey, knownAccount, site }: Device): string | undefined {
  const known = readKnownAccount(knownAccount);
  return known && deviceKey ? unseal(keyOf(services, deviceKey), known.sealed, site.environment) : undefined;
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
  const sealed = seal(keyOf(services, visitor.deviceKey), id, visitor.site.environment);
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
