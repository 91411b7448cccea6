import { statements } from '../db/statements.ts';

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

/** LOGIN-03: a timestamp is taken once by a subject. The id is the SHA-256 of both. */
export type UsedTimestampTable = { id: string; expires_at: number };

/** Secrets of the service itself, by name, wrapped (see envelope-encryption.ts): what is hashed or signed with them outlives a rotation. */
export type WrappedSecretTable = { name: string; wrapped: string };

/** OAUTH-06: the key pairs that id tokens are signed with, by environment. One of each algorithm is current. */
export type SigningKeyTable = {
  kid: string;
  environment: string;
  /** JWS algorithm (RFC 7518). */
  alg: string;
  /** Private key: PKCS#8, base64, wrapped (see envelope-encryption.ts). */
  private_key: string;
  is_current: number;
  created_at: number;
  /** When a retired key is no longer published; null while current. */
  accepted_until: number | null;
};

declare module '../db/schema.ts' {
  interface Schema {
    oauth_signing_key: SigningKeyTable;
    encryption_key: EncryptionKeyTable;
    used_timestamp: UsedTimestampTable;
    wrapped_secret: WrappedSecretTable;
  }
}

export const createWrappedSecretTable = statements(`
  create table if not exists wrapped_secret (
    name text primary key, wrapped text not null
  );
`);

export const createEncryptionKeyTables = statements(`
  create table if not exists encryption_key (
    kid text primary key, environment text not null, spki text not null, private_key text not null,
    is_current integer not null, created_at bigint not null, accepted_until bigint
  );
  create unique index if not exists encryption_key_current on encryption_key (environment) where is_current = 1;
  create table if not exists used_timestamp (
    id text primary key, expires_at bigint not null
  );
  create index if not exists used_timestamp_expires on used_timestamp (expires_at);
`);

export const createSigningKeyTable = statements(`
  create table if not exists oauth_signing_key (
    kid text primary key, environment text not null, alg text not null, private_key text not null,
    is_current integer not null, created_at bigint not null, accepted_until bigint
  );
  create unique index if not exists oauth_signing_key_current
    on oauth_signing_key (environment, alg) where is_current = 1;
  create index if not exists oauth_signing_key_accepted on oauth_signing_key (accepted_until);
`);
