import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type KyselyPlugin, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { openDb } from '../store.ts';
import { createDatabase, dropDatabase, type TestStore, testStores } from '../testing/open-test-identity.ts';
import type { Migrations } from './migrate.ts';
import { type Db, openStore, type Store } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const names = Object.keys(migrations);
type Shape = Awaited<ReturnType<typeof shapeOf>>;

/** PostgreSQL runs migrations in a transaction and undoes all of one that is cut off: its two cuts are worse than any kill. */
const MOST_CUTS: Record<TestStore, number> = { SQLite: Number.POSITIVE_INFINITY, PostgreSQL: 2 };

class Cut extends Error {}

/** Lets so many statements through and no more, as a process does that is killed in between. */
function cutAfter(statements: number): KyselyPlugin {
  let left = statements;
  return {
    transformQuery({ node }) {
      if (left === 0) throw new Cut();
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

describe.each(testStores)('on %s', (kind) => {
  let whole: Shape;
  /** Goes from migration to migration with the tests. */
  let before: Store;
  beforeAll(async () => {
    whole = await inStore(kind, undefined, async (store) => shapeOf(await openDb(store, () => undefined), kind));
    before = await makeStore(kind, undefined);
  });
  afterAll(() => removeStore(before));

  test.each(names)('the start after a cut-off %s ends what it began', async (name) => {
    const earlier = names[names.indexOf(name) - 1];
    if (earlier) await (await openStore(before, upTo(earlier), () => undefined)).destroy();
    const ended: Shape[] = [];
    for (let wasCut = true; wasCut && ended.length < MOST_CUTS[kind]; ) {
      wasCut = await inStore(kind, before, async (store) => {
        const cut = await leaveUnfinished(store, name, ended.length);
        ended.push(await shapeOf(await openStore(store, upTo(name), () => undefined), kind));
        // What comes after finds the same tables as without a cut: one start that goes on to the end shows it.
        if (ended.length === 2) expect(await shapeOf(await openDb(store, () => undefined), kind)).toEqual(whole);
        return cut;
      });
    }
    expect(ended.length).toBeGreaterThan(1);
    const uncut = await shapeOf(await openStore(before, upTo(name), () => undefined), kind);
    expect(ended).toEqual(ended.map(() => uncut));
  });
});

/** The migrations as far as one, and that one. */
function upTo(name: string): Migrations {
  return Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(name) + 1));
}

/** Leaves the store as a kill after so many statements of a migration does: none of it is marked as done. */
async function leaveUnfinished(store: Store, name: string, statements: number): Promise<boolean> {
  const db = open(store);
  const { up } = migrations[name] as Migration;
  const run = up(db.withPlugin(cutAfter(statements))).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Cut) return true;
      throw error;
    },
  );
  return run.finally(() => db.destroy());
}

function open({ databaseUrl, dataDir }: Store): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: databaseUrl ? postgresDialect(databaseUrl, () => undefined) : sqliteDialect(dataDir),
  });
}

/** Every table with its columns, and every index; closes the store. */
async function shapeOf(db: Db, kind: TestStore) {
  const tables = await db.introspection.getTables();
  const list = kind === 'SQLite' ? sql`sqlite_master` : sql`(select indexname as name from pg_indexes) as indexes`;
  const { rows } = await sql<{ name: string }>`select name from ${list} order by name`.execute(db);
  await db.destroy();
  const columns = tables.flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`));
  return { columns: columns.toSorted(), indexes: rows.map((row) => row.name) };
}

/** In a store of its own, empty or a copy of another one that is not open. */
async function inStore<T>(kind: TestStore, copyOf: Store | undefined, run: (store: Store) => Promise<T>): Promise<T> {
  const store = await makeStore(kind, copyOf);
  return run(store).finally(() => removeStore(store));
}

async function makeStore(kind: TestStore, copyOf: Store | undefined): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-again-'));
  if (copyOf) cpSync(copyOf.dataDir, dataDir, { recursive: true });
  return kind === 'PostgreSQL' ? { databaseUrl: await createDatabase(copyOf?.databaseUrl), dataDir } : { dataDir };
}

async function removeStore({ databaseUrl, dataDir }: Store): Promise<void> {
  if (databaseUrl) await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true });
}
