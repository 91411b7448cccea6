import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../compose.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Db } from './open.ts';

describe.each(testStores)('a statement compiled once on %s', (store) => {
  let identity: TestIdentity;
  let db: Db;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    db = databaseOf(identity.app) as Db;
  });
  afterAll(() => identity.close());

  const insert = compiledOnce((on, at: { id: string; expires_at: number }) =>
    on
      .insertInto('login_guard')
      .values({ ...at, errors: 7 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: at.expires_at, errors: 8 })),
  );
  const select = compiledOnce((on, at: { ids: string; other: string; now: number }) =>
    on
      .selectFrom('login_guard')
      .select(['id', 'errors', 'expires_at'])
      .where('id', 'in', [at.ids, at.other])
      .where('expires_at', '>', at.now),
  );

  test('it takes the values of each run', async () => {
    await insert(db, { id: 'a', expires_at: 10 });
    await insert(db, { id: 'b', expires_at: 20 });
    await insert(db, { id: 'b', expires_at: 30 });
    expect(await select(db, { ids: 'a', other: 'b', now: 5 })).toHaveLength(2);
    expect(await select(db, { ids: 'b', other: 'c', now: 25 })).toEqual([{ id: 'b', errors: 8, expires_at: 30 }]);
  });

  test('it runs in the transaction that it is given', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await insert(trx, { id: 'undone', expires_at: 10 });
      expect(await select(trx, { ids: 'undone', other: '', now: 0 })).toHaveLength(1);
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await select(db, { ids: 'undone', other: '', now: 0 })).toEqual([]);
  });

  test('a text that depends on its values is refused', async () => {
    const depends = compiledOnce((on, at: { id: string }) =>
      on.selectFrom('login_guard').select('id').where('id', '=', `${at.id}!`),
    );
    await expect(depends(db, { id: 'a' })).rejects.toThrow('depends on its values');
  });
});
