/** Calls that conditions of the answer table name and that the contract does not have yet, spelled out. */
export const answeredCalls: readonly string[] = [
  '/affiliate/apis/v1/open-info',
  '/affiliate/v5/anonymity',
  '/oauth/v1/private/authorize',
  '/register/email',
  '/register/mobile',
  '/s1/code/info',
  '/user/private/unbind-google-2fa/send-code-to-email',
  '/user/public/login/thirdparty',
  '/user/public/register_compliance',
  '/verify/register/email',
  '/verify/register/mobile',
];
