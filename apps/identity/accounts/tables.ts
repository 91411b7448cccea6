import type { Site } from '@gatehouse/rules/site/site';
import type { Generated, Selectable } from 'kysely';
import { statements } from '../db/statements.ts';

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
  /** BAN-01: epoch ms since which logins are refused; null: not banned. */
  banned_at: number | null;
  /** BAN-01: `self`: the owner can lift it. */
  ban_kind: Generated<string>;
  /** Chosen by the owner and shown in every mail. Empty: none. */
  anti_phishing_code: Generated<string>;
  /** Until when withdrawals wait, after a password or a factor was reset; 0: they do not. */
  withdrawals_after: Generated<number>;
  password_changed_at: Generated<number>;
  /** Whether the owner is notified by mail of a login from a new device. */
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

export const createAccountTable = statements(`
  create table if not exists account (
    id text primary key, public_id bigint not null unique, environment text not null,
    email text not null, email_key text not null, email_verified integer not null,
    password_hash text not null, status integer not null, lang text not null, site text not null,
    kyc_person_level integer not null, kyc_tag integer not null, attribution text not null,
    created_at bigint not null, constraint account_address unique (environment, email_key)
  );
`);

export const addKycCountry = statements(`
  alter table account add column if not exists kyc_country text not null default '';
`);

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
