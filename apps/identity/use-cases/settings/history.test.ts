import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/open.ts';
import { openTestIdentity, TEST_GUID, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const ACCOUNT = '/user/private/account';
const OTHER_GUID = 'eeeeeeee-0000-4000-8000-000000000000';

const as = (token: string | undefined, more: Record<string, string> = {}) => ({ usertoken: token ?? '', ...more });

describe.each(testStores)('history and devices on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const opened = async (name: string, headers = {}) => {
    const email = `${name}@example.com`;
    return { email, ...(await identity.register(email, PASSWORD, headers)) };
  };
  const inStore = <T>(run: (db: Db) => Promise<T>): Promise<T> => run(identity.db);
  const history = async (token: string | undefined) =>
    (await identity.get(`${ACCOUNT}/history`, as(token))).result.events as { kind: string; detail: object }[];

  test('[SESS-08] an event with the mask of an earlier version is shown with the mask of today', async () => {
    const { token, result } = await opened('earlier-history');
    const detail = JSON.stringify({ by: 'email', email: 'ea***@example.com' });
    await inStore((db) =>
      db
        .updateTable('security_event')
        .set({ detail })
        .where('account_id', 'in', db.selectFrom('account').select('id').where('public_id', '=', result.id))
        .execute(),
    );
    const [event] = await history(token);
    expect(event?.detail).toEqual({ by: 'email', email: 'e***@e***.com' });
  });

  test('the history comes newest first, fifty at a time, and of this account alone', async () => {
    const { token, result } = await opened('history');
    const stranger = await opened('stranger-history');
    await inStore(async (db) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('public_id', '=', result.id)
        .executeTakeFirstOrThrow();
      const row = { account_id: id, kind: 'login', browser: '', system: '', country: 'DE', site: 'x', detail: '{}' };
      const at = Date.now() - 60_000;
      for (let n = 0; n < 120; n += 1) {
        const values = {
          ...row,
          id: `0199e2f0-1111-7222-8333-${String(n).padStart(12, '0')}`,
          at: at - Math.floor(n / 40),
        };
        await db.insertInto('security_event').values(values).execute();
      }
    });
    const page = async (before?: string, by = token) => {
      const url = `${ACCOUNT}/history${before === undefined ? '' : `?before=${before}`}`;
      return (await identity.get(url, as(by))).result as { events: { id: string; at: number }[]; next?: string };
    };
    const pages = [await page()];
    while (pages.at(-1)?.next) pages.push(await page(pages.at(-1)?.next));
    const events = pages.flatMap((one) => one.events);
    expect(pages.map((one) => one.events.length).slice(0, 2)).toEqual([50, 50]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.length).toBeGreaterThanOrEqual(120);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
    const own = new Set(events.map(({ id }) => id));
    const stranger50 = (await page(pages[0]?.next, stranger.token)).events;
    expect(stranger50.filter(({ id }) => own.has(id))).toEqual([]);
    for (const wrong of ['x', events[0]?.id, `-1_${events[0]?.id}`, `1_${events[0]?.id}x`])
      expect((await identity.get(`${ACCOUNT}/history?before=${wrong}`, as(token))).ret_code, wrong).toBe(700_001);
  });

  test('a page begins where the last one ended, though the event between them is purged meanwhile', async () => {
    const { token, result } = await opened('purged-history');
    const account = identity.db.selectFrom('account').select('id').where('public_id', '=', result.id);
    const { id: account_id } = await account.executeTakeFirstOrThrow();
    const now = Date.now();
    const row = { account_id, attempts: 1, browser: '', system: '', country: 'FR', site: 'x', expires_at: now + 1e9 };
    const made = Array.from({ length: 120 }, (_, n) => {
      const id = `0199e2f0-1111-7222-8336-${String(n).padStart(12, '0')}`;
      const at = now + 60_000 - Math.floor(n / 7);
      return { ...row, id, slot: id, first_at: at, last_at: at };
    });
    await identity.db.insertInto('failed_login').values(made).execute();
    const page = async (before: string) =>
      (await identity.get(`${ACCOUNT}/history?before=${before}`, as(token))).result as {
        events: { id: string; at: number }[];
        next?: string;
      };
    const first = await page(`${now + 90_000}_${made[0]?.id}`);
    const next = first.next ?? '';
    const before = await page(next);
    expect(before.events).toHaveLength(50);
    await identity.db
      .deleteFrom('failed_login')
      .where('id', '=', first.events.at(-1)?.id ?? '')
      .execute();
    expect(await page(next)).toEqual(before);
  });

  test('an event has the host of its site for people to read, and none where the site is no more', async () => {
    const { token, result } = await opened('host-history', { 'x-gatehouse-site': 'TUR' });
    await inStore(async (db) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('public_id', '=', result.id)
        .executeTakeFirstOrThrow();
      const at = Date.now();
      const row = { account_id: id, kind: 'login', at, browser: '', system: '', country: 'DE', detail: '{}' };
      const rows = ['TUR', 'no more'].map((site, n) => ({
        ...row,
        site,
        id: `0199e2f0-1111-7222-8334-00000000000${n}`,
      }));
      await db.insertInto('security_event').values(rows).execute();
    });
    const events = (await history(token)) as unknown as { site: string; host: string }[];
    const hostOf = (wanted: string) => events.find(({ site }) => site === wanted)?.host;
    expect([hostOf('TUR'), hostOf('no more')]).toEqual(['tr.localhost', '']);
  });

  test('a known device is listed by name, and once forgotten it is confirmed by a code', async () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    const { token, email } = await opened('known', { 'user-agent': chrome, 'x-gatehouse-country': 'DE' });
    const there = await identity.logIn(email, PASSWORD, { guid: OTHER_GUID });
    const code = async () => {
      await identity.post(
        '/user/public/challenge/send',
        { uuid: there.result.uuid, item: 'email' },
        { guid: OTHER_GUID },
      );
      return { by: 'email', code: identity.codeFor(email) };
    };
    const verify = { uuid: there.result.uuid, proof: await code() };
    const inside = await identity.post('/user/public/login/verify', verify, { guid: OTHER_GUID });
    expect(inside.ret_code).toBe(0);
    const list = async () => (await identity.get(`${ACCOUNT}/devices`, as(token))).result.devices;
    const devices = await list();
    expect(devices).toHaveLength(2);
    expect(devices.find((one: { current: boolean }) => one.current)).toMatchObject({
      ...{ browser: 'Chrome', system: 'Windows', country: 'DE', sessions: 1 },
    });
    expect(JSON.stringify(devices)).not.toContain(TEST_GUID);
    const [other, own] = [false, true].map((current) =>
      devices.find((one: { current: boolean }) => one.current === current),
    );
    const forget = (device_id: string) => identity.post(`${ACCOUNT}/devices/forget`, { device_id }, as(token));
    expect((await forget(own.device_id)).ret_code).toBe(700_001);
    expect((await forget(other.device_id)).result).toEqual({ sessions_ended: 1 });
    expect((await forget(other.device_id)).result).toEqual({ sessions_ended: 0 });
    expect((await identity.get('/user/private/info', as(inside.token))).ret_code).toBe(10_006);
    expect(await list()).toHaveLength(1);
    expect((await identity.logIn(email, PASSWORD, { guid: OTHER_GUID })).ret_code).toBe(20_100);
    expect((await history(token)).map(({ kind }) => kind)).toContain('sessionsEnded');
  });
});
