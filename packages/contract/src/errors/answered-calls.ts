/** Calls that conditions of the answer table name and that the contract does not have yet, spelled out. */
export const answeredCalls: readonly string[] = [
  '/register/email',
  '/register/mobile',
  '/user/public/login/thirdparty',
  '/user/public/register_compliance',
  '/verify/register/email',
  '/verify/register/mobile',
];
