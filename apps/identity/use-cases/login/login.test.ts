import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const guid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe.each(testStores)('login on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  test('[LOGIN-01] [SITE-08] both paths log in, with any case of the address', async () => {
    const { register, logIn, post, locked } = identity;
    const { result } = await register('paths@example.com', PASSWORD);
    expect(await logIn(' PATHS@Example.com ', PASSWORD)).toMatchObject({ ret_code: 0, result });
    const body = { login_name: 'paths@example.com', ...(await locked(PASSWORD)) };
    const answer = await post('/user/public/login_compliance', body, { 'x-gatehouse-site': 'EU' });
    expect(answer).toMatchObject({ ret_code: 0, result, token: expect.any(String) });
  });

  test('[LOGIN-07] errors are counted to five, then even the right password waits 15 minutes', async () => {
    const { register, logIn, time } = identity;
    await register('lock@example.com', PASSWORD);
    for (let n = 1; n <= 4; n += 1) {
      expect(await logIn('lock@example.com', 'wrong')).toMatchObject({
        ret_code: 31002,
        result: { pass_err_count: n },
      });
    }
    const last = await logIn('lock@example.com', 'wrong');
    expect(last).toMatchObject({ ret_code: 31002, result: { pass_err_count: 5, retry_after: 15 * 60 } });
    const locked = await logIn('lock@example.com', PASSWORD);
    expect(locked.ret_code).toBe(31030);
    expect(last.result.retry_at).toBe(locked.result.retry_at);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60);
    time.offset += 15 * 60_000 - 10_000;
    expect((await logIn('lock@example.com', PASSWORD)).ret_code).toBe(31030);
    time.offset += 10_001;
    expect((await logIn('lock@example.com', PASSWORD)).ret_code).toBe(0);
  });

  test('each lock within a day is twice as long as the one before, and the right password forgets that too', async () => {
    const { register, logIn, time } = identity;
    await register('grow@example.com', PASSWORD);
    const lockMinutes = async () => {
      for (let n = 1; n <= 5; n += 1) expect((await logIn('grow@example.com', 'wrong')).ret_code).toBe(31002);
      const { ret_code, result } = await logIn('grow@example.com', PASSWORD);
      expect(ret_code).toBe(31030);
      time.offset += result.retry_after * 1000 + 1000;
      return Math.round(result.retry_after / 60);
    };
    expect([await lockMinutes(), await lockMinutes(), await lockMinutes()]).toEqual([15, 30, 60]);
    expect((await logIn('grow@example.com', PASSWORD)).ret_code).toBe(0);
    expect(await lockMinutes()).toBe(15);
  });

  test('[LOGIN-07] the right password forgets the errors before it', async () => {
    const { register, logIn } = identity;
    await register('reset@example.com', PASSWORD);
    for (let n = 1; n <= 4; n += 1) await logIn('reset@example.com', 'wrong');
    await logIn('reset@example.com', PASSWORD);
    expect((await logIn('reset@example.com', 'wrong')).result).toEqual({ pass_err_count: 1 });
  });

  test('[LOGIN-07] guesses side by side are no more than five', async () => {
    const { register, post, locked } = identity;
    await register('side@example.com', PASSWORD);
    const make = async () => ({ login_name: 'side@example.com', ...(await locked('wrong')) });
    const bodies = await Promise.all(Array.from({ length: 30 }, make));
    const answers = await Promise.all(bodies.map((body) => post('/login', body)));
    expect(answers.filter(({ ret_code }) => ret_code === 31002)).toHaveLength(5);
    expect(answers.filter(({ ret_code }) => ret_code === 31030)).toHaveLength(25);
  });

  test('right passwords side by side all log in', async () => {
    const { register, post, locked } = identity;
    await register('right@example.com', PASSWORD);
    const make = async () => ({ login_name: 'right@example.com', ...(await locked(PASSWORD)) });
    const bodies = await Promise.all(Array.from({ length: 30 }, make));
    const answers = await Promise.all(bodies.map((body) => post('/login', body)));
    expect(answers.map(({ ret_code }) => ret_code)).toEqual(Array(30).fill(0));
  });

  test('strangers who lock an account do not lock out a device that has logged in before', async () => {
    const { register, logIn } = identity;
    await register('owner@example.com', PASSWORD, { guid: guid(1) });
    for (let n = 1; n <= 5; n += 1) await logIn('owner@example.com', 'wrong', { guid: guid(n + 100) });
    expect((await logIn('owner@example.com', PASSWORD, { guid: guid(200) })).ret_code).toBe(31030);
    expect((await logIn('owner@example.com', PASSWORD, { guid: guid(1) })).ret_code).toBe(0);
    for (let n = 1; n <= 5; n += 1) await logIn('owner@example.com', 'wrong', { guid: guid(1) });
    expect((await logIn('owner@example.com', PASSWORD, { guid: guid(1) })).ret_code).toBe(31030);
  });

  test('[LOGIN-03] a timestamp is taken once by a login name, also side by side', async () => {
    const { register, post, locked } = identity;
    await register('replay@example.com', PASSWORD);
    const body = { login_name: 'replay@example.com', ...(await locked(PASSWORD)) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/login', body)));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, ...Array(19).fill(700031)]);
    const spelled = await post('/login', { ...body, login_name: 'REPLAY@example.com' });
    expect(spelled.ret_code).toBe(700031);
  });

  test('[LOGIN-03] a timestamp must be within five minutes, and the one that was encrypted', async () => {
    const { register, post, locked, time } = identity;
    await register('window@example.com', PASSWORD);
    const now = () => Date.now() + time.offset;
    const at = async (timestamp: number) => {
      const body = { login_name: 'window@example.com', ...(await locked(PASSWORD, timestamp)) };
      return (await post('/login', body)).ret_code;
    };
    expect(await at(now() - 5 * 60_000 - 1)).toBe(700032);
    expect(await at(now() + 5 * 60_000 + 5000)).toBe(700032);
    expect(await at(now() - 5 * 60_000 + 5000)).toBe(0);
    expect(await at(now() + 5 * 60_000 - 5000)).toBe(0);
    const body = { login_name: 'window@example.com', ...(await locked(PASSWORD)) };
    expect((await post('/login', { ...body, encrypt_timestamp: String(now() + 1000) })).ret_code).toBe(700030);
  });

  test('[LOGIN-03] what is not encrypted for us cannot be read', async () => {
    const { post } = identity;
    for (const encrypt_password of ['AAAA', 'not base64!', `${'A'.repeat(342)}==`, '|'.repeat(100)]) {
      const body = {
        login_name: 'x@example.com',
        encrypt_password,
        encrypt_timestamp: String(Date.now() + identity.time.offset),
      };
      expect((await post('/login', body)).ret_code).toBe(700030);
    }
  });

  test('[LOGIN-03] a password that is typed in composed or decomposed letters is the same', async () => {
    const { register, logIn } = identity;
    await register('nfc@example.com', 'crème brûlée'.normalize('NFD'));
    expect((await logIn('nfc@example.com', 'crème brûlée'.normalize('NFC'))).ret_code).toBe(0);
  });

  test('[LOGIN-01] addresses and devices have limits of their own', async () => {
    const small = await openTestIdentity('SQLite', {
      limitPoints: { loginFailuresByAddress: 3, loginFailuresByDevice: 2 },
    });
    const from = (address: string, device: number) => ({ 'x-forwarded-for': address, guid: guid(device) });
    const code = async (name: string, headers: Record<string, string>) =>
      (await small.logIn(name, 'wrong', headers)).ret_code;
    expect(await code('a@example.com', from('192.0.2.1', 1))).toBe(31002);
    expect(await code('b@example.com', from('192.0.2.2', 1))).toBe(31002);
    expect(await code('c@example.com', from('192.0.2.3', 1))).toBe(700040);
    expect(await code('c@example.com', from('192.0.2.1', 2))).toBe(31002);
    expect(await code('c@example.com', from('::ffff:192.0.2.1', 3))).toBe(31002);
    expect(await code('c@example.com', from('192.0.2.1', 4))).toBe(31018);
    await small.close();
  });

  test('[LOGIN-01] without a gateway its headers mean nothing', async () => {
    const alone = await openTestIdentity('SQLite', { trustGateway: false, limitPoints: { loginFailuresByAddress: 1 } });
    await alone.logIn('a@example.com', 'wrong', { 'x-forwarded-for': '192.0.2.1' });
    const next = await alone.logIn('b@example.com', 'wrong', { 'x-forwarded-for': '192.0.2.2' });
    expect(next.ret_code).toBe(31018);
    await alone.close();
  });
});
