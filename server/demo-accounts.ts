/** Accounts that a development start creates once. Production never has them. */
export const DEMO_ACCOUNTS = [
  { email: 'demo@example.com', password: 'correct horse battery', kyc: 0 },
  { email: 'verified@example.com', password: 'correct horse battery', kyc: 1 },
] as const;
