import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountRecoveryTest,
  as,
  device,
  HOUR_MS,
  openAccountRecoveryTest,
  PASSWORD,
} from '../../testing/open-account-recovery-test.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const SUB_PASSWORD = 'seven small green boats';
const OTHER_PASSWORD = 'eight large blue boats';

describe.each(testStores)('sub-accounts, on %s', (store) => {
  let way: AccountRecoveryTest;
  beforeAll(async () => {
    way = await openAccountRecoveryTest(store);
  });
  afterAll(() => way.close());

  const ask = (path: string, payload: object, token: string | undefined, headers = {}) =>
    way.post(`/user/private/sub-account/${path}`, payload, { ...as(token), ...headers });
  const create = async (token: string | undefined, name: string, password = SUB_PASSWORD) =>
    ask('create', { name, ...(await way.locked(password)) }, token);
  const reset = async (token: string | undefined, id: number, password = OTHER_PASSWORD) =>
    ask('password', { id, ...(await way.locked(password)) }, token);
  const logIn = async (login_name: string, password = SUB_PASSWORD, headers: Record<string, string> = {}) =>
    way.post('/user/public/sub-account/login', { login_name, ...(await way.locked(password)) }, headers);
  const list = async (token: string | undefined) => (await way.get('/user/private/sub-account/list', as(token))).result;
  const isLive = async (token: string | undefined) => (await way.get('/user/private/info', as(token))).ret_code === 0;

  /** A main account and its sub-account, whose device is known. */
  async function withSub(email: string, name = 'desk') {
    const { token, result } = await way.registered(email);
    const { sub_accounts } = (await create(token, name)).result;
    const [sub] = sub_accounts;
    await way.inStore((db) =>
      db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', sub.id).execute(),
    );
    return { token, main: result.id as number, id: sub.id as number, login: sub.login_name as string };
  }

  test('created, listed, and logged in to by name and password', async () => {
    const email = 'main@example.com';
    const { token, main, id, login } = await withSub(email);
    expect(login).toBe(`desk@${main}`);
    const { token: own, result } = await logIn(login.toUpperCase());
    expect(result).toEqual({ id });
    expect((await way.get('/user/private/info', as(own))).result).toMatchObject({ id, username: login });
    expect(await list(token)).toMatchObject({
      ...{ most: 20, sub_accounts: [{ id, name: 'desk', login_name: login, frozen: false }] },
    });
    expect((await list(token)).sub_accounts[0].last_login_at).toBeGreaterThan(0);
    expect(await list(own)).toEqual({ sub_accounts: [], most: 20 });
    expect((await create(own, 'below')).ret_code).toBe(700157);
  });

  test('a new device is confirmed by the main account’s mailbox', async () => {
    const email = 'reach@example.com';
    const { login, id } = await withSub(email);
    await way.inStore((db) => db.updateTable('account').set({ device_check: 1 }).where('public_id', '=', id).execute());
    const begun = await logIn(login, SUB_PASSWORD, device(3));
    expect(begun).toMatchObject({
      ...{ ret_code: 20100, result: { why: 'device', ways: ['email'], vague_email: 'r***@e***.com' } },
    });
    await way.post('/user/public/challenge/send', { uuid: begun.result.uuid, item: 'email' }, device(3));
    const proof = { by: 'email', code: way.codeIn(email) };
    const verify = (headers: Record<string, string>) =>
      way.post('/user/public/login/verify', { uuid: begun.result.uuid, proof }, headers);
    expect((await verify(device(4))).ret_code).toBe(700081);
    const { token, result } = await verify(device(3));
    expect(result).toEqual({ id });
    expect(await isLive(token)).toBe(true);
    expect(await verify(device(3))).toMatchObject({ ret_code: 0, token });
    expect((await verify(device(4))).ret_code).toBe(700081);
  });

  test('frozen: its sessions end, no way leads in, and unfrozen it is as before', async () => {
    const { token, id, login } = await withSub('freeze@example.com');
    const { token: own } = await logIn(login);
    const frozen = await ask('freeze', { id, frozen: true }, token);
    expect(frozen.result.sub_accounts[0].frozen).toBe(true);
    expect(await isLive(own)).toBe(false);
    expect((await logIn(login)).ret_code).toBe(700155);
    expect((await logIn(login, 'wrong')).ret_code).toBe(31002);
    expect((await ask('freeze', { id, frozen: true }, token)).ret_code).toBe(0);
    await ask('freeze', { id, frozen: false }, token);
    expect((await logIn(login)).ret_code).toBe(0);
  });

  test('a login that was begun before the freeze does not get past it', async () => {
    const { token, id, login } = await withSub('race@example.com');
    await way.inStore((db) => db.updateTable('account').set({ device_check: 1 }).where('public_id', '=', id).execute());
    const begun = await logIn(login, SUB_PASSWORD, device(3));
    await way.post('/user/public/challenge/send', { uuid: begun.result.uuid, item: 'email' }, device(3));
    await ask('freeze', { id, frozen: true }, token);
    const proof = { by: 'email', code: way.codeIn('race@example.com') };
    const late = await way.post('/user/public/login/verify', { uuid: begun.result.uuid, proof }, device(3));
    expect(late.ret_code).not.toBe(0);
    expect(late.token).toBeUndefined();
  });

  test('a new password: its sessions end, its second factor goes, the old one is over', async () => {
    const { token, id, login } = await withSub('reset@example.com');
    const { token: own } = await logIn(login);
    const { id: setup, secret } = (await way.factors.beginTotp(own)).result;
    await way.factors.bind(setup, way.factors.code(secret), as(own));
    expect((await logIn(login)).result).toMatchObject({ why: 'factor', ways: ['totp', 'recovery'] });
    expect((await reset(token, id)).ret_code).toBe(0);
    expect(await isLive(own)).toBe(false);
    expect(await isLive(token)).toBe(true);
    expect((await logIn(login)).ret_code).toBe(31002);
    expect((await logIn(login, OTHER_PASSWORD)).result).toMatchObject({ why: 'device', ways: ['email'] });
  });

  test('the state of the main account holds for its sub-accounts', async () => {
    const email = 'banned-main@example.com';
    const { login } = await withSub(email);
    await way.change(email, { banned_at: Date.now(), ban_kind: 'self' });
    expect((await logIn(login)).ret_code).toBe(31003);
    await way.change(email, { banned_at: null, ban_kind: '', status: 2 });
    expect((await logIn(login)).ret_code).toBe(40029);
  });

  test('names: taken in any spelling, malformed, free in another account', async () => {
    const { token } = await withSub('names@example.com', 'trading.desk');
    expect((await create(token, 'Trading.Desk')).ret_code).toBe(700154);
    for (const name of ['a', '-a', 'a-', 'a b', 'a@b', 'ä1', 'x'.repeat(33), '']) {
      expect((await create(token, name)).status).toBe(400);
    }
    expect((await create(token, 'ok', 'short')).ret_code).toBe(700033);
    expect((await withSub('names-too@example.com', 'trading.desk')).login).toContain('trading.desk@');
  });

  test('twenty at most, also when two are asked for at once', async () => {
    const { token } = await withSub('many@example.com', 'n0');
    for (let n = 1; n < 19; n += 1) expect((await create(token, `n${n}`)).ret_code).toBe(0);
    const answers = await Promise.all(['n19', 'n20'].map((name) => create(token, name)));
    expect(answers.map(({ ret_code }) => ret_code).toSorted((a, b) => a - b)).toEqual([0, 700153]);
    expect((await list(token)).sub_accounts).toHaveLength(20);
  });

  test('strangers, other main accounts and old sessions change nothing', async () => {
    const { token, id } = await withSub('mine@example.com');
    const { token: stranger } = await way.registered('not-mine@example.com');
    expect((await ask('freeze', { id, frozen: true }, stranger)).ret_code).toBe(700156);
    expect((await reset(stranger, id)).ret_code).toBe(700156);
    expect((await ask('freeze', { id, frozen: true }, undefined)).ret_code).toBe(10006);
    const again = await way.locked(SUB_PASSWORD);
    expect((await ask('create', { name: 'one', ...again }, token)).ret_code).toBe(0);
    expect((await ask('create', { name: 'two', ...again }, token)).ret_code).toBe(700031);
    way.time.offset += HOUR_MS / 6;
    for (const answer of [await create(token, 'late'), await reset(token, id)]) expect(answer.ret_code).toBe(700080);
    expect((await ask('freeze', { id, frozen: true }, token)).ret_code).toBe(700080);
    expect((await list(token)).sub_accounts).toHaveLength(2);
  });

  test('an unknown name and a wrong password give the same answers, up to the lock', async () => {
    const { login } = await withSub('same@example.com');
    const six = async (name: string) => {
      const heard: string[] = [];
      for (let n = 0; n < 6; n += 1) {
        const { status, text } = await logIn(name, 'wrong password', device(9));
        heard.push(`${status} ${text.replace(/\d{13}|"retry_after":\d+/g, 'TIME')}`);
      }
      return heard;
    };
    expect(await six(login)).toEqual(await six('nobody@123456789'));
    expect((await logIn('same@example.com', PASSWORD, device(8))).ret_code).toBe(31002);
  });

  test('a sub-account is no address: nothing is sent to it, and its reset is the main account’s', async () => {
    const { login } = await withSub('address@example.com');
    expect((await way.retrieve('begin', { login_name: login })).result).toEqual({ field: 'login_name' });
    expect((await way.logIn(login, SUB_PASSWORD)).ret_code).toBe(31002);
  });

  test('freezing takes no other lock’s place, and unfreezing lifts none', async () => {
    const { token, id, login } = await withSub('locked-before@example.com');
    const row = way.inStore;
    const set = (to: { banned_at: number | null; ban_kind: string }) =>
      row((db) => db.updateTable('account').set(to).where('public_id', '=', id).execute());
    await set({ banned_at: 1, ban_kind: 'operator' });
    await ask('freeze', { id, frozen: true }, token);
    expect((await logIn(login)).ret_code).toBe(700155);
    await ask('freeze', { id, frozen: false }, token);
    expect((await logIn(login)).ret_code).toBe(31003);
    const sub = await row((db) =>
      db.selectFrom('account').selectAll().where('public_id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(sub).toMatchObject({ banned_at: 1, ban_kind: 'operator' });
    await ask('freeze', { id, frozen: true }, token);
    await set({ banned_at: null, ban_kind: '' });
    expect((await logIn(login)).ret_code).toBe(700155);
    await ask('freeze', { id, frozen: false }, token);
    expect((await logIn(login)).ret_code).toBe(0);
  });

  test('a lock of the main account ends the sessions of its sub-accounts', async () => {
    const email = 'lock-all@example.com';
    const { login, id } = await withSub(email);
    const { token: own } = await logIn(login);
    const { quick_token } = (await way.post('/user/private/quick_token', {}, as(own))).result;
    await way.inStore((db) => db.updateTable('account').set({ device_check: 1 }).where('public_id', '=', id).execute());
    const begun = await logIn(login, SUB_PASSWORD, device(3));
    await way.post('/user/public/challenge/send', { uuid: begun.result.uuid, item: 'email' }, device(3));
    const proof = { by: 'email', code: way.codeIn(email) };
    expect((await way.lock(email)).ret_code).toBe(0);
    expect(await isLive(own)).toBe(false);
    expect((await way.post('/user/public/quick_login', { quick_token })).ret_code).toBe(700065);
    const late = await way.post('/user/public/login/verify', { uuid: begun.result.uuid, proof }, device(3));
    expect(late.ret_code).toBe(700081);
  });

  test('no address, number or identity of its own', async () => {
    const { login } = await withSub('no-own@example.com');
    const { token } = await logIn(login);
    const settings = (path: string, body: object) => way.post(`/user/private/${path}`, body, as(token));
    const ada = { legal_name: 'Ada Lovelace', date_of_birth: '1990-12-10', country: 'NL' };
    const paper = { document_type: 'passport', document_number: 'SPECIMEN42' };
    for (const answer of [
      await settings('account/name/begin', { method: 'email' }),
      await settings('account/name/new', { email: 'own@example.com' }),
      await settings('account/name/new', { mobile: '0532 123 45 67', country: 'TR' }),
      await settings('kyc/submit', { ...ada, ...paper }),
    ]) {
      expect(answer.ret_code).toBe(700157);
    }
  });
});
