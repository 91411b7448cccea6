import { expect, test } from 'vitest';
import { createIdentity } from './identity.ts';
import { openTestIdentity } from './open-test-identity.ts';

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
  await identity.close();
});

test('[SIGNUP-04] without a mail server or mailbox the API does not start', async () => {
  await expect(openTestIdentity('SQLite', { mailbox: undefined })).rejects.toThrow(/mail server/);
});
