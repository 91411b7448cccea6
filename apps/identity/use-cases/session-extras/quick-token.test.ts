import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '../../purge.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { QUICK_TOKEN_TTL_MS } from './quick-token.ts';

const PASSWORD = 'correct horse battery';
const QUICK_TOKEN = '/user/private/quick_token';
const QUICK_LOGIN = '/user/public/quick_login';
const INFO = '/user/private/info';
const INVALID = 700_065;

const as = (token: string | undefined) => ({ usertoken: token ?? '' });

describe.each(testStores)('quick login on %s', (store) => {
  let identity: TestIdentity;
  let token: string | undefined;
  let id: number;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    const person = await identity.register('quick@example.com', PASSWORD);
    token = person.token;
    id = person.result.id;
  });
  afterAll(() => identity.close());

  const made = async (): Promise<string> => (await identity.post(QUICK_TOKEN, '', as(token))).result.quick_token;
  const redeem = (quick_token: string, headers = {}) => identity.post(QUICK_LOGIN, { quick_token }, headers);

  test('[SESS-07] a quick token opens one more session of the same account, and the first one stays', async () => {
    const before = Date.now();
    const { result, token: none } = await identity.post(QUICK_TOKEN, '', as(token));
    expect(result).toEqual({ quick_token: expect.stringMatching(/^[\w-]{43}$/), expires_at: expect.any(Number) });
    expect(result.expires_at).toBeGreaterThanOrEqual(before + QUICK_TOKEN_TTL_MS);
    expect(none).toBeUndefined();
    const answer = await redeem(result.quick_token);
    expect(answer).toMatchObject({ ret_code: 0, result: { id }, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(answer.token).not.toBe(result.quick_token);
    for (const live of [token, answer.token]) expect((await identity.get(INFO, as(live))).result.id).toBe(id);
  });

  test('[SESS-07] a token works once; many who come at the same time get one session', async () => {
    const quickToken = await made();
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(quickToken)));
    const codes = answers.map(({ ret_code }) => ret_code).toSorted((a, b) => a - b);
    expect(codes).toEqual([0, ...Array(7).fill(INVALID)]);
    for (const { ret_code, token: given } of answers) expect(given === undefined).toBe(ret_code !== 0);
    expect((await redeem(quickToken)).ret_code).toBe(INVALID);
  });

  test('[SESS-07] it is good for a minute, and expired ones are purged', async () => {
    const [early, late] = [await made(), await made()];
    identity.time.offset += QUICK_TOKEN_TTL_MS - 5_000;
    expect((await redeem(early)).ret_code).toBe(0);
    identity.time.offset += 5_001;
    expect((await redeem(late)).ret_code).toBe(INVALID);
    const { db } = identity;
    const left = async () => (await db.selectFrom('quick_token').select('id').execute()).length;
    expect(await left()).toBeGreaterThan(0);
    await purge(db, Date.now() + identity.time.offset + QUICK_TOKEN_TTL_MS, { securityEventsMs: 1 });
    expect(await left()).toBe(0);
  });

  test('[SESS-07] [SITE-02] it is bound to the environment it was made in', async () => {
    const quickToken = await made();
    expect((await redeem(quickToken, { 'x-gatehouse-site': 'TESTNET' })).ret_code).toBe(INVALID);
    expect((await redeem(quickToken, { 'x-gatehouse-site': 'TUR' })).ret_code).toBe(0);
  });

  test('[SESS-07] it ends with the session that asked for it', async () => {
    const { token: other } = await identity.logIn('quick@example.com', PASSWORD);
    const { quick_token } = (await identity.post(QUICK_TOKEN, '', as(other))).result;
    await identity.post('/logout', '', as(other));
    expect((await redeem(quick_token)).ret_code).toBe(INVALID);
  });

  test('[SESS-07] [SESS-06] the session of the browser that quick login comes from is replaced', async () => {
    const here = await identity.register('other@example.com', PASSWORD);
    const answer = await redeem(await made(), as(here.token));
    expect((await identity.get(INFO, as(here.token))).ret_code).toBe(10_006);
    expect((await identity.get(INFO, as(answer.token))).result.id).toBe(id);
  });

  test('[SESS-07] only its SHA-256 is stored', async () => {
    const quickToken = await made();
    const { db } = identity;
    const rows = await db.selectFrom('quick_token').selectAll().execute();
    expect(rows.map((row) => row.id)).toContain(createHash('sha256').update(quickToken).digest('base64url'));
    expect(JSON.stringify(rows)).not.toContain(quickToken);
  });

  test('[SESS-04] [SESS-07] without a session there is no quick token, and junk is refused', async () => {
    for (const junk of ['', 'x', 'A'.repeat(43)])
      expect((await identity.post(QUICK_TOKEN, '', as(junk))).ret_code).toBe(10_006);
    expect((await redeem('A'.repeat(43))).ret_code).toBe(INVALID);
    for (const body of [{}, { quick_token: 5 }, { quick_token: 'short' }, { quick_token: 'A'.repeat(129) }]) {
      expect(await identity.post(QUICK_LOGIN, body)).toMatchObject({ status: 400, ret_code: 700_001 });
    }
    expect((await identity.post(QUICK_LOGIN, { quick_token: 'A'.repeat(43), more: 1 })).ret_code).toBe(700_001);
  });

  test('[SESS-07] an optional body is not looked at', async () => {
    expect((await identity.post(QUICK_TOKEN, { anything: [1] }, as(token))).ret_code).toBe(0);
  });

  test('[SESS-07] conversion/check tells whether a token is this user’s, and does not use it up', async () => {
    const quickToken = await made();
    const check = async (user_id: string, value: string, headers = {}) => {
      const body = { source: 'app', data: { user_id, token: value } };
      return (await identity.post('/user/public/conversion/check', body, headers)).result;
    };
    expect(await check(`${id}`, quickToken)).toEqual({ converted: true });
    expect(await check(`${id}`, quickToken)).toEqual({ converted: true });
    expect(await check(`${id + 1}`, quickToken)).toEqual({ converted: false });
    expect(await check(`0${id}`, quickToken)).toEqual({ converted: false });
    expect(await check('99999999999999999999', quickToken)).toEqual({ converted: false });
    expect(await check(`${id}`, quickToken.slice(1))).toEqual({ converted: false });
    expect(await check(`${id}`, quickToken, { 'x-gatehouse-site': 'TESTNET' })).toEqual({ converted: false });
    expect((await redeem(quickToken)).ret_code).toBe(0);
    expect(await check(`${id}`, quickToken)).toEqual({ converted: false });
    const junk = { source: '', data: { user_id: 'x', token: '' } };
    expect((await identity.post('/user/public/conversion/check', junk)).ret_code).toBe(700_001);
  });
});

