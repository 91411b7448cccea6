import { statements } from '../db/statements.ts';

/** What an owner may choose, and what they are shown of the devices that need not be confirmed again. */
export const addAccountSettings = statements(`
  alter table account add column if not exists notice_new_login integer not null default 1;
  alter table known_device add column if not exists account_id text;
  alter table known_device add column if not exists device text;
  alter table known_device add column if not exists browser text not null default '';
  alter table known_device add column if not exists system text not null default '';
  alter table known_device add column if not exists country text not null default '';
  alter table known_device add column if not exists seen_at bigint not null default 0;
  create index if not exists known_device_account on known_device (account_id, device);
`);
