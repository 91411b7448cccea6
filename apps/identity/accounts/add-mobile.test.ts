import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { postgresDialect } from '../db/postgres.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { migrations } from '../migrations.ts';
import { openDb } from '../store.ts';
import { createDatabase, dropDatabase, testStores } from '../testing/open-test-identity.ts';
import { accountByName, addAccount } from './accounts.ts';

test.each(testStores)('on %s accounts and sessions from before mobile numbers stay', async (store) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-mobile-'));
  const databaseUrl = store === 'PostgreSQL' ? await createDatabase() : undefined;
  const dialect = databaseUrl ? postgresDialect(databaseUrl, () => undefined) : sqliteDialect(dataDir);
  const before = new Kysely<unknown>({ dialect });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'));
  await new Migrator({ db: before, provider: { getMigrations: async () => earlier } }).migrateToLatest();
  await sql`insert into account values ('a', 123456789, 'default', 'Old@example.com', 'old@example.com', 1, 'hash',
    1, 'en', 'GLOBAL', 0, 0, '{}', 1700000000000, 'NL')`.execute(before);
  await sql`insert into session (id, token_hash, account_id, environment, site, browser, system, created_at, last_seen_at, expires_at)
    values ('s', 'h', 'a', 'default', 'GLOBAL', '', '', 1, 1, 9999999999999)`.execute(before);
  await before.destroy();

  const db = await openDb(databaseUrl ? { databaseUrl, dataDir } : { dataDir }, () => undefined);
  expect(await accountByName(db, 'default', 'old@example.com')).toMatchObject({
    ...{ id: 'a', email: 'Old@example.com', email_verified: 1, kyc_country: 'NL', register_type: 1 },
    ...{ mobile: null, mobile_verified: 0, eu_subscription_at: null, created_at: 1_700_000_000_000 },
  });
  expect(await db.selectFrom('session').select('id').execute()).toEqual([{ id: 's' }]);

  const by = { method: 'mobile', name: '+4915112345678', key: '+4915112345678' } as const;
  const fresh = {
    by,
    environment: 'default',
    password_hash: 'h',
    lang: 'en',
    site: 'GLOBAL',
    attribution: '{}',
  } as const;
  const made = await addAccount(db, 1, fresh);
  expect(made).toMatchObject({ email: null, mobile: '+4915112345678', mobile_verified: 1, email_verified: 0 });
  expect(await addAccount(db, 2, fresh)).toBeUndefined();
  expect(await accountByName(db, 'default', by.key)).toEqual(made);
  expect(await accountByName(db, 'testnet', by.key)).toBeUndefined();
  // Sessions still end with their account.
  await db.deleteFrom('account').where('id', '=', 'a').execute();
  expect(await db.selectFrom('session').select('id').execute()).toEqual([]);

  await db.destroy();
  if (databaseUrl) await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true });
});
