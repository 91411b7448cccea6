import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, test, vi } from 'vitest';
import { databaseOf } from '../compose.ts';
import { rowId } from '../kernel/ids.ts';
import { purge } from '../purge.ts';
import { openDb } from '../store.ts';
import {
  createDatabase,
  dropDatabase,
  openTestIdentity,
  type TestIdentity,
  testStores,
} from '../testing/open-test-identity.ts';

const silent = () => undefined;
const KEPT = { securityEventsMs: 1 };

describe.each(testStores)('the store on %s', (store) => {
  async function withStore(run: (store: { dataDir: string; databaseUrl?: string }) => Promise<void>) {
    const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-store-'));
    const databaseUrl = store === 'PostgreSQL' ? await createDatabase() : undefined;
    await run({ dataDir, databaseUrl });
    if (databaseUrl) await dropDatabase(databaseUrl);
    rmSync(dataDir, { recursive: true });
  }

  test('several replicas may start at once, and again', () =>
    withStore(async (where) => {
      for (let round = 0; round < 2; round += 1) {
        const opened = await Promise.all(Array.from({ length: 5 }, () => openDb(where, silent)));
        for (const db of opened) expect(await db.selectFrom('account').select('id').execute()).toEqual([]);
        await Promise.all(opened.map((db) => db.destroy()));
      }
    }));

  test('expired rows are purged, others stay', () =>
    withStore(async (where) => {
      const db = await openDb(where, silent);
      const rows = Array.from({ length: 2500 }, (_, n) => ({ id: `${n}`, expires_at: n < 2400 ? 1000 : 2000 }));
      for (let n = 0; n < rows.length; n += 500)
        await db
          .insertInto('used_timestamp')
          .values(rows.slice(n, n + 500))
          .execute();
      expect(await purge(db, 1000, KEPT)).toEqual({ deleted: 2400, finished: true });
      expect(await purge(db, 1000, KEPT)).toEqual({ deleted: 0, finished: true });
      const left = await db.selectFrom('used_timestamp').select('id').execute();
      expect(left).toHaveLength(100);
      await db.destroy();
    }));

  test('instances that purge at once share the work, and a pass that is over leaves the rest', () =>
    withStore(async (where) => {
      const opened = await Promise.all(Array.from({ length: 3 }, () => openDb(where, silent)));
      const [db] = opened;
      if (!db) throw new Error('no store');
      const rows = Array.from({ length: 12_000 }, (_, n) => ({ id: `${n}`, expires_at: 1 }));
      for (let n = 0; n < rows.length; n += 1000)
        await db
          .insertInto('used_timestamp')
          .values(rows.slice(n, n + 1000))
          .execute();
      expect(await purge(db, 1, KEPT, 0)).toEqual({ deleted: 0, finished: false });
      const purged = await Promise.all(opened.map((one) => purge(one, 1, KEPT)));
      expect(purged.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(12_000);
      expect(await db.selectFrom('used_timestamp').select('id').execute()).toEqual([]);
      await Promise.all(opened.map((one) => one.destroy()));
    }));

  test('events of an account’s security go when they were kept long enough', async () => {
    const identity = await openTestIdentity(store);
    const db = databaseOf(identity.app);
    if (!db) throw new Error('no store');
    await identity.register('kept@example.com', 'correct horse battery');
    await identity.logIn('kept@example.com', 'correct horse battery');
    const events = () => db.selectFrom('security_event').select('at').execute();
    const before = (await events()).length;
    expect(before).toBeGreaterThan(0);
    await purge(db, Date.now() + 1_000, { securityEventsMs: 60_000 });
    expect(await events()).toHaveLength(before);
    await purge(db, Date.now() + 61_000, { securityEventsMs: 60_000 });
    expect(await events()).toEqual([]);
    await identity.close();
  });
});

test('no query of any call reads a whole table', async () => {
  const queries = new Set<string>();
  const prepare = Sqlite.prototype.prepare;
  const spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql: string) {
    queries.add(sql);
    return prepare.call(this, sql);
  });
  const identity = await openTestIdentity('SQLite');
  const guid = '00000000-0000-4000-8000-000000000001';
  const { token = '' } = await identity.register('plan@example.com', 'correct horse battery', { guid });
  await identity.logIn('plan@example.com', 'wrong', { guid });
  const { result } = await identity.get('/user/private/session/list', { usertoken: token });
  await identity.post(
    '/user/private/session/revoke',
    { session_id: result.sessions[0].session_id },
    { usertoken: token },
  );
  await identity.register('plan@example.com', 'correct horse battery');
  const { token: live = '' } = await identity.logIn('plan@example.com', 'correct horse battery', { guid });
  const { quick_token } = (await identity.post('/user/private/quick_token', '', { usertoken: live })).result;
  const data = { user_id: '7', token: quick_token };
  await identity.post('/user/public/conversion/check', { source: 'plan', data });
  await identity.post('/user/public/quick_login', { quick_token });
  await identity.post('/user/private/trade/switch', { env: 1 }, { usertoken: live });
  await identity.post('/user/private/one_people_bind/set', { bind_uid: '7' }, { usertoken: live });
  await identity.get('/user/private/one_people_bind/get', { usertoken: live });
  await identity.get('/user/private/member/info', { usertoken: live });
  await queryEveryOtherWay(identity);
  await identity.post('/logout', '', { usertoken: token });
  const db = await openDb(identity.options, silent);
  await purge(db, 1, KEPT);
  spy.mockRestore();
  const file = new Sqlite(join(identity.options.dataDir, 'identity.sqlite'), { readonly: true });
  const ours = [...queries].filter(
    (sql) => /^(select|update|delete|insert)/.test(sql) && !/kysely|sqlite_|account_loose/.test(sql),
  );
  expect(ours.length).toBeGreaterThan(25);
  for (const sql of ours.filter((text) => !text.includes('"encryption_key"'))) {
    const plan = file.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(
      ...sql
        .split('?')
        .slice(1)
        .map(() => null),
    );
    expect(
      plan.filter(({ detail }) => /^SCAN (?!CONSTANT|\d+.ROW)/.test(detail)),
      sql,
    ).toEqual([]);
  }
  file.close();
  await db.destroy();
  await identity.close();
});

