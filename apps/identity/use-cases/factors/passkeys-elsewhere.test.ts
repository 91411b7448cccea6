import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountRecoveryTest,
  as,
  device,
  openAccountRecoveryTest,
  PASSWORD,
} from '../../testing/open-account-recovery-test.ts';
import { testStores } from '../../testing/open-test-identity.ts';

/** The environment's other site: a passkey of the global one does not work there. */
const EU = { 'x-gatehouse-site': 'EU' };
const NOT_OFFERED = 700083;
const ASKED = 20100;

describe.each(testStores)('on another site than that of its only passkey, on %s', (store) => {
  let way: AccountRecoveryTest;
  beforeAll(async () => {
    way = await openAccountRecoveryTest(store);
  });
  afterAll(() => way.close());

  const send = (uuid: string, headers: Record<string, string>) =>
    way.post('/user/public/challenge/send', { uuid, item: 'email' }, headers);
  const byMail = (email: string) => ({ by: 'email', code: way.codeIn(email) });

  test('a login by password asks for a kept code on every device, and says where the passkey works', async () => {
    const email = 'password@example.com';
    const { account, added } = await way.factors.withPasskey(email);
    expect((await way.logIn(email, PASSWORD)).result).toMatchObject({ ways: ['passkey', 'recovery'], why: 'factor' });
    const asked = await way.logIn(email, PASSWORD, EU);
    expect(asked).toMatchObject({
      ret_code: ASKED,
      result: { ways: ['recovery'], why: 'factor', passkey_host: 'localhost' },
    });
    const { uuid } = asked.result;
    expect((await way.factors.askPasskey(uuid, EU)).ret_code).toBe(NOT_OFFERED);
    expect((await send(uuid, EU)).ret_code).toBe(NOT_OFFERED);
    const [code] = added.result.recovery_codes;
    const kept = { by: 'recovery', code };
    expect(await way.factors.verify(uuid, kept, EU)).toMatchObject({ ret_code: 0, result: account });
    expect((await way.logIn(email, PASSWORD, EU)).ret_code).toBe(ASKED);
  });

  test('password and mailbox open no session by the detour over another site', async () => {
    const email = 'detour@example.com';
    await way.factors.withPasskey(email);
    const { uuid } = (await way.logIn(email, PASSWORD, EU)).result;
    const begun = await way.post('/user/public/login/begin', { login_name: email, item: 'code' }, EU);
    const code = byMail(email);
    for (const headers of [EU, {}]) {
      for (const [challenge, answer] of [
        ['password', await way.factors.verify(uuid, code, headers)],
        ['code', await way.factors.verify(begun.result.uuid, code, headers)],
      ] as const) {
        expect([challenge, answer.ret_code === 0, answer.token]).toEqual([challenge, false, undefined]);
      }
    }
  });

  test('the mailbox alone is not enough: a login by code and a reset want a kept code', async () => {
    const email = 'mailbox@example.com';
    const { added } = await way.factors.withPasskey(email);
    const begun = await way.post('/user/public/login/begin', { login_name: email, item: 'code' }, EU);
    const left = await way.factors.verify(begun.result.uuid, byMail(email), EU);
    expect(left).toMatchObject({ ret_code: ASKED, result: { ways: ['recovery'], passkey_host: 'localhost' } });
    const [code] = added.result.recovery_codes;
    const kept = { by: 'recovery', code };
    expect((await way.factors.verify(left.result.uuid, kept, EU)).ret_code).toBe(0);
    const { answer } = await way.proved(email, EU);
    expect(answer.result).toMatchObject({ state: 'factor', asked: { ways: ['recovery'] } });
  });

  test('nor for a sensitive change', async () => {
    const { token } = await way.factors.withPasskey('change@example.com');
    const there = await way.post('/user/private/step-up/begin', '', { ...as(token), ...EU });
    expect(there.result.ways).toEqual(['recovery']);
    const here = await way.post('/user/private/step-up/begin', '', as(token));
    expect(here.result.ways).toEqual(['passkey', 'recovery']);
  });

  test('nor for unlocking, even when no kept code is left', async () => {
    const email = 'locked@example.com';
    await way.factors.withPasskey(email);
    await way.lock(email);
    const { id } = await way.account(email);
    await way.inStore((db) => db.deleteFrom('recovery_code').where('account_id', '=', id).execute());
    const { uuid } = (await way.post('/user/public/ban/unblock/begin', { login_name: email }, EU)).result;
    await send(uuid, EU);
    const left = await way.post('/user/public/ban/unblock/prove', { uuid, proof: byMail(email) }, EU);
    expect(left).toMatchObject({ ret_code: ASKED, result: { ways: ['recovery'], why: 'factor' } });
  });

  test('the passkey is not asked for in account recovery, or to lock', async () => {
    const email = 'lost@example.com';
    const { token } = await way.factors.withPasskey(email);
    const there = await way.beginItem('email', email, { ...device(3), ...EU });
    expect(there.result).toMatchObject({ proving: 'factor', asked: { ways: ['recovery'] } });
    const here = await way.beginItem('email', email, device(4));
    expect(here.result).toMatchObject({ proving: 'factor', asked: { ways: ['passkey', 'recovery'] } });
    const lock = (headers: object) => way.post('/user/public/ban/lock/begin', {}, { ...as(token), ...headers });
    expect((await lock({})).result.ways).toEqual(['email', 'passkey']);
    expect((await lock(EU)).result.ways).toEqual(['email']);
  });

  test('with an app beside it, the app is asked for', async () => {
    const { token } = await way.factors.withTotp('both@example.com');
    await way.factors.passkeyFor(token);
    const { result } = await way.logIn('both@example.com', PASSWORD, EU);
    expect(result.ways).toEqual(['totp', 'recovery']);
    expect(result.passkey_host).toBeUndefined();
  });
});
