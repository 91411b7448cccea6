import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const VERIFY = '/user/public/register/verify';
const SEND = '/user/public/register/send/verify/item';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const [OWNER, STRANGER] = [device(1), device(2)];

describe.each(testStores)('who may finish a registration on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  type Device = Record<string, string>;
  const stage = async (uuid: string, headers: Device) =>
    (await identity.get(`/user/public/register/recall/info?uuid=${uuid}`, headers)).result.recall_stage;
  const result = async (uuid: string, headers: Device) =>
    (await identity.get(`${VERIFY}/result?uuid=${uuid}`, headers)).result.result;
  const enter = (uuid: string, code: string, headers: Device) => identity.post(VERIFY, { uuid, code }, headers);
  const send = (uuid: string, headers: Device) => identity.post(SEND, { uuid, item: 'email' }, headers);
  /** A stranger starts a wizard for the owner's address and sends the link; the owner types the code. */
  const lured = async (email: string) => {
    const uuid = await identity.begin(email, STRANGER);
    expect((await enter(uuid, identity.codeFor(email), OWNER)).result).toBe(1);
    return uuid;
  };

  test('[SIGNUP-04] the device that started the wizard cannot set the password for the one that entered the code', async () => {
    const uuid = await lured('victim@example.com');
    expect([await stage(uuid, STRANGER), await result(uuid, STRANGER)]).toEqual(['commit_info', 0]);
    expect([await stage(uuid, OWNER), await result(uuid, OWNER)]).toEqual(['commit_password', 1]);
    expect((await identity.setPassword(uuid, 'the stranger’s own', STRANGER)).ret_code).toBe(700021);
    expect((await identity.setPassword(uuid, 'the stranger’s own', { guid: '' })).ret_code).toBe(700021);
    const done = await identity.setPassword(uuid, PASSWORD, OWNER);
    expect(done).toMatchObject({ ret_code: 0, token: expect.any(String) });
  });

  test('[SIGNUP-05] a finished registration is seen by all holders of the uuid, and gives a session to one', async () => {
    const uuid = await lured('finished@example.com');
    await identity.setPassword(uuid, PASSWORD, OWNER);
    expect([await stage(uuid, STRANGER), await stage(uuid, OWNER)]).toEqual(['commit_login', 'commit_login']);
    const refused = await identity.setPassword(uuid, PASSWORD, STRANGER);
    expect([refused.ret_code, refused.token]).toEqual([700021, undefined]);
    expect((await identity.setPassword(uuid, PASSWORD, OWNER)).token).toEqual(expect.any(String));
    const mails = identity.mailbox.list().length;
    identity.time.offset += 60_001;
    expect((await send(uuid, STRANGER)).ret_code).toBe(0);
    expect(identity.mailbox.list()).toHaveLength(mails);
  });

  test('[SIGNUP-05] another device verifies with a code of its own, and the first one no longer counts', async () => {
    const email = 'moves@example.com';
    const uuid = await identity.verified(email, OWNER);
    const used = identity.codeFor(email);
    expect((await enter(uuid, used, STRANGER)).ret_code).toBe(700011);
    identity.time.offset += 60_001;
    await send(uuid, STRANGER);
    // Asking alone changes nothing for the device that is verified.
    expect((await enter(uuid, used, OWNER)).result).toBe(1);
    expect(await stage(uuid, OWNER)).toBe('commit_password');
    expect((await enter(uuid, identity.codeFor(email), STRANGER)).result).toBe(1);
    expect([await stage(uuid, OWNER), await stage(uuid, STRANGER)]).toEqual(['commit_info', 'commit_password']);
    expect((await identity.setPassword(uuid, PASSWORD, OWNER)).ret_code).toBe(700021);
    expect((await identity.setPassword(uuid, PASSWORD, STRANGER)).ret_code).toBe(0);
  });

  test('[SIGNUP-04] of two devices that enter one code at once, one is verified', async () => {
    const email = 'race@example.com';
    const uuid = await identity.begin(email, OWNER);
    const code = identity.codeFor(email);
    const devices = Array.from({ length: 4 }, (_, n) => device(10 + n));
    const answers = await Promise.all(devices.map((headers) => enter(uuid, code, headers)));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, 700011, 700011, 700011]);
    const verified = await Promise.all(devices.map((headers) => result(uuid, headers)));
    expect(verified).toEqual(answers.map(({ ret_code }) => (ret_code === 0 ? 1 : 0)));
  });

  test('[SIGNUP-04] a code that comes from no device is not looked at', async () => {
    const uuid = await identity.begin('nowhere@example.com', OWNER);
    const refused = await enter(uuid, identity.codeFor('nowhere@example.com'), { guid: 'short' });
    expect(refused).toMatchObject({ status: 400, ret_code: 700001, result: { field: 'device' } });
    expect((await enter(uuid, identity.codeFor('nowhere@example.com'), OWNER)).result).toBe(1);
  });
});
