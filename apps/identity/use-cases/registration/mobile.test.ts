import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestIdentity,
  type TestEnvelope,
  type TestIdentity,
  testStores,
} from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const WIZARD = '/user/public/register';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const number = (n: number) => `+4915112345${String(n).padStart(3, '0')}`;

describe.each(testStores)('registration by mobile number on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const info = (mobile: string, country = 'DE', on = device(1), register_type = 5) =>
    identity.post(`${WIZARD}/info`, { register_type, mobile, country }, on);
  const send = (uuid: string, on = device(1)) =>
    identity.post(`${WIZARD}/send/verify/item`, { uuid, item: 'mobile' }, on);
  const messages = (to: string) => identity.mailbox.list().filter((item) => item.to === to);
  const codeFor = (to: string) => /\b\d{6}\b/.exec(messages(to)[0]?.text ?? '')?.[0] ?? '';
  const verified = async (mobile: string, on = device(1)) => {
    const { uuid } = (await info(mobile, 'DE', on)).result;
    await send(uuid, on);
    await identity.post(`${WIZARD}/verify`, { uuid, code: codeFor(mobile) }, on);
    return uuid as string;
  };

  test('[SIGNUP-01] a number in any spelling, its code by text message, and the account is found by it', async () => {
    const started = await info('0151 1234 5001');
    expect(started).toMatchObject({ ret_code: 0, result: { vague_mobile: '+49***01' } });
    const { uuid } = started.result;
    expect((await info('+49 (151) 123-45001')).result.uuid).toBe(uuid);
    expect((await send(uuid)).result).toMatchObject({ vague_mobile: '+49***01', expires_at: expect.any(Number) });
    const code = codeFor(number(1));
    expect(messages(number(1))[0]?.text).toMatch(new RegExp(`\\n@localhost #${code}$`));
    expect((await identity.post(`${WIZARD}/verify`, { uuid, code }, device(1))).result).toBe(1);
    const done = await identity.setPassword(uuid, PASSWORD, device(1));
    expect(done.ret_code).toBe(0);
    const me = await identity.get('/user/private/info', { usertoken: done.token ?? '' });
    expect(me.result).toMatchObject({ id: done.result.id, mobile_verified: true, email_verified: false });
    expect(me.result).toMatchObject({ vague_mobile: '+49***01', username: '+49***01' });
    expect((await identity.logIn('+49 151 12345001', PASSWORD, device(1))).result).toEqual(done.result);
  });

  test('[SIGNUP-01] the register types say what they are for', async () => {
    expect((await info(number(2), 'DE', device(1), 44)).ret_code).toBe(0);
    const wrong = await info(number(2), 'DE', device(1), 1);
    expect([wrong.status, wrong.ret_code]).toEqual([400, 700001]);
    const both = { register_type: 5, mobile: number(2), country: 'DE', email: 'a@example.com' };
    expect((await identity.post(`${WIZARD}/info`, both)).status).toBe(400);
    const { uuid } = (await info(number(2))).result;
    const item = await identity.post(`${WIZARD}/send/verify/item`, { uuid, item: 'email' }, device(1));
    expect(item).toMatchObject({ status: 400, result: { field: 'item' } });
  });

  test('[SIGNUP-07] numbers of places where sign-up is closed are refused with 41007, before anything is looked up', async () => {
    for (const [mobile, country] of [
      ['+12025550123', 'US'],
      ['+8613812345678', 'CN'],
      ['+14165550123', 'CA'],
    ] as const) {
      expect(await info(mobile, country)).toMatchObject({ ret_code: 41_007, result: { field: 'mobile' } });
    }
    expect(await info('12345', 'DE')).toMatchObject({ status: 400, ret_code: 700_001, result: { field: 'mobile' } });
  });

  test('[SIGNUP-02] the old variant by number', async () => {
    const mobile = number(3);
    const sent = await identity.post('/verify/register/mobile', { mobile, country: 'DE' }, device(3));
    const body = { mobile: '0151 12345003', country: 'DE', uuid: sent.result.uuid, code: codeFor(mobile) };
    const locked = await identity.locked(PASSWORD, undefined, device(3));
    const done = await identity.post('/register/mobile', { ...body, ...locked }, device(3));
    expect(done).toMatchObject({ ret_code: 0, token: expect.any(String) });
  });

  test('[SIGNUP-01] 50 at once: one registration, one message, one account', async () => {
    const fifty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make));
    const started = await fifty(() => info(number(4), 'DE', device(4)));
    const uuids = new Set(started.map(({ result }) => result.uuid));
    expect(uuids.size).toBe(1);
    const [uuid = ''] = uuids;
    const sent = await fifty(() => send(uuid, device(4)));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(messages(number(4))).toHaveLength(1);
    const code = codeFor(number(4));
    const checked = await fifty(() => identity.post(`${WIZARD}/verify`, { uuid, code }, device(4)));
    expect(new Set(checked.map(({ text }) => text)).size).toBe(1);
    const done = await fifty(() => identity.setPassword(uuid, PASSWORD, device(4)));
    expect(new Set(done.map(({ ret_code, result }) => `${ret_code} ${result.id}`)).size).toBe(1);
  });

  test('[SIGNUP-01] a number with an account is answered like a new one, and told so by a message without a code', async () => {
    await identity.setPassword(await verified(number(5), device(5)), PASSWORD, device(5));
    const shape = ({ text, status }: TestEnvelope) => `${status} ${text.replace(/[0-9a-f-]{36}|\d{13}|\*\d\d/g, '')}`;
    const walk = async (mobile: string) => {
      const started = await info(mobile, 'DE', device(6));
      const { uuid } = started.result;
      const sent = await send(uuid, device(6));
      const tried = await identity.post(`${WIZARD}/verify`, { uuid, code: '000000' }, device(6));
      const later = await identity.get(`${WIZARD}/recall/info?uuid=${uuid}`, device(6));
      return [started, sent, tried, later].map(shape).map((text) => text.replaceAll(mobile, ''));
    };
    expect(await walk(number(5))).toEqual(await walk(number(6)));
    expect(messages(number(5))[0]?.text).toMatch(/already/i);
    expect(messages(number(5))[0]?.text).not.toMatch(/\b\d{6}\b/);
  });

  test('[SIGNUP-05] another device that holds the uuid sees the number masked', async () => {
    const { uuid } = (await info(number(7), 'DE', device(7))).result;
    const recall = async (n: number) =>
      (await identity.get(`${WIZARD}/recall/info?uuid=${uuid}`, device(n))).result.login_name;
    expect([await recall(7), await recall(8)]).toEqual([number(7), '+49***07']);
  });
});
