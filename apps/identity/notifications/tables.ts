import type { Generated, Kysely } from 'kysely';
import { addColumnOnce } from '../db/add-column-once.ts';

/** What happens to an account that its owner should be able to look up, and is told by mail where that is marked. */
export type SecurityEventTable = {
  id: string;
  account_id: string;
  /** A name of `notifications/security-events.ts`. */
  kind: string;
  at: number;
  browser: string;
  system: string;
  /** ISO 3166-1, empty where it is not known. */
  country: string;
  site: string;
  /** JSON: what else is shown, masked; never a secret. */
  detail: Generated<string>;
};

/** An event whose owner has still to be told, wholly or in part. Its id is the event's. */
export type OwedNoticeTable = {
  id: string;
  account_id: string;
  /** When any instance makes the next attempt. */
  due_at: number;
  /** JSON: what the account had until then (`Before`). */
  account_before: string;
  /** JSON: the addresses and numbers that are left, where others have been told; null: all. */
  recipients: string | null;
  /** Nobody is helped by a notice that is older. */
  expires_at: number;
};

declare module '../db/schema.ts' {
  interface Schema {
    security_event: SecurityEventTable;
    owed_notice: OwedNoticeTable;
  }
}

/** By time, for events that are kept long enough. */
export async function indexSecurityEventTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('security_event_at').ifNotExists().on('security_event').column('at').execute();
}

export async function createOwedNoticeTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owed_notice')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('account_before', 'text', (c) => c.notNull())
    .addColumn('recipients', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['account_id', 'due_at', 'expires_at'] as const) {
    await db.schema.createIndex(`owed_notice_${column}`).ifNotExists().on('owed_notice').column(column).execute();
  }
}

export async function createSecurityTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('security_event')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('system', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .createIndex('security_event_account')
    .ifNotExists()
    .on('security_event')
    .columns(['account_id', 'at'])
    .execute();
  await addColumnOnce(db, 'account', 'device_check', 'integer', (c) => c.notNull().defaultTo(1));
  await addColumnOnce(db, 'account', 'banned_at', 'bigint');
  await addColumnOnce(db, 'account', 'ban_kind', 'text', (c) => c.notNull().defaultTo(''));
  await addColumnOnce(db, 'account', 'anti_phishing_code', 'text', (c) => c.notNull().defaultTo(''));
  await addColumnOnce(db, 'account', 'withdrawals_after', 'bigint', (c) => c.notNull().defaultTo(0));
  await addColumnOnce(db, 'account', 'password_changed_at', 'bigint', (c) => c.notNull().defaultTo(0));
  await addColumnOnce(db, 'account', 'parent_id', 'text');
  await addColumnOnce(db, 'session', 'device', 'text', (c) => c.notNull().defaultTo(''));
  await addColumnOnce(db, 'session', 'country', 'text', (c) => c.notNull().defaultTo(''));
  await addColumnOnce(db, 'session', 'opened_by', 'text', (c) => c.notNull().defaultTo('password'));
  await addColumnOnce(db, 'session', 'proven_at', 'bigint', (c) => c.notNull().defaultTo(0));
}
