import { type Db, openStore, type Store } from './db/open.ts';
import { hasSqlite } from './db/sqlite.ts';
import { migrations } from './migrations.ts';

/**
 * Opens the store and brings its tables up to date.
 * @throws {Error} when the address is no PostgreSQL one, or the store cannot be reached or migrated.
 */
export async function openDb(store: Store, onError: (error: Error) => void): Promise<Db> {
  return await openStore(store, migrations, onError);
}

/**
 * Opens the store for a command of an operator. It makes and migrates nothing: with another environment than the server's a command
 * would answer from an empty database of its own.
 * @throws {Error} when there is no store, it cannot be reached, or it lacks migrations
 */
export async function openExistingDb({ databaseUrl, dataDir }: Store): Promise<Db> {
  if (!databaseUrl && !hasSqlite(dataDir))
    throw new Error(`There is no database in ${dataDir}. Set DATABASE_URL or DATA_DIR as the server has it`);
  return await openDb({ ...(databaseUrl ? { databaseUrl } : {}), dataDir, migrates: false }, () => undefined);
}
