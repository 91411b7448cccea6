import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { openDb } from '../store.ts';
import { createDatabase, dropDatabase, testStores } from '../testing/open-test-identity.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';

/** What the guide tells operators to set for the servers' user, and less. */
const IMPATIENT = '?options=-c%20statement_timeout%3D300%20-c%20lock_timeout%3D300';
/** Changes a table that is in use all the time. */
const CHANGES_A_TABLE = '0020-session-salt';
const HELD_MS = 8_000;
const LONGEST_WAIT_MS = 7_000;
const LOCK_OPTIONS = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' };

describe.skipIf(!testStores.includes('PostgreSQL'))('migrations on PostgreSQL', () => {
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await createDatabase();
    await (await openDb({ databaseUrl, dataDir: '.' }, () => undefined)).destroy();
  });
  afterAll(() => dropDatabase(databaseUrl));

  const patient = () => new Kysely<Schema>({ dialect: postgresDialect(databaseUrl + IMPATIENT, () => undefined) });

  test('take the time that they need, whatever the operator set for calls', async () => {
    const db = patient();
    await db.transaction().execute((trx) => sql`select pg_sleep(1)`.execute(trx));
    await db.destroy();
  });

  test('block no query for longer than five seconds where a table is in use, and are tried again', async () => {
    const db = patient();
    await sql`delete from kysely_migration where name >= ${CHANGES_A_TABLE}`.execute(db);
    const [holder, reader] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
    await Promise.all([holder.connect(), reader.connect()]);
    await holder.query('begin; lock table registration in access share mode');
    const migrated = migrate(db, migrations);
    const released = new Promise((later) => setTimeout(later, HELD_MS)).then(() => holder.query('commit'));
    await new Promise((later) => setTimeout(later, 1_000));
    const since = performance.now();
    await reader.query('select count(*) from registration');
    expect(performance.now() - since).toBeLessThan(LONGEST_WAIT_MS - 1_000);
    await Promise.all([migrated, released]);
    await Promise.all([holder.end(), reader.end(), db.destroy()]);
  });

  test('wait for the migration of another instance, also one of the version before, for longer than the operator lets a statement run', async () => {
    const [db, other] = [
      patient(),
      new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }) }),
    ];
    let isReleased = false;
    let migrated: Promise<boolean> | undefined;
    await other.connection().execute(async (connection) => {
      const adapter = new PostgresAdapter();
      await adapter.acquireMigrationLock(connection, LOCK_OPTIONS);
      migrated = migrate(db, migrations).then(() => isReleased);
      migrated.catch(() => undefined);
      await new Promise((later) => setTimeout(later, HELD_MS));
      isReleased = true;
      await adapter.releaseMigrationLock(connection, LOCK_OPTIONS);
    });
    expect(await migrated).toBe(true);
    await Promise.all([db.destroy(), other.destroy()]);
  });

  test('say which one got no lock, and what to do, when they give up', async () => {
    const db = patient();
    await sql`delete from kysely_migration where name >= ${CHANGES_A_TABLE}`.execute(db);
    const holder = new pg.Client(databaseUrl);
    await holder.connect();
    await holder.query('begin; lock table registration in access share mode');
    const tries = { attempts: 2, waitMs: 10, lockTimeoutMs: 100 };
    await expect(migrate(db, migrations, tries)).rejects.toThrow(
      /^Migration 0020-session-salt failed 2 times: .*lock timeout\. A long transaction/,
    );
    await holder.query('commit');
    await migrate(db, migrations, tries);
    await Promise.all([holder.end(), db.destroy()]);
  });
});
