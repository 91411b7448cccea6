import type { Site } from '@gatehouse/rules/site/site';
import type { Generated } from 'kysely';
import { statements } from '../db/statements.ts';

/** One row for each login. The token itself is never stored, only its SHA-256. */
export type SessionTable = {
  id: string;
  token_hash: string;
  account_id: string;
  /** SITE-02: it is valid on the sites of this environment alone. */
  environment: Site['environment'];
  site: string;
  /** SESS-07: what `trade/switch` sent last; 0 until then. */
  trade_env: Generated<number>;
  browser: string;
  system: string;
  /** SHA-256 of the device's secret; empty where it had none. */
  device: Generated<string>;
  /** ISO 3166-1, where it was opened; empty where that is not known. */
  country: Generated<string>;
  /** How it was opened: a way to log in, or `registration`. */
  opened_by: Generated<string>;
  /** When its user last proved who they are beyond having it; 0: never. */
  proven_at: Generated<number>;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
};

declare module '../db/schema.ts' {
  interface Schema {
    session: SessionTable;
  }
}

export const createSessionTable = statements(`
  create table if not exists session (
    id text primary key, token_hash text not null unique,
    account_id text not null references account (id) on delete cascade, environment text not null,
    site text not null, browser text not null, system text not null, created_at bigint not null,
    last_seen_at bigint not null, expires_at bigint not null
  );
  create index if not exists session_account on session (account_id, created_at);
  create index if not exists session_expires on session (expires_at);
`);
