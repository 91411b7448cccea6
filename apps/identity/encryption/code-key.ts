import type { Db } from '../db/open.ts';
import { type KeyEncryptionKey, unwrap, wrap } from '../kernel/envelope-encryption.ts';
import { codeKeyFrom } from '../verification/code/code.ts';

const NAME = 'code-key';

/**
 * The key of the codes' hashes, recovery codes too. The first start with a key-encryption key derives it and keeps it wrapped, so
 * that codes stay good when the key-encryption key is rotated. Without one nothing is kept.
 * @throws {Error} when it was wrapped under a key that is not given
 */
export async function openCodeKey(db: Db, keys: KeyEncryptionKey): Promise<Buffer> {
  if (!keys) return codeKeyFrom(undefined);
  const read = () => db.selectFrom('wrapped_secret').select('wrapped').where('name', '=', NAME).executeTakeFirst();
  const kept = await read();
  if (kept) return Buffer.from(unwrap(keys, kept.wrapped), 'base64');
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
