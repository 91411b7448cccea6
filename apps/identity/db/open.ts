import { Kysely } from 'kysely';
import { migrate, missingMigrations } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { type PoolLimits, usualPoolLimits } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { hasSqlite, sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Store = {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** Of PostgreSQL; absent: ten connections, 200 that wait. */
  readonly pool?: PoolLimits | undefined;
  /** False: a store that lacks migrations is refused. */
  readonly migrates?: boolean;
};

/**
 * Opens the store and brings its tables up to date.
 * @throws {Error} when the address is no PostgreSQL one, or the store cannot be reached or migrated.
 */
export async function openDb(store: Store, onError: (error: Error) => void): Promise<Db> {
  if (store.databaseUrl && !/^postgres(ql)?:\/\//.test(store.databaseUrl)) {
    throw new Error('DATABASE_URL must start with postgres:// or postgresql://');
  }
  if (!store.databaseUrl) return migrated(new Kysely<Schema>({ dialect: sqliteDialect(store.dataDir) }), store);
  // A migration may take minutes, a call of a person may not.
  const patient = await migrated(new Kysely<Schema>({ dialect: postgresDialect(store.databaseUrl, onError) }), store);
  await patient.destroy();
  const limits = store.pool ?? usualPoolLimits;
  return new Kysely<Schema>({ dialect: postgresDialect(store.databaseUrl, onError, limits) });
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

async function migrated(db: Db, { migrates = true }: Store): Promise<Db> {
  try {
    if (migrates) await migrate(db);
    else await refuseOldStore(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function refuseOldStore(db: Db): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length > 0) throw new MigrationsMissing(missing);
}

/** The store lacks migrations, and this process may not run them. */
export class MigrationsMissing extends Error {
  override readonly name = 'MigrationsMissing';

  constructor(missing: readonly string[]) {
    super(`the database lacks migrations: ${missing.join(', ')}. Run \`npm run migrate\` first`);
  }
}