describe('limits of quick login', () => {
  test('[SESS-07] guesses are counted like wrong passwords, by address and by device', async () => {
    const limitPoints = { loginFailuresByAddress: 4, loginFailuresByDevice: 2 };
    const identity = await openTestIdentity('SQLite', { limitPoints });
    const guess = (guid?: string) =>
      identity.post(QUICK_LOGIN, { quick_token: 'A'.repeat(43) }, guid === undefined ? {} : { guid });
    const codes = [];
    for (const guid of [undefined, undefined, undefined, 'b'.repeat(36), 'c'.repeat(36), 'd'.repeat(36)])
      codes.push((await guess(guid)).ret_code);
    expect(codes).toEqual([INVALID, INVALID, 700_040, INVALID, INVALID, 31_018]);
    await identity.close();
  });

  test('[SESS-07] an account gets so many quick tokens and no more', async () => {
    const identity = await openTestIdentity('SQLite', { limitPoints: { quickTokensByAccount: 2 } });
    const { token } = await identity.register('many@example.com', PASSWORD);
    const codes = [];
    for (let n = 0; n < 3; n += 1) codes.push((await identity.post(QUICK_TOKEN, '', as(token))).ret_code);
    expect(codes).toEqual([0, 0, 700_040]);
    await identity.close();
  });
});
