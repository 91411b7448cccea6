import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const VERIFY = '/user/public/login/verify';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });

describe.each(testStores)('challenges after the first factor of a login, on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());
  const codeIn = (to: string) =>
    identity.mailbox
      .list()
      .map((item) => (item.to === to ? /\b\d{6}\b/.exec(item.text)?.[0] : undefined))
      .find(Boolean) ?? '';
  const send = (uuid: string, headers: object) =>
    identity.post('/user/public/challenge/send', { uuid, item: 'email' }, { ...headers });
  const verify = (uuid: string, code: string, headers: object, more = {}) =>
    identity.post(VERIFY, { uuid, proof: { by: 'email', code }, ...more }, { ...headers });
  const change = async (email: string, set: Record<string, number | string | null>) => {
    const { db } = identity;
    await db.updateTable('account').set(set).where('email_key', '=', email).execute();
  };

  test('[LOGIN-02] a new device is confirmed by a code, and then it is known', async () => {
    const { result } = await identity.register('new@example.com', PASSWORD);
    const asked = await identity.logIn('new@example.com', PASSWORD, device(1));
    expect(asked).toMatchObject({
      ret_code: 20100,
      result: { why: 'device', ways: ['email'], vague_email: 'n***@e***.com', uuid: expect.any(String) },
    });
    expect(asked.token).toBeUndefined();
    const { uuid } = asked.result;
    expect((await send(uuid, device(1))).ret_code).toBe(0);
    expect((await verify(uuid, codeIn('new@example.com'), device(2))).ret_code).toBe(700081);
    const first = await verify(uuid, codeIn('new@example.com'), device(1));
    expect(first).toMatchObject({ ret_code: 0, result, token: expect.any(String) });
    // Its answer may have been lost: the same session, and for this device alone.
    expect((await verify(uuid, codeIn('new@example.com'), device(1))).text).toBe(first.text);
    const sessions = await identity.get('/user/private/session/list', { usertoken: first.token ?? '' });
    expect(sessions.result.sessions).toHaveLength(2);
    expect((await verify(uuid, codeIn('new@example.com'), device(2))).ret_code).toBe(700081);
    expect((await verify(uuid, '000000', device(1))).ret_code).toBe(700081);
    expect((await identity.logIn('new@example.com', PASSWORD, device(1))).ret_code).toBe(0);
    expect((await identity.logIn('new@example.com', PASSWORD, device(2))).ret_code).toBe(20100);
  });

  test('[SESS-02] a known guid with another secret, or without one, is an unknown device', async () => {
    await identity.register('copied@example.com', PASSWORD, device(7));
    expect((await identity.logIn('copied@example.com', PASSWORD, device(7))).ret_code).toBe(0);
    for (const secret of ['A'.repeat(43), '']) {
      const copied = { ...device(7), [gatewayHeaders.device]: secret };
      expect((await identity.logIn('copied@example.com', PASSWORD, copied)).ret_code).toBe(20100);
    }
  });

  test('[LOGIN-02] a device that is not to be trusted is asked again', async () => {
    await identity.register('cafe@example.com', PASSWORD);
    const { uuid } = (await identity.logIn('cafe@example.com', PASSWORD, device(3))).result;
    await send(uuid, device(3));
    const answer = await verify(uuid, codeIn('cafe@example.com'), device(3), { trust_device: false });
    expect(answer.ret_code).toBe(0);
    expect((await identity.logIn('cafe@example.com', PASSWORD, device(3))).ret_code).toBe(20100);
  });

  test('[LOGIN-02] the account may do without, but where its site demands it', async () => {
    const sites = identity.options.brand.sites.map((site) =>
      site.id === 'HKG' ? { ...site, newDevice: 'code' as const, walled: false } : site,
    );
    const strict = await openTestIdentity(store, { brand: { ...identity.options.brand, sites } });
    const { result } = await strict.register('free@example.com', PASSWORD);
    const { db } = strict;
    await db.updateTable('account').set({ device_check: 0 }).where('email_key', '=', 'free@example.com').execute();
    expect(await strict.logIn('free@example.com', PASSWORD, device(4))).toMatchObject({ ret_code: 0, result });
    const there = { ...device(5), 'x-gatehouse-site': 'HKG' };
    expect((await strict.logIn('free@example.com', PASSWORD, there)).ret_code).toBe(20100);
    await strict.close();
  });

  test('[ERR-04] an account that was terminated says so, after the right password only', async () => {
    await identity.register('ended@example.com', PASSWORD);
    await change('ended@example.com', { status: 2 });
    expect((await identity.logIn('ended@example.com', 'wrong')).ret_code).toBe(31002);
    expect((await identity.logIn('ended@example.com', PASSWORD)).ret_code).toBe(40029);
  });

  test('[BAN-01] a banned account answers 31003, after the right password only, and by code too', async () => {
    await identity.register('banned@example.com', PASSWORD);
    await change('banned@example.com', { banned_at: Date.now(), ban_kind: 'self' });
    expect((await identity.logIn('banned@example.com', 'wrong')).ret_code).toBe(31002);
    expect((await identity.logIn('banned@example.com', PASSWORD)).ret_code).toBe(31003);
    const { uuid } = (
      await identity.post('/user/public/login/begin', { login_name: 'banned@example.com', item: 'code' })
    ).result;
    const proof = { by: 'email', code: codeIn('banned@example.com') };
    expect((await identity.post(VERIFY, { uuid, proof })).ret_code).toBe(31003);
  });

  test('[LOGIN-11] a too unusual login is blocked, an unusual one needs one more proof', async () => {
    let action: 'pass' | 'verify' | 'block' = 'verify';
    const risk = { assess: async () => ({ action, reasons: ['test'] }) };
    const own = await openTestIdentity(store, { risk });
    await own.register('risk@example.com', PASSWORD);
    expect(await own.logIn('risk@example.com', PASSWORD)).toMatchObject({ ret_code: 20100, result: { why: 'risk' } });
    action = 'block';
    expect((await own.logIn('risk@example.com', PASSWORD)).ret_code).toBe(700085);
    expect((await own.logIn('risk@example.com', 'wrong')).ret_code).toBe(31002);
    await own.close();
  });

  test('[LOGIN-01] an account without a password takes none, and answers like a wrong one', async () => {
    await identity.register('none@example.com', PASSWORD);
    await change('none@example.com', { password_hash: '' });
    const one = await identity.logIn('none@example.com', PASSWORD);
    const other = await identity.logIn('nobody-at-all@example.com', PASSWORD);
    expect(one.text).toBe(other.text);
    expect(one.ret_code).toBe(31002);
  });

  test.each([
    ['the password was changed', { password_changed_at: 7 }],
    ['the account was locked', { banned_at: 7 }],
    ['the account was terminated', { status: 2 }],
  ])('[SESS-06] a login that was under way when %s opens nothing', async (_, set) => {
    let meanwhile = async () => {};
    const risk = {
      assess: async () => {
        await meanwhile();
        return { action: 'pass' as const, reasons: [] };
      },
    };
    const own = await openTestIdentity(store, { risk });
    await own.register('meanwhile@example.com', PASSWORD);
    const { db } = own;
    meanwhile = async () => {
      await db.updateTable('account').set(set).execute();
    };
    const answer = await own.logIn('meanwhile@example.com', PASSWORD);
    expect(answer).toMatchObject({ ret_code: 700081 });
    expect(answer.token).toBeUndefined();
    await own.close();
  });

  test('the state of the main account holds for its sub-accounts, by code too', async () => {
    await identity.register('main@example.com', PASSWORD);
    const sub = await identity.register('sub@example.com', PASSWORD);
    const { db } = identity;
    const main = await db
      .selectFrom('account')
      .selectAll()
      .where('email_key', '=', 'main@example.com')
      .executeTakeFirstOrThrow();
    await db.updateTable('account').set({ parent_id: main.id }).where('public_id', '=', sub.result.id).execute();
    expect((await identity.logIn('sub@example.com', PASSWORD)).ret_code).toBe(0);
    await change('main@example.com', { banned_at: Date.now(), ban_kind: 'operator' });
    expect((await identity.logIn('sub@example.com', PASSWORD)).ret_code).toBe(31003);
    const begun = await identity.post('/user/public/login/begin', { login_name: 'sub@example.com', item: 'code' });
    const proof = { by: 'email', code: codeIn('sub@example.com') };
    expect((await identity.post(VERIFY, { uuid: begun.result.uuid, proof })).ret_code).toBe(31003);
    await change('main@example.com', { banned_at: null, status: 2 });
    expect((await identity.logIn('sub@example.com', PASSWORD)).ret_code).toBe(40029);
  });

  test('[LOGIN-02] a factor that was added meanwhile is not bypassed with an earlier code', async () => {
    await identity.register('added@example.com', PASSWORD);
    const { uuid } = (await identity.logIn('added@example.com', PASSWORD, device(8))).result;
    await send(uuid, device(8));
    const code = codeIn('added@example.com');
    const { db } = identity;
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', 'added@example.com')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('totp')
      .values({ account_id: id, secret: 'x', last_step: 0, unbind_asked_at: 0, created_at: 1 })
      .execute();
    expect((await verify(uuid, code, device(8))).ret_code).toBe(700081);
  });
});
