import type { Site } from '@gatehouse/rules/site/site';
import { statements } from '../../db/statements.ts';

/** An account that belongs to another one. Its row in `account` has neither address nor number; its name is here. */
export type SubAccountTable = {
  account_id: string;
  parent_id: string;
  environment: Site['environment'];
  /** As it was typed. */
  name: string;
  /** What is compared: the name in lower case, an at sign, and the number of the main account. No address looks like it. */
  login_key: string;
  /** Null: it is not frozen. */
  frozen_at: number | null;
  created_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    sub_account: SubAccountTable;
  }
}

export const createSubAccountTable = statements(`
  create table if not exists sub_account (
    account_id text primary key references account (id) on delete cascade,
    parent_id text not null references account (id) on delete cascade, environment text not null,
    name text not null, login_key text not null, frozen_at bigint, created_at bigint not null,
    constraint sub_account_login_key unique (environment, login_key)
  );
  create index if not exists sub_account_parent on sub_account (parent_id);
`);
