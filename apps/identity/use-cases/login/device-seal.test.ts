import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const WORD = 'blue heron 7';
const [MINE, OTHER] = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
const DEVICE_MS = 120 * 86_400_000;

describe.each(testStores)('the seal of a device on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const sealOn = async (guid: string, more = {}) =>
    (await identity.get('/user/public/device-seal', { guid, ...more })).result.seal;
  const opened = async (name: string, guid = MINE) => {
    const email = `${name}@example.com`;
    const { token = '' } = await identity.register(email, PASSWORD, { guid });
    return { email, as: { usertoken: token, guid } };
  };
  const setWord = (as: Record<string, string>, word = WORD) =>
    identity.post('/user/private/account/anti-phishing', { anti_phishing_code: word }, as);

  test('[LOGIN-05] is the last account’s on a device that it logged in from, and no other device has any', async () => {
    const { as, email } = await opened('one');
    expect(await sealOn(MINE)).toBeUndefined();
    const { result } = await setWord(as);
    expect(result).toEqual({ anti_phishing_code: 'bl***', personal_seal: await sealOn(MINE) });
    expect((await identity.get('/user/private/account/overview', as)).result.personal_seal).toEqual(await sealOn(MINE));
    const answers = [
      await identity.get('/user/public/device-seal', { guid: OTHER }),
      await identity.get('/user/public/device-seal', { guid: 'none' }),
      await identity.get('/user/public/device-seal', { guid: MINE, 'x-gatehouse-site': 'TESTNET' }),
    ];
    for (const { text } of answers) expect(JSON.parse(text).result).toEqual({});
    const { text } = await identity.get('/user/public/device-seal', { guid: MINE });
    for (const secret of [WORD, email, 'bl***', 'heron']) expect(text).not.toContain(secret);
  });

  test('another account that logs in there replaces it, also where it has none', async () => {
    await setWord((await opened('two')).as);
    const before = await sealOn(MINE);
    identity.time.offset += 1_000;
    const { as } = await opened('three');
    expect(await sealOn(MINE)).toBeUndefined();
    await setWord(as);
    expect(await sealOn(MINE)).not.toEqual(before);
  });

  test('a device that is forgotten, or 120 days away, has none', async () => {
    const { as, email } = await opened('four');
    await setWord(as);
    expect(await sealOn(MINE)).toBeDefined();
    // Only from another device is one forgotten.
    const { uuid } = (await identity.logIn(email, PASSWORD, { guid: OTHER })).result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' }, { guid: OTHER });
    const proof = { by: 'email', code: identity.codeFor(email) };
    const { token = '' } = await identity.post('/user/public/login/verify', { uuid, proof }, { guid: OTHER });
    const there = { usertoken: token, guid: OTHER };
    const { devices } = (await identity.get('/user/private/account/devices', there)).result;
    const { device_id } = devices.find(({ current }: { current: boolean }) => !current);
    expect((await identity.post('/user/private/account/devices/forget', { device_id }, there)).ret_code).toBe(0);
    expect(await sealOn(MINE)).not.toEqual(await sealOn(OTHER));
    expect(await sealOn(OTHER)).toBeDefined();
    identity.time.offset += DEVICE_MS + 1;
    for (const guid of [MINE, OTHER]) expect(await sealOn(guid)).toBeUndefined();
  });

  test('every mail to the owner carries the seal as a picture, and no mail to others does', async () => {
    const { as, email } = await opened('five', OTHER);
    await setWord(as);
    const mail = await vi.waitFor(() => {
      const found = identity.mailbox
        .list()
        .find(({ to, subject }) => to === email && subject.includes('anti-phishing'));
      if (!found) throw new Error('no mail yet');
      return found;
    });
    expect(mail.pictures).toHaveLength(1);
    expect(mail.html).toContain(`src="cid:${mail.pictures?.[0]?.cid}"`);
    const stranger = { login_name: 'stranger@example.com', item: 'code' };
    expect((await identity.post('/user/public/login/begin', stranger)).ret_code).toBe(0);
    await vi.waitFor(() => expect(identity.mailbox.list().map(({ to }) => to)).toContain(stranger.login_name));
    for (const other of identity.mailbox.list().filter(({ to }) => to !== email && !/^(one|two|three|four)@/.test(to)))
      expect(other.pictures ?? []).toEqual([]);
  });
});
