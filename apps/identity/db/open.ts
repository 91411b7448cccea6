import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Store = { readonly databaseUrl?: string; readonly dataDir: string };

/**
 * Opens the store and brings its tables up to date.
 * @throws {Error} when the address is no PostgreSQL one, or the store cannot be reached or migrated.
 */
export async function openDb(store: Store, onError: (error: Error) => void): Promise<Db> {
  if (store.databaseUrl && !/^postgres(ql)?:\/\//.test(store.databaseUrl)) {
    throw new Error('DATABASE_URL must start with postgres:// or postgresql://');
  }
  const dialect = store.databaseUrl ? postgresDialect(store.databaseUrl, onError) : sqliteDialect(store.dataDir);
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