/** Registration by link and number, and the old variant. */
async function queryEveryOtherWay({ post, mailbox, setPassword }: TestIdentity) {
  const first = { email: 'link@example.com', item: 'email_link' };
  const { uuid } = (await post('/verify/register/email', first)).result;
  const link_token = /#([\w-]{43})/.exec(mailbox.list()[0]?.text ?? '')?.[1];
  await post('/user/public/register/verify', { uuid, link_token });
  const { token: usertoken = '' } = await setPassword(uuid, 'correct horse battery');
  await post('/v3/private/misc/cabital/post-register', { channel: 'x', uuid, status: 1 }, { usertoken });
  await post('/verify/register/mobile', { mobile: '+4915112345678', country: 'DE' });
}

test('the embedded store is for its owner only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-store-'));
  const db = await openDb({ dataDir: join(dataDir, 'new') }, silent);
  expect(statSync(join(dataDir, 'new/identity.sqlite')).mode & 0o777).toBe(0o600);
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

test('a store that cannot be opened says so', async () => {
  await expect(openDb({ databaseUrl: 'mysql://x', dataDir: '.' }, silent)).rejects.toThrow(/postgres:\/\//);
  await expect(openDb({ databaseUrl: 'postgres://127.0.0.1:1/x', dataDir: '.' }, silent)).rejects.toThrow(
    /ECONNREFUSED/,
  );
});

test('row ids are UUIDv7: distinct, and in order of time', () => {
  const ids = Array.from({ length: 1000 }, (_, n) => rowId(1_795_235_266_964 + n));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(Array.from({ length: 1000 }, () => rowId(1))).size).toBe(1000);
});
