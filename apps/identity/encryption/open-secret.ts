import type { Db } from '../db/open.ts';
import { type KeyEncryptionKey, unwrap, wrap } from '../kernel/envelope-encryption.ts';

/**
 * A secret of the service itself, which all instances share and a restart keeps: made once, and kept wrapped.
 * @throws {Error} when it was wrapped under a key that is not given
 */
export async function openSecret(db: Db, keys: KeyEncryptionKey, name: string, make: () => Buffer): Promise<Buffer> {
  const read = () => db.selectFrom('wrapped_secret').select('wrapped').where('name', '=', name).executeTakeFirst();
  const stored = await read();
  if (stored) return Buffer.from(unwrap(keys, stored.wrapped), 'base64');
  const wrapped = wrap(keys, make().toString('base64'));
  await db
    .insertInto('wrapped_secret')
    .values({ name, wrapped })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of several replicas that start at once, the first to insert wins.
  const { wrapped: won } = (await read()) ?? { wrapped };
  return Buffer.from(unwrap(keys, won), 'base64');
}
