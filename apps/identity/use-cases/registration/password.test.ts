import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY_BITS } from '../../encryption/key-pair.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

describe.each(testStores)('the password of a registration on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { encryptionKeyBits: KEY_BITS });
  });
  afterAll(() => identity.close());

  test('[SIGNUP-04] each refusal says why, and leaves the registration as it was', async () => {
    const { verified, setPassword } = identity;
    const uuid = await verified('ada.lovelace@example.com');
    for (const [password, reason] of [
      ['', { reason: 'short' }],
      ['1a2b3c4', { reason: 'short' }],
      ['kj4-x9zq'.repeat(17), { reason: 'long' }],
      ['p4$$w0rd', { reason: 'common' }],
      ['Sunshine2024', { reason: 'common' }],
      ['Lovelace!1815', { reason: 'email' }],
      ['G4teHouse!!', { reason: 'context', word: 'gatehouse' }],
    ] as const) {
      const refused = await setPassword(uuid, password);
      expect(refused).toMatchObject({ status: 200, ret_code: 700033 });
      expect(refused.result).toEqual({ field: 'password', min: 8, max: 128, ...reason });
      if (password) expect(refused.text).not.toContain(password);
    }
    expect((await setPassword(uuid, 'gatehouse-lantern-otter-42')).ret_code).toBe(0);
  });

  test('[SIGNUP-04] on another site its own names count', async () => {
    const { verified, setPassword } = identity;
    const headers = { 'x-gatehouse-site': 'EU' };
    const uuid = await verified('site@example.com', headers);
    expect((await setPassword(uuid, 'europe-2024', headers)).result).toMatchObject({
      reason: 'context',
      word: 'europe',
    });
    const elsewhere = await verified('nowhere@example.com');
    expect((await setPassword(elsewhere, 'europe-2024')).ret_code).toBe(0);
  });

  test.each([
    ['128 letters', 'kj4-x9zq'.repeat(16)],
    ['101 Georgian letters', 'ლამპარიწავი'.repeat(12).slice(0, 101)],
    ['101 Chinese signs', '灯笼水獭门房密码'.repeat(16).slice(0, 101)],
    ['76 emoji', '🦊🐻🦉🐙'.repeat(19)],
    ['signs of its own meaning', '"|<>&%00\u0001\\ \t'],
  ])('[SIGNUP-04] [LOGIN-03] %s make an account and log in', async (name, password) => {
    const { register, logIn } = identity;
    const email = `${[...name].filter((char) => /[a-z\d]/.test(char)).join('')}@example.com`;
    expect((await register(email, password)).ret_code).toBe(0);
    expect((await logIn(email, password)).ret_code).toBe(0);
    expect((await logIn(email, `${password.slice(0, -2)}`)).ret_code).toBe(31002);
  });

  test('[SIGNUP-04] a password is the same however its signs were typed', async () => {
    const { register, logIn } = identity;
    expect((await register('apart@example.com', 'lanterne-e\u0301toile')).ret_code).toBe(0);
    expect((await logIn('apart@example.com', 'lanterne-\u00e9toile')).ret_code).toBe(0);
    expect((await logIn('apart@example.com', 'ｌanterne-étoile')).ret_code).toBe(0);
  });
});
