import type { Kysely } from 'kysely';

/** What operators did with a person's data. It stays when the account is gone. */
export type AuditLineTable = {
  id: string;
  at: number;
  action: 'export' | 'erase';
  /** The account's public id. */
  subject: string;
  /** Who did it and why, in the operator's own words. */
  by: string;
  /** JSON: rows by table. */
  detail: string;
};

declare module '../../db/schema.ts' {
  interface Schema {
    audit_line: AuditLineTable;
  }
}

export async function createAuditLineTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_line')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_line_subject').ifNotExists().on('audit_line').column('subject').execute();
}
