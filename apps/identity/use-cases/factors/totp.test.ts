import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, device, factorCalls, PASSWORD } from '../../testing/factor-fixture.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

describe.each(testStores)('an authenticator app on %s', (store) => {
  let identity: TestIdentity;
  let calls: ReturnType<typeof factorCalls>;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    calls = factorCalls(identity);
  });
  afterAll(() => identity.close());
  const info = async (token: string | undefined) => (await identity.get('/user/private/info', as(token))).result;

  test('[SESS-08] is a factor only after its first code, and then the user info says so', async () => {
    const { token } = await identity.register('begin@example.com', PASSWORD);
    const begun = await calls.beginTotp(token);
    expect(begun).toMatchObject({ ret_code: 0, result: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
    expect(decodeURIComponent(begun.result.uri)).toContain('Gatehouse:b***@e***.com');
    expect(await info(token)).toMatchObject({ has_google2fa: false });
    expect(await calls.list(token)).toEqual({ totp: null, passkeys: [], recovery: null });
    expect((await identity.logIn('begin@example.com', PASSWORD)).ret_code).toBe(0);
    const { id, secret } = begun.result;
    const bound = await calls.bind(id, calls.code(secret), as(token));
    expect(bound.ret_code).toBe(0);
    expect(bound.result.recovery_codes).toHaveLength(10);
    expect(new Set(bound.result.recovery_codes).size).toBe(10);
    expect(await info(token)).toMatchObject({ has_google2fa: true });
    expect(await calls.list(token)).toMatchObject({
      totp: { added_at: expect.any(Number) },
      recovery: { left: 10, made_at: expect.any(Number) },
    });
    const events = await calls.inStore((db) => db.selectFrom('security_event').select('kind').execute());
    expect(events.map(({ kind }) => kind)).toContain('totpAdded');
  });

  test('a wrong code binds nothing, a right one after it does, and a second time nothing is left', async () => {
    const { token } = await identity.register('wrong@example.com', PASSWORD);
    const { id, secret } = (await calls.beginTotp(token)).result;
    const wrong = await calls.bind(id, calls.code(secret, 20), as(token));
    expect(wrong).toMatchObject({ ret_code: 700010, result: { tries_left: 19 } });
    expect((await calls.bind(id, calls.code(secret), as(token))).ret_code).toBe(0);
    expect((await calls.bind(id, calls.code(secret), as(token))).ret_code).toBe(700107);
    expect((await calls.beginTotp(token)).ret_code).toBe(700102);
  });

  test('what was begun is bound by the same account on the same device, the last one only, in time', async () => {
    const { token } = await identity.register('own@example.com', PASSWORD);
    const other = await identity.register('stranger@example.com', PASSWORD);
    const first = (await calls.beginTotp(token)).result;
    const { id, secret } = (await calls.beginTotp(token)).result;
    expect((await calls.bind(first.id, calls.code(first.secret), as(token))).ret_code).toBe(700107);
    expect((await calls.bind(id, calls.code(secret), as(other.token))).ret_code).toBe(700107);
    expect((await calls.bind(id, calls.code(secret), { ...as(token), ...device(1) })).ret_code).toBe(700107);
    expect((await calls.bind(id, calls.code(secret), {})).ret_code).toBe(10006);
    expect((await calls.bind(id, '12345', as(token))).ret_code).toBe(700001);
    expect((await calls.bind(id, calls.code(secret), as(token))).ret_code).toBe(0);
  });

  test('two at once bind one app and make one set of recovery codes', async () => {
    const { token } = await identity.register('twice@example.com', PASSWORD);
    const { id, secret } = (await calls.beginTotp(token)).result;
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.bind(id, calls.code(secret), as(token))));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, ...Array(4).fill(700107)]);
    expect((await calls.list(token)).recovery.left).toBe(10);
  });

  test('every change needs a proof of the last five minutes', async () => {
    const { token } = await calls.withTotp('fresh@example.com');
    identity.time.offset += 5 * 60_000;
    expect((await calls.unbindTotp(token)).ret_code).toBe(700080);
    expect((await calls.beginTotp(token)).ret_code).toBe(700080);
    expect((await calls.renew(token, 0)).ret_code).toBe(700080);
    expect((await calls.beginPasskey(token)).ret_code).toBe(700080);
    expect((await calls.list(token)).totp).not.toBeNull();
  });

  test('a login asks for its code, which works once, not on another device, and logs in', async () => {
    const { account, secret } = await calls.withTotp('login@example.com');
    const asked = await identity.logIn('login@example.com', PASSWORD);
    expect(asked).toMatchObject({ ret_code: 20100, result: { why: 'factor', ways: ['totp', 'recovery'] } });
    const { uuid } = asked.result;
    const code = calls.code(secret);
    const proof = { by: 'totp', code };
    expect((await calls.verify(uuid, proof, device(9))).ret_code).toBe(700081);
    const done = await calls.verify(uuid, proof);
    expect(done).toMatchObject({ ret_code: 0, result: account, token: expect.any(String) });
    // Sent twice it is the same login; for another one it is worth nothing.
    expect(await calls.verify(uuid, proof)).toMatchObject({ ret_code: 0, token: done.token });
    const again = await calls.secondOf('login@example.com');
    expect((await calls.verify(again.uuid, proof)).ret_code).toBe(700010);
    expect((await calls.verify(again.uuid, { by: 'totp', code: calls.code(secret, -1) })).ret_code).toBe(700010);
    calls.nextStep();
    expect((await calls.verify(again.uuid, { by: 'totp', code: calls.code(secret) })).ret_code).toBe(0);
  });

  test('the code that bound the app does not also log in', async () => {
    const { token } = await identity.register('bound@example.com', PASSWORD);
    const { id, secret } = (await calls.beginTotp(token)).result;
    const code = calls.code(secret);
    await calls.bind(id, code, as(token));
    const { uuid } = await calls.secondOf('bound@example.com');
    expect((await calls.verify(uuid, { by: 'totp', code })).ret_code).toBe(700010);
  });

  test('a clock that is wrong by ten minutes is refused, one that is off by a step is not', async () => {
    const { secret } = await calls.withTotp('clock@example.com');
    const { uuid } = await calls.secondOf('clock@example.com');
    // To the beginning of a step, so that none ends while codes of the next are tried.
    identity.time.offset += 30_000 - (calls.now() % 30_000);
    for (const off of [-20, 20, -2, 2]) {
      expect((await calls.verify(uuid, { by: 'totp', code: calls.code(secret, off) })).ret_code).toBe(700010);
    }
    expect((await calls.verify(uuid, { by: 'totp', code: calls.code(secret, 1) })).ret_code).toBe(0);
  });

  test('one code for two logins at once opens one', async () => {
    const { secret } = await calls.withTotp('race@example.com');
    const uuids: string[] = [];
    for (let n = 0; n < 4; n += 1) uuids.push((await calls.secondOf('race@example.com')).uuid);
    const code = calls.code(secret);
    const answers = await Promise.all(uuids.map((uuid) => calls.verify(uuid, { by: 'totp', code })));
    expect(answers.filter(({ ret_code }) => ret_code === 0)).toHaveLength(1);
    expect(answers.filter(({ token }) => token)).toHaveLength(1);
  });

  test('the code of another account’s app opens nothing', async () => {
    const mine = await calls.withTotp('mine@example.com');
    await calls.withTotp('yours@example.com');
    const { uuid } = await calls.secondOf('yours@example.com');
    expect((await calls.verify(uuid, { by: 'totp', code: calls.code(mine.secret) })).ret_code).toBe(700010);
  });

  test('taken away it asks no more, and its recovery codes go with it', async () => {
    const { token, codes } = await calls.withTotp('away@example.com');
    expect((await calls.unbindTotp(token)).ret_code).toBe(0);
    expect((await calls.unbindTotp(token)).ret_code).toBe(700103);
    expect(await calls.list(token)).toEqual({ totp: null, passkeys: [], recovery: null });
    expect(await info(token)).toMatchObject({ has_google2fa: false });
    expect((await identity.logIn('away@example.com', PASSWORD)).ret_code).toBe(0);
    expect(codes).toHaveLength(10);
  });

  test('two removals at once give one result', async () => {
    const { token } = await calls.withTotp('removed@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.unbindTotp(token)));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, ...Array(4).fill(700103)]);
  });

  test('keys and recovery codes are not stored in the clear', async () => {
    const { secret, codes } = await calls.withTotp('store@example.com');
    const stored = await calls.inStore(async (db) => [
      await db.selectFrom('totp').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      await db.selectFrom('pending_factor').selectAll().execute(),
    ]);
    const text = JSON.stringify(stored);
    for (const code of codes) expect(text).not.toContain(code);
    if (store === 'SQLite') {
      expect(text).not.toContain(secret);
      expect(text).toContain('gcm:');
    }
  });
});
