import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/open.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const BIND_GET = '/user/private/one_people_bind/get';
const BIND_SET = '/user/private/one_people_bind/set';
const MEMBER = '/user/private/member/info';
const SWITCH = '/user/private/trade/switch';

const as = (token: string | undefined) => ({ usertoken: token ?? '' });

describe.each(testStores)('session extras on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const inStore = <T>(look: (db: Db) => Promise<T>): Promise<T> => look(identity.db);

  test('[SESS-07] trade/switch is kept with the session that asked for it, and with no other', async () => {
    const here = await identity.register('switch@example.com', PASSWORD);
    await identity.logIn('switch@example.com', PASSWORD);
    const envs = () => inStore((db) => db.selectFrom('session').select('trade_env').execute());
    expect((await envs()).map(({ trade_env }) => trade_env)).toEqual([0, 0]);
    for (let n = 0; n < 2; n += 1)
      expect(await identity.post(SWITCH, { env: 1 }, as(here.token))).toMatchObject({
        ret_code: 0,
        result: { env: 1 },
      });
    expect((await envs()).map(({ trade_env }) => trade_env).toSorted()).toEqual([0, 1]);
    for (const body of [{}, { env: 2 }, { env: '1' }, { env: 1, more: 1 }])
      expect((await identity.post(SWITCH, body, as(here.token))).ret_code).toBe(700_001);
  });

  test('[SESS-09] member/info: who, since when, and where they belong', async () => {
    const before = Date.now();
    const { token, result } = await identity.register('member@example.com', PASSWORD, { 'x-gatehouse-site': 'TUR' });
    const info = async () => (await identity.get(MEMBER, as(token))).result;
    const { member_since, ...rest } = await info();
    expect(rest).toEqual({ id: result.id, home_site: 'TUR', kyc_country: '', withdrawals_after: 0 });
    expect(member_since).toBeGreaterThanOrEqual(before);
    expect(member_since).toBeLessThanOrEqual(Date.now());
    const verifiedIn = (kyc_country: string) =>
      inStore((db) =>
        db.updateTable('account').set({ kyc_country }).where('public_id', '=', result.id).executeTakeFirst(),
      );
    await verifiedIn('NL');
    expect(await info()).toMatchObject({ home_site: 'NLD', kyc_country: 'NL' });
  });

  test('[SESS-09] [SITE-02] a member of the test network belongs to it, wherever they live', async () => {
    const testnet = { 'x-gatehouse-site': 'TESTNET' };
    const { token, result } = await identity.register('test@example.com', PASSWORD, testnet);
    await inStore((db) =>
      db.updateTable('account').set({ kyc_country: 'NL' }).where('public_id', '=', result.id).executeTakeFirst(),
    );
    expect((await identity.get(MEMBER, { ...as(token), ...testnet })).result.home_site).toBe('TESTNET');
  });

  test('[SESS-04] each of them needs a session', async () => {
    for (const path of [MEMBER, BIND_GET]) expect((await identity.get(path)).ret_code).toBe(10_006);
    for (const path of [SWITCH, BIND_SET]) expect((await identity.post(path, {})).ret_code).toBe(10_006);
  });

  test('[SESS-09] one person’s accounts are bound once; the same once more is fine', async () => {
    const [me, mine, other] = await Promise.all(
      ['me', 'mine', 'else'].map((name) => identity.register(`${name}@example.com`, PASSWORD)),
    );
    const bound = async () => (await identity.get(BIND_GET, as(me?.token))).result;
    const bindTo = (bind_uid: string) => identity.post(BIND_SET, { bind_uid }, as(me?.token));
    expect(await bound()).toEqual({ bind_uid: '' });
    for (let n = 0; n < 2; n += 1)
      expect(await bindTo(`${mine?.result.id}`)).toMatchObject({
        ret_code: 0,
        result: { bind_uid: `${mine?.result.id}` },
      });
    expect(await bound()).toEqual({ bind_uid: `${mine?.result.id}` });
    expect((await bindTo(`${other?.result.id}`)).ret_code).toBe(700_001);
    expect(await bound()).toEqual({ bind_uid: `${mine?.result.id}` });
    expect((await identity.get(BIND_GET, as(mine?.token))).result).toEqual({ bind_uid: '' });
  });

  test('[SESS-09] many at the same time end in one binding', async () => {
    const me = await identity.register('race@example.com', PASSWORD);
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, n) => identity.register(`race${n}@example.com`, PASSWORD)),
    );
    const answers = await Promise.all(
      others.map(({ result }) => identity.post(BIND_SET, { bind_uid: `${result.id}` }, as(me.token))),
    );
    const taken = answers.filter(({ ret_code }) => ret_code === 0);
    expect(taken).toHaveLength(1);
    expect((await identity.get(BIND_GET, as(me.token))).result).toEqual(taken[0]?.result);
  });

  test('[SESS-09] the own account, an unknown one, and one of another environment get the same answer', async () => {
    const me = await identity.register('self@example.com', PASSWORD);
    const away = await identity.register('away@example.com', PASSWORD, { 'x-gatehouse-site': 'TESTNET' });
    const uids = [`${me.result.id}`, `0${me.result.id}`, `${away.result.id}`, '1', '0', '99999999999999999999'];
    const answers = await Promise.all(uids.map((bind_uid) => identity.post(BIND_SET, { bind_uid }, as(me.token))));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 400, ret_code: 700_001, result: { field: 'bind_uid' } });
    expect((await identity.get(BIND_GET, as(me.token))).result).toEqual({ bind_uid: '' });
    for (const bind_uid of ['', '-1', 'x', '1'.repeat(21), 1])
      expect((await identity.post(BIND_SET, { bind_uid }, as(me.token))).ret_code).toBe(700_001);
  });
});

test('[SESS-09] tries to bind are counted', async () => {
  const identity = await openTestIdentity('SQLite', { limitPoints: { bindsByAccount: 2 } });
  const { token } = await identity.register('tries@example.com', PASSWORD);
  const codes = [];
  for (let n = 1; n <= 3; n += 1) codes.push((await identity.post(BIND_SET, { bind_uid: `${n}` }, as(token))).ret_code);
  expect(codes).toEqual([700_001, 700_001, 700_040]);
  await identity.close();
});
