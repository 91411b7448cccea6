import { expect, test } from 'vitest';
import { registerOutcome } from './register-outcome.ts';

test.each([
  ['commit_login', { kind: 'go', href: '/en-EU/login?source=commit_login' }],
  ['commit_password', { kind: 'step', step: 'password' }],
  ['commit_info', { kind: 'step', step: 'verify' }],
  ['COMMIT_LOGIN', { kind: 'step', step: 'start' }],
  ['', { kind: 'step', step: 'start' }],
  [undefined, { kind: 'step', step: 'start' }],
])('[SIGNUP-05] [REDIR-12] recalled at %j', (stage, expected) => {
  expect(registerOutcome({ stage, locale: 'en-EU' }).value).toEqual(expected);
});
