import type { Site } from '@gatehouse/rules/site';
import type { Kysely, Selectable } from 'kysely';

/** One row for each started wizard (SIGNUP-04). Its id is the `uuid` on the wire, and unguessable. */
export type RegistrationTable = {
  id: string;
  /** Lets one device repeat the first step without starting a second wizard; null once verified or expired. */
  repeat_key: string | null;
  /** SITE-02: its uuid means nothing on the sites of another. */
  environment: Site['environment'];
  email: string;
  email_key: string;
  register_type: number;
  site: string;
  lang: string;
  platform: string;
  attribution: string;
  /** Of the code that is still to be entered; a code is taken once. */
  code_hash: string | null;
  code_expires_at: number;
  code_tries: number;
  /** When sending last began, and whether the mail server took it. */
  code_sent_at: number;
  code_delivered: number;
  verified_at: number | null;
  /** SHA-256 of the guid of the device that entered the code: for it alone the address counts as verified. */
  verified_device: string | null;
  /** Of the code that it entered, so that it may enter it again. */
  verified_hash: string | null;
  account_id: string | null;
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
