import type { LoginHistory } from '@gatehouse/contract/account/logins';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '../../purge.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const ACCOUNT = '/user/private/account';
const DAY_MS = 24 * 3600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const home = { 'user-agent': FIREFOX, 'x-gatehouse-country': 'NL' };
const abroad = { 'user-agent': SAFARI, 'x-gatehouse-country': 'BR', guid: 'eeeeeeee-0000-4000-8000-000000000000' };
const WRONG = 31_002;
const LOCKED = 31_030;

describe.each(testStores)('logins on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const opened = async (name: string) => {
    const email = `${name}@example.com`;
    const { token = '', result } = await identity.register(email, PASSWORD, home);
    return { email, token, id: result.id as number };
  };
  const list = async (usertoken: string): Promise<LoginHistory> =>
    (await identity.get(`${ACCOUNT}/logins`, { usertoken })).result;
  const told = async (token: string) =>
    (await list(token)).logins.map(({ odd, count, browser, system, country }) => [
      odd,
      count,
      `${browser} ${system} ${country}`,
    ]);

  test('[SHELL-13] the first is the one that opened the account; what is new about others is said', async () => {
    const { email, token } = await opened('first');
    expect(await told(token)).toEqual([['usual', 1, 'Firefox Linux NL']]);
    await identity.logIn(email, PASSWORD, home);
    await identity.logIn(email, PASSWORD, { ...home, 'x-gatehouse-country': 'DE' });
    await identity.logIn(email, PASSWORD, { ...home, 'x-gatehouse-country': 'DE' });
    const there = await identity.logIn(email, PASSWORD, abroad);
    await identity.post('/user/public/challenge/send', { uuid: there.result.uuid, item: 'email' }, abroad);
    const proof = { by: 'email', code: identity.codeFor(email) };
    await identity.post('/user/public/login/verify', { uuid: there.result.uuid, proof }, abroad);
    expect(await told(token)).toEqual([
      ['new-device-and-country', 1, 'Safari iOS BR'],
      ['usual', 1, 'Firefox Linux DE'],
      ['new-country', 1, 'Firefox Linux DE'],
      ['usual', 2, 'Firefox Linux NL'],
    ]);
    expect(await list(token)).toMatchObject({ more: false, sessions: 5 });
  });

  test('[SHELL-13] wrong passwords are one row a day for each country and kind of device, in the history too', async () => {
    const { email, token } = await opened('failed');
    const stranger = await opened('stranger-failed');
    for (let n = 0; n < 3; n += 1) expect((await identity.logIn(email, `wrong ${n}`, abroad)).ret_code).toBe(WRONG);
    await identity.logIn(email, 'wrong', { ...abroad, 'x-gatehouse-country': 'FR' });
    expect(await told(token)).toEqual([
      ['failed', 1, 'Safari iOS FR'],
      ['failed', 3, 'Safari iOS BR'],
      ['usual', 1, 'Firefox Linux NL'],
    ]);
    const events = (await identity.get(`${ACCOUNT}/history`, { usertoken: token })).result.events;
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'loginFailed', country: 'FR', host: 'localhost', detail: { attempts: '1' } },
      { kind: 'loginFailed', country: 'BR', browser: 'Safari', detail: { attempts: '3' } },
    ]);
    const after = `${ACCOUNT}/history?before=${events[0].at}_${events[0].id}`;
    const rest = (await identity.get(after, { usertoken: token })).result.events;
    expect(rest.map(({ id }: { id: string }) => id)).toEqual(events.slice(1).map(({ id }: { id: string }) => id));
    const others = (await identity.get(after, { usertoken: stranger.token })).result.events;
    expect(others.map(({ kind }: { kind: string }) => kind)).not.toContain('loginFailed');
    expect(await told(stranger.token)).toEqual([['usual', 1, 'Firefox Linux NL']]);
  });

  test('[LOGIN-07] [SHELL-13] a locked name is not looked up, so a flood adds nothing', async () => {
    const { email, token } = await opened('flood');
    const answers: number[] = [];
    for (let n = 0; n < 8; n += 1) answers.push((await identity.logIn(email, 'wrong', abroad)).ret_code);
    expect(answers.filter((code) => code === LOCKED).length).toBeGreaterThan(0);
    const [failed] = (await list(token)).logins;
    expect(failed).toMatchObject({ odd: 'failed', count: answers.filter((code) => code === WRONG).length });
  });

  test('a name without an account costs the same row, which names no one and goes within the hour', async () => {
    const { db } = identity;
    const rows = () => db.selectFrom('failed_login').selectAll().where('account_id', 'is', null).execute();
    await identity.logIn('no-one-here@example.com', 'wrong', { ...home, 'x-gatehouse-country': 'SE' });
    const [row] = (await rows()).filter(({ country }) => country === 'SE');
    expect(row).toMatchObject({ attempts: 1, country: 'SE' });
    expect(JSON.stringify(row)).not.toContain('no-one-here');
    const [oneHour, oneMonth] = [3600_000, 32 * DAY_MS].map((ms) => Date.now() + identity.time.offset + ms);
    await purge(db, oneHour ?? 0, { securityEventsMs: 1e12 });
    expect(await rows()).toEqual([]);
    expect(await db.selectFrom('failed_login').select('id').execute()).not.toEqual([]);
    await purge(db, oneMonth ?? 0, { securityEventsMs: 1e12 });
    expect(await db.selectFrom('failed_login').select('id').execute()).toEqual([]);
  });

  test('[SHELL-13] thirty days are listed, and a country from before them is known', async () => {
    const own = await openTestIdentity(store);
    const { token = '', result } = await own.register('month@example.com', PASSWORD, home);
    const { id: account_id } = await own.db
      .selectFrom('account')
      .select('id')
      .where('public_id', '=', result.id)
      .executeTakeFirstOrThrow();
    const row = { account_id, kind: 'login', browser: '', system: '', site: 'GLOBAL', detail: '{}' };
    const made = [
      { country: 'ES', at: Date.now() - 31 * DAY_MS },
      { country: 'ES', at: Date.now() - 29 * DAY_MS },
      { country: 'PT', at: Date.now() - 28 * DAY_MS },
      ...Array.from({ length: 70 }, (_, n) => ({ country: 'PT', at: Date.now() - (n % 20) * DAY_MS - DAY_MS })),
    ].map((one, n) => ({ ...row, ...one, id: `0199e2f0-1111-7222-8335-${String(n).padStart(12, '0')}` }));
    await own.db.insertInto('security_event').values(made).execute();
    const { logins, more } = (await own.get(`${ACCOUNT}/logins`, { usertoken: token })).result as LoginHistory;
    expect(logins.find(({ country }) => country === 'ES')).toMatchObject({ odd: 'usual', count: 1 });
    expect(logins.findLast(({ country }) => country === 'PT')).toMatchObject({ odd: 'new-country' });
    expect(logins.filter(({ country }) => country === 'ES')).toHaveLength(1);
    expect(logins.map(({ at }) => at)).toEqual(logins.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(more).toBe(false);
    await own.close();
  });

  test('[SHELL-13] of many logins the newest are listed, it is said that there are more, and usual countries stay usual', async () => {
    const { token, id: publicId } = await opened('many');
    const account = identity.db.selectFrom('account').select('id').where('public_id', '=', publicId);
    const { id: account_id } = await account.executeTakeFirstOrThrow();
    const row = { account_id, kind: 'login', browser: '', system: '', site: 'GLOBAL', detail: '{}' };
    const loggedIn = (from: number, most: number, country: string, daysAgo: number) => {
      const rows = Array.from({ length: most }, (_, n) => ({
        ...{ ...row, country, at: Date.now() - daysAgo * DAY_MS - n * 1_000 },
        id: `0199e2f0-1111-7222-8337-${String(from + n).padStart(12, '0')}`,
      }));
      return identity.db.insertInto('security_event').values(rows).execute();
    };
    const { more: moreBefore } = await list(token);
    await loggedIn(5_000, 1, 'NL', 10);
    await loggedIn(0, 2, 'IT', 9);
    await loggedIn(10, 395, 'NL', 2);
    await loggedIn(1_000, 1, 'IT', 1);
    const { logins: few, more: moreOfFew } = await list(token);
    expect([moreBefore, moreOfFew]).toEqual([false, false]);
    expect(few.findLast(({ country }) => country === 'IT')?.odd).toBe('new-country');
    await loggedIn(2_000, 300, 'NL', 3);
    const { logins, more } = await list(token);
    expect(more).toBe(true);
    expect(logins.filter(({ country }) => country === 'IT')).toMatchObject([{ odd: 'usual', count: 1 }]);
    expect(new Set(logins.filter(({ country }) => country === 'NL').map(({ odd }) => odd))).toEqual(new Set(['usual']));
  });

  test('[SHELL-13] of many failed logins it is said that there are more', async () => {
    const { token, id: publicId } = await opened('many-failed');
    const account = identity.db.selectFrom('account').select('id').where('public_id', '=', publicId);
    const { id: account_id } = await account.executeTakeFirstOrThrow();
    const at = Date.now() - DAY_MS;
    const row = { account_id, attempts: 1, browser: '', system: '', country: 'FR', site: 'GLOBAL', first_at: at };
    const rows = Array.from({ length: 401 }, (_, n) => {
      const id = `0199e2f0-1111-7222-8338-${String(n).padStart(12, '0')}`;
      return { ...row, id, slot: id, last_at: at, expires_at: at + 31 * DAY_MS };
    });
    await identity.db.insertInto('failed_login').values(rows.slice(0, 400)).execute();
    expect((await list(token)).more).toBe(false);
    await identity.db.insertInto('failed_login').values(rows.slice(400)).execute();
    expect(await list(token)).toMatchObject({ more: true, logins: [{}, { odd: 'failed', count: 400 }] });
  });
});
