import type { Platform } from '@gatehouse/rules/device/platform';
import type { Site } from '@gatehouse/rules/site/site';
import type { Kysely, Selectable } from 'kysely';

/** Where a code stands; `used` gave its session away. Whether it has expired, the time says. */
export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used';

/** One code to log in by (LOGIN-05). It belongs to the device that made it, and from the scan on to one account. */
export type QrLoginTable = {
  /** A random UUID: what the device that made it asks by. It is no part of the QR code. */
  id: string;
  environment: Site['environment'];
  site: string;
  /** SHA-256 of the secret of the maker's device. */
  device: string;
  /** SHA-256 of what the QR code carries. */
  secret_hash: string;
  state: QrState;
  browser: string;
  system: string;
  platform: Platform;
  /** ISO 3166-1, where it was made; empty where that is not known. */
  country: string;
  /** Of whoever scanned. */
  account_id: string | null;
  /** The session that confirmed: the code is good only as long as that one lives. */
  session_id: string | null;
  /** The number to find again, and the three to choose from (JSON); 0 and empty until the scan. */
  number: number;
  numbers: string;
  created_at: number;
  /** When `state` last changed: other processes look for what is new. */
  changed_at: number;
  expires_at: number;
};
export type QrLoginRow = Selectable<QrLoginTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    qr_login: QrLoginTable;
  }
}

export async function createQrLoginTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('qr_login')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('system', 'text', (c) => c.notNull())
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('account.id').onDelete('cascade'))
    .addColumn('session_id', 'text')
    .addColumn('number', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('numbers', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('qr_login_changed').ifNotExists().on('qr_login').column('changed_at').execute();
  await db.schema.createIndex('qr_login_expires').ifNotExists().on('qr_login').column('expires_at').execute();
  await db.schema.createIndex('qr_login_account').ifNotExists().on('qr_login').column('account_id').execute();
}
