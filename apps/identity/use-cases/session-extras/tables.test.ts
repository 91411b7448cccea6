import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { postgresDialect } from '../../db/postgres.ts';
import type { Schema } from '../../db/schema.ts';
import { sqliteDialect } from '../../db/sqlite.ts';
import { migrations } from '../../migrations.ts';
import { openDb } from '../../store.ts';
import { createDatabase, dropDatabase, testStores } from '../../testing/open-test-identity.ts';

test.each(testStores)('[SESS-07] on %s sessions from before live on, and have switched nothing', async (store) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-migrate-'));
  const databaseUrl = store === 'PostgreSQL' ? await createDatabase() : undefined;
  const dialect = databaseUrl ? postgresDialect(databaseUrl, () => undefined) : sqliteDialect(dataDir);
  const old = new Kysely<Schema>({ dialect });
  const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0002'));
  const provider = { getMigrations: async () => first };
  expect((await new Migrator({ db: old, provider }).migrateToLatest()).error).toBeUndefined();
  const account = {
    ...{ id: 'a', public_id: 7, environment: 'default', email: 'a@example.com', email_key: 'a@example.com' },
    ...{ email_verified: 1, password_hash: 'x', status: 1, lang: 'en', site: 'GLOBAL', kyc_person_level: 0 },
    ...{ kyc_tag: 0, attribution: '{}', created_at: 1 },
  };
  const session = {
    ...{ id: 's', token_hash: 'h', account_id: 'a', environment: 'default', site: 'GLOBAL', browser: '', system: '' },
    ...{ created_at: 1, last_seen_at: 1, expires_at: 2 },
  };
  // The row of then has no place for what came later.
  await old
    .insertInto('account')
    .values(account as never)
    .execute();
  await old
    .insertInto('session')
    .values(session as never)
    .execute();
  await old.destroy();
  const db = await openDb({ databaseUrl, dataDir }, () => undefined);
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([
    { ...session, trade_env: 0, device: '', country: '', opened_by: 'password', proven_at: 0 },
  ]);
  await db.destroy();
  if (databaseUrl) await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true });
});
