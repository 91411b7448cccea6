import type { Generated, Kysely } from 'kysely';

/** Password errors in a row (LOGIN-07). Kept for names without an account too, so that none can be told apart. */
export type LoginThrottleTable = {
  /** SHA-256 of environment and login name, with the device when that is known: no address is kept in the clear. */
  id: string;
  errors: number;
  /** When the count is forgotten; with all errors used up, when the lock ends. */
  expires_at: number;
};

/** Devices that have logged in to an account; these have an error count of their own. */
export type KnownDeviceTable = {
  id: string;
  expires_at: number;
  /** Whose it is, where it was remembered for an account; null: for a login name, whoever has it. */
  account_id: string | null;
  /** SHA-256 of its secret. */
  device: string | null;
  browser: Generated<string>;
  system: Generated<string>;
  /** ISO 3166-1, empty where it is not known. */
  country: Generated<string>;
  /** When it last logged in. */
  seen_at: Generated<number>;
};

declare module '../db/schema.ts' {
  interface Schema {
    login_guard: LoginThrottleTable;
    known_device: KnownDeviceTable;
  }
}

export async function createLoginTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('login_guard')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('errors', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('login_guard_expires').ifNotExists().on('login_guard').column('expires_at').execute();
  await db.schema
    .createTable('known_device')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('known_device_expires').ifNotExists().on('known_device').column('expires_at').execute();
}
