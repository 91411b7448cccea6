import type { Kysely, Selectable } from 'kysely';

/** The authenticator app of an account (RFC 6238). */
export type TotpTable = {
  account_id: string;
  /** Base32, wrapped by the key-encryption key. */
  secret: string;
  /** The last time step whose code was taken: no code of it or before it is good again. */
  last_step: number;
  /** 0. Versions before kept here when the code to take it away was last asked for (ERR-07); its challenge says so now. */
  unbind_asked_at: number;
  created_at: number;
};

/** Codes for the day when the other factors are lost; the used ones stay, so that the owner sees how many are left. */
export type RecoveryCodeTable = {
  id: string;
  account_id: string;
  /** HMAC under a key that the database does not hold. */
  code_hash: string;
  created_at: number;
  used_at: number | null;
};

/** One credential (WebAuthn Level 3, section 4, credential record). */
export type PasskeyTable = {
  id: string;
  account_id: string;
  /** The host that it is good for: it never answers another. */
  rp_id: string;
  /** base64url */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** The authenticator's own count of its answers; 0 where it keeps none. */
  counter: number;
  /** JSON: how the authenticator is reached. */
  transports: string;
  name: string;
  /** 1: the authenticator keeps a copy elsewhere. */
  backed_up: number;
  created_at: number;
  last_used_at: number;
};
export type PasskeyRecord = Selectable<PasskeyTable>;

/** A factor that is being added, and is not one yet. */
export type PendingFactorTable = {
  id: string;
  account_id: string;
  kind: 'totp' | 'passkey';
  /** SHA-256 of the secret of the device that began; null where it had none. */
  device: string | null;
  /** The app's key, wrapped; or the challenge that the passkey has to sign, with the host it is for. */
  secret: string;
  tries: number;
  expires_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    totp: TotpTable;
    recovery_code: RecoveryCodeTable;
    passkey: PasskeyTable;
    pending_factor: PendingFactorTable;
  }
}

export async function createFactorTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('totp')
    .ifNotExists()
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('last_step', 'bigint', (c) => c.notNull())
    .addColumn('unbind_asked_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recovery_code')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addUniqueConstraint('recovery_code_hash', ['account_id', 'code_hash'])
    .execute();
  await createPasskeyTables(db);
}

async function createPasskeyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkey')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('rp_id', 'text', (c) => c.notNull())
    .addColumn('credential_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('backed_up', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('passkey_credential', ['rp_id', 'credential_id'])
    .execute();
  await db.schema.createIndex('passkey_account').ifNotExists().on('passkey').column('account_id').execute();
  await db.schema
    .createTable('pending_factor')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('device', 'text')
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('pending_factor_account')
    .ifNotExists()
    .on('pending_factor')
    .column('account_id')
    .execute();
  await db.schema
    .createIndex('pending_factor_expires')
    .ifNotExists()
    .on('pending_factor')
    .column('expires_at')
    .execute();
}
