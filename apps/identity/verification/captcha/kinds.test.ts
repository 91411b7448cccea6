import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginCaptchaInfo, magpieChallenge, signUpCaptchaInfo } from '@gatehouse/contract/captcha/captcha';
import { proofFieldOf } from '@gatehouse/contract/captcha/captcha-kinds';
import { outsideCaptchaKinds as kinds, type OutsideCaptchaKind } from '@gatehouse/rules/captcha/captcha';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { captchaDrillOf } from '../../compose.ts';
import { md5, PEER_SECRET } from '../../testing/checking/checking-kind.ts';
import { type CheckingPeer, type Outage, openCheckingPeer } from '../../testing/checking-peer.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';
import { LOGIN_SCENE, REGISTER_SCENE, solved } from '../../testing/solve-captcha.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@example.com';
const [PASSED, REQUIRED, REFUSED, NOT_CHECKED, LIMIT] = [0, 700086, 700087, 700088, 700040];
const stranger = () => ({ guid: randomUUID() });
const info = (path: string) => `${path}?type=CAPTCHA_TYPE_BEHAVIOR_GEETEST&login_name=${'a'.repeat(64)}`;
/** The breaker's time to rest. */
const REST_MS = 11_000;

const outages: readonly Outage[] = ['reset', 'silent', 'fails', 'garbage', 'huge', 'redirects'];

