import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { onPostgres } from './add-column-once.ts';
import type { Schema } from './schema.ts';

const ATTEMPTS = 10;
const WAIT_MS = 200;
/** For a table's lock: whoever asks for one holds up everybody who comes after. */
const LOCK_TIMEOUT = '5s';

type Db = Kysely<Schema>;
/** By name, in order. */
export type Migrations = Readonly<Record<string, Migration>>;

const MIGRATION_TABLE = 'kysely_migration';

/**
 * Runs what the store lacks. Kysely takes an advisory lock on PostgreSQL. SQLite has none, so two processes at once may have
 * to try again.
 */
export async function migrate(db: Db, migrations: Migrations): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // Read before: the migrator holds the one connection that SQLite has.
    const own = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
      name,
      { up: waitingBriefly(up) },
    ]);
    const all = { ...Object.fromEntries(own), ...(await laterMigrations(db, migrations)) };
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest();
    if (!error) return;
    if (attempt === ATTEMPTS) throw error;
    await wait(WAIT_MS);
  }
}

/** On PostgreSQL a migration that gets no lock in time is undone, and tried again. */
function waitingBriefly(up: Migration['up']): Migration['up'] {
  return async (db) => {
    if (onPostgres(db)) await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
    await up(db);
  };
}

/** Names of the migrations that the store lacks. */
export async function missingMigrations(db: Db, migrations: Migrations): Promise<readonly string[]> {
  const run = new Set(await migrationsRun(db));
  return Object.keys(migrations).filter((name) => !run.has(name));
}

/**
 * Those of a later version that shares the store during an upgrade: it only adds to what this version uses (decision 40),
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
