import { expect, test } from 'vitest';
import { captchaDemand, withoutCheck } from './captcha-demand.ts';

test.each([
  ['unseen', 'pass', 'unseen'],
  ['unseen', 'verify', 'visible'],
  ['always', 'pass', 'visible'],
  ['always', 'verify', 'visible'],
  ['risk', 'pass', 'none'],
  ['risk', 'verify', 'visible'],
  ['never', 'pass', 'none'],
  ['never', 'verify', 'none'],
] as const)('[CAPT-08] [LOGIN-11] a scene that asks %s, risk %s: %s', (asks, risk, demand) => {
  expect(captchaDemand({ asks, risk }).value).toBe(demand);
});

test('[CAPT-06] while a checking server is away, only a login on a known device goes on', () => {
  expect(withoutCheck('login', true).value).toBe('open');
  expect(withoutCheck('login', false).value).toBe('closed');
  for (const action of ['register', 'send-sms', 'send-mail', 'recover', 'unblock', 'third-party'] as const) {
    expect(withoutCheck(action, true).value).toBe('closed');
  }
});
