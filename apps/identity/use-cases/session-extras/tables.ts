import type { Site } from '@gatehouse/rules/site/site';
import type { Kysely } from 'kysely';
import { addColumnOnce } from '../../db/add-column-once.ts';

/** SESS-07: one row for each token that is still good. The token itself is never stored. */
export type QuickTokenTable = {
  /** SHA-256 of the token: whoever deletes the row has used it. */
  id: string;
  account_id: string;
  /** It ends with the session that asked for it. */
  session_id: string;
  environment: Site['environment'];
  expires_at: number;
};

/** SESS-09: which account of the same person an account is bound to; no row: none. */
export type OnePeopleBindTable = { account_id: string; bound_account_id: string; bound_at: number };

declare module '../../db/schema.ts' {
  interface Schema {
    quick_token: QuickTokenTable;
    one_people_bind: OnePeopleBindTable;
  }
}

export async function createSessionExtras(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quick_token')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull().references('session.id').onDelete('cascade'))
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['account_id', 'session_id', 'expires_at'] as const) {
    await db.schema.createIndex(`quick_token_${column}`).ifNotExists().on('quick_token').column(column).execute();
  }
  await db.schema
    .createTable('one_people_bind')
    .ifNotExists()
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('bound_account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('bound_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('one_people_bind_bound')
    .ifNotExists()
    .on('one_people_bind')
    .column('bound_account_id')
    .execute();
  await addColumnOnce(db, 'session', 'trade_env', 'integer', (c) => c.notNull().defaultTo(0));
}
