import type { Site } from '@gatehouse/rules/site/site';
import type { Generated, Kysely, Selectable } from 'kysely';
import { addColumnOnce } from '../db/add-column-once.ts';

/**
 * One row for each account, by an email address, a mobile number, or both. `email_key` is the address in lower case,
 * `mobile_key` the number in E.164: each has one account in each environment.
 */
export type AccountTable = {
  id: string;
  /** The number that the outside knows (SESS-03: above 0). */
  public_id: number;
  /** SITE-02: the test network's accounts are its own. */
  environment: Site['environment'];
  email: string | null;
  email_key: string | null;
  email_verified: number;
  /** E.164 */
  mobile: string | null;
  mobile_key: string | null;
  mobile_verified: number;
  /** SIGNUP-01: 1 email, 5 mobile, 44 TR register. */
  register_type: number;
  /** Empty: it has no password yet, and none fits. */
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
  /** SIGNUP-12: when the subscription was consented to; null where it was not. */
  eu_subscription_at: number | null;
  /** Whether a device that is new has to be confirmed by a code; the account chooses, a site may demand it. */
  device_check: Generated<number>;
  /** BAN-01: since when nobody can log in; null: not at all. */
  banned_at: number | null;
  /** BAN-01: `self`: the owner can lift it. */
  ban_kind: Generated<string>;
  /** Chosen by the owner; stands in every mail. Empty: none. */
  anti_phishing_code: Generated<string>;
  /** Until when withdrawals wait, after a password or a factor was reset; 0: they do not. */
  withdrawals_after: Generated<number>;
  password_changed_at: Generated<number>;
  /** Whether the owner is told by mail of a login from a device that is new. */
  notice_new_login: Generated<number>;
  /** The account that this one is a sub-account of. */
  parent_id: string | null;
  created_at: number;
};
export type AccountRow = Selectable<AccountTable>;

declare module '../db/schema.ts' {
  interface Schema {
    account: AccountTable;
  }
}

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
