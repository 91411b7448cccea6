import type { DemoAccount } from '@gatehouse/identity/accounts/seed-accounts';

const password = 'correct horse battery';

/** Accounts that a development start creates once. Production never has them. `who` is for the welcome. */
export const DEMO_ACCOUNTS: readonly (DemoAccount & { readonly who: string })[] = [
  { email: 'demo@example.com', password, who: 'not verified yet' },
  { email: 'verified@example.com', password, kyc: 1, who: 'verified' },
  {
    email: 'hk@example.com',
    password,
    kyc: 1,
    kycCountry: 'HK',
    region: 'HK',
    who: 'Hong Kong, verified: logs in on that site only',
  },
  { email: 'nl@example.com', password, kyc: 1, kycCountry: 'NL', who: 'verified, living in the Netherlands' },
];
