import { type Kysely, sql } from 'kysely';

const ADDS_COLUMN = /^(alter table (\w+) add column) if not exists (\w+)/;

/**
 * A migration in SQL that both stores read. SQLite commits each statement, so a migration that was cut off runs again: each says
 * `if not exists`, also `add column`, which SQLite itself cannot.
 */
export function statements(text: string): (db: Kysely<unknown>) => Promise<void> {
  const all = text.split(';').flatMap((statement) => statement.trim() || []);
  return async (db) => {
    for (const statement of all) {
      const [, adds = '', table = '', column = ''] = (!onPostgres(db) && ADDS_COLUMN.exec(statement)) || [];
      if (adds && (await hasColumn(db, table, column))) continue;
      await sql.raw(adds ? statement.replace(' if not exists', '') : statement).execute(db);
    }
  };
}

/** The one of the two stores that can undo a half-done migration. */
export function onPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter.supportsTransactionalDdl === true;
}

/** Whether a table has a column; false where there is no such table. */
export async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  return found?.columns.some(({ name }) => name === column) ?? false;
}
