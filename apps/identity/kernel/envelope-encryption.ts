import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decrypt, encrypt, KEY_BYTES } from './authenticated-encryption.ts';

const ID_BYTES = 4;

type NamedKey = { readonly id: string; readonly key: Buffer };

/**
 * Private keys are stored wrapped by AES-256-GCM under a key of its own, so that a copy of the database alone does not
 * decrypt passwords on the wire. The operator gives that key (32 bytes, base64), or with SQLite it is made once in a file
 * beside the database that only its owner reads. Replicas on PostgreSQL share the database and nothing else: without a
 * given key theirs are stored as they are, and the log warns the operator. During a rotation several are given: the first
 * wraps, all of them unwrap.
 */
export type KeyEncryptionKey = (NamedKey & { readonly before: readonly NamedKey[] }) | undefined;

/**
 * @param given keys in base64 with commas between them, the one that wraps first
 * @throws {Error} when one of them is not 32 bytes in base64
 */
export function readKeyEncryptionKey(given: string | undefined, fileFolder: string | undefined): KeyEncryptionKey {
  const text = given ?? (fileFolder === undefined ? undefined : keyFile(join(fileFolder, 'key-encryption.key')));
  if (text === undefined) return undefined;
  const [first, ...before] = text.split(',').map(namedKey);
  return first && { ...first, before };
}

function namedKey(text: string): NamedKey {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error('The key-encryption key must be 32 bytes in base64');
  // A name that says nothing of the key.
  return { key, id: Buffer.from(hkdfSync('sha256', key, '', 'gatehouse key id', ID_BYTES)).toString('hex') };
}

function keyFile(path: string): string {
  if (!existsSync(path)) {
    // Written aside and linked, so that two processes starting at once end with one whole file.
    const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(aside, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true });
    try {
      linkSync(aside, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      unlinkSync(aside);
    }
  }
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8');
}

/**
 * While one key alone is given the text has no key's id, so that the version before this one reads it during an upgrade.
 * @returns `gcm:…`, during a rotation `gcm.<key id>:…`; `plain:…` without a key
 */
export function wrap(keys: KeyEncryptionKey, secret: string): string {
  if (!keys) return `plain:${secret}`;
  const form = keys.before.length > 0 ? `gcm.${keys.id}` : 'gcm';
  return `${form}:${encrypt(keys.key, secret).toString('base64')}`;
}

/** @throws {Error} when it was wrapped under a key that is not given */
export function unwrap(keys: KeyEncryptionKey, wrapped: string): string {
  if (wrapped.startsWith('plain:')) return wrapped.slice('plain:'.length);
  if (!keys) throw new Error('The stored encryption keys are wrapped, and no key-encryption key was given');
  const [form = '', text = ''] = wrapped.split(':', 2);
  const id = form.split('.')[1];
  const bytes = Buffer.from(text, 'base64');
  for (const named of [keys, ...keys.before]) {
    const secret = id === undefined || id === named.id ? decrypt(named.key, bytes)?.toString('utf8') : undefined;
    if (secret !== undefined) return secret;
  }
  throw new Error('The stored encryption keys were wrapped under another key-encryption key');
}

/** Whether a text is one of `wrap`: the same column holds unwrapped passkey challenges. */
export function isWrapped(text: string): boolean {
  return /^(?:gcm(?:\.[0-9a-f]{8})?|plain):/.test(text);
}

/** The same secret under the first key; undefined where it is already, or where it is not wrapped and no key is given. */
export function rewrap(keys: KeyEncryptionKey, wrapped: string): string | undefined {
  if (!keys) return undefined;
  const [form = '', text = ''] = wrapped.split(':', 2);
  const isCurrent = form.startsWith('gcm') && decrypt(keys.key, Buffer.from(text, 'base64')) !== undefined;
  return isCurrent ? undefined : wrap(keys, unwrap(keys, wrapped));
}
