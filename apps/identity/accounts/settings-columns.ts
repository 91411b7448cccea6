import type { Kysely } from 'kysely';
import { addColumnOnce } from '../db/add-column-once.ts';

/** What an owner may choose, and what they are shown of the devices that need not be confirmed again. */
export async function addAccountSettings(db: Kysely<unknown>): Promise<void> {
  await addColumnOnce(db, 'account', 'notice_new_login', 'integer', (c) => c.notNull().defaultTo(1));
  await addColumnOnce(db, 'known_device', 'account_id', 'text');
  await addColumnOnce(db, 'known_device', 'device', 'text');
  await addColumnOnce(db, 'known_device', 'browser', 'text', (c) => c.notNull().defaultTo(''));
  await addColumnOnce(db, 'known_device', 'system', 'text', (c) => c.notNull().defaultTo(''));
  await addColumnOnce(db, 'known_device', 'country', 'text', (c) => c.notNull().defaultTo(''));
  await addColumnOnce(db, 'known_device', 'seen_at', 'bigint', (c) => c.notNull().defaultTo(0));
  await db.schema
    .createIndex('known_device_account')
    .ifNotExists()
    .on('known_device')
    .columns(['account_id', 'device'])
    .execute();
}
