import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUserAgent } from '../http/user-agent.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const PRIVATE = ['/user/private/info', '/v2/private/user/profile', '/user/private/session/list'];
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(testStores)('sessions on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());
  const as = (token: string | undefined) => ({ usertoken: token ?? '' });

  test('[SESS-08] user info and profile', async () => {
    const { register, get } = identity;
    const { token, result } = await register('info@example.com', PASSWORD, { lang: 'de-EU', 'x-gatehouse-site': 'EU' });
    expect((await get('/user/private/info', as(token))).result).toEqual({
      ...{ id: result.id, username: 'i***@e***.com', vague_email: 'i***@e***.com', vague_mobile: '' },
      ...{ email_verified: true, mobile_verified: false, has_google2fa: false, lang: 'de-EU', status: 1 },
    });
    const profile = await get('/v2/private/user/profile', as(token));
    expect(profile.result).toEqual({ id: result.id, kyc_person_level: 0, member_tag: { KYC: 0 } });
  });

  test('[SESS-04] without a live session every private call answers 10006', async () => {
    const { get, post } = identity;
    for (const token of ['', 'x', 'null', 'A'.repeat(43), 'A'.repeat(5000), "' or 1=1 --"]) {
      for (const path of PRIVATE) expect(await get(path, as(token))).toMatchObject({ status: 200, ret_code: 10006 });
      expect((await post('/user/private/session/revoke', { nonsense: 1 }, as(token))).ret_code).toBe(10006);
    }
  });

  test('[SESS-01] a session that is used lasts seven days', async () => {
    const { register, get, time } = identity;
    const { token } = await register('week@example.com', PASSWORD);
    for (const hours of [60, 60, 48]) {
      time.offset += hours * 3600_000 - 4000;
      expect((await get('/user/private/info', as(token))).ret_code).toBe(0);
    }
    time.offset += 12_001;
    expect((await get('/user/private/info', as(token))).ret_code).toBe(10006);
  });

  test('[SESS-04] a session that is not used ends after three days, sooner where the site says so', async () => {
    const { register, get, time } = identity;
    const { token } = await register('idle@example.com', PASSWORD);
    time.offset += 3 * 24 * 3600_000 - 5000;
    expect((await get('/user/private/info', as(token))).ret_code).toBe(0);
    time.offset += 3 * 24 * 3600_000;
    expect((await get('/user/private/info', as(token))).ret_code).toBe(10006);
  });

  test('[SESS-06] logout ends the session, and may be repeated', async () => {
    const { register, get, post } = identity;
    const { token } = await register('out@example.com', PASSWORD);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/logout', '', as(token))));
    expect(answers.map(({ ret_code }) => ret_code)).toEqual(Array(10).fill(0));
    expect((await get('/user/private/info', as(token))).ret_code).toBe(10006);
    expect((await post('/logout')).ret_code).toBe(0);
  });

  test('the list shows where one is logged in, and one or all others can be ended', async () => {
    const { register, logIn, get, post } = identity;
    const here = await register('list@example.com', PASSWORD, { 'user-agent': FIREFOX });
    const phone = await logIn('list@example.com', PASSWORD, { 'user-agent': SAFARI, 'x-gatehouse-site': 'TUR' });
    await logIn('list@example.com', PASSWORD);
    const list = async () => (await get('/user/private/session/list', as(here.token))).result.sessions;
    const rows = await list();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ current: true, browser: 'Firefox', system: 'Linux', site: 'GLOBAL' });
    const theirs = rows.find(({ site }: { site: string }) => site === 'TUR');
    expect(theirs).toMatchObject({ current: false, browser: 'Safari', system: 'iOS', host: 'tr.localhost' });
    const revoke = (body: object) => post('/user/private/session/revoke', body, as(here.token));
    expect((await revoke({ session_id: theirs.session_id })).result).toEqual({ revoked: 1 });
    expect((await revoke({ session_id: theirs.session_id })).result).toEqual({ revoked: 0 });
    expect((await get('/user/private/info', as(phone.token))).ret_code).toBe(10006);
    expect((await revoke({ all_others: true })).result).toEqual({ revoked: 1 });
    expect(await list()).toHaveLength(1);
  });

  test('[SESS-06] logging in or registering again on the same browser ends the session before it', async () => {
    const { register, logIn, get } = identity;
    const isLive = async (token: string | undefined) => (await get('/user/private/info', as(token))).ret_code === 0;
    const first = await register('same@example.com', PASSWORD);
    const second = await logIn('same@example.com', PASSWORD, as(first.token));
    expect([await isLive(first.token), await isLive(second.token)]).toEqual([false, true]);
    await logIn('same@example.com', 'wrong', as(second.token));
    expect(await isLive(second.token)).toBe(true);
    const other = await register('same2@example.com', PASSWORD, as(second.token));
    expect([await isLive(second.token), await isLive(other.token)]).toEqual([false, true]);
  });

  test('the session of another account cannot be ended', async () => {
    const { register, get, post } = identity;
    const mine = await register('mine@example.com', PASSWORD);
    const other = await register('other@example.com', PASSWORD);
    const [row] = (await get('/user/private/session/list', as(mine.token))).result.sessions;
    const tried = await post('/user/private/session/revoke', { session_id: row.session_id }, as(other.token));
    expect(tried.result).toEqual({ revoked: 0 });
    expect((await get('/user/private/info', as(mine.token))).ret_code).toBe(0);
  });

  test('last_seen_at moves at most once a minute', async () => {
    const { register, get, time } = identity;
    const { token } = await register('seen@example.com', PASSWORD);
    const seen = async () => (await get('/user/private/session/list', as(token))).result.sessions[0].last_seen_at;
    const first = await seen();
    time.offset += 50_000;
    expect(await seen()).toBe(first);
    time.offset += 10_001;
    expect(await seen()).toBeGreaterThan(first + 60_000 - 1);
  });
});

test.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [SAFARI, 'Safari', 'iOS'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['<script>alert(1)</script>', '', ''],
])('user agent %s', (userAgent, browser, system) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, system });
});
