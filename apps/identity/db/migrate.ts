import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { lockMigrations } from './postgres.ts';
import type { Schema } from './schema.ts';
import { onPostgres } from './statements.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** How often a migration is tried, and how long it waits in between, and for the lock of a table. */
export type MigrationTries = { readonly attempts: number; readonly waitMs: number; readonly lockTimeoutMs: number };
/** A waiting request for a table lock blocks every later query on the table. */
const usualTries: MigrationTries = { attempts: 10, waitMs: 200, lockTimeoutMs: 5_000 };

type Db = Kysely<Schema>;
/** By name, in order. */
export type Migrations = Readonly<Record<string, Migration>>;

const MIGRATION_TABLE = 'kysely_migration';

/**
 * Runs what the store lacks. SQLite has no lock for that, so two processes at once may have to try again. A store that cannot be
 * asked is not asked again.
 * @throws {Error} that names the migration which failed at the last try, or whatever keeps the store from being asked
 */
export async function migrate(
  db: Db,
  migrations: Migrations,
  { attempts, waitMs, lockTimeoutMs }: MigrationTries = usualTries,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (onPostgres(db) ? inOneTransaction(db, migrations, lockTimeoutMs) : runMissing(db, migrations));
    } catch (error) {
      if (!(error instanceof MigrationFailed)) throw error;
      if (attempt === attempts) throw error.after(attempts);
      await wait(waitMs);
    }
  }
}

/**
 * The lock that keeps other instances waiting belongs to this transaction, as does what is set aside of the operator's limits: behind
 * PgBouncer the next transaction may have another connection, and a lock of a session would never be released.
 */
async function inOneTransaction(db: Db, migrations: Migrations, lockTimeoutMs: number): Promise<void> {
  const own = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    { up: waitingBriefly(up, lockTimeoutMs) },
  ]);
  // A connection that dies in a migration is lost to the transaction as well, which then says only that.
  let failed: unknown;
  const run = db.transaction().execute(async (trx) => {
    await lockMigrations(trx as unknown as Kysely<unknown>);
    await runMissing(trx, Object.fromEntries(own)).catch((error: unknown) => {
      failed = error;
      throw error;
    });
  });
  await run.catch((error: unknown) => {
    throw failed ?? error;
  });
}

async function runMissing(db: Db, own: Migrations): Promise<void> {
  // Read before: the migrator holds the one connection that SQLite has.
  const all = { ...own, ...(await laterMigrations(db, own)) };
  const { error, results } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest();
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  if (error) throw new MigrationFailed(failed, error);
}

const LOCK_NOT_AVAILABLE = '55P03';

class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  /** @param migration undefined: it was none of them, but what they need */
  constructor(migration: string | undefined, cause: unknown) {
    super(migration === undefined ? 'The migrations failed' : `Migration ${migration} failed`, { cause });
  }

  /** The message for the operator. */
  after(attempts: number): Error {
    const { cause } = this;
    const why = cause instanceof Error ? cause.message : String(cause);
    const isLock = cause instanceof DatabaseUnavailable && cause.code === LOCK_NOT_AVAILABLE;
    const advice = isLock ? '. A long transaction holds a table that it changes: end that one, and start again' : '';
    return new Error(`${this.message} ${attempts} times: ${why}${advice}`, { cause });
  }
}

/** A migration that gets no lock in time is undone, and tried again. */
function waitingBriefly(up: Migration['up'], lockTimeoutMs: number): Migration['up'] {
  return async (db) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
    await up(db);
  };
}

/** Names of the migrations that the store lacks. */
export async function missingMigrations(db: Db, migrations: Migrations): Promise<readonly string[]> {
  const run = new Set(await migrationsRun(db));
  return Object.keys(migrations).filter((name) => !run.has(name));
}

/**
 * Those of a later version that shares the store during an upgrade: it only adds to what this version uses (decision 36),
 * so this one starts beside it. Kysely would call them lost.
 */
async function laterMigrations(db: Db, migrations: Migrations): Promise<Record<string, Migration>> {
  const last = Object.keys(migrations).at(-1) ?? '';
  const later = (await migrationsRun(db)).filter((name) => name > last);
  return Object.fromEntries(later.map((name) => [name, { up: async () => {} }]));
}

async function migrationsRun(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
