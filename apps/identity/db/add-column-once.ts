import type { ColumnBuilderCallback, Kysely } from 'kysely';

/**
 * Adds a column unless it is there. PostgreSQL checks that itself; SQLite has no words for it, so its own list of columns
 * is read first.
 */
export async function addColumnOnce(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'integer' | 'bigint',
  build: ColumnBuilderCallback = (c) => c,
): Promise<void> {
  const isPostgres = onPostgres(db);
  if (!isPostgres && (await hasColumn(db, table, column))) return;
  await db.schema
    .alterTable(table)
    .addColumn(column, type, (c) => (isPostgres ? build(c).ifNotExists() : build(c)))
    .execute();
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
