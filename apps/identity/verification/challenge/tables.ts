import type { Site } from '@gatehouse/rules/site/site';
import type { Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

/** What a challenge is for: its proof is good for nothing else. */
export type ChallengePurpose =
  /** The first factor of a login: a code, a link, or a passkey. */
  | 'login'
  /** After the first factor: the second one, or the confirmation of a new device. */
  | 'login_second'
  | 'step_up'
  | 'reset'
  | 'lost_factor'
  | 'new_name'
  | 'old_name'
  | 'unblock'
  | 'lock'
  | 'sub_account'
  | 'third_party'
  /** The address or number of a registration; the challenge has its id. */
  | 'register';

/** A request for one proof. It survives a restart; it is answered once, by the device that it was made for. */
export type ChallengeTable = {
  /** A random UUID, which cannot be guessed. */
  id: string;
  purpose: ChallengePurpose;
  environment: Site['environment'];
  site: string;
  lang: string;
  /** Null: no account has this name; every answer is as if one had. */
  account_id: string | null;
  /** SHA-256 of the device's secret; null: it has none, and the uuid alone is what it knows; empty: it was made for no single one. */
  device: string | null;
  /** JSON: the ways that are offered. */
  ways: string;
  /** What was typed, where the recipient is not read from the account: the name, and what is compared. */
  login_name: string | null;
  login_key: string | null;
  /** What was asked for last. */
  item: 'email' | 'email_link' | 'mobile' | null;
  code_hash: string | null;
  link_hash: string | null;
  code_sent_at: number;
  code_delivered: number;
  code_expires_at: number;
  code_tries: number;
  /** Wrong answers of any way; too many end the challenge. */
  tries: number;
  /** SHA-256 of the secret of the device that has proved it; null: none has, or its proof is used up at once. */
  verified_device: string | null;
  /** Of the code or link that it used, so that it may use it again. */
  verified_hash: string | null;
  verified_at: number | null;
  /** By what it was used up, and when. */
  passed_by: string | null;
  passed_at: number | null;
  /** JSON: what the purpose needs to go on with; never a secret. */
  context: string;
  created_at: number;
  expires_at: number;
};
export type ChallengeRow = Selectable<ChallengeTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    challenge: ChallengeTable;
  }
}

export const createChallengeTable = statements(`
  create table if not exists challenge (
    id text primary key, purpose text not null, environment text not null, site text not null,
    lang text not null, account_id text references account (id) on delete cascade, device text,
    ways text not null, login_name text, login_key text, item text, code_hash text, link_hash text,
    code_sent_at bigint not null default 0, code_delivered integer not null default 1,
    code_expires_at bigint not null default 0, code_tries integer not null default 0,
    tries integer not null default 0, passed_by text, passed_at bigint,
    context text not null default '{}', created_at bigint not null, expires_at bigint not null
  );
  create index if not exists challenge_expires on challenge (expires_at);
  create index if not exists challenge_account on challenge (account_id);
`);

/** A proof that holds for a device until it is used up. */
export const addVerifiedDevice = statements(`
  alter table challenge add column if not exists verified_device text;
  alter table challenge add column if not exists verified_hash text;
  alter table challenge add column if not exists verified_at bigint;
`);
