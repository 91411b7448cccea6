import { hkdfSync } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { type KeyEncryptionKey, unwrap, wrap } from '../kernel/envelope-encryption.ts';

const NAME = 'code-key';
const KEY_BYTES = 32;

/**
 * The key of the codes' hashes, recovery codes too. The first start with a key-encryption key derives it and keeps it wrapped, so
 * that codes stay good when the key-encryption key is rotated. Without one nothing is kept.
 * @throws {Error} when it was wrapped under a key that is not given
 */
export async function openCodeKey(db: Db, keys: KeyEncryptionKey): Promise<Buffer> {
  if (!keys) return codeKeyFrom(undefined);
  const read = () => db.selectFrom('wrapped_secret').select('wrapped').where('name', '=', NAME).executeTakeFirst();
  const stored = await read();
  if (stored) return Buffer.from(unwrap(keys, stored.wrapped), 'base64');
  const wrapped = wrap(keys, codeKeyFrom(keys).toString('base64'));
  await db
    .insertInto('wrapped_secret')
    .values({ name: NAME, wrapped })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of several replicas that start at once, the first to insert wins.
  const { wrapped: won } = (await read()) ?? { wrapped };
  return Buffer.from(unwrap(keys, won), 'base64');
}

/**
 * The key of the codes' hashes: with it outside the database, a copy of the database does not reveal live codes, few as
 * there are to try. Without a key-encryption key nothing is outside, and the log warns the operator (see envelope-encryption.ts).
 */
export function codeKeyFrom(keyEncryptionKey: KeyEncryptionKey): Buffer {
  return Buffer.from(hkdfSync('sha256', keyEncryptionKey?.key ?? '', '', 'gatehouse registration code', KEY_BYTES));
}
