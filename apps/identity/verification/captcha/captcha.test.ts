import { createHash, randomUUID } from 'node:crypto';
import { loginCaptchaInfo, magpieChallenge } from '@gatehouse/contract/captcha/captcha';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { purge } from '../../purge.ts';
import { onDevice, openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import {
  LOGIN_SCENE,
  type MagpiePayload,
  REGISTER_SCENE,
  solved,
  solvedPayload,
  tokenOf,
} from '../../testing/solve-captcha.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@example.com';
const LOGIN = '/login';
const REQUIRED = { ret_code: 700086, result: { scene: LOGIN_SCENE, demand: 'unseen' } };
const REFUSED = { ret_code: 700087, result: { scene: LOGIN_SCENE, demand: 'unseen' } };
const other = { guid: '00000000-0000-4000-8000-000000000001' };

describe.each(testStores)('[CAPT-08] magpie on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, {
      captcha: { settings: { asks: 'unseen' }, work: 2 },
      demoAccounts: [{ email: EMAIL, password: PASSWORD }],
      limitPoints: { riskAttemptsByDevice: 100_000, riskAttemptsByAddress: 100_000 },
    });
  });
  afterAll(() => identity.close());

  const logIn = async (proof: object, headers: Record<string, string> = {}) =>
    identity.post(LOGIN, { login_name: EMAIL, ...(await identity.locked(PASSWORD)), ...proof }, headers);
  const payload = () => solvedPayload(identity, LOGIN_SCENE);
  const asProof = (changed: object) => ({ magpie_verify_info: { token: tokenOf(changed), scene: LOGIN_SCENE } });
  /** The first factor was looked at: the device is new. */
  const passed = (ret_code: number) => [0, 20100].includes(ret_code);

  test('a solved challenge opens one call; a second use is refused', async () => {
    const proof = await solved(identity, LOGIN_SCENE);
    expect(passed((await logIn(proof)).ret_code)).toBe(true);
    expect(await logIn(proof)).toMatchObject(REFUSED);
  });

  test('[LOGIN-04] without a proof the call says what it needs; an empty, wrong or huge one is refused', async () => {
    expect(await logIn({})).toMatchObject(REQUIRED);
    const wrong = (token: string) => logIn({ magpie_verify_info: { token, scene: LOGIN_SCENE } });
    for (const token of ['x', 'bnVsbA==', tokenOf({}), tokenOf([[]]), 'A'.repeat(4096)]) {
      expect(await wrong(token)).toMatchObject(REFUSED);
    }
    const depth = tokenOf({ challenge: { parameters: JSON.parse(`${'{"a":'.repeat(400)}1${'}'.repeat(400)}`) } });
    expect(await wrong(depth)).toMatchObject(REFUSED);
    expect((await wrong('A'.repeat(4097))).status).toBe(400);
    expect((await wrong('')).status).toBe(400);
  });

  test('one that is ten minutes old is refused', async () => {
    const proof = await solved(identity, LOGIN_SCENE);
    identity.time.offset += 10 * 60_000;
    expect(await logIn(proof)).toMatchObject(REFUSED);
    expect(passed((await logIn(await solved(identity, LOGIN_SCENE))).ret_code)).toBe(true);
  });

  test('[LOGIN-10] one of another scene, device or site is refused, whatever it says of itself', async () => {
    const { magpie_verify_info: foreign } = await solved(identity, REGISTER_SCENE);
    expect(await logIn({ magpie_verify_info: foreign })).toMatchObject(REFUSED);
    expect(await logIn({ magpie_verify_info: { ...foreign, scene: LOGIN_SCENE } })).toMatchObject(REFUSED);
    expect(await logIn(await solved(identity, LOGIN_SCENE, { headers: other }))).toMatchObject(REFUSED);
    expect(await logIn(await solved(identity, LOGIN_SCENE), other)).toMatchObject(REFUSED);
    const without = { guid: 'none' };
    expect(await logIn(await solved(identity, LOGIN_SCENE, { headers: without }))).toMatchObject(REFUSED);
    expect(await logIn(await solved(identity, LOGIN_SCENE, { headers: { 'x-gatehouse-site': 'EU' } }))).toMatchObject(
      REFUSED,
    );
    expect(passed((await logIn(await solved(identity, LOGIN_SCENE, { headers: without }), without)).ret_code)).toBe(
      true,
    );
  });

  test.each<[string, (payload: MagpiePayload) => void]>([
    ['scene', ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { scene: REGISTER_SCENE })],
    ['demand', ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { demand: 'visible' })],
    ['id', ({ challenge }) => Object.assign(challenge.parameters.data ?? {}, { id: 'mine' })],
    ['time', ({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 4_000_000_000 })],
    ['cost', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
    ['prefix', ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '' })],
    ['signature of the key', ({ challenge }) => Object.assign(challenge.parameters, { keySignature: '00'.repeat(32) })],
    ['one parameter more', ({ challenge }) => Object.assign(challenge.parameters, { more: 1 })],
    ['signature', ({ challenge }) => Object.assign(challenge, { signature: '00'.repeat(32) })],
    ['no signature', ({ challenge }) => Object.assign(challenge, { signature: undefined })],
    ['solution', ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })],
  ])('tampered with: %s', async (_, tamper) => {
    const changed = await payload();
    tamper(changed);
    expect(await logIn(asProof(changed))).toMatchObject(REFUSED);
  });

  test('of two calls with one proof at the same moment exactly one passes', async () => {
    const proof = await solved(identity, LOGIN_SCENE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(proof)));
    expect(answers.filter(({ ret_code }) => passed(ret_code))).toHaveLength(1);
    expect(answers.filter(({ ret_code }) => ret_code === REFUSED.ret_code)).toHaveLength(5);
  });

  test('one made on an instance counts on another, once, and after a restart too', async () => {
    const next = await createIdentity(identity.options);
    const there = async (proof: object, app: FastifyInstance = next) => {
      const body = { login_name: EMAIL, ...(await identity.locked(PASSWORD)), ...proof };
      const answer = await app.inject({ method: 'POST', url: LOGIN, payload: body, headers: onDevice({}) });
      return answer.json().ret_code as number;
    };
    const proof = await solved(identity, LOGIN_SCENE);
    expect(passed(await there(proof))).toBe(true);
    expect(await there(proof)).toBe(REFUSED.ret_code);
    expect(await logIn(proof)).toMatchObject(REFUSED);
    const kept = await solved(identity, LOGIN_SCENE);
    const side = await Promise.all([there(kept), logIn(kept).then(({ ret_code }) => ret_code)]);
    expect(side.filter(passed)).toHaveLength(1);
    await next.close();
    const again = await createIdentity(identity.options);
    expect(await there(proof, again)).toBe(REFUSED.ret_code);
    expect(passed(await there(await solved(identity, LOGIN_SCENE), again))).toBe(true);
    await again.close();
  });

  test('[CAPT-08] one that another instance purged, because its clock is ahead, is refused all the same', async () => {
    const proof = await solved(identity, LOGIN_SCENE);
    identity.time.offset += 10 * 60_000 - 10_000;
    expect(passed((await logIn(proof)).ret_code)).toBe(true);
    await purge(identity.db, Date.now() + identity.time.offset + 40_000, { securityEventsMs: 1e12 });
    expect(await logIn(proof)).toMatchObject(REFUSED);
  });

  test('a proof of a kind that is not offered is refused, and so are two at once', async () => {
    const recaptcha_verify_info = { token: 'x', scene: LOGIN_SCENE };
    expect(await logIn({ recaptcha_verify_info })).toMatchObject(REFUSED);
    expect(await logIn({ recaptcha_verify_info, ...(await solved(identity, LOGIN_SCENE)) })).toMatchObject(REFUSED);
  });

  test('a challenge says what is asked for, until when, and for whom; nothing that is stored of a device is in it', async () => {
    const { result } = await identity.get(`${magpieChallenge.path}?scene=${LOGIN_SCENE}`);
    expect(result).toMatchObject({ demand: 'unseen', challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } } });
    expect(result.expires_at - (Date.now() + identity.time.offset)).toBeLessThanOrEqual(10 * 60_000);
    const secret = onDevice({})['x-gatehouse-device'] ?? '';
    const stored = createHash('sha256').update(secret).digest('base64url');
    expect(JSON.stringify(result)).not.toContain(stored);
    expect((await identity.get(`${magpieChallenge.path}?scene=31099`)).status).toBe(400);
    expect((await identity.get(`${magpieChallenge.path}?scene=31099&visible=1`)).status).toBe(400);
  });

  test('[CAPT-07] without GeeTest there is nothing to start its widget with', async () => {
    const query = `type=CAPTCHA_TYPE_BEHAVIOR_GEETEST&login_name=${randomUUID()}`;
    expect((await identity.get(`${loginCaptchaInfo.path}?${query}`)).ret_code).toBe(700088);
  });

  test('used proofs are purged once they are too old', async () => {
    await logIn(await solved(identity, LOGIN_SCENE));
    const { db } = identity;
    const left = async () => (await db.selectFrom('used_captcha').select('id').execute()).length;
    expect(await left()).toBeGreaterThan(0);
    await purge(db, Date.now() + identity.time.offset + 11 * 60_000, { securityEventsMs: 1e12 });
    expect(await left()).toBe(0);
  });

  test('making challenges is limited by device and by address', async () => {
    const small = await openTestIdentity(store, {
      captcha: { settings: { asks: 'unseen' }, work: 1 },
      limitPoints: { captchasByDevice: 2, captchasByAddress: 3 },
    });
    const ask = async (headers = {}) =>
      (await small.get(`${magpieChallenge.path}?scene=${LOGIN_SCENE}`, headers)).ret_code;
    const codes = [await ask(), await ask(), await ask(), await ask(other), await ask(other)];
    expect(codes.slice(0, 2)).toEqual([0, 0]);
    expect(codes.slice(2).filter((code) => code === 0)).toHaveLength(1);
    await small.close();
  });

  test('to ask whether a captcha is needed is limited as well', async () => {
    const asking = await openTestIdentity(store, {
      captcha: { settings: { asks: 'risk' } },
      limitPoints: { captchasByAddress: 2 },
    });
    const ask = async () => asking.get(`${magpieChallenge.path}?scene=${LOGIN_SCENE}`, { guid: randomUUID() });
    expect((await ask()).result).toEqual({ demand: 'none' });
    expect([(await ask()).ret_code, (await ask()).ret_code]).toEqual([0, 31018]);
    await asking.close();
  });
});
