import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountRecoveryTest,
  as,
  device,
  HOUR_MS,
  NEW_PASSWORD,
  openAccountRecoveryTest,
  PASSWORD,
} from '../../testing/open-account-recovery-test.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const WRONG = { by: 'email', code: '000000' };
const OTHER = device(2);

describe.each(testStores)('a password is reset, on %s', (store) => {
  let way: AccountRecoveryTest;
  beforeAll(async () => {
    way = await openAccountRecoveryTest(store);
  });
  afterAll(() => way.close());

  const isLive = async (token: string | undefined) => (await way.get('/user/private/info', as(token))).ret_code === 0;

  test('[SESS-06] by code: logged in with the new password, and every other session is over', async () => {
    const email = 'ada@example.com';
    const { token: first } = await way.registered(email);
    const { token: second } = await way.logIn(email, PASSWORD);
    const { result: quick } = await way.post('/user/private/quick_token', {}, as(second));
    const { uuid, answer } = await way.proved(email);
    expect(answer.result).toEqual({ uuid, state: 'password', moved: false });
    const before = Date.now();
    const done = await way.choose(uuid, NEW_PASSWORD);
    expect(done).toMatchObject({ ret_code: 0, result: { id: expect.any(Number) } });
    expect(await isLive(done.token)).toBe(true);
    expect([await isLive(first), await isLive(second)]).toEqual([false, false]);
    if (quick?.quick_token) {
      const again = await way.post('/user/public/quick_login', { quick_token: quick.quick_token });
      expect(again.ret_code).not.toBe(0);
    }
    const { withdrawals_after, password_changed_at } = await way.account(email);
    expect(withdrawals_after).toBeGreaterThanOrEqual(before + 24 * HOUR_MS);
    expect(withdrawals_after).toBeLessThan(Date.now() + 24 * HOUR_MS + 1000);
    expect(password_changed_at).toBeGreaterThanOrEqual(before);
    expect((await way.logIn(email, PASSWORD)).ret_code).toBe(31002);
    expect((await way.logIn(email, NEW_PASSWORD)).ret_code).toBe(0);
    expect(await way.events(email)).toContain('passwordReset');
  });

  test.each([
    ['is confirmed again, for no one said to trust it', {}, 20100],
    ['is confirmed again where the user said no', { trust_device: false }, 20100],
    ['is known from then on where the user said to trust it', { trust_device: true }, 0],
  ])('devices that were known are confirmed again; the new one that reset the password %s', async (_, more, code) => {
    const email = `devices.${code}.${Object.keys(more).length}.${String(Object.values(more)[0])}@example.com`;
    await way.registered(email);
    const { uuid } = await way.proved(email, OTHER);
    const reset = await way.choose(uuid, NEW_PASSWORD, OTHER, more);
    expect(reset.ret_code).toBe(0);
    expect(reset.headers[gatewayHeaders.knownAccount] !== '').toBe(code === 0);
    expect((await way.logIn(email, NEW_PASSWORD, OTHER)).ret_code).toBe(code);
    expect(await way.logIn(email, NEW_PASSWORD)).toMatchObject({ ret_code: 20100, result: { why: 'device' } });
  });

  test('by number, and by the owner of one alone', async () => {
    await way.registered('phone@example.com');
    await way.change('phone@example.com', { mobile: '+31612345678', mobile_key: '+31612345678', mobile_verified: 1 });
    const { uuid, answer } = await way.proved('+31612345678', {}, 'mobile');
    expect(answer.result.state).toBe('password');
    expect((await way.choose(uuid, NEW_PASSWORD)).ret_code).toBe(0);
    expect((await way.logIn('+31612345678', NEW_PASSWORD)).ret_code).toBe(0);
  });

  test('a link opened on another device: that one continues, the first is told so and cannot', async () => {
    const email = 'link@example.com';
    await way.registered(email);
    const { result } = await way.retrieve('begin', { login_name: email });
    const { uuid } = result;
    const proof = { by: 'email_link', link_token: way.tokenIn(email) };
    const opened = await way.retrieve('prove', { uuid, proof }, OTHER);
    expect(opened.result).toEqual({ uuid, state: 'password', moved: true });
    expect((await way.resetState(uuid)).result).toEqual({ uuid, state: 'elsewhere' });
    expect((await way.resetState(uuid, OTHER)).result.state).toBe('password');
    expect((await way.choose(uuid, NEW_PASSWORD)).ret_code).toBe(700150);
    expect((await way.choose(uuid, NEW_PASSWORD, device(3))).ret_code).toBe(700150);
    expect((await way.resetState(uuid, device(3))).result.state).toBe('expired');
    expect((await way.retrieve('prove', { uuid, proof }, OTHER)).ret_code).toBe(700014);
    expect((await way.retrieve('prove', { uuid, proof: { by: 'email', code: way.codeIn(email) } })).ret_code).toBe(
      700081,
    );
    expect((await way.choose(uuid, NEW_PASSWORD, OTHER)).ret_code).toBe(0);
    expect((await way.resetState(uuid, OTHER)).result.state).toBe('done');
  });

  test('a caller who began without a device gains nothing when the owner opens the link', async () => {
    const email = 'nameless@example.com';
    await way.registered(email);
    const nameless = { guid: '' };
    const { result } = await way.retrieve('begin', { login_name: email }, nameless);
    const proof = { by: 'email_link', link_token: way.tokenIn(email) };
    expect((await way.retrieve('prove', { uuid: result.uuid, proof }, nameless)).result).toEqual({ field: 'device' });
    await way.retrieve('prove', { uuid: result.uuid, proof }, OTHER);
    expect((await way.choose(result.uuid, NEW_PASSWORD, nameless)).ret_code).toBe(700150);
  });

  test('finished twice at once, again, or in another reset: one password counts', async () => {
    const email = 'twice@example.com';
    await way.registered(email);
    const one = await way.proved(email);
    way.time.offset += 61_000;
    const two = await way.proved(email);
    const answers = await Promise.all([
      way.choose(one.uuid, 'the first of two words'),
      way.choose(one.uuid, 'the second of two words'),
    ]);
    expect(answers.map(({ ret_code }) => ret_code).toSorted((a, b) => a - b)).toEqual([0, 700150]);
    expect((await way.choose(one.uuid, NEW_PASSWORD)).ret_code).toBe(700150);
    expect((await way.choose(two.uuid, NEW_PASSWORD)).ret_code).toBe(700150);
    const won = answers[0]?.ret_code === 0 ? 'the first of two words' : 'the second of two words';
    expect((await way.logIn(email, won)).ret_code).toBe(0);
  });

  test('finished again with the same password, because the answer was lost: the same session, on that device alone', async () => {
    const email = 'lost.answer@example.com';
    await way.registered(email);
    const { uuid } = await way.proved(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => way.choose(uuid, NEW_PASSWORD)));
    expect(answers.map(({ ret_code }) => ret_code)).toEqual([0, 0, 0, 0]);
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    const { text, token } = answers[0] ?? {};
    expect(await way.choose(uuid, NEW_PASSWORD)).toMatchObject({ text, token });
    expect((await way.choose(uuid, NEW_PASSWORD, OTHER)).ret_code).toBe(700150);
    expect((await way.choose(uuid, 'another new password')).ret_code).toBe(700150);
    const sessions = await way.get('/user/private/session/list', { usertoken: answers[0]?.token ?? '' });
    expect(sessions.result.sessions).toHaveLength(1);
  });

  test('the password before is not taken as the new one, nor is one that breaks the rule', async () => {
    const email = 'same@example.com';
    await way.registered(email);
    const { uuid } = await way.proved(email);
    expect((await way.choose(uuid, PASSWORD)).ret_code).toBe(700131);
    const short = await way.choose(uuid, 'short');
    expect(short).toMatchObject({ ret_code: 700033, result: { reason: 'short' } });
    expect(await way.choose(uuid, email)).toMatchObject({ ret_code: 700033, result: { reason: 'email' } });
    expect((await way.choose(uuid, NEW_PASSWORD)).ret_code).toBe(0);
  });

  test('a reset finds no password out: ten are compared, then it is over', async () => {
    const email = 'guess@example.com';
    await way.registered(email);
    const { uuid } = await way.proved(email);
    for (let n = 0; n < 10; n += 1) expect((await way.choose(uuid, PASSWORD)).ret_code).toBe(700131);
    expect((await way.choose(uuid, NEW_PASSWORD)).ret_code).toBe(700150);
    expect((await way.logIn(email, PASSWORD)).ret_code).toBe(0);
  });

  test('without the proof, with a wrong one, too late, on another site’s environment: nothing', async () => {
    const email = 'early@example.com';
    await way.registered(email);
    const { result } = await way.retrieve('begin', { login_name: email });
    expect((await way.choose(result.uuid, NEW_PASSWORD)).ret_code).toBe(700150);
    expect((await way.retrieve('prove', { uuid: result.uuid, proof: WRONG })).ret_code).toBe(700010);
    expect((await way.choose(result.uuid, NEW_PASSWORD)).ret_code).toBe(700150);
    const proof = { by: 'email', code: way.codeIn(email) };
    expect((await way.retrieve('prove', { uuid: result.uuid, proof }, OTHER)).ret_code).toBe(700081);
    expect((await way.retrieve('prove', { uuid: result.uuid, proof })).ret_code).toBe(0);
    const test = { 'x-gatehouse-site': 'TESTNET' };
    expect((await way.choose(result.uuid, NEW_PASSWORD, test)).ret_code).toBe(700150);
    way.time.offset += HOUR_MS / 2;
    expect((await way.choose(result.uuid, NEW_PASSWORD)).ret_code).toBe(700150);
    expect((await way.resetState(result.uuid)).result.state).toBe('expired');
    expect((await way.logIn(email, PASSWORD)).ret_code).toBe(0);
  });

  test('an authenticator is asked for as well, and not once more at the end', async () => {
    const email = 'factor@example.com';
    const { secret, codes } = await way.factors.withTotp(email);
    const { uuid, answer } = await way.proved(email);
    expect(answer.result).toMatchObject({ uuid, state: 'factor', asked: { ways: ['totp', 'recovery'] } });
    expect((await way.choose(uuid, NEW_PASSWORD)).ret_code).toBe(700151);
    expect((await way.resetState(uuid)).result).toMatchObject({
      state: 'factor',
      asked: { ways: ['totp', 'recovery'] },
    });
    const second = answer.result.asked.uuid as string;
    const totp = { by: 'totp', code: way.factors.code(secret) };
    expect((await way.retrieve('prove', { uuid: second, proof: totp }, OTHER)).ret_code).toBe(700081);
    expect((await way.retrieve('prove', { uuid: second, proof: totp })).result).toEqual({
      ...{ uuid, state: 'password', moved: false },
    });
    const done = await way.choose(uuid, NEW_PASSWORD);
    expect(done).toMatchObject({ ret_code: 0, result: { id: expect.any(Number) }, token: expect.any(String) });
    const { asked } = (await way.proved(email)).answer.result;
    const recovery = { by: 'recovery', code: codes[0] };
    expect((await way.retrieve('prove', { uuid: asked.uuid, proof: recovery })).result.state).toBe('password');
    expect(await way.events(email)).toContain('recoveryCodeUsed');
  });

  test('a proof of something else is no proof of a reset', async () => {
    const email = 'mixed@example.com';
    await way.registered(email);
    const { result } = await way.post('/user/public/login/begin', { login_name: email, item: 'code' });
    const proof = { by: 'email', code: way.codeIn(email) };
    expect((await way.retrieve('prove', { uuid: result.uuid, proof })).ret_code).toBe(700081);
    expect((await way.retrieve('prove', { uuid: result.uuid, proof: { by: 'password' } })).status).toBe(400);
    expect((await way.retrieve('begin', { login_name: 'neither one' })).result).toEqual({ field: 'login_name' });
    expect((await way.retrieve('begin', { login_name: 'bob@123456789' })).result).toEqual({ field: 'login_name' });
  });

  test('strangers who locked the name do not keep its owner out, and their challenges end', async () => {
    const email = 'locked@example.com';
    await way.registered(email);
    for (let n = 0; n < 6; n += 1) await way.logIn(email, 'wrong password', device(9));
    expect((await way.logIn(email, PASSWORD, device(9))).ret_code).toBe(31030);
    const stranger = (await way.logIn(email, PASSWORD, device(8))).ret_code;
    expect(stranger).toBe(31030);
    const { uuid } = await way.proved(email);
    await way.choose(uuid, NEW_PASSWORD);
    expect((await way.logIn(email, NEW_PASSWORD, device(9))).ret_code).not.toBe(31030);
  });

  test('a login that a thief has begun ends with the password it began with', async () => {
    const email = 'thief@example.com';
    await way.registered(email);
    const begun = await way.logIn(email, PASSWORD, device(7));
    expect(begun.ret_code).toBe(20100);
    const { uuid } = await way.proved(email);
    await way.choose(uuid, NEW_PASSWORD);
    const sent = await way.post('/user/public/challenge/send', { uuid: begun.result.uuid, item: 'email' }, device(7));
    expect(sent.ret_code).toBe(700081);
  });

  test('a locked account gets its new password, and no session is opened', async () => {
    const email = 'banned@example.com';
    await way.registered(email);
    await way.change(email, { banned_at: Date.now(), ban_kind: 'self' });
    const { uuid } = await way.proved(email);
    const done = await way.choose(uuid, NEW_PASSWORD);
    expect(done).toMatchObject({ ret_code: 0, result: { refused: 31003 } });
    expect(done.token).toBeUndefined();
    expect((await way.logIn(email, NEW_PASSWORD)).ret_code).toBe(31003);
  });

  test('an account without a password gets its first one', async () => {
    const email = 'none@example.com';
    await way.registered(email);
    await way.change(email, { password_hash: '' });
    const { uuid } = await way.proved(email);
    expect((await way.choose(uuid, NEW_PASSWORD)).ret_code).toBe(0);
    expect((await way.logIn(email, NEW_PASSWORD)).ret_code).toBe(0);
  });

  test('the device check is on again for an owner who had turned it off', async () => {
    const email = 'check-off@example.com';
    await way.registered(email);
    await way.change(email, { device_check: 0 });
    const { uuid } = await way.proved(email);
    expect((await way.choose(uuid, NEW_PASSWORD)).ret_code).toBe(0);
    expect((await way.account(email)).device_check).toBe(1);
    expect(await way.logIn(email, NEW_PASSWORD, OTHER)).toMatchObject({ ret_code: 20100, result: { why: 'device' } });
  });

  test('a reset that was proved does not outlive a change of address or password, nor a new factor', async () => {
    const changes = {
      async password(_email: string, token = '') {
        const old = await way.locked(PASSWORD);
        return way.post('/user/private/account/password', { ...(await way.locked(NEW_PASSWORD)), old }, as(token));
      },
      async address(email: string, token = '') {
        const name = (path: string, body: object) => way.post(`/user/private/account/name/${path}`, body, as(token));
        const proofOf = async (uuid: string, to: string) => {
          await way.post('/user/public/challenge/send', { uuid, item: 'email' });
          return { uuid, proof: { by: 'email', code: way.codeIn(to) } };
        };
        const begun = (await name('begin', { method: 'email' })).result.asked.uuid;
        const { old } = (await name('old', await proofOf(begun, email))).result;
        const { uuid } = (await name('new', { email: `new-${email}`, old })).result;
        return name('change', await proofOf(uuid, `new-${email}`));
      },
      async totp(_email: string, token = '') {
        const { id, secret } = (await way.factors.beginTotp(token)).result;
        return way.factors.bind(id, way.factors.code(secret), as(token));
      },
      passkey: async (_email: string, token = '') => (await way.factors.passkeyFor(token)).added,
    };
    for (const [kind, change] of Object.entries(changes)) {
      const email = `outlives-${kind}@example.com`;
      const { token } = await way.registered(email);
      const login = (await way.logIn(email, PASSWORD, OTHER)).result.uuid;
      const { uuid, answer } = await way.proved(email, OTHER);
      expect(answer.result.state, kind).toBe('password');
      expect((await change(email, token)).ret_code, kind).toBe(0);
      expect((await way.choose(uuid, 'five quite other words', OTHER)).ret_code, kind).toBe(700150);
      const sent = await way.post('/user/public/challenge/send', { uuid: login, item: 'email' }, OTHER);
      expect(sent.ret_code, kind).toBe(700081);
    }
  });

  test('a lock ends a reset that was proved before it', async () => {
    const email = 'lock-reset@example.com';
    await way.registered(email);
    const { uuid } = await way.proved(email, OTHER);
    await way.lock(email);
    expect((await way.choose(uuid, NEW_PASSWORD, OTHER)).ret_code).toBe(700150);
  });
});
