import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factorCalls } from '../../testing/factor-fixture.ts';
import { type BanTest, DAY_MS, openBanTest, PASSWORD } from '../../testing/open-ban-test.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const OTHER_DEVICE = { guid: '00000000-0000-4000-8000-000000000002' };

describe.each(testStores)('locking and unlocking one’s own account, on %s', (store) => {
  let ban: BanTest;
  beforeAll(async () => {
    ban = await openBanTest(store);
  });
  afterAll(() => ban.close());
  const info = async (token = '') => (await ban.get('/user/private/info', { usertoken: token })).ret_code;

  test('locking needs no session, ends every session, and logins are refused', async () => {
    const one = await ban.register('lock@example.com', PASSWORD);
    const other = await ban.logIn('lock@example.com', PASSWORD);
    const quick = await ban.post('/user/private/quick_token', {}, { usertoken: `${other.token}` });
    const pending = await ban.post('/user/public/login/begin', { login_name: 'lock@example.com', item: 'code' });
    const { answer, uuid } = await ban.verify('lock', 'lock@example.com', OTHER_DEVICE);
    expect(answer).toMatchObject({
      ret_code: 0,
      result: { is_baned: false, sessions: 2, vague_email: 'l***@e***.com' },
    });
    expect(await info(one.token)).toBe(0);
    const locked = await ban.call('lock', { uuid }, OTHER_DEVICE);
    expect(locked).toMatchObject({ ret_code: 0, result: { sessions: 2 } });
    expect(locked.result.unblock_time - locked.result.baned_time).toBe(86_400);
    expect([await info(one.token), await info(other.token)]).toEqual([10006, 10006]);
    const used = await ban.post('/user/public/quick_login', { quick_token: quick.result.quick_token });
    expect(used.ret_code).toBe(700065);
    const verify = { uuid: pending.result.uuid, proof: { by: 'email', code: ban.codeIn('lock@example.com') } };
    expect((await ban.post('/user/public/login/verify', verify)).ret_code).toBe(700081);
    expect((await ban.logIn('lock@example.com', PASSWORD)).ret_code).toBe(31003);
    expect(await ban.events('lock@example.com')).toContain('accountLocked');
  });

  test('a code that is right opens a locked account no more than the password', async () => {
    await ban.register('code@example.com', PASSWORD);
    await ban.lock('code@example.com');
    const { result } = await ban.post('/user/public/login/begin', { login_name: 'code@example.com', item: 'code' });
    const proof = { by: 'email', code: ban.codeIn('code@example.com') };
    const answer = await ban.post('/user/public/login/verify', { uuid: result.uuid, proof });
    expect(answer).toMatchObject({ ret_code: 31003, result: { self_unbind_token: expect.any(String) } });
    expect(answer.token).toBeUndefined();
  });

  test('a session knows whose account it is; without one a name has to be given', async () => {
    const { token = '' } = await ban.register('mine@example.com', PASSWORD);
    expect(await ban.call('lock/begin', {}, { usertoken: token })).toMatchObject({
      ...{ ret_code: 0, result: { ways: ['email'], vague_email: 'm***@e***.com' } },
    });
    expect((await ban.call('lock/begin', {})).ret_code).toBe(700143);
    expect((await ban.call('lock/begin', {}, { usertoken: 'x'.repeat(43) })).ret_code).toBe(700143);
    expect((await ban.call('lock/begin', { login_name: 'nobody' })).result).toEqual({ field: 'login_name' });
  });

  test('names with and without an account are answered alike, and no code fits the second', async () => {
    await ban.register('there@example.com', PASSWORD);
    for (const what of ['lock', 'unblock']) {
      const [there, not] = await Promise.all(
        ['there@example.com', 'not-there@example.com'].map((login_name) => ban.call(`${what}/begin`, { login_name })),
      );
      const shape = (answer: typeof there) => ({ ...answer?.result, ...{ uuid: '', expires_at: 0, vague_email: '' } });
      expect(shape(not)).toEqual(shape(there));
      expect(not?.ret_code).toBe(0);
      const { uuid } = not?.result ?? {};
      const sent = await ban.post('/user/public/challenge/send', { uuid, item: 'email' });
      expect(sent.ret_code).toBe(0);
      const guess = { uuid, proof: { by: 'email', code: ban.codeIn('not-there@example.com') || '123456' } };
      expect((await ban.call(`${what}/prove`, guess)).ret_code).toBe(700010);
      expect((await ban.call(what, { uuid })).ret_code).toBe(700081);
    }
  });

  test('a proof is of one device and one purpose, and good once, also side by side', async () => {
    await ban.register('once@example.com', PASSWORD);
    const { uuid, proof } = await ban.verify('lock', 'once@example.com');
    expect((await ban.call('lock/prove', { uuid, proof })).ret_code).toBe(700081);
    expect((await ban.call('lock', { uuid }, OTHER_DEVICE)).ret_code).toBe(700081);
    expect((await ban.call('unblock', { uuid })).ret_code).toBe(700081);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ban.call('lock', { uuid })));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, ...Array(7).fill(700081)]);
    expect((await ban.events('once@example.com')).filter((kind) => kind === 'accountLocked')).toHaveLength(1);
  });

  test('a challenge that is not passed yet locks nothing', async () => {
    await ban.register('unproved@example.com', PASSWORD);
    const { result } = await ban.call('lock/begin', { login_name: 'unproved@example.com' });
    expect((await ban.call('lock', { uuid: result.uuid })).ret_code).toBe(700081);
    expect((await ban.account('unproved@example.com')).banned_at).toBeNull();
  });

  test('[BAN-04] a second lock does not begin the 24 hours again, and an operator’s stays the operator’s', async () => {
    await ban.register('again@example.com', PASSWORD);
    const first = (await ban.lock('again@example.com')).result.baned_time;
    ban.time.offset += 3_600_000;
    expect((await ban.lock('again@example.com')).result.baned_time).toBe(first);
    await ban.change('again@example.com', { ban_kind: 'operator' });
    await ban.lock('again@example.com');
    expect((await ban.account('again@example.com')).ban_kind).toBe('operator');
  });

  test('[BAN-02] [BAN-04] the owner unlocks after 24 hours, not before, and logs in', async () => {
    const { result } = await ban.register('back@example.com', PASSWORD);
    await ban.lock('back@example.com');
    const early = await ban.verify('unblock', 'back@example.com');
    expect(early.answer).toMatchObject({ ret_code: 0, result: { proven: true, is_self_help_baned: true } });
    expect((await ban.call('einfo', { uuid: early.uuid })).result).toMatchObject({ is_baned: true });
    expect((await ban.call('einfo', { uuid: early.uuid }, OTHER_DEVICE)).result).toMatchObject({ proven: false });
    const { unblock_time } = early.answer.result;
    expect(await ban.call('unblock', { uuid: early.uuid })).toMatchObject({
      ret_code: 700140,
      result: { unblock_time },
    });
    ban.time.offset += DAY_MS - 10 * 60_000;
    expect((await ban.call('unblock', { uuid: early.uuid })).ret_code).toBe(700081);
    const late = await ban.verify('unblock', 'back@example.com');
    expect((await ban.call('unblock', { uuid: late.uuid })).ret_code).toBe(700140);
    ban.time.offset += 10 * 60_000;
    const answers = await Promise.all(Array.from({ length: 6 }, () => ban.call('unblock', { uuid: late.uuid })));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, ...Array(5).fill(700081)]);
    expect(await ban.logIn('back@example.com', PASSWORD)).toMatchObject({ ret_code: 0, result });
    expect(await ban.events('back@example.com')).toContain('accountUnlocked');
    const free = await ban.verify('unblock', 'back@example.com');
    expect(free.answer.result).toMatchObject({ proven: true, is_baned: false });
    expect((await ban.call('unblock', { uuid: free.uuid })).ret_code).toBe(700142);
  });

  test('an account with a second factor is unlocked by both: the mailbox alone unlocks and reveals nothing', async () => {
    const calls = factorCalls(ban);
    const { token } = await ban.register('factor@example.com', PASSWORD);
    const { id, secret } = (await calls.beginTotp(token)).result;
    await calls.bind(id, calls.code(secret), { usertoken: `${token}` });
    await ban.change('factor@example.com', { banned_at: 1, ban_kind: 'self' });
    const first = await ban.verify('unblock', 'factor@example.com');
    expect(first.answer).toMatchObject({ ret_code: 20100, result: { ways: ['totp', 'recovery'], why: 'factor' } });
    expect(first.answer.result.baned_time).toBeUndefined();
    expect((await ban.call('unblock', { uuid: first.uuid })).ret_code).toBe(700081);
    expect((await ban.call('einfo', { uuid: first.uuid })).result).toMatchObject({ proven: false });
    const { uuid } = first.answer.result;
    expect((await ban.call('unblock', { uuid })).ret_code).toBe(700081);
    const verify = (code: string, headers = {}) =>
      ban.call('unblock/prove', { uuid, proof: { by: 'totp', code } }, headers);
    expect((await verify(calls.code(secret, 20))).ret_code).toBe(700010);
    ban.time.offset += 60_000;
    const code = calls.code(secret);
    expect((await verify(code, OTHER_DEVICE)).ret_code).toBe(700081);
    expect(await verify(code)).toMatchObject({ ret_code: 0, result: { proven: true, is_baned: true } });
    expect((await ban.call('unblock', { uuid })).ret_code).toBe(0);
  });

  test('after a refused login the name need not be typed again; the token alone unlocks nothing', async () => {
    await ban.register('cookie@example.com', PASSWORD);
    await ban.lock('cookie@example.com');
    ban.time.offset += DAY_MS + 1;
    const { self_unbind_token } = (await ban.logIn('cookie@example.com', PASSWORD)).result;
    const asked = await ban.call('unblock/begin', { self_unbind_token });
    expect(asked).toMatchObject({ ret_code: 0, result: { ways: ['email'], vague_email: 'c***@e***.com' } });
    expect((await ban.call('unblock', { uuid: asked.result.uuid })).ret_code).toBe(700081);
    expect((await ban.call('unblock/begin', { self_unbind_token }, OTHER_DEVICE)).ret_code).toBe(700143);
    expect((await ban.call('unblock/begin', {})).ret_code).toBe(700143);
  });

  test('an operator’s lock, and any lock on a site where support unlocks, cannot be lifted by the owner', async () => {
    await ban.register('ours@example.com', PASSWORD);
    await ban.change('ours@example.com', { banned_at: 1, ban_kind: 'operator' });
    const { uuid, answer } = await ban.verify('unblock', 'ours@example.com');
    expect(answer.result).toMatchObject({ is_baned: true, is_self_help_baned: false });
    expect((await ban.call('unblock', { uuid })).ret_code).toBe(700141);
    for (const site of ban.options.brand.sites.filter(({ selfUnblock }) => selfUnblock === false)) {
      const here = { 'x-gatehouse-site': site.id };
      expect((await ban.call('unblock/begin', { login_name: 'ours@example.com' }, here)).ret_code).toBe(700141);
      expect((await ban.call('unblock', { uuid }, here)).ret_code).toBe(700141);
    }
    expect((await ban.account('ours@example.com')).banned_at).toBe(1);
  });

  test('[REGION-09] an account behind a wall is unlocked nowhere else', async () => {
    const walled = ban.options.brand.sites.find((site) => site.walled);
    await ban.register('walled@example.com', PASSWORD, { 'x-gatehouse-site': walled?.id ?? '' });
    await ban.change('walled@example.com', { banned_at: 1, ban_kind: 'self' });
    expect((await ban.verify('unblock', 'walled@example.com')).answer.ret_code).toBe(400601);
  });
});
