import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { openDb } from '../store.ts';
import { createDatabase, dropDatabase, testStores } from '../testing/open-test-identity.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const FIRST = '0001-first';

test.each(testStores)('on %s accounts from before keep all they had, and have no country yet', async (store) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-migrate-'));
  const databaseUrl = store === 'PostgreSQL' ? await createDatabase() : undefined;
  const dialect = databaseUrl ? postgresDialect(databaseUrl, () => undefined) : sqliteDialect(dataDir);
  const old = new Kysely<Schema>({ dialect });
  const provider = { getMigrations: async () => ({ [FIRST]: migrations[FIRST] as (typeof migrations)[string] }) };
  expect((await new Migrator({ db: old, provider }).migrateToLatest()).error).toBeUndefined();
  const before = {
    ...{ id: 'a', public_id: 7, environment: 'default', email: 'Old@example.com', email_key: 'old@example.com' },
    ...{ email_verified: 1, password_hash: 'x', status: 1, lang: 'en', site: 'GLOBAL', kyc_person_level: 1 },
    ...{ kyc_tag: 0, attribution: '{}', created_at: 1 },
  } as const;
  // The row of then has no place for what came later.
  await old
    .insertInto('account')
    .values(before as never)
    .execute();
  await old.destroy();
  for (let again = 0; again < 2; again += 1) {
    const db = await openDb({ databaseUrl, dataDir }, () => undefined);
    expect(await db.selectFrom('account').selectAll().execute()).toMatchObject([{ ...before, kyc_country: '' }]);
    await db.destroy();
  }
  if (databaseUrl) await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true });
});
