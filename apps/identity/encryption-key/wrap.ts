import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const IV_BYTES = 12;

/**
 * Private keys are stored wrapped by AES-256-GCM under a key of its own, so that a copy of the database alone does not
 * read passwords on the wire. That key is given by the operator (32 bytes, base64), or with SQLite made once in a file
 * beside the database that only its owner reads. Replicas on PostgreSQL share the database and nothing else: without a
 * given key theirs are stored as they are, and the operator is told.
 */
export type KeyEncryptionKey = Buffer | undefined;

/** @throws {Error} when the given key is not 32 bytes in base64 */
export function readKeyEncryptionKey(given: string | undefined, fileFolder: string | undefined): KeyEncryptionKey {
  const text = given ?? (fileFolder === undefined ? undefined : keyFile(join(fileFolder, 'key-encryption.key')));
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error('The key-encryption key must be 32 bytes in base64');
  return key;
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

export function wrap(key: KeyEncryptionKey, secret: string): string {
  if (!key) return `plain:${secret}`;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `gcm:${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
}

/** @throws {Error} when it was wrapped under another key */
export function unwrap(key: KeyEncryptionKey, wrapped: string): string {
  if (wrapped.startsWith('plain:')) return wrapped.slice('plain:'.length);
  if (!key) throw new Error('The stored encryption keys are wrapped, and no key-encryption key was given');
  const bytes = Buffer.from(wrapped.slice('gcm:'.length), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + 16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + 16)), decipher.final()]).toString('utf8');
  } catch {
    throw new Error('The stored encryption keys were wrapped under another key-encryption key');
  }
}
