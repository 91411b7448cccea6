import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountByName } from '@gatehouse/identity/accounts/accounts';
import { openDb } from '@gatehouse/identity/store';
import { createDatabase, dropDatabase, testStores } from '@gatehouse/identity/testing/open-test-identity';
import { describe, expect, test } from 'vitest';
import { addAccounts, emailOf, type Place } from './accounts.ts';

describe.each(testStores)('accounts of the bench on %s', (store) => {
  async function withPlace(use: (place: Place) => Promise<void>): Promise<void> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-accounts-'));
    const databaseUrl = store === 'PostgreSQL' ? await createDatabase() : undefined;
    try {
      await use({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
    } finally {
      if (databaseUrl) await dropDatabase(databaseUrl);
      rmSync(dataDir, { recursive: true, force: true });
    }
  }

  test('have the default of every column that the bench does not name', () =>
    withPlace(async (place) => {
      await addAccounts(place, 3, 'a hash', 'SITE');
      const db = await openDb(place, () => undefined);
      try {
        const account = await accountByName(db, 'default', emailOf(2));
        expect(account).toMatchObject({
          ...{ email: emailOf(2), site: 'SITE', mobile: null },
          ...{ ban_kind: '', anti_phishing_code: '', withdrawals_after: 0, notice_new_login: 1 },
        });
        const sessions = await db.selectFrom('session').selectAll().execute();
        expect(sessions).toHaveLength(3);
        expect(sessions.flatMap((row) => Object.entries(row)).filter(([, value]) => value === undefined)).toEqual([]);
      } finally {
        await db.destroy();
      }
    }));

  test('fail with the message of the store, and with no unhandled rejection', () =>
    withPlace(async (place) => {
      await addAccounts(place, 1, 'a hash', 'SITE');
      await expect(addAccounts(place, 1, 'a hash', 'SITE')).rejects.toThrow(/unique/i);
    }));
});
