import { type Kysely, sql } from 'kysely';

/** The key pairs of LOGIN-03, by environment. Exactly one of an environment is current. */
export type EncryptionKeyTable = {
  kid: string;
  environment: string;
  /** Public key: SPKI, base64. */
  spki: string;
  /** Private key: PKCS#8, base64, wrapped (see envelope-encryption.ts). */
  private_key: string;
  is_current: number;
  created_at: number;
  /** When a retired key is no longer accepted; null while current. */
  accepted_until: number | null;
};

/** LOGIN-03, DESIGN 4.5: a timestamp is taken once by a subject. The id is the SHA-256 of both. */
export type UsedTimestampTable = { id: string; expires_at: number };

/** Secrets of the service itself, by name, wrapped (see envelope-encryption.ts): what is hashed or signed with them outlives a rotation. */
export type WrappedSecretTable = { name: string; wrapped: string };

declare module '../db/schema.ts' {
  interface Schema {
    encryption_key: EncryptionKeyTable;
    used_timestamp: UsedTimestampTable;
    wrapped_secret: WrappedSecretTable;
  }
}

export async function createWrappedSecretTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wrapped_secret')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('wrapped', 'text', (c) => c.notNull())
    .execute();
}

export async function createEncryptionKeyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('encryption_key')
    .ifNotExists()
    .addColumn('kid', 'text', (c) => c.primaryKey())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('spki', 'text', (c) => c.notNull())
    .addColumn('private_key', 'text', (c) => c.notNull())
    .addColumn('is_current', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('accepted_until', 'bigint')
    .execute();
  await sql`create unique index if not exists encryption_key_current on encryption_key (environment) where is_current = 1`.execute(
    db,
  );
  await db.schema
    .createTable('used_timestamp')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('used_timestamp_expires')
    .ifNotExists()
    .on('used_timestamp')
    .column('expires_at')
    .execute();
}
