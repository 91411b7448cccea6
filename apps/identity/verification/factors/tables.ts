import type { Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

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

export const createFactorTables = statements(`
  create table if not exists totp (
    account_id text primary key references account (id) on delete cascade, secret text not null,
    last_step bigint not null, unbind_asked_at bigint not null, created_at bigint not null
  );
  create table if not exists recovery_code (
    id text primary key, account_id text not null references account (id) on delete cascade,
    code_hash text not null, created_at bigint not null, used_at bigint,
    constraint recovery_code_hash unique (account_id, code_hash)
  );
  create table if not exists passkey (
    id text primary key, account_id text not null references account (id) on delete cascade,
    rp_id text not null, credential_id text not null, public_key text not null, counter bigint not null,
    transports text not null, name text not null, backed_up integer not null,
    created_at bigint not null, last_used_at bigint not null,
    constraint passkey_credential unique (rp_id, credential_id)
  );
  create index if not exists passkey_account on passkey (account_id);
  create table if not exists pending_factor (
    id text primary key, account_id text not null references account (id) on delete cascade,
    kind text not null, device text, secret text not null, tries integer not null,
    expires_at bigint not null
  );
  create index if not exists pending_factor_account on pending_factor (account_id);
  create index if not exists pending_factor_expires on pending_factor (expires_at);
`);
