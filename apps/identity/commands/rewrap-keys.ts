import { sql } from 'kysely';
import type { Db, Store } from '../db/open.ts';
import { isWrapped, type KeyEncryptionKey, readKeyEncryptionKey, rewrap } from '../kernel/envelope-encryption.ts';
import { openExistingDb } from '../store.ts';

/** How many texts of each kind were wrapped again. */
export type Rewrapped = Readonly<Record<string, number>>;

const BATCH = 500;
/** Every column that holds a wrapped text, and the key of its row. */
const COLUMNS = [
  { table: 'encryption_key', id: 'kid', column: 'private_key' },
  { table: 'oauth_signing_key', id: 'kid', column: 'private_key' },
  { table: 'wrapped_secret', id: 'name', column: 'wrapped' },
  { table: 'totp', id: 'account_id', column: 'secret' },
  { table: 'pending_factor', id: 'id', column: 'secret' },
  { table: 'identity_check', id: 'account_id', column: 'sealed' },
  { table: 'identity_image', id: 'id', column: 'sealed_key' },
] as const;

/**
 * Wraps everything under the first of the given keys that was wrapped under another one, or under none, so that the others can be
 * given up. It may run beside the servers, be cut off, and be run again.
 * @throws {Error} when the store cannot be opened, or a text was wrapped under a key that is not given
 */
export async function rewrapAll(store: Store & { keyEncryptionKey?: string | undefined }): Promise<Rewrapped> {
  const { databaseUrl, dataDir } = store;
  const db = await openExistingDb({ databaseUrl, dataDir });
  try {
    const keys = readKeyEncryptionKey(store.keyEncryptionKey, databaseUrl ? undefined : dataDir);
    if (!keys) throw new Error('KEY_ENCRYPTION_KEY must be set: there is no key to wrap with');
    const counts: Record<string, number> = {};
    for (const place of COLUMNS) counts[`${place.table}.${place.column}`] = await rewrapColumn(db, keys, place);
    return counts;
  } finally {
    await db.destroy();
  }
}

type Row = { readonly id: string; readonly text: string };
type Place = { readonly table: string; readonly id: string; readonly column: string };

async function rewrapColumn(db: Db, keys: KeyEncryptionKey, place: Place): Promise<number> {
  const [table, id, column] = [sql.table(place.table), sql.ref(place.id), sql.ref(place.column)];
  let [count, after] = [0, ''];
  for (;;) {
    const query = sql<Row>`select ${id} as id, ${column} as text from ${table} where ${id} > ${after} order by ${id} limit ${BATCH}`;
    const { rows } = await query.execute(db);
    for (const row of rows) {
      const text = isWrapped(row.text) ? rewrap(keys, row.text) : undefined;
      if (text === undefined) continue;
      // A row that has changed meanwhile is skipped: the writer wrapped it with the new key.
      const update = sql`update ${table} set ${column} = ${text} where ${id} = ${row.id} and ${column} = ${row.text}`;
      count += Number((await update.execute(db)).numAffectedRows ?? 0);
    }
    if (rows.length < BATCH) return count;
    after = rows.at(-1)?.id ?? after;
  }
}

// node apps/identity/commands/rewrap-keys.ts, with the environment variables of the server.
if (import.meta.main) {
  const { DATABASE_URL, DATA_DIR, KEY_ENCRYPTION_KEY } = process.env;
  const store = { databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR || './data' };
  const counts = await rewrapAll({ ...store, keyEncryptionKey: KEY_ENCRYPTION_KEY || undefined });
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
}
