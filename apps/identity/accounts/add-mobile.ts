import { type Kysely, sql } from 'kysely';
import { addColumnOnce, hasColumn, onPostgres } from '../db/add-column-once.ts';

const LOCK_TIMEOUT = '5s';

/** SIGNUP-01: from then on an account has an email address, a mobile number, or both. */
export async function addMobile(db: Kysely<unknown>): Promise<void> {
  if (onPostgres(db)) await loosenEmail(db);
  else await rebuildAccounts(db);
  await db.schema
    .createIndex('account_mobile')
    .ifNotExists()
    .unique()
    .on('account')
    .columns(['environment', 'mobile_key'])
    .where(sql.ref('mobile_key'), 'is not', null)
    .execute();
}

async function loosenEmail(db: Kysely<unknown>): Promise<void> {
  // An index over millions takes longer than a query may; but nobody waits long for the lock that holds up everybody.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
  for (const column of ['email', 'email_key']) {
    await db.schema
      .alterTable('account')
      .alterColumn(column, (c) => c.dropNotNull())
      .execute();
  }
  await addColumnOnce(db, 'account', 'mobile', 'text', (c) => c);
  await addColumnOnce(db, 'account', 'mobile_key', 'text', (c) => c);
  await addColumnOnce(db, 'account', 'mobile_verified', 'integer', (c) => c.notNull().defaultTo(0));
  await addColumnOnce(db, 'account', 'register_type', 'integer', (c) => c.notNull().defaultTo(1));
  await addColumnOnce(db, 'account', 'eu_subscription_at', 'bigint', (c) => c);
}

const kept =
  'id, public_id, environment, email, email_key, email_verified, password_hash, status, lang, site, kyc_person_level, kyc_tag, kyc_country, attribution, created_at';

/**
 * SQLite cannot loosen a column: the table is made anew, in one transaction, as its documentation says
 * (https://sqlite.org/lang_altertable.html, section 7). Without foreign keys, or dropping the old table would take every
 * session along.
 */
async function rebuildAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    await sql`begin immediate`.execute(db);
    // Looked at under the lock: another process may have done it meanwhile.
    if (!(await hasColumn(db, 'account', 'mobile_key'))) await makeAnew(db);
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  } finally {
    await sql`pragma foreign_keys = on`.execute(db).catch(() => undefined);
  }
}

async function makeAnew(db: Kysely<unknown>): Promise<void> {
  await createLooseAccounts(db);
  await sql`insert into account_loose (${sql.raw(kept)}) select ${sql.raw(kept)} from account`.execute(db);
  await sql`drop table account`.execute(db);
  await sql`alter table account_loose rename to account`.execute(db);
}

async function createLooseAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_loose')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('public_id', 'bigint', (c) => c.notNull().unique())
    .addColumn('environment', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('email_verified', 'integer', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('lang', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('kyc_person_level', 'integer', (c) => c.notNull())
    .addColumn('kyc_tag', 'integer', (c) => c.notNull())
    .addColumn('kyc_country', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('attribution', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('mobile', 'text')
    .addColumn('mobile_key', 'text')
    .addColumn('mobile_verified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('register_type', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('eu_subscription_at', 'bigint')
    .addUniqueConstraint('account_address', ['environment', 'email_key'])
    .execute();
}
