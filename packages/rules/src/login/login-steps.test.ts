import { expect, test } from 'vitest';
import { backFrom, firstStep, isLoginOnly, type LoginPlace } from './login-steps.ts';

test.each<[string, LoginPlace, LoginPlace, boolean]>([
  [
    'the new mode, at the account',
    { newMode: 'account', step: 'default' },
    { newMode: 'thirdParty', step: 'default' },
    false,
  ],
  [
    'the new mode, at the account, inside Telegram’s step',
    { newMode: 'account', step: 'telegramProcess' },
    { newMode: 'thirdParty', step: 'telegramProcess' },
    false,
  ],
  [
    'the new mode, at the accounts of others',
    { newMode: 'thirdParty', step: 'telegramProcess' },
    { newMode: 'thirdParty', step: 'default' },
    true,
  ],
  ['Telegram’s step', { step: 'telegramProcess' }, { step: 'default' }, true],
  ['the form', { step: 'default' }, { step: 'default' }, true],
])('[LOGIN-08] Back from %s', (_, from, to, forgetsTelegram) => {
  const { value, trace } = backFrom(from);
  expect(value).toEqual({ ...to, forgetsTelegram });
  expect(trace.at(-1)).toMatchObject({ rule: 'LOGIN-08', outcome: 'won' });
});

test('[LOGIN-08] the new mode begins with accounts of others, where there are any', () => {
  expect(firstStep({ newMode: false, thirdParty: true })).toEqual({ step: 'default' });
  expect(firstStep({ newMode: true, thirdParty: true })).toEqual({ newMode: 'thirdParty', step: 'default' });
  expect(firstStep({ newMode: true, thirdParty: false })).toEqual({ newMode: 'account', step: 'default' });
});

test('[LOGIN-09] users of the mini-app are login-only', () => {
  expect(isLoginOnly({ miniApp: true }).value).toBe(true);
  expect(isLoginOnly({ miniApp: false }).value).toBe(false);
});
