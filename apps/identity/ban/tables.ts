import type { Site } from '@gatehouse/rules/site';
import type { Kysely } from 'kysely';

/**
 * BAN-01: one row for each account and device that was refused with 31003 after the right secret. The token itself is never
 * stored. A newer one takes the place of the one before.
 */
export type BanTokenTable = {
  /** SHA-256 of the token. */
  id: string;
  account_id: string;
  /** SHA-256 of the device's guid; empty where it had none. */
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
