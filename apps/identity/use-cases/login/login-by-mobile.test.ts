import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const turkish = '+905321234567';
const from = (country: string, site = 'GLOBAL') => ({ 'x-gatehouse-country': country, 'x-gatehouse-site': site });

describe.each(testStores)('login with a mobile number, on %s', (store) => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await openTestIdentity(store, {
      limitPoints: { loginFailuresByAddress: 1e6, loginFailuresByDevice: 1e6 },
    });
    await identity.register('becomes-mobile@example.com', PASSWORD);
    await identity.register('has-both@example.com', PASSWORD);
    const { db } = identity;
    const numbered = (mobile: string) => ({ mobile, mobile_key: mobile, mobile_verified: 1 });
    const account = db.updateTable('account');
    await account
      .set({ ...numbered(turkish), email: null, email_key: null, email_verified: 0 })
      .where('email_key', '=', 'becomes-mobile@example.com')
      .execute();
    await account.set(numbered('+447911123456')).where('email_key', '=', 'has-both@example.com').execute();
  });
  afterAll(() => identity.close());

  const spellings: readonly (readonly [typed: string, headers: Record<string, string>])[] = [
    ['+905321234567', {}],
    ['+90 532 123 45 67', {}],
    ['00905321234567', {}],
    ['+90 (0)532 123-45-67', {}],
    ['+٩٠٥٣٢١٢٣٤٥٦٧', {}],
    ['0532 123 45 67', from('TR')],
    ['532 123 45 67', from('DE', 'TUR')],
    ['0532 123 45 67', from('', 'TUR')],
  ];

  test.each(spellings)('[LOGIN-01] %s, from %j', async (typed, headers) => {
    const answer = await identity.logIn(typed, PASSWORD, headers);
    expect(answer.ret_code).toBe(0);
    expect(answer.result.id).toBeGreaterThan(0);
  });

  test('[LOGIN-01] an account with both is entered by both', async () => {
    const [byMobile, byEmail] = [
      await identity.logIn('07911 123456', PASSWORD, from('GB')),
      await identity.logIn('Has-Both@example.com', PASSWORD),
    ];
    expect(byMobile.ret_code).toBe(0);
    expect(byMobile.result).toEqual(byEmail.result);
  });

  test('[SESS-08] a user without an address is named by the masked number', async () => {
    const { token } = await identity.logIn(turkish, PASSWORD);
    const info = await identity.get('/user/private/info', { usertoken: token ?? '' });
    expect(info.result).toMatchObject({
      ...{ username: '+90***67', vague_email: '', vague_mobile: '+90***67' },
      ...{ email_verified: false, mobile_verified: true },
    });
    expect(info.text).not.toContain('5321234567');
    const both = await identity.logIn('has-both@example.com', PASSWORD);
    expect((await identity.get('/user/private/info', { usertoken: both.token ?? '' })).result).toMatchObject({
      ...{ username: 'h***@e***.com', vague_email: 'h***@e***.com', vague_mobile: '+44***56' },
      ...{ email_verified: true, mobile_verified: true },
    });
  });

  test('[LOGIN-01] a number without an account, and what is no number, are answered like a wrong password', async () => {
    const names = [turkish, '+905321234568', '+903121234567', '0532 123 45 67', '+90532', '12345', '+'.repeat(20)];
    const answers = [];
    for (const name of names) answers.push(await identity.logIn(name, 'not the password', from('')));
    for (const { text } of answers) expect(text).toBe(answers[0]?.text);
    expect(answers[0]).toMatchObject({ ret_code: 31002, result: { pass_err_count: 1 } });
  });

  test('[LOGIN-07] one number in all its spellings has one count of errors', async () => {
    const spellings = ['+491701234567', '00491701234567', '+49 170 1234567', '0170 1234567', '0170/1234567'];
    const counts = [];
    for (const name of spellings) {
      counts.push((await identity.logIn(name, 'not the password', from('DE'))).result.pass_err_count);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5]);
    expect((await identity.logIn('+49-170-1234567', 'not the password')).ret_code).toBe(31030);
  });

  test('[SITE-02] a number of one environment is unknown in another', async () => {
    expect((await identity.logIn(turkish, PASSWORD, from('', 'TESTNET'))).ret_code).toBe(31002);
  });
});
