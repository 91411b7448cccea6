import { randomUUID } from 'node:crypto';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../http/visitor.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';
import { consumeAssessment, keepAssessment, peekAssessment } from './assessments.ts';

const PASSWORD = 'correct horse battery';
const PATH = '/user/public/risk/default-intercept';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const from = (country: string) => ({ 'x-gatehouse-country': country });
const VERIFY = { ret_code: 20100, result: { why: 'risk' } };

describe.each(testStores)('the risk hook on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const announce = async (headers: Record<string, string> = {}, txId: string = randomUUID()) => {
    const answer = await identity.post(PATH, { sence: '31000' }, { ...headers, 'tx-id': txId });
    return { txId, answer };
  };
  const assessments = async () => {
    const { db } = identity;
    return db.selectFrom('risk_assessment').selectAll().execute();
  };

  test('[LOGIN-11] an announced attempt passes, and its assessment is used up by it', async () => {
    const { result } = await identity.register('plain@example.com', PASSWORD);
    const { txId, answer } = await announce();
    expect(answer).toMatchObject({ ret_code: 0, result: { action: 'pass' } });
    expect(JSON.stringify(await assessments())).not.toContain(txId);
    expect(await assessments()).toHaveLength(1);
    expect(await identity.logIn('plain@example.com', PASSWORD, { 'tx-id': txId })).toMatchObject({
      ret_code: 0,
      result,
    });
    expect(await assessments()).toHaveLength(0);
  });

  test('[LOGIN-11] a wrong password does not use it up; a missing, used, foreign or odd tx-id is no error', async () => {
    await identity.register('odd@example.com', PASSWORD);
    const { txId } = await announce();
    expect((await identity.logIn('odd@example.com', 'wrong', { 'tx-id': txId })).ret_code).toBe(31002);
    expect(await assessments()).toHaveLength(1);
    expect((await identity.logIn('odd@example.com', PASSWORD, { 'tx-id': txId })).ret_code).toBe(0);
    const foreign = await announce(device(1));
    for (const odd of [txId, foreign.txId, '', 'short', '<script>', 'x'.repeat(129), randomUUID()]) {
      expect((await identity.logIn('odd@example.com', PASSWORD, { 'tx-id': odd })).ret_code).toBe(0);
    }
    expect((await identity.logIn('odd@example.com', PASSWORD)).ret_code).toBe(0);
  });

  /** An account that has logged in from one country, and does without the code for a new device. */
  const settled = async (email: string, country: string) => {
    await identity.register(email, PASSWORD, from(country));
    await identity.logIn(email, PASSWORD, from(country));
    const { db } = identity;
    await db.updateTable('account').set({ device_check: 0 }).where('email_key', '=', email).execute();
  };
  /** On a device, from a country; announced before, where a tx-id is asked for. */
  const attempt = async (email: string, n: number, country: string, isAnnounced: boolean) => {
    const headers = { ...(n === 0 ? {} : device(n)), ...from(country) };
    const txId = isAnnounced ? (await announce(headers)).txId : '';
    return identity.logIn(email, PASSWORD, { ...headers, 'tx-id': txId });
  };

  test('[LOGIN-11] a device that is known may travel; one that is new may not come from a new country', async () => {
    await settled('travel@example.com', 'DE');
    expect((await attempt('travel@example.com', 0, 'BR', false)).ret_code).toBe(0);
    identity.time.offset += 2 * 3_600_000;
    expect((await attempt('travel@example.com', 11, 'DE', false)).ret_code).toBe(0);
    expect(await attempt('travel@example.com', 12, 'KE', true)).toMatchObject(VERIFY);
    expect((await attempt('travel@example.com', 11, 'KE', true)).ret_code).toBe(0);
  });

  test('[LOGIN-11] a login from a second country within an hour is unusual, even after logging out; unannounced, it needs one more proof', async () => {
    await settled('jump@example.com', 'FR');
    identity.time.offset += 2 * 3_600_000;
    const { token = '' } = await attempt('jump@example.com', 0, 'JP', true);
    await identity.post('/logout', {}, { usertoken: token });
    expect(await attempt('jump@example.com', 21, 'FR', false)).toMatchObject(VERIFY);
    expect((await attempt('jump@example.com', 21, 'FR', true)).ret_code).toBe(0);
  });

  test('[LOGIN-11] many accounts from one device are unusual, many devices of one account too; only a flood is stopped', async () => {
    const small = await openTestIdentity(store, {
      limitPoints: { riskAccountsByDevice: 2, riskAttemptsByAccount: 9, riskFloodByAccount: 10 },
    });
    const { db } = small;
    const login = async (n: number, headers: Record<string, string>) =>
      (await small.logIn(`many-${n}@example.com`, PASSWORD, headers)).ret_code;
    for (let n = 0; n < 4; n += 1) await small.register(`many-${n}@example.com`, PASSWORD, device(100 + n));
    await db.updateTable('account').set({ device_check: 0 }).execute();
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) codes.push(await login(n, device(1)));
    expect(codes).toEqual([0, 0, 20100, 20100]);
    const same: number[] = [];
    for (let n = 0; n < 11; n += 1) same.push(await login(0, device(1)));
    expect(same).toEqual([...Array(8).fill(0), 20100, 700085, 700085]);
    expect((await small.logIn('many-0@example.com', 'wrong', device(1))).ret_code).toBe(31002);
    await small.close();
  });

  test('[LOGIN-11] announcements are counted by device; the answer has the action, and nothing of an account', async () => {
    // The registration, which was not announced, is one attempt too.
    const small = await openTestIdentity(store, { limitPoints: { riskAttemptsByDevice: 3, riskFloodByDevice: 5 } });
    await small.register('busy@example.com', PASSWORD);
    const actions: string[] = [];
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const txId = randomUUID();
      ids.push(txId);
      const { ret_code, result } = await small.post(
        PATH,
        { sence: '31004', ext_info: { way: 'password' } },
        { 'tx-id': txId },
      );
      expect(ret_code).toBe(0);
      expect(Object.keys(result)).toEqual(['action']);
      actions.push(result.action);
    }
    expect(actions).toEqual(['pass', 'pass', 'verify', 'verify', 'block', 'block']);
    const login = async (txId = '') => (await small.logIn('busy@example.com', PASSWORD, { 'tx-id': txId })).ret_code;
    expect([await login(ids[0]), await login(ids[2]), await login(ids[4])]).toEqual([0, 20100, 700085]);
    await small.close();
  });

  test('[LOGIN-11] strangers who share an address with a user do not lock out the device that the user logs in from', async () => {
    const small = await openTestIdentity(store, { limitPoints: { riskAttemptsByAddress: 6, riskFloodByAddress: 8 } });
    await small.register('shared@example.com', PASSWORD, device(1));
    await small.logIn('shared@example.com', PASSWORD, device(1));
    const actionFor = async (headers: Record<string, string>) =>
      (await small.post(PATH, { sence: '31000' }, { ...headers, 'tx-id': randomUUID() })).result.action;
    for (let n = 0; n < 9; n += 1) await actionFor(device(200 + n));
    expect(await actionFor(device(300))).toBe('block');
    expect(await actionFor(device(1))).toBe('verify');
    expect(await small.logIn('shared@example.com', PASSWORD, device(300))).toMatchObject({ ret_code: 700085 });
    expect(await small.logIn('shared@example.com', PASSWORD, device(1))).toMatchObject({ ret_code: 20100 });
    await small.close();
  });

  test('[LOGIN-11] a flood of an address, which may bring a new device with each call, counts no device that is not known', async () => {
    const small = await openTestIdentity(store, {
      limitPoints: { riskAttemptsByAddress: 1e6, riskFloodByAddress: 4, riskAttemptsByDevice: 6 },
    });
    await small.register('known@example.com', PASSWORD, device(2));
    const actionFor = async (headers: Record<string, string>, address: string) => {
      const sent = { ...headers, 'tx-id': randomUUID(), 'x-forwarded-for': address };
      return (await small.post(PATH, { sence: '31000' }, sent)).result.action;
    };
    for (let n = 0; n < 9; n += 1) await actionFor(device(1), '203.0.113.1');
    expect(await actionFor(device(1), '203.0.113.2')).toBe('pass');
    for (let n = 0; n < 6; n += 1) await actionFor(device(2), '203.0.113.1');
    expect(await actionFor(device(2), '203.0.113.3')).toBe('verify');
    await small.close();
  });

  test('[LOGIN-11] an announcement counts in its own scene alone, and never hides what is found afterwards', async () => {
    const { db } = identity;
    const visitor = { txId: randomUUID(), device: 'another device', site: globalSite(defaultBrand) } as Visitor;
    await keepAssessment(db, 0, '31005', { action: 'pass', reasons: [] }, visitor);
    expect(await peekAssessment(db, 1, '31000', visitor)).toBeUndefined();
    expect(await peekAssessment(db, 1, '31005', visitor)).toEqual({ action: 'pass', reasons: [] });
  });

  test.each([
    [{}],
    [{ sence: 31000 }],
    [{ sence: '3100' }],
    [{ sence: '31000', more: 1 }],
    [{ sence: '31000', ext_info: { a: { b: 1 } } }],
    [{ sence: '31000', ext_info: { a: 'x'.repeat(257) } }],
    [{ sence: '31000', ext_info: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [n, n])) }],
  ])('[LOGIN-11] a payload that is not right is refused: %j', async (payload) => {
    expect((await identity.post(PATH, payload, { 'tx-id': randomUUID() })).status).toBe(400);
  });

  test('[LOGIN-11] without a tx-id nothing is kept, and an announcement is forgotten after a quarter of an hour', async () => {
    const before = (await assessments()).length;
    expect((await identity.post(PATH, { sence: '31000' })).result).toEqual({ action: 'pass' });
    expect(await assessments()).toHaveLength(before);
    await settled('late@example.com', 'IT');
    identity.time.offset += 2 * 3_600_000;
    await attempt('late@example.com', 0, 'PT', true);
    const { txId } = await announce(device(31));
    identity.time.offset += 15 * 60_000;
    const headers = { ...device(31), ...from('IT'), 'tx-id': txId };
    expect(await identity.logIn('late@example.com', PASSWORD, headers)).toMatchObject(VERIFY);
  });

  test('[LOGIN-11] an announcement is taken by one attempt, also side by side, and the first one counts', async () => {
    const { db } = identity;
    const visitor = { txId: randomUUID(), device: 'a device', site: globalSite(defaultBrand) } as Visitor;
    await keepAssessment(db, 0, '31000', { action: 'verify', reasons: ['busy-device'] }, visitor);
    await keepAssessment(db, 0, '31000', { action: 'pass', reasons: [] }, visitor);
    const taken = await Promise.all(Array.from({ length: 8 }, () => consumeAssessment(db, 1, visitor)));
    expect(taken.filter(Boolean)).toEqual([{ action: 'verify', reasons: ['busy-device'] }]);
  });
});
