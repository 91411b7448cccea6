import type { ColumnBuilderCallback, Kysely } from 'kysely';

/**
 * Adds a column unless it is there. PostgreSQL checks that itself; SQLite has no words for it, so its own list of columns
 * is read first.
 */
export async function addColumnOnce(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'integer',
  build: ColumnBuilderCallback,
): Promise<void> {
  const isPostgres = db.getExecutor().adapter.supportsTransactionalDdl;
  if (!isPostgres && (await hasColumn(db, table, column))) return;
  await db.schema
    .alterTable(table)
    .addColumn(column, type, (c) => (isPostgres ? build(c).ifNotExists() : build(c)))
    .execute();
}

async function hasColumn(db: Kysely<unknown>, table: string, column: string): Promise<boolean> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  return found?.columns.some(({ name }) => name === column) ?? false;
}
