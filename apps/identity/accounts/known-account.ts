import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { KNOWN_LOGIN_NAME } from '@gatehouse/contract/login/known-account';
import { knownMask, readKnownAccount, writeKnownAccount } from '@gatehouse/rules/login/known-account';
import type { Visitor } from '../http/visitor.ts';
import type { Services } from '../kernel/services.ts';
import type { AccountRow } from './tables.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than any name, so that the length says nothing of it. */
const PADDED_CHARS = 256;

type Key = Pick<Services, 'codeKey'>;
type Device = Pick<Visitor, 'deviceKey' | 'knownAccount' | 'site'>;

/** Of this server and this device: without either nothing is opened. */
function keyOf({ codeKey }: Key, deviceKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', codeKey, deviceKey, 'gatehouse known account', KEY_BYTES));
}

function seal(key: Buffer, name: string, environment: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(environment));
  const sealed = Buffer.concat([cipher.update(name.padEnd(PADDED_CHARS), 'utf8'), cipher.final()]);
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

/** The name that this device remembers; undefined: none, or one of another device, server or environment. */
function knownName(services: Key, { deviceKey, knownAccount, site }: Device): string | undefined {
  const known = readKnownAccount(knownAccount);
  return known && deviceKey ? unseal(keyOf(services, deviceKey), known.sealed, site.environment) : undefined;
}

/**
 * What the device remembers of an account from now on. A name that it remembers already keeps what was known of its passkey.
 * Sub-accounts have a page of their own.
 */
export function knownAccountOf(
  services: Key,
  { email, mobile, parent_id }: Pick<AccountRow, 'email' | 'mobile' | 'parent_id'>,
  visitor: Device,
  { byPasskey }: { readonly byPasskey: boolean },
): string | undefined {
  const name = email ?? mobile;
  if (name === null || parent_id !== null || !visitor.deviceKey) return undefined;
  const had = knownName(services, visitor) === name && readKnownAccount(visitor.knownAccount)?.passkey === true;
  const sealed = seal(keyOf(services, visitor.deviceKey), name, visitor.site.environment);
  return writeKnownAccount({ mask: knownMask(name), passkey: byPasskey || had, sealed });
}

/**
 * The handler of a call with a login name, which may be that of the account the device remembers. A record that cannot be opened
 * is a name without an account, so its answer does not differ from a wrong password.
 */
export function withKnownName<Input extends { readonly login_name: string }, Result>(
  services: Key,
  handle: (input: Input, visitor: Visitor) => Promise<Result>,
): (input: Input, visitor: Visitor) => Promise<Result> {
  return (input, visitor) => {
    const name = input.login_name === KNOWN_LOGIN_NAME ? knownName(services, visitor) : undefined;
    return handle(name === undefined ? input : { ...input, login_name: name }, visitor);
  };
}
