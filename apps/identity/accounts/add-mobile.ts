import { type Kysely, sql } from 'kysely';
import { hasColumn, onPostgres, statements } from '../db/statements.ts';

const LOCK_TIMEOUT = '5s';

/** SIGNUP-01: from then on an account has an email address, a mobile number, or both. */
export async function addMobile(db: Kysely<unknown>): Promise<void> {
  if (onPostgres(db)) await loosenEmail(db);
  else await rebuildAccounts(db);
  await indexMobile(db);
}

async function loosenEmail(db: Kysely<unknown>): Promise<void> {
  // An index over millions of rows takes longer than a query may; the wait for the lock that blocks other callers stays short.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
  for (const column of ['email', 'email_key']) {
    await db.schema
      .alterTable('account')
      .alterColumn(column, (c) => c.dropNotNull())
      .execute();
  }
  await addMobileColumns(db);
}

const columns =
  'id, public_id, environment, email, email_key, email_verified, password_hash, status, lang, site, kyc_person_level, kyc_tag, kyc_country, attribution, created_at';

/**
 * SQLite cannot drop a NOT NULL constraint: the table is created again, in one transaction, as its documentation says
 * (https://sqlite.org/lang_altertable.html, section 7). Foreign keys are off, because dropping the old table would delete
 * every session.
 */
async function rebuildAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    await sql`begin immediate`.execute(db);
    // Looked at under the lock: another process may have done it meanwhile.
    if (!(await hasColumn(db, 'account', 'mobile_key'))) await recreateTable(db);
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  } finally {
    await sql`pragma foreign_keys = on`.execute(db).catch(() => undefined);
  }
}

async function recreateTable(db: Kysely<unknown>): Promise<void> {
  await createLooseAccounts(db);
  await sql`insert into account_loose (${sql.raw(columns)}) select ${sql.raw(columns)} from account`.execute(db);
  await sql`drop table account`.execute(db);
  await sql`alter table account_loose rename to account`.execute(db);
}

const createLooseAccounts = statements(`
  create table account_loose (
    id text primary key, public_id bigint not null unique, environment text not null, email text,
    email_key text, email_verified integer not null, password_hash text not null,
    status integer not null, lang text not null, site text not null, kyc_person_level integer not null,
    kyc_tag integer not null, kyc_country text not null default '', attribution text not null,
    created_at bigint not null, mobile text, mobile_key text,
    mobile_verified integer not null default 0, register_type integer not null default 1,
    eu_subscription_at bigint, constraint account_address unique (environment, email_key)
  );
`);

const indexMobile = statements(`
  create unique index if not exists account_mobile on account (environment, mobile_key) where mobile_key is not null;
`);

const addMobileColumns = statements(`
  alter table account add column if not exists mobile text;
  alter table account add column if not exists mobile_key text;
  alter table account add column if not exists mobile_verified integer not null default 0;
  alter table account add column if not exists register_type integer not null default 1;
  alter table account add column if not exists eu_subscription_at bigint;
`);
