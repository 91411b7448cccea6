import type { SendVerifyItemPayload } from '@gatehouse/contract/registration/registration.schema';
import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import type { Site } from '@gatehouse/rules/site/site';
import { type Kysely, type Selectable, sql } from 'kysely';
import { hasColumn, statements } from '../../db/statements.ts';

/**
 * One row for each started wizard (SIGNUP-04). Its id is the `uuid` on the wire, and unguessable. What is sent and how it stands to be
 * proved is kept in the challenge of the same id; the store copies it to the columns from `item` to `verified_hash` here, but
 * `started_device`, for the version before (version-before.ts).
 */
export type RegistrationTable = {
  id: string;
  /** Lets one device repeat the first step without starting a second wizard; null once verified or expired. */
  repeat_key: string | null;
  /** SITE-02: its uuid means nothing on the sites of another. */
  environment: Site['environment'];
  /** Whether `login_name` is an email address or a mobile number. */
  method: RegistrationMethod;
  /** As it was typed, or in E.164; `login_key` is what is compared. */
  login_name: string;
  login_key: string;
  register_type: number;
  site: string;
  lang: string;
  platform: string;
  attribution: string;
  /** What was sent last. */
  item: SendVerifyItemPayload['item'];
  /** Of the link that is still to be opened; it ends with its code. */
  link_hash: string | null;
  /** SHA-256 of the secret of the device that began. */
  started_device: string | null;
  /** Of the code that is still to be entered; a code is taken once. */
  code_hash: string | null;
  code_expires_at: number;
  code_tries: number;
  /** When sending last began, and whether the mail server took it. */
  code_sent_at: number;
  code_delivered: number;
  verified_at: number | null;
  /** SHA-256 of the secret of the device that entered the code: for it alone the address counts as verified. */
  verified_device: string | null;
  /** Of the code or link that it used, so that it may use it again. */
  verified_hash: string | null;
  account_id: string | null;
  /** The timestamp of the password that made the account; null where the account was there before. */
  finished_with: string | null;
  /** Of the session's token, with which the device that finished gets the same one again; null: none was opened. */
  session_salt: string | null;
  created_at: number;
  expires_at: number;
};
export type RegistrationRow = Selectable<RegistrationTable>;

export const createRegistrationTable = statements(`
  create table if not exists registration (
    id text primary key, repeat_key text unique, environment text not null, email text not null,
    email_key text not null, register_type integer not null, site text not null, lang text not null,
    platform text not null, attribution text not null, code_hash text, code_expires_at bigint not null,
    code_tries integer not null, code_sent_at bigint not null, code_delivered integer not null,
    verified_at bigint, verified_device text, verified_hash text, account_id text,
    created_at bigint not null, expires_at bigint not null
  );
  create index if not exists registration_expires on registration (expires_at);
`);

/** SIGNUP-08: what a partner's page reported of an account that it sent. */
export type PostRegisterTable = {
  account_id: string;
  channel: string;
  /** Of the registration. */
  uuid: string;
  status: string;
  /** Epoch ms. */
  told_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    registration: RegistrationTable;
    post_register: PostRegisterTable;
  }
}

/** SIGNUP-01, SIGNUP-06: registrations by mobile number, and by emailed link. */
export async function addMethodAndLink(db: Kysely<unknown>): Promise<void> {
  await renameColumnOnce(db, 'email', 'login_name');
  await renameColumnOnce(db, 'email_key', 'login_key');
  await addMethodColumns(db);
}

const addMethodColumns = statements(`
  alter table registration add column if not exists method text not null default 'email';
  alter table registration add column if not exists item text not null default 'email';
  alter table registration add column if not exists link_hash text;
  alter table registration add column if not exists started_device text;
  alter table registration add column if not exists finished_with text;
  create table if not exists post_register (
    account_id text not null references account (id) on delete cascade, channel text not null,
    uuid text not null, status text not null, told_at bigint not null,
    constraint post_register_key primary key (account_id, channel)
  );
`);

/** A repeated last step answers the session that it opened. */
export const addSessionSalt = statements(`
  alter table registration add column if not exists session_salt text;
`);

async function renameColumnOnce(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  if (await hasColumn(db, 'registration', to)) return;
  await sql`alter table registration rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db);
}
