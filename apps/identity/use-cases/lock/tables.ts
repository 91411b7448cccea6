import type { Site } from '@gatehouse/rules/site/site';
import { statements } from '../../db/statements.ts';

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

export const createBanTokenTable = statements(`
  create table if not exists ban_token (
    id text primary key, account_id text not null references account (id) on delete cascade,
    device text not null, environment text not null, expires_at bigint not null,
    constraint ban_token_owner unique (account_id, device)
  );
  create index if not exists ban_token_expires on ban_token (expires_at);
`);

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

export const createFormerNameTable = statements(`
  create table if not exists former_name (
    id text primary key, account_id text not null references account (id) on delete cascade,
    environment text not null, name text not null, name_key text not null, expires_at bigint not null
  );
  create index if not exists former_name_key on former_name (name_key);
  create index if not exists former_name_account on former_name (account_id);
  create index if not exists former_name_expires on former_name (expires_at);
`);
