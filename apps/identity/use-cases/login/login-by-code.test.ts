import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onDevice, openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const CODE_TRIES_USED = 700_012;
const CHALLENGE_TRIES_USED = 700_082;
const VERIFY = '/user/public/login/verify';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });

describe.each(testStores)('login by code and link, on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());
  /** The codes and links that were requested: notices come at any time. */
  const newest = (to: string) =>
    identity.mailbox.list().find((item) => item.to === to && !item.text.includes('/auto-ban-account'))?.text ?? '';
  const codeIn = (to: string) => /\b\d{6}\b/.exec(newest(to))?.[0] ?? '';
  const linkIn = (to: string) => /\/login-link\?trx=[\w-]+#([\w-]{43})/.exec(newest(to))?.[1] ?? '';
  const begin = (login_name: string, item = 'code', headers = {}) =>
    identity.post('/user/public/login/begin', { login_name, item }, headers);
  const byCode = (uuid: string, code: string, headers = {}) =>
    identity.post(VERIFY, { uuid, proof: { by: 'email', code } }, headers);
  const byLink = (uuid: string, link_token: string, headers = {}) =>
    identity.post(VERIFY, { uuid, proof: { by: 'email_link', link_token } }, headers);
  const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

  test('[LOGIN-02] the code that was sent logs in, once, also from a device that is new', async () => {
    const { result } = await identity.register('code@example.com', PASSWORD);
    const begun = await begin('CODE@example.com', 'code', device(1));
    expect(begun).toMatchObject({
      ret_code: 0,
      result: { ways: ['email', 'email_link'], vague_email: 'C***@e***.com' },
    });
    const code = codeIn('code@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => byCode(begun.result.uuid, code, device(1))));
    // One that comes while the first is on its way may be the sixth try; none is called wrong.
    expect([0, CODE_TRIES_USED]).toEqual(expect.arrayContaining(answers.map(({ ret_code }) => ret_code)));
    // A repetition by the same device is the same login.
    const good = [
      ...answers.filter(({ ret_code }) => ret_code === 0),
      await byCode(begun.result.uuid, code, device(1)),
    ];
    expect(good[0]).toMatchObject({ ret_code: 0, result, token: expect.any(String) });
    expect(new Set(good.map(({ token }) => token)).size).toBe(1);
    expect((await byCode(begun.result.uuid, code, device(2))).ret_code).toBe(700081);
    expect((await byCode(begun.result.uuid, code, device(1))).ret_code).toBe(0);
    // The first guess at what is finished is the last.
    expect((await byCode(begun.result.uuid, wrong(code), device(1))).ret_code).toBe(700081);
    expect((await byCode(begun.result.uuid, code, device(1))).ret_code).toBe(700081);
    const me = await identity.get('/user/private/info', { usertoken: good[0]?.token ?? '' });
    expect(me.result.id).toBe(result.id);
  });

  test('a repeated login ends the session that its browser came with meanwhile', async () => {
    await identity.register('first@example.com', PASSWORD);
    const { token: other } = await identity.register('other@example.com', PASSWORD);
    const { uuid } = (await begin('first@example.com', 'code', device(1))).result;
    const code = codeIn('first@example.com');
    const { token } = await byCode(uuid, code, device(1));
    const me = async (usertoken = '') => (await identity.get('/user/private/info', { usertoken })).ret_code;
    expect(await me(other)).toBe(0);
    expect((await byCode(uuid, code, { ...device(1), usertoken: other ?? '' })).token).toBe(token);
    expect([await me(other), await me(token)]).toEqual([10006, 0]);
  });

  test('[LOGIN-02] a name without an account is answered in the same way, and its message says so', async () => {
    await identity.register('known@example.com', PASSWORD);
    const shape = (text: string) =>
      text.replace(/"(uuid|vague_email)":"[^"]*"/g, '"$1"').replace(/"(expires_at|resend_at)":\d+/g, '"$1"');
    for (const item of ['code', 'link']) {
      const known = await begin('known@example.com', item, device(2));
      const unknown = await begin('nobody@example.com', item, device(3));
      expect(shape(unknown.text)).toBe(shape(known.text));
      expect(newest('nobody@example.com')).not.toBe('');
      expect(codeIn('nobody@example.com')).toBe('');
      const [one, other] = [
        await byCode(known.result.uuid, '000000', device(2)),
        await byCode(unknown.result.uuid, '000000', device(3)),
      ];
      expect(other.text).toBe(one.text);
    }
  });

  test('[LOGIN-02] wrong codes are counted to five, then another is asked for', async () => {
    await identity.register('five@example.com', PASSWORD);
    const { uuid } = (await begin('five@example.com')).result;
    const code = codeIn('five@example.com');
    for (let left = 4; left >= 0; left -= 1) {
      expect(await byCode(uuid, wrong(code))).toMatchObject({ ret_code: 700010, result: { tries_left: left } });
    }
    expect((await byCode(uuid, code)).ret_code).toBe(700012);
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' });
    const next = codeIn('five@example.com');
    expect((await byCode(uuid, next)).ret_code).toBe(0);
  });

  test('[LOGIN-02] a code lasts ten minutes, and opens nothing on another device or in another environment', async () => {
    await identity.register('mine@example.com', PASSWORD);
    const { uuid } = (await begin('mine@example.com')).result;
    const code = codeIn('mine@example.com');
    expect((await byCode(uuid, code, device(9))).ret_code).toBe(700081);
    expect((await byCode(uuid, code, { 'x-gatehouse-site': 'TESTNET' })).ret_code).toBe(700081);
    identity.time.offset += 10 * 60_000;
    expect((await byCode(uuid, code)).ret_code).toBe(700011);
  });

  test('[LOGIN-02] a code of one login opens no other, nor is a proof of another purpose taken', async () => {
    await identity.register('one@example.com', PASSWORD);
    const first = (await begin('one@example.com', 'code', device(4))).result.uuid;
    const code = codeIn('one@example.com');
    const second = (await begin('one@example.com', 'code', device(5))).result.uuid;
    expect(code).not.toBe(codeIn('one@example.com'));
    expect((await byCode(second, code, device(5))).ret_code).toBe(700010);
    const proof = { by: 'totp', code: '123456' };
    expect((await identity.post(VERIFY, { uuid: first, proof }, device(4))).ret_code).toBe(700083);
    expect((await identity.post(VERIFY, { uuid: 'ffffffff-0000-4000-8000-000000000000', proof })).ret_code).toBe(
      700081,
    );
  });

  test('[LOGIN-02] a link logs in the device that opens it, once; the waiting device is told so', async () => {
    const { result } = await identity.register('link@example.com', PASSWORD);
    const { uuid } = (await begin('link@example.com', 'link', device(6))).result;
    const state = async () => (await identity.get(`/user/public/challenge/state?uuid=${uuid}`, device(6))).result.state;
    expect(await state()).toBe('waiting');
    const token = linkIn('link@example.com');
    expect((await byLink(uuid, `${token.slice(0, -4)}AAAA`, device(7))).ret_code).toBe(700013);
    const answers = await Promise.all(Array.from({ length: 5 }, () => byLink(uuid, token, device(7))));
    const good = [...answers.filter(({ ret_code }) => ret_code === 0), await byLink(uuid, token, device(7))];
    expect(good[0]).toMatchObject({ ret_code: 0, result });
    expect(new Set(good.map((answer) => answer.token)).size).toBe(1);
    expect((await byLink(uuid, token, device(8))).ret_code).toBe(700014);
    expect(await state()).toBe('elsewhere');
    expect((await identity.get(`/user/public/challenge/state?uuid=${uuid}`, device(8))).result.state).toBe('expired');
  });

  test('[LOGIN-02] a challenge whose tries are used up is over for every device', async () => {
    await identity.register('guess@example.com', PASSWORD);
    const { uuid } = (await begin('guess@example.com', 'code', device(9))).result;
    const state = async () => (await identity.get(`/user/public/challenge/state?uuid=${uuid}`, device(9))).result.state;
    const no = wrong(codeIn('guess@example.com'));
    const guess = async () => (await byCode(uuid, no, device(9))).ret_code;
    for (let n = 1; n <= 10; n += 1) {
      expect(await state()).toBe('waiting');
      expect(await guess()).not.toBe(CHALLENGE_TRIES_USED);
    }
    expect(await guess()).toBe(CHALLENGE_TRIES_USED);
    expect(await state()).toBe('expired');
  });

  test('[LOGIN-02] a link lasts thirty minutes; the code beside it works on the device that asked', async () => {
    await identity.register('late@example.com', PASSWORD);
    const { uuid } = (await begin('late@example.com', 'link')).result;
    identity.time.offset += 29 * 60_000;
    expect((await byCode(uuid, codeIn('late@example.com'))).ret_code).toBe(0);
    const again = (await begin('late@example.com', 'link')).result.uuid;
    const token = linkIn('late@example.com');
    identity.time.offset += 30 * 60_000;
    expect((await byLink(again, token)).ret_code).toBe(700081);
  });

  test('[LOGIN-02] a second message waits a minute, and a number takes no link', async () => {
    await identity.register('wait@example.com', PASSWORD);
    const { uuid, resend_at } = (await begin('wait@example.com')).result;
    const first = codeIn('wait@example.com');
    const send = () => identity.post('/user/public/challenge/send', { uuid, item: 'email' });
    expect((await send()).result.resend_at).toBe(resend_at);
    expect(codeIn('wait@example.com')).toBe(first);
    identity.time.offset += 60_000;
    await Promise.all([send(), send(), send()]);
    expect(codeIn('wait@example.com')).not.toBe(first);
    expect(identity.mailbox.list().filter(({ to }) => to === 'wait@example.com')).toHaveLength(3);
    expect((await begin('+49 151 12345999', 'link')).ret_code).toBe(700001);
    for (const name of ['nonsense', '+12', 'a@b', '@@@@']) expect((await begin(name)).ret_code).toBe(700001);
  });

  test('[LOGIN-02] guesses over many challenges are counted together', async () => {
    const small = await openTestIdentity(store, { limitPoints: { proofFailuresByAccount: 6 } });
    await small.register('many@example.com', PASSWORD);
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const started = await small.post(
        '/user/public/login/begin',
        { login_name: 'many@example.com', item: 'code' },
        device(20 + n),
      );
      for (let guess = 0; guess < 2; guess += 1) {
        const proof = { by: 'email', code: `00000${guess}` };
        codes.push((await small.post(VERIFY, { uuid: started.result.uuid, proof }, device(20 + n))).ret_code);
      }
    }
    expect(codes).toEqual([...Array(6).fill(700010), 700040, 700040]);
    await small.close();
  });

  test('[LOGIN-02] restarting the process loses no challenge', async () => {
    const { createIdentity } = await import('../../compose.ts');
    await identity.register('restart@example.com', PASSWORD);
    const { uuid } = (await begin('restart@example.com')).result;
    const code = codeIn('restart@example.com');
    const next = await createIdentity(identity.options);
    const headers = { 'content-type': 'application/json', ...onDevice({}) };
    const payload = { uuid, proof: { by: 'email', code } };
    const answer = await next.inject({ method: 'POST', url: VERIFY, payload, headers });
    expect(answer.json()).toMatchObject({ ret_code: 0, token: expect.any(String) });
    await next.close();
  });
});
