import { type Generated, type Kysely, sql } from 'kysely';
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
  /** When the owner is told of it by any instance, unless it has been done before; null: nothing is left to tell. */
  notify_at: number | null;
  /** JSON: what the account had until then (`Before`), for as long as there is something left to tell. */
  notify_before: string | null;
};

declare module '../db/schema.ts' {
  interface Schema {
    security_event: SecurityEventTable;
  }
}

/** By time, for events that are kept long enough. */
export async function indexSecurityEventTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('security_event_at').ifNotExists().on('security_event').column('at').execute();
}

/** The partial index holds only what is still owed: next to nothing. */
export async function addOwedNotices(db: Kysely<unknown>): Promise<void> {
  await addColumnOnce(db, 'security_event', 'notify_at', 'bigint');
  await addColumnOnce(db, 'security_event', 'notify_before', 'text');
  await db.schema
    .createIndex('security_event_notify_at')
    .ifNotExists()
    .on('security_event')
    .column('notify_at')
    .where(sql.ref('notify_at'), 'is not', null)
    .execute();
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
