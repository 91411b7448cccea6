import { Kysely } from 'kysely';
import { type Migrations, migrate, missingMigrations } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { type PoolLimits, usualPoolLimits } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type Store = {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** Of PostgreSQL; absent: ten connections, 200 that wait. */
  readonly pool?: PoolLimits | undefined;
  /** False: a store that lacks migrations is refused. */
  readonly migrates?: boolean;
};

declare module '../kernel/services.ts' {
  interface Services {
    readonly db: Db;
  }
}

/**
 * Opens the store and brings its tables up to date with these migrations.
 * @throws {Error} when the address is no PostgreSQL one, or the store cannot be reached or migrated.
 */
export async function openStore(store: Store, migrations: Migrations, onError: (error: Error) => void): Promise<Db> {
  if (store.databaseUrl && !/^postgres(ql)?:\/\//.test(store.databaseUrl)) {
    throw new Error('DATABASE_URL must start with postgres:// or postgresql://');
  }
  if (!store.databaseUrl)
    return migrated(new Kysely<Schema>({ dialect: sqliteDialect(store.dataDir) }), store, migrations);
  // A migration may take minutes, a call of a person may not.
  const dialect = postgresDialect(store.databaseUrl, onError);
  const patient = await migrated(new Kysely<Schema>({ dialect }), store, migrations);
  await patient.destroy();
  const limits = store.pool ?? usualPoolLimits;
  return new Kysely<Schema>({ dialect: postgresDialect(store.databaseUrl, onError, limits) });
}

async function migrated(db: Db, { migrates = true }: Store, migrations: Migrations): Promise<Db> {
  try {
    if (migrates) await migrate(db, migrations);
    else await refuseOldStore(db, migrations);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function refuseOldStore(db: Db, migrations: Migrations): Promise<void> {
  const missing = await missingMigrations(db, migrations);
  if (missing.length > 0) throw new MigrationsMissing(missing);
}

/** The store lacks migrations, and this process may not run them. */
export class MigrationsMissing extends Error {
  override readonly name = 'MigrationsMissing';

  constructor(missing: readonly string[]) {
    super(`the database lacks migrations: ${missing.join(', ')}. Run \`npm run migrate\` first`);
  }
}
