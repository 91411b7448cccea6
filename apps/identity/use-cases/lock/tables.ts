import type { Site } from '@gatehouse/rules/site/site';
import type { Kysely } from 'kysely';

/**
 * BAN-01: one row for each account and device that was refused with 31003 after the right secret. The token itself is never
 * stored. A newer one takes the place of the one before.
 */
export type BanTokenTable = {
  /** SHA-256 of the token. */
  id: string;
  account_id: string;
  /** SHA-256 of the device's secret; empty where it had none. */
  device: string;
  environment: Site['environment'];
  expires_at: number;
};

export async function createBanTokenTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ban_token')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('ban_token_owner', ['account_id', 'device'])
    .execute();
  await db.schema.createIndex('ban_token_expires').ifNotExists().on('ban_token').column('expires_at').execute();
}

/** SHELL-13: an address or number that an account has had until a moment ago. It locks the account, and opens nothing. */
export type FormerNameTable = {
  id: string;
  account_id: string;
  environment: Site['environment'];
  name: string;
  /** What is compared. */
  name_key: string;
  expires_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    ban_token: BanTokenTable;
    former_name: FormerNameTable;
  }
}

export async function createFormerNameTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_name')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('former_name_key').ifNotExists().on('former_name').column('name_key').execute();
  await db.schema.createIndex('former_name_account').ifNotExists().on('former_name').column('account_id').execute();
  await db.schema.createIndex('former_name_expires').ifNotExists().on('former_name').column('expires_at').execute();
}
