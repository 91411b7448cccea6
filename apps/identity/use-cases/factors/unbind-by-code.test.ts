import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, device, factorCalls, PASSWORD } from '../../testing/factor-fixture.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const SEND = '/user/private/unbind-google-2fa/send-code-to-email';
const UNBIND = '/user/private/unbind-google-2fa';
const DAY_MS = 24 * 3600_000;

describe.each(testStores)('taking a lost app away on %s', (store) => {
  let identity: TestIdentity;
  let calls: ReturnType<typeof factorCalls>;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    calls = factorCalls(identity);
  });
  afterAll(() => identity.close());
  const send = (token: string | undefined) => identity.post(SEND, '', as(token));
  const unbind = async (token: string | undefined, uuid: string, code: string, password = PASSWORD, headers = {}) =>
    identity.post(UNBIND, { uuid, code, ...(await identity.locked(password)) }, { ...as(token), ...headers });

  test('the code and the password take it away; withdrawals wait for a day', async () => {
    const { token } = await calls.withTotp('lost@example.com');
    identity.time.offset += 6 * 60_000;
    const sent = await send(token);
    expect(sent).toMatchObject({
      ret_code: 0,
      result: { uuid: expect.any(String), ways: ['email', 'password'], vague_email: 'l***@e***.com' },
    });
    const { uuid } = sent.result;
    const code = calls.codeIn('lost@example.com');
    expect(code).toMatch(/^\d{6}$/);
    const before = calls.now();
    const done = await unbind(token, uuid, code);
    expect(done.ret_code).toBe(0);
    expect(done.result.withdrawals_after).toBeGreaterThanOrEqual(before + DAY_MS);
    expect(done.result.withdrawals_after).toBeLessThan(before + DAY_MS + 60_000);
    const account = await calls.inStore((db) =>
      db.selectFrom('account').selectAll().where('email_key', '=', 'lost@example.com').executeTakeFirstOrThrow(),
    );
    expect(account.withdrawals_after).toBe(done.result.withdrawals_after);
    expect((await calls.list(token)).totp).toBeNull();
    expect((await unbind(token, uuid, code)).ret_code).toBe(700081);
  });

  test('[ERR-07] asked for again within a minute, or too often, it answers 20035 and sends nothing', async () => {
    const { token } = await calls.withTotp('soon@example.com');
    const isCode = ({ to, text }: { to: string; text: string }) => to === 'soon@example.com' && /\b\d{6}\b/.test(text);
    const mails = () => identity.mailbox.list().filter(isCode).length;
    const start = mails();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(token)));
    expect(answers.map(({ ret_code }) => ret_code).sort((a, b) => a - b)).toEqual([0, 20035, 20035, 20035]);
    expect(mails()).toBe(start + 1);
    const refused = await send(token);
    expect(refused.result.retry_after).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBe(refused.result.retry_after);
    identity.time.offset += 60_000;
    expect((await send(token)).ret_code).toBe(0);
    const strict = await openTestIdentity(store, { limitPoints: { unbindCodesByAccount: 1 } });
    const own = factorCalls(strict);
    const other = await own.withTotp('often@example.com');
    expect((await strict.post(SEND, '', as(other.token))).ret_code).toBe(0);
    strict.time.offset += 60_000;
    expect((await strict.post(SEND, '', as(other.token))).ret_code).toBe(20035);
    await strict.close();
  });

  test('[ERR-07] the minute holds for the account; whichever device asks after it has the one code that is good', async () => {
    const { token } = await calls.withTotp('both-devices@example.com');
    const other = { ...as(token), ...device(5) };
    const { uuid } = (await send(token)).result;
    const first = calls.codeIn('both-devices@example.com');
    expect((await identity.post(SEND, '', other)).ret_code).toBe(20035);
    identity.time.offset += 60_000;
    const again = await identity.post(SEND, '', other);
    expect(again).toMatchObject({ ret_code: 0, result: { uuid, vague_email: 'b***@e***.com' } });
    expect(again.result.resend_at).toBeGreaterThan(calls.now() + 50_000);
    const code = calls.codeIn('both-devices@example.com');
    expect((await unbind(token, uuid, code)).ret_code).toBe(700081);
    if (first !== code) expect((await unbind(token, uuid, first, PASSWORD, device(5))).ret_code).toBe(700010);
    expect((await unbind(token, uuid, code, PASSWORD, device(5))).ret_code).toBe(0);
  });

  test('[ERR-07] the minute holds also where the tries of a code, or of all of them, are used up', async () => {
    const { token } = await calls.withTotp('used-up@example.com');
    const { uuid } = (await send(token)).result;
    for (let n = 0; n < 5; n += 1) await unbind(token, uuid, '000000');
    const refused = await send(token);
    expect([refused.ret_code, refused.result.retry_after > 0]).toEqual([20035, true]);
    identity.time.offset += 60_000;
    const next = (await send(token)).result.uuid;
    for (let n = 0; n < 6; n += 1) await unbind(token, next, '000000');
    expect((await send(token)).ret_code).toBe(20035);
    identity.time.offset += 60_000;
    expect((await send(token)).ret_code).toBe(0);
  });

  test('the code alone, the password alone, another device, another account, another purpose: nothing', async () => {
    const { token } = await calls.withTotp('twin@example.com');
    const stranger = await calls.withTotp('stranger@example.com');
    const { uuid } = (await send(token)).result;
    const code = calls.codeIn('twin@example.com');
    const wrongCode = code === '000000' ? '111111' : '000000';
    expect((await unbind(token, uuid, wrongCode)).ret_code).toBe(700010);
    expect((await unbind(token, uuid, code, 'wrong')).ret_code).toBe(31002);
    expect((await unbind(stranger.token, uuid, code)).ret_code).toBe(700081);
    expect((await unbind(token, uuid, code, PASSWORD, device(3))).ret_code).toBe(700081);
    expect((await unbind(undefined, uuid, code)).ret_code).toBe(10006);
    const stepUp = (await identity.post('/user/private/step-up/begin', '', as(token))).result;
    expect((await unbind(token, stepUp.uuid, code)).ret_code).toBe(700081);
    expect((await identity.post('/user/public/login/verify', { uuid, proof: { by: 'email', code } })).ret_code).toBe(
      700081,
    );
    expect((await calls.list(token)).totp).not.toBeNull();
    expect((await unbind(token, uuid, code)).ret_code).toBe(0);
  });

  test('a code that was requested without a session removes nothing here', async () => {
    const { token } = await calls.withTotp('other@example.com');
    const { uuid } = (await send(token)).result;
    await calls.inStore((db) => db.updateTable('challenge').set({ context: '{}' }).where('id', '=', uuid).execute());
    expect((await unbind(token, uuid, calls.codeIn('other@example.com'))).ret_code).toBe(700081);
    expect((await calls.list(token)).totp).not.toBeNull();
  });

  test('a wrong password is not reported before the right code', async () => {
    const { token } = await calls.withTotp('oracle@example.com');
    const { uuid } = (await send(token)).result;
    const wrongCode = calls.codeIn('oracle@example.com') === '000000' ? '111111' : '000000';
    expect((await unbind(token, uuid, wrongCode, 'wrong')).ret_code).toBe(700010);
    expect((await unbind(token, uuid, wrongCode, PASSWORD)).ret_code).toBe(700010);
  });

  test('two at once take it away once', async () => {
    const { token } = await calls.withTotp('both@example.com');
    const { uuid } = (await send(token)).result;
    const code = calls.codeIn('both@example.com');
    const answers = await Promise.all([unbind(token, uuid, code), unbind(token, uuid, code)]);
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, 700081]);
  });

  test('without an app there is nothing to send', async () => {
    const { token } = await identity.register('noapp@example.com', PASSWORD);
    expect((await send(token)).ret_code).toBe(700103);
  });

  test('a mail that could not be sent leaves the way open', async () => {
    const { token } = await calls.withTotp('down@example.com');
    const { mailbox } = identity;
    const deliver = mailbox.deliver.bind(mailbox);
    mailbox.deliver = async () => {
      throw new Error('no mail today');
    };
    expect((await send(token)).ret_code).toBe(700050);
    mailbox.deliver = deliver;
    expect((await send(token)).ret_code).toBe(0);
  });
});
