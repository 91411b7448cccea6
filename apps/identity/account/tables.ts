import type { Site } from '@gatehouse/rules/site';
import type { Kysely, Selectable } from 'kysely';
import { addColumnOnce } from '../db/add-column-once.ts';

/** One row for each account. `email_key` is the address in lower case: one account for each in each environment. */
export type AccountTable = {
  id: string;
  /** The number that the outside knows (SESS-03: above 0). */
  public_id: number;
  /** SITE-02: the test network's accounts are its own. */
  environment: Site['environment'];
  email: string;
  email_key: string;
  email_verified: number;
  password_hash: string;
  status: number;
  lang: string;
  /** The site it was opened on. */
  site: string;
  /** ISO 3166-1 country of the verified identity (REGION-08); empty before that. */
  kyc_country: string;
  kyc_person_level: number;
  kyc_tag: number;
  /** LOGIN-04, AFF-07: as JSON text. */
  attribution: string;
  created_at: number;
};
export type AccountRow = Selectable<AccountTable>;

export async function createAccountTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('public_id', 'bigint', (c) => c.notNull().unique())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('email_verified', 'integer', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('kyc_person_level', 'integer', (c) => c.notNull())
    .addColumn('kyc_tag', 'integer', (c) => c.notNull())
    .addColumn('attribution', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('account_address', ['environment', 'email_key'])
    .execute();
}

export async function addKycCountry(db: Kysely<unknown>): Promise<void> {
  await addColumnOnce(db, 'account', 'kyc_country', 'text', (c) => c.notNull().defaultTo(''));
}
