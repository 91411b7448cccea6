import type { Site } from '@gatehouse/rules/site/site';
import type { Generated, Kysely } from 'kysely';

/** One row for each login. The token itself is never stored, only its SHA-256. */
export type SessionTable = {
  id: string;
  token_hash: string;
  account_id: string;
  /** SITE-02: it is valid on the sites of this environment alone. */
  environment: Site['environment'];
  site: string;
  /** SESS-07: what `trade/switch` sent last; 0 until then. */
  trade_env: Generated<number>;
  browser: string;
  system: string;
  /** SHA-256 of the device's secret; empty where it had none. */
  device: Generated<string>;
  /** ISO 3166-1, where it was opened; empty where that is not known. */
  country: Generated<string>;
  /** How it was opened: a way to log in, or `registration`. */
  opened_by: Generated<string>;
  /** When its user last proved who they are beyond having it; 0: never. */
  proven_at: Generated<number>;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
};

declare module '../db/schema.ts' {
  interface Schema {
    session: SessionTable;
  }
}

export async function createSessionTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('system', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('session_account')
    .ifNotExists()
    .on('session')
    .columns(['account_id', 'created_at'])
    .execute();
  await db.schema.createIndex('session_expires').ifNotExists().on('session').column('expires_at').execute();
}
