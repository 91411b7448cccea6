import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const [DESK, PHONE] = [device(1), device(2)];

describe.each(testStores)('the old variant on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    await identity.register('known@example.com', PASSWORD);
  });
  afterAll(() => identity.close());

  const finish = async (path: string, body: object, password = PASSWORD, on: Record<string, string> = DESK) =>
    identity.post(path, { ...body, ...(await identity.locked(password, undefined, on)) }, on);

  test.each(['/register/email', '/user/public/register_compliance'])(
    '[SIGNUP-02] [SITE-08] code first, then code and password together by %s; repeated, the same account',
    async (path) => {
      const email = `old${path.length}@example.com`;
      const sent = await identity.post('/verify/register/email', { email }, DESK);
      expect(sent.result).toMatchObject({ uuid: expect.any(String), vague_email: 'o***@e***.com' });
      expect(sent.result.resend_at).toBeGreaterThan(0);
      const again = await identity.post('/verify/register/email', { email }, DESK);
      expect(again.result).toEqual(sent.result);
      const { uuid } = sent.result;
      const body = { email, uuid, code: identity.codeFor(email) };
      expect((await finish(path, { ...body, code: '000000' })).ret_code).toBe(700010);
      expect((await finish(path, body, 'password')).ret_code).toBe(700033);
      const done = await finish(path, body);
      expect(done).toMatchObject({ ret_code: 0, token: expect.any(String) });
      expect((await finish(path, body)).result).toEqual(done.result);
      expect((await finish(path, body, 'another password')).ret_code).toBe(700022);
    },
  );

  test('[SIGNUP-02] 50 at once: one registration, one mail, one account', async () => {
    const email = 'fifty@example.com';
    const fifty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make));
    const sent = await fifty(() => identity.post('/verify/register/email', { email }, DESK));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(identity.mailbox.list().filter(({ to }) => to === email)).toHaveLength(1);
    const body = { email, uuid: sent[0]?.result.uuid, code: identity.codeFor(email) };
    const done = await fifty(() => finish('/register/email', body));
    expect(new Set(done.map(({ ret_code, result }) => `${ret_code} ${result.id}`)).size).toBe(1);
  });

  test('[SIGNUP-03] oldLink: without a code the device must have opened the link', async () => {
    const email = 'link@example.com';
    const { uuid } = (await identity.post('/verify/register/email', { email, item: 'email_link' }, DESK)).result;
    expect((await finish('/register/email', { email, uuid })).ret_code).toBe(700021);
    const text = identity.mailbox.list().find(({ to }) => to === email)?.text ?? '';
    const link_token = /#([\w-]{43})/.exec(text)?.[1];
    await identity.post('/user/public/register/verify', { uuid, link_token }, DESK);
    expect((await finish('/register/email', { email, uuid }, PASSWORD, PHONE)).ret_code).toBe(700021);
    expect((await finish('/register/email', { email, uuid })).ret_code).toBe(0);
  });

  test('[SIGNUP-02] another address than the one that was verified is not registered', async () => {
    const email = 'mine@example.com';
    const { uuid } = (await identity.post('/verify/register/email', { email }, DESK)).result;
    const body = { email: 'yours@example.com', uuid, code: identity.codeFor(email) };
    expect((await finish('/register/email', body)).ret_code).toBe(700020);
    const mixed = { mobile: '+4915112345678', country: 'DE', uuid, code: identity.codeFor(email) };
    expect((await finish('/register/mobile', mixed)).ret_code).toBe(700020);
  });

  test('[SIGNUP-02] an address with an account is answered like a new one', async () => {
    const shape = ({ text }: { text: string }) => text.replace(/[0-9a-f-]{36}|\d{13}|kno?wn|fresh/g, '');
    const known = await identity.post('/verify/register/email', { email: 'known@example.com' }, DESK);
    const fresh = await identity.post('/verify/register/email', { email: 'knewn@example.com' }, DESK);
    expect(shape(known)).toBe(shape(fresh));
    const tried = await finish('/register/email', {
      email: 'known@example.com',
      uuid: known.result.uuid,
      code: '123456',
    });
    const other = await finish('/register/email', {
      email: 'knewn@example.com',
      uuid: fresh.result.uuid,
      code: '000000',
    });
    expect([tried.ret_code, tried.result]).toEqual([other.ret_code, other.result]);
  });

  test('[SIGNUP-08] a partner’s word is kept for one’s own registration alone, the latest counts', async () => {
    const uuid = await identity.verified('partner@example.com', DESK);
    const { token = '' } = await identity.setPassword(uuid, PASSWORD, DESK);
    const sendReport = (body: object, usertoken = token) =>
      identity.post('/v3/private/misc/cabital/post-register', body, { usertoken });
    const report = { channel: 'cabital', uuid, status: 'registered' };
    expect((await sendReport(report)).ret_code).toBe(0);
    expect((await sendReport({ ...report, status: 1 })).ret_code).toBe(0);
    expect((await sendReport(report, '')).ret_code).toBe(10006);
    const stranger = await identity.register('stranger@example.com', PASSWORD, PHONE);
    expect((await sendReport(report, stranger.token)).ret_code).toBe(700020);
    expect((await sendReport({ ...report, channel: '<b>' })).status).toBe(400);
    const channels = Array.from({ length: 6 }, (_, n) => `channel-${n}`);
    const codes: number[] = [];
    for (const channel of channels) codes.push((await sendReport({ ...report, channel })).ret_code);
    expect(codes).toEqual([0, 0, 0, 0, 700_040, 700_040]);
  });
});
