import type { Site } from '@gatehouse/rules/site/site';
import type { Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

/** AFF-01 to AFF-05: one row for each affiliate, referrer and broker of an environment. */
export type InviterTable = {
  id: string;
  environment: Site['environment'];
  /** AFF-02: digits only; what `affiliate_id` and `affid` name. */
  affid: string;
  kind: 'affiliate' | 'referral' | 'broker';
  /** What registrations name. `code_key` is the same in lower case. */
  code: string;
  code_key: string;
  /** AFF-04: the operator's landing template; empty: none. */
  tpl: string;
  nickname: string;
  signature: string;
  content: string;
  /** AFF-10: base64; empty: none. */
  headimg: string;
  /** As JSON text: `InviterGroup[]`. */
  groups: string;
  /** AFF-03 */
  is_shown: number;
  /** AFF-09: 0 where the invitations are no longer valid. */
  active: number;
  created_at: number;
};
export type InviterRow = Selectable<InviterTable>;
export type InviterGroup = { readonly id?: string; readonly content: string; readonly type: number };

/** AFF-01, AFF-10: what differs for visitors of one country; an empty field does not. */
export type InviterCountryTable = { inviter_id: string; country: string; content: string; headimg: string };

/** AFF-05: one row for each shared invitation. */
export type InviterShareTable = {
  /** SHA-256 of environment and token: the token itself is never stored. */
  id: string;
  inviter_id: string;
  content: string;
  expires_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    inviter: InviterTable;
    inviter_country: InviterCountryTable;
    inviter_share: InviterShareTable;
  }
}

export const createInviterTables = statements(`
  create table if not exists inviter (
    id text primary key, environment text not null, affid text not null, kind text not null,
    code text not null, code_key text not null, tpl text not null, nickname text not null,
    signature text not null, content text not null, headimg text not null, "groups" text not null,
    is_shown integer not null, active integer not null, created_at bigint not null,
    constraint inviter_affid unique (environment, affid),
    constraint inviter_code unique (environment, code_key)
  );
  create table if not exists inviter_country (
    inviter_id text not null references inviter (id) on delete cascade, country text not null,
    content text not null, headimg text not null,
    constraint inviter_country_key primary key (inviter_id, country)
  );
  create table if not exists inviter_share (
    id text primary key, inviter_id text not null references inviter (id) on delete cascade,
    content text not null, expires_at bigint not null
  );
  create index if not exists inviter_share_inviter on inviter_share (inviter_id);
`);
