import { expect, test } from 'vitest';
import { createIdentity, readinessProblems } from '../compose.ts';
import { openDb } from '../store.ts';
import { openTestIdentity, testStores } from '../testing/open-test-identity.ts';

const demoAccounts = [
  { email: 'Demo@example.com', password: 'correct horse battery' },
  { email: 'verified@example.com', password: 'correct horse battery', kyc: 1 },
];

test('[SESS-08] demo accounts are added once and can log in; KYC is as given', async () => {
  const identity = await openTestIdentity('SQLite', { demoAccounts });
  const { result, token } = await identity.logIn('verified@example.com', 'correct horse battery');
  const profile = await identity.get('/v2/private/user/profile', { usertoken: token ?? '' });
  expect(profile.result).toMatchObject({ id: result.id, kyc_person_level: 1 });
  const again = await createIdentity(identity.options);
  await again.close();
  expect((await identity.logIn('verified@example.com', 'correct horse battery')).result).toEqual(result);
  expect((await identity.logIn('demo@example.com', 'correct horse battery')).ret_code).toBe(0);
  const onTestnet = { 'x-gatehouse-site': 'TESTNET' };
  const there = await identity.logIn('verified@example.com', 'correct horse battery', onTestnet);
  expect(there.ret_code).toBe(0);
  expect(there.result.id).not.toBe(result.id);
  await identity.close();
});

test.each(testStores)(
  '[REGION-08] on %s a demo account is opened on the site of its region, in each environment',
  async (store) => {
    const given = [
      { email: 'hk@example.com', password: 'x', region: 'HK', kycCountry: 'HK' },
      { email: 'nowhere@example.com', password: 'x', region: 'AQ' },
    ];
    const identity = await openTestIdentity(store, { demoAccounts: given });
    const db = await openDb({ ...identity.options }, () => undefined);
    const rows = await db.selectFrom('account').select(['email', 'environment', 'site', 'kyc_country']).execute();
    await db.destroy();
    await identity.close();
    expect(rows.map((row) => Object.values(row).join(' ')).toSorted()).toEqual([
      'hk@example.com default HKG HK',
      'hk@example.com testnet TESTNET HK',
      'nowhere@example.com default GLOBAL ',
      'nowhere@example.com testnet TESTNET ',
    ]);
  },
);

test.each(testStores)('an identity API is ready while %s answers', async (store) => {
  const identity = await openTestIdentity(store);
  expect(await readinessProblems(identity.app)).toEqual([]);
  await identity.close();
  expect(await readinessProblems(identity.app)).toEqual(['the database does not answer']);
});

test('without a mail server or mailbox the API does not start', async () => {
  await expect(openTestIdentity('SQLite', { mailbox: undefined })).rejects.toThrow(/mail server/);
});
