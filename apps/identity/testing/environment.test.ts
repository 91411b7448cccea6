import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, TEST_GUID, type TestIdentity, testStores } from './open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'another horse battery';
const TESTNET = { 'x-gatehouse-site': 'TESTNET' };
const EU = { 'x-gatehouse-site': 'EU' };

describe.each(testStores)('environments on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { limitPoints: { mailsByRecipientAndDevice: 2 } });
  });
  afterAll(() => identity.close());
  const info = (token: string | undefined, site: Record<string, string>) =>
    identity.get('/user/private/info', { usertoken: token ?? '', ...site });

  test('[SITE-02] one address has one account in each, with a password of its own', async () => {
    const { register, logIn } = identity;
    const main = await register('both@example.com', PASSWORD);
    expect((await logIn('both@example.com', PASSWORD, TESTNET)).ret_code).toBe(31002);
    const there = await register('both@example.com', OTHER_PASSWORD, TESTNET);
    expect(there.ret_code).toBe(0);
    expect(there.result.id).not.toBe(main.result.id);
    expect((await logIn('both@example.com', OTHER_PASSWORD, TESTNET)).result).toEqual(there.result);
    expect((await logIn('both@example.com', PASSWORD, EU)).result).toEqual(main.result);
    expect((await logIn('both@example.com', OTHER_PASSWORD)).ret_code).toBe(31002);
  });

  test('[SITE-02] [SESS-04] a session of one is not valid in the other, and is not ended there', async () => {
    const { token } = await identity.register('session@example.com', PASSWORD);
    expect((await info(token, TESTNET)).ret_code).toBe(10006);
    await identity.post('/logout', '', { usertoken: token ?? '', ...TESTNET });
    const there = await identity.register('session@example.com', PASSWORD, { ...TESTNET, usertoken: token ?? '' });
    expect((await info(there.token, {})).ret_code).toBe(10006);
    expect((await info(there.token, TESTNET)).ret_code).toBe(0);
    expect((await info(token, EU)).ret_code).toBe(0);
  });

  test('[SITE-02] a registration goes on where it began', async () => {
    const { begin, post, get, codeFor, setPassword } = identity;
    const uuid = await begin('begun@example.com', TESTNET);
    const code = codeFor('begun@example.com');
    expect((await post('/user/public/register/verify', { uuid, code })).ret_code).toBe(700020);
    expect((await post('/user/public/register/send/verify/item', { uuid, item: 'email' })).ret_code).toBe(700020);
    expect((await get(`/user/public/register/recall/info?uuid=${uuid}`)).ret_code).toBe(700020);
    expect((await post('/user/public/register/verify', { uuid, code }, TESTNET)).result).toBe(1);
    expect((await setPassword(uuid, PASSWORD)).ret_code).toBe(700020);
    expect((await setPassword(uuid, PASSWORD, TESTNET)).ret_code).toBe(0);
  });

  test('[SITE-02] [LOGIN-07] errors, known devices and mails are counted apart', async () => {
    const { register, logIn } = identity;
    for (const site of [{}, TESTNET]) await register('apart@example.com', PASSWORD, site);
    const stranger = { guid: TEST_GUID.replace('f', 'e') };
    for (let n = 0; n < 5; n += 1) await logIn('apart@example.com', 'wrong', { ...TESTNET, ...stranger });
    expect((await logIn('apart@example.com', PASSWORD, { ...TESTNET, ...stranger })).ret_code).toBe(31030);
    const { uuid } = (await logIn('apart@example.com', PASSWORD, stranger)).result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' }, stranger);
    const proof = { by: 'email', code: identity.codeFor('apart@example.com') };
    expect((await identity.post('/user/public/login/verify', { uuid, proof }, stranger)).ret_code).toBe(0);
    // The device is known on the main sites only: on the test network it shares the strangers' count.
    expect((await logIn('apart@example.com', PASSWORD, { ...TESTNET, ...stranger })).ret_code).toBe(31030);
    const mail = async (site: Record<string, string>) => {
      const body = { register_type: 1, email: 'mails@example.com' };
      const { uuid } = (await identity.post('/user/public/register/info', body, site)).result;
      identity.time.offset += 60_001;
      return (await identity.post('/user/public/register/send/verify/item', { uuid, item: 'email' }, site)).ret_code;
    };
    expect([await mail({}), await mail({}), await mail({}), await mail(TESTNET)]).toEqual([0, 0, 700040, 0]);
  });
});
