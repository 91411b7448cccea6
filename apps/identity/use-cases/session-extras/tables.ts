import type { Site } from '@gatehouse/rules/site/site';
import { statements } from '../../db/statements.ts';

/** SESS-07: one row for each token that is still good. The token itself is never stored. */
export type QuickTokenTable = {
  /** SHA-256 of the token; the call that deletes the row has used it. */
  id: string;
  account_id: string;
  /** It ends with the session that asked for it. */
  session_id: string;
  environment: Site['environment'];
  expires_at: number;
};

/** SESS-09: which account of the same person an account is bound to; no row: none. */
export type OnePeopleBindTable = { account_id: string; bound_account_id: string; bound_at: number };

declare module '../../db/schema.ts' {
  interface Schema {
    quick_token: QuickTokenTable;
    one_people_bind: OnePeopleBindTable;
  }
}

export const createSessionExtras = statements(`
  create table if not exists quick_token (
    id text primary key, account_id text not null references account (id) on delete cascade,
    session_id text not null references session (id) on delete cascade, environment text not null,
    expires_at bigint not null
  );
  create index if not exists quick_token_account_id on quick_token (account_id);
  create index if not exists quick_token_session_id on quick_token (session_id);
  create index if not exists quick_token_expires_at on quick_token (expires_at);
  create table if not exists one_people_bind (
    account_id text primary key references account (id) on delete cascade,
    bound_account_id text not null references account (id) on delete cascade, bound_at bigint not null
  );
  create index if not exists one_people_bind_bound on one_people_bind (bound_account_id);
  alter table session add column if not exists trade_env integer not null default 0;
`);
