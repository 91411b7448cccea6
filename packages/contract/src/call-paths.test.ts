import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callPaths, calls } from './call-paths.ts';

test('[HTTP-09] every call of the contract is on the list, and nothing else', () => {
  const named = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.includes('.test.') && file !== 'call.ts')
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bcall<[^(]*?>\(\s*'[A-Z]+',\s*'([^']+)'/g)].map(([, path]) => path));
  expect(named.length).toBeGreaterThan(20);
  expect([...callPaths].toSorted()).toEqual(named.toSorted());
});

test.each([
  ['[LOGIN-01]', 'POST', '/login'],
  ['[LOGIN-01]', 'POST', '/user/public/login_compliance'],
  ['[LOGIN-06]', 'POST', '/user/public/login/thirdparty'],
  ['[LOGIN-11]', 'POST', '/user/public/risk/default-intercept'],
  ['[LOGIN-12]', 'POST', '/v3/config/banner'],
  ['[LOGIN-12]', 'POST', '/v3/config/web'],
  ['[SIGNUP-02]', 'POST', '/verify/register/email'],
  ['[SIGNUP-02]', 'POST', '/verify/register/mobile'],
  ['[SIGNUP-02]', 'POST', '/register/email'],
  ['[SIGNUP-02]', 'POST', '/register/mobile'],
  ['[SIGNUP-02]', 'POST', '/user/public/register_compliance'],
  ['[SIGNUP-04]', 'POST', '/user/public/register/info'],
  ['[SIGNUP-04]', 'POST', '/user/public/register/send/verify/item'],
  ['[SIGNUP-04]', 'POST', '/user/public/register/verify'],
  ['[SIGNUP-04]', 'POST', '/user/public/register/password'],
  ['[SIGNUP-04]', 'GET', '/user/public/register/verify/result'],
  ['[SIGNUP-04]', 'GET', '/user/public/register/recall/info'],
  ['[SIGNUP-08]', 'POST', '/v3/private/misc/cabital/post-register'],
  ['[AFF-01]', 'POST', '/affiliate/apis/v1/open-info'],
  ['[AFF-03]', 'POST', '/affiliate/v5/anonymity'],
  ['[AFF-04]', 'POST', '/s1/code/info'],
  ['[AFF-05]', 'GET', '/fiat/public/channel/common-share-info'],
  ['[BAN-05]', 'POST', '/user/public/ban/einfo'],
])('%s %s %s is spelled as the specification does', (_id, method, path) => {
  expect(calls.filter((call) => call.path === path).map((call) => call.method)).toEqual([method]);
});
