import { hkdfSync } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { KeyEncryptionKey } from '../kernel/envelope-encryption.ts';
import { openSecret } from './open-secret.ts';

const NAME = 'code-key';
const KEY_BYTES = 32;

/**
 * The key of the codes' hashes, recovery codes too. The first start with a key-encryption key derives it and keeps it wrapped, so
 * that codes stay good when the key-encryption key is rotated. Without one nothing is kept.
 * @throws {Error} when it was wrapped under a key that is not given
 */
export async function openCodeKey(db: Db, keys: KeyEncryptionKey): Promise<Buffer> {
  return keys ? openSecret(db, keys, NAME, () => codeKeyFrom(keys)) : codeKeyFrom(undefined);
}

/**
 * The key of the codes' hashes: with it outside the database, a copy of the database does not reveal live codes, few as
 * there are to try. Without a key-encryption key nothing is outside, and the log warns the operator (see envelope-encryption.ts).
 */
export function codeKeyFrom(keyEncryptionKey: KeyEncryptionKey): Buffer {
  return Buffer.from(hkdfSync('sha256', keyEncryptionKey?.key ?? '', '', 'gatehouse registration code', KEY_BYTES));
}
