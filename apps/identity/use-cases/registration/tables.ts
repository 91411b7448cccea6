import type { SendVerifyItemPayload } from '@gatehouse/contract/registration/registration.schema';
import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import type { Site } from '@gatehouse/rules/site/site';
import { type Kysely, type Selectable, sql } from 'kysely';
import { addColumnOnce, hasColumn } from '../../db/add-column-once.ts';

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

export async function createRegistrationTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registration')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('repeat_key', 'text', (c) => c.unique())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('register_type', 'integer', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('attribution', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('code_expires_at', 'bigint', (c) => c.notNull())
    .addColumn('code_tries', 'integer', (c) => c.notNull())
    .addColumn('code_sent_at', 'bigint', (c) => c.notNull())
    .addColumn('code_delivered', 'integer', (c) => c.notNull())
    .addColumn('verified_at', 'bigint')
    .addColumn('verified_device', 'text')
    .addColumn('verified_hash', 'text')
    .addColumn('account_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('registration_expires').ifNotExists().on('registration').column('expires_at').execute();
}

/** SIGNUP-08: what a partner's page told of an account that it sent. */
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
  await addColumnOnce(db, 'registration', 'method', 'text', (c) => c.notNull().defaultTo('email'));
  await addColumnOnce(db, 'registration', 'item', 'text', (c) => c.notNull().defaultTo('email'));
  await addColumnOnce(db, 'registration', 'link_hash', 'text', (c) => c);
  await addColumnOnce(db, 'registration', 'started_device', 'text', (c) => c);
  await addColumnOnce(db, 'registration', 'finished_with', 'text', (c) => c);
  await db.schema
    .createTable('post_register')
    .ifNotExists()
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('uuid', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('told_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('post_register_key', ['account_id', 'channel'])
    .execute();
}

/** A repeated last step answers the session that it opened. */
export async function addSessionSalt(db: Kysely<unknown>): Promise<void> {
  await addColumnOnce(db, 'registration', 'session_salt', 'text');
}

async function renameColumnOnce(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  if (await hasColumn(db, 'registration', to)) return;
  await sql`alter table registration rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db);
}
