import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseOf } from '../compose.ts';
import { openTestIdentity, type TestIdentity } from '../testing/open-test-identity.ts';
import type { Db } from './open.ts';

let identity: TestIdentity;
let db: Db;
beforeAll(async () => {
  identity = await openTestIdentity('SQLite');
  db = databaseOf(identity.app) as Db;
  await identity.register('planned@example.com', 'correct horse battery');
});
afterAll(() => identity.close());

test('SQLite plans a join once, whatever the values of its runs', async () => {
  const found = (environment: 'default' | 'testnet') =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id', 'account.email'])
      .where('session.environment', '=', environment)
      .where('session.expires_at', '>', 1)
      .execute();
  expect(await found('default')).toMatchObject([{ email: 'planned@example.com' }]);
  // The driver makes what reads the rows once for each plan.
  const made = vi.spyOn(globalThis, 'Function');
  for (let run = 0; run < 3; run += 1) await found('default');
  expect(await found('default')).toHaveLength(1);
  expect(await found('testnet')).toEqual([]);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
