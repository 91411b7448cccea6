import { createHash } from 'node:crypto';
import { magpieChallenge } from '@gatehouse/contract/captcha/captcha';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { captchaDrillOf, createIdentity } from '../../compose.ts';
import { purge } from '../../purge.ts';
import { openTestIdentity, TEST_GUID, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { LOGIN_SCENE, REGISTER_SCENE, solved } from '../../testing/solve-captcha.ts';
import type { CaptchaDrill } from './outages.ts';

const EMAIL = 'ada@example.com';
const MINUTES = 10;
const FRESH_MS = 1_000;
/** The device of a test's calls, as outages name it. */
const secret = createHash('sha256').update(TEST_GUID).digest('base64url');
const device = createHash('sha256').update(secret).digest('base64url');

describe.each(testStores)('[CAPT-06] an outage drill on %s', (store) => {
  let identity: TestIdentity;
  let drill: CaptchaDrill;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { captcha: { settings: { asks: 'unseen' }, work: 2 } });
    drill = captchaDrillOf(identity.app) as CaptchaDrill;
  });
  afterEach(() => drill.end());
  afterAll(() => identity.close());

  const ask = (scene: string) => identity.get(`${magpieChallenge.path}?scene=${scene}`);
  const logIn = async (proof: object) =>
    identity.post('/login', { login_name: EMAIL, ...(await identity.locked('wrong password 1')), ...proof });

  test('takes a captcha away in its scene and tells the page; after it everything is as before', async () => {
    await drill.begin({ kind: 'geetest', part: 'script', percent: 100, scene: LOGIN_SCENE }, MINUTES);
    const asked = await ask(LOGIN_SCENE);
    expect(asked.result).toMatchObject({ outages: [{ kind: 'geecaptcha', part: 'script' }] });
    expect(asked.result.challenge).toBeDefined();
    expect((await ask(REGISTER_SCENE)).result).not.toHaveProperty('outages');
    await drill.end();
    expect((await ask(LOGIN_SCENE)).result).not.toHaveProperty('outages');
  });

  test('of magpie leaves no challenge, and a proof from before cannot be checked', async () => {
    const proof = await solved(identity, LOGIN_SCENE);
    await drill.begin({ kind: 'magpie', part: 'check', percent: 100, device }, MINUTES);
    expect((await ask(LOGIN_SCENE)).result).toMatchObject({ outages: [{ kind: 'magpie', part: 'check' }] });
    expect((await ask(LOGIN_SCENE)).result).not.toHaveProperty('challenge');
    expect(await logIn(proof)).toMatchObject({ ret_code: 700088 });
    await drill.end(device);
    expect(await logIn(await solved(identity, LOGIN_SCENE))).toMatchObject({ ret_code: 31002 });
  });

  test('of another device meets nobody else; the end of one leaves the others', async () => {
    await drill.begin({ kind: 'magpie', part: 'provider', percent: 100, device: 'x'.repeat(43) }, MINUTES);
    expect((await ask(LOGIN_SCENE)).result.challenge).toBeDefined();
    await drill.begin({ kind: 'tencent', part: 'script', percent: 100 }, MINUTES);
    await drill.end('x'.repeat(43));
    expect(await drill.running()).toMatchObject([{ kind: 'tencent', part: 'script' }]);
  });

  test('reaches other instances, ends by itself, and is purged', async () => {
    const next = await createIdentity(identity.options);
    const there = captchaDrillOf(next) as CaptchaDrill;
    expect(await there.running()).toEqual([]);
    await drill.begin({ kind: 'recaptcha', part: 'check', percent: 50 }, MINUTES);
    identity.time.offset += FRESH_MS;
    expect(await there.running()).toHaveLength(1);
    identity.time.offset += MINUTES * 60_000;
    expect(await there.running()).toEqual([]);
    await purge(identity.db, Date.now() + identity.time.offset, { securityEventsMs: 400 * 86_400_000 });
    expect(await identity.db.selectFrom('captcha_outage').selectAll().execute()).toEqual([]);
    await next.close();
  });
});