describe.each(testStores)('[CAPT-01] [CAPT-06] captchas of other companies on %s', (store) => {
  let peer: CheckingPeer;
  let identity: TestIdentity;
  let log: string;
  const events: object[] = [];
  beforeAll(async () => {
    peer = await openCheckingPeer();
    const logger = pino(
      { level: 'trace' },
      {
        write(line: string) {
          log += line;
        },
      },
    );
    identity = await openTestIdentity(store, {
      logger,
      demoAccounts: [{ email: EMAIL, password: PASSWORD }],
      limitPoints: { riskAttemptsByAddress: 1e6, uncheckedLoginsByDevice: 3, uncheckedLoginsByAddress: 1e6 },
      captcha: {
        ...{ settings: { asks: 'always', downgrade: true }, work: 1, providers: peer.providers, timeoutMs: 300 },
        onCaptcha: (event) => void events.push(event),
      },
    });
  });
  afterAll(async () => {
    await identity.close();
    await peer.close();
  });
  beforeEach(() => {
    log = '';
    Object.assign(peer.health, { outage: undefined, hostname: 'localhost', errors: [] });
    // Long enough for a server that was left alone to be asked again.
    identity.time.offset += REST_MS;
    events.length = 0;
  });

  const registered = async (path = loginCaptchaInfo.path) => (await identity.get(info(path))).result;
  const proofOf = async (kind: OutsideCaptchaKind, scene = LOGIN_SCENE) => {
    const challenge = kind === 'geetest' ? (await registered()).challenge : undefined;
    return { [proofFieldOf(kind)]: { ...peer.solve(kind, challenge), scene } };
  };
  const logIn = async (proof: object, headers: Record<string, string> = {}) => {
    const body = { login_name: EMAIL, ...(await identity.locked(PASSWORD)), ...proof };
    const { ret_code, text } = await identity.post('/login', body, headers);
    expect(text).not.toContain(PEER_SECRET);
    return ret_code === 20100 ? PASSED : ret_code;
  };

  test.each(kinds)(
    '%s: a right proof opens one call; a second use, another scene and a wrong one are refused',
    async (kind) => {
      const proof = await proofOf(kind);
      expect(await logIn(proof)).toBe(PASSED);
      expect(await logIn(proof)).toBe(REFUSED);
      expect(await logIn(await proofOf(kind, REGISTER_SCENE))).toBe(REFUSED);
      const [[field, fresh] = ['', {}]] = Object.entries(await proofOf(kind));
      const wrong = Object.fromEntries(
        Object.entries(fresh).map(([name, value]) => [name, name === 'scene' ? value : `${value}x`]),
      );
      expect(await logIn({ [field]: wrong })).toBe(REFUSED);
      expect(events).toContainEqual({ what: 'proof', kind, outcome: 'accepted' });
      expect(events).toContainEqual({ what: 'proof', kind, outcome: 'foreign' });
    },
  );

  test.each(kinds)('%s: two calls with one proof at the same moment, one passes', async (kind) => {
    const proof = await proofOf(kind);
    const codes = await Promise.all([logIn(proof), logIn(proof)]);
    expect(codes.toSorted()).toEqual([PASSED, REFUSED]);
  });

  test.each(kinds.flatMap((kind) => outages.map((outage) => [kind, outage] as const)))(
    '%s: while its server %s, the call says so; no secret is logged',
    async (kind, outage) => {
      expect(await logIn(await proofOf(kind))).toBe(PASSED);
      const proof = await proofOf(kind);
      peer.health.outage = outage;
      expect(await logIn(proof, stranger())).toBe(NOT_CHECKED);
      expect(log).toMatch(
        /gives no answer \((?:ECONNRESET|UND_ERR_SOCKET|too late|status 500|unreadable|too much|broken off)\)/,
      );
      expect(log).not.toContain(PEER_SECRET);
      for (const [, value] of Object.entries(Object.values(proof)[0] ?? {}))
        if (value !== LOGIN_SCENE) expect(log).not.toContain(value);
      expect(events).toContainEqual({ what: 'unanswered', kind });
      expect(events).toContainEqual({ what: 'proof', kind, outcome: 'away' });
    },
  );

  test.each(kinds)('%s: a connection that is lost once is tried again', async (kind) => {
    const proof = await proofOf(kind);
    peer.health.outage = 'reset once';
    expect(await logIn(proof)).toBe(PASSED);
  });

  test.each(kinds)(
    '%s: while its server is away a known device logs in, a few times; nothing else goes on',
    async (kind) => {
      const device = stranger();
      await identity.db.updateTable('account').set({ device_check: 0 }).execute();
      expect(await logIn(await proofOf(kind), device)).toBe(PASSED);
      const given = await Promise.all(Array.from({ length: 4 }, () => proofOf(kind)));
      const sending = await proofOf(kind);
      const opening = await proofOf(kind, REGISTER_SCENE);
      const [first = {}] = given;
      const drill = captchaDrillOf(identity.app);
      const switchOff = async (scene: string) => {
        await drill?.end();
        await drill?.begin({ kind, part: 'check', scene, percent: 100 }, 5);
      };
      onTestFinished(() => drill?.end());
      await switchOff(LOGIN_SCENE);
      expect(await logIn(first, stranger())).toBe(NOT_CHECKED);
      expect(await logIn(first, device)).toBe(PASSED);
      expect(await logIn(first, device)).toBe(REFUSED);
      const begin = { login_name: EMAIL, item: 'code', ...sending };
      expect((await identity.post('/user/public/login/begin', begin, device)).ret_code).toBe(NOT_CHECKED);
      await switchOff(REGISTER_SCENE);
      const registering = { register_type: 1, email: 'new@example.com', ...opening };
      expect((await identity.post('/user/public/register/info', registering, device)).ret_code).toBe(NOT_CHECKED);
      await switchOff(LOGIN_SCENE);
      expect([await logIn(given[1] ?? {}, device), await logIn(given[2] ?? {}, device)]).toEqual([PASSED, PASSED]);
      expect(await logIn(given[3] ?? {}, device)).toBe(LIMIT);
      expect(events).toContainEqual({ what: 'proof', kind, outcome: 'unchecked' });
    },
  );

  test.each(kinds)('%s: what its server refuses is a wrong proof, and no outage', async (kind) => {
    const given = await Promise.all(Array.from({ length: 7 }, () => proofOf(kind)));
    peer.health.outage = 'refuses';
    for (const proof of given.slice(0, 6)) expect(await logIn(proof)).toBe(REFUSED);
    peer.health.outage = undefined;
    expect(await logIn(given[6] ?? {})).toBe(PASSED);
    expect(log).not.toContain('gives no answer');
  });

  test('a proof that no widget gives out is refused before any server is asked', async () => {
    peer.asked.length = 0;
    for (const token of ['ünreadable', 'with space', 'line\nbreak', '\u0000']) {
      const sent = { login_name: EMAIL, ...(await identity.locked(PASSWORD)) };
      const proof = { recaptcha_verify_info: { token, scene: LOGIN_SCENE } };
      expect((await identity.post('/login', { ...sent, ...proof }, stranger())).status).toBe(400);
    }
    expect(peer.asked).toHaveLength(0);
  });

  test('a server that fails five times in a row is left alone for ten seconds', async () => {
    peer.health.outage = 'fails';
    for (let n = 0; n < 5; n += 1) expect(await logIn(await proofOf('tencent'), stranger())).toBe(NOT_CHECKED);
    peer.health.outage = undefined;
    const before = peer.asked.length;
    expect(await logIn(await proofOf('tencent'), stranger())).toBe(NOT_CHECKED);
    expect(peer.asked).toHaveLength(before);
    identity.time.offset += REST_MS;
    expect(await logIn(await proofOf('tencent'))).toBe(PASSED);
  });

  test('each server is sent what its protocol says', async () => {
    peer.asked.length = 0;
    for (const kind of kinds) expect(await logIn(await proofOf(kind))).toBe(PASSED);
    const sent = Object.fromEntries(peer.asked.map((one) => [one.path, Object.fromEntries(one.sent)]));
    expect(sent['/geetest/register.php']).toMatchObject({
      gt: 'gt-id',
      json_format: '1',
      new_captcha: '1',
      digestmod: 'md5',
    });
    expect(sent['/geetest/validate.php']).toMatchObject({
      captchaid: 'gt-id',
      json_format: '1',
      seccode: expect.any(String),
    });
    expect(sent['/tencent/ticket/verify']).toEqual({
      ...{ aid: '2000', AppSecretKey: PEER_SECRET, Ticket: expect.any(String), Randstr: '@abc', UserIP: '127.0.0.1' },
    });
    expect(sent['/recaptcha/siteverify']).toEqual({ secret: PEER_SECRET, response: expect.any(String) });
  });

  test('Tencent: of an IPv6 network it is sent an address', async () => {
    peer.asked.length = 0;
    expect(await logIn(await proofOf('tencent'), { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' })).toBe(PASSED);
    expect(peer.asked.map(({ sent }) => sent.get('UserIP'))).toEqual(['2001:db8:1:2::']);
  });

  test('reCAPTCHA: a proof of a page of another host is refused; where our secret is wrong, nothing was checked', async () => {
    peer.health.hostname = 'phisher.example';
    expect(await logIn(await proofOf('recaptcha'))).toBe(REFUSED);
    peer.health.errors = ['invalid-input-secret'];
    expect(await logIn(await proofOf('recaptcha'), stranger())).toBe(NOT_CHECKED);
    peer.health.errors = ['invalid-input-response'];
    expect(await logIn(await proofOf('recaptcha'))).toBe(REFUSED);
  });

  test('Tencent: a ticket that the widget gave itself, or anyone wrote, is refused, also on a known device; no server is asked about it', async () => {
    peer.asked.length = 0;
    for (const ticket of ['trerror_1001_2000_1700000000', 'terror_1001_2000_1700000000']) {
      const proof = { qqcatpcha_verify_info: { ticket, randstr: '@abc', scene: LOGIN_SCENE } };
      expect([await logIn(proof, stranger()), await logIn(proof)]).toEqual([REFUSED, REFUSED]);
    }
    expect(peer.asked).toHaveLength(0);
  });

  test.each([loginCaptchaInfo.path, signUpCaptchaInfo.path])(
    '[CAPT-07] %s registers a challenge, signed with the key; while GeeTest is away the widget works offline',
    async (path) => {
      const online = await registered(path);
      expect(online).toMatchObject({
        gt: 'gt-id',
        success: 1,
        newCaptcha: true,
        challenge: expect.stringMatching(/^[\da-f]{32}$/),
      });
      peer.health.outage = 'fails';
      const offline = await registered(path);
      expect(offline).toMatchObject({ gt: 'gt-id', success: 0, newCaptcha: true });
      const { challenge } = offline;
      const proof = (validate: string) => ({
        geecaptcha_verify_info: { challenge, validate, seccode: `${validate}|jordan`, scene: LOGIN_SCENE },
      });
      expect(await logIn(proof(md5(challenge)), stranger())).toBe(NOT_CHECKED);
      peer.health.outage = undefined;
      await registered(path);
      // Online nobody gets by with what is good offline alone.
      expect(await logIn(proof(md5(challenge)))).toBe(REFUSED);
    },
  );

  test('[CAPT-07] its query is checked', async () => {
    expect((await identity.get(loginCaptchaInfo.path)).status).toBe(400);
    expect((await identity.get(`${loginCaptchaInfo.path}?type=OTHER&login_name=a`)).status).toBe(400);
  });

  test('[LOGIN-11] where a captcha is shown, an unseen magpie is not enough, and one of more work is', async () => {
    const headers = stranger();
    const unseen = await openTestIdentity(store, { captcha: { settings: { asks: 'unseen' }, work: 1 } });
    expect((await solved(unseen, LOGIN_SCENE)).magpie_verify_info.scene).toBe(LOGIN_SCENE);
    await unseen.close();
    expect(await logIn({}, headers)).toBe(REQUIRED);
    expect(await logIn(await solved(identity, LOGIN_SCENE, { headers, visible: true }), headers)).toBe(PASSED);
  });
});

test('[CAPT-02] the operator says by scene which kinds count, and when a captcha is asked for', async () => {
  const peer = await openCheckingPeer();
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-captcha-'));
  const remoteConfigFile = join(folder, 'steering.json');
  const scenes = {
    [LOGIN_SCENE]: { oldCapchaList: ['qqcatpcha'] },
    [REGISTER_SCENE]: { asks: 'never' },
    31013: { completelyUseMagpieCatcha: true, asks: 'risk' },
  };
  writeFileSync(remoteConfigFile, JSON.stringify({ everywhere: { captcha_config: scenes } }));
  const captcha = { settings: {}, work: 1, providers: peer.providers } as const;
  const identity = await openTestIdentity('SQLite', {
    ...{ captcha, remoteConfigFile, demoAccounts: [{ email: EMAIL, password: PASSWORD }] },
  });
  const logIn = async (proof: object, headers = {}) =>
    (await identity.post('/login', { login_name: EMAIL, ...(await identity.locked(PASSWORD)), ...proof }, headers))
      .ret_code;
  const tencent = () => ({ qqcatpcha_verify_info: { ...peer.solve('tencent'), scene: LOGIN_SCENE } });
  const recaptcha = (scene: string) => ({ recaptcha_verify_info: { ...peer.solve('recaptcha'), scene } });
  expect(await logIn(recaptcha(LOGIN_SCENE))).toBe(REFUSED);
  expect(await logIn(tencent())).toBe(PASSED);
  expect(
    (await identity.post('/user/public/register/info', { register_type: 1, email: 'a@example.com' })).ret_code,
  ).toBe(0);
  const look = await identity.get(`${magpieChallenge.path}?scene=${REGISTER_SCENE}`);
  expect(look.result).toEqual({ demand: 'none' });
  await identity.close();
  await peer.close();
  rmSync(folder, { recursive: true });
});
