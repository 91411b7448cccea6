import { expect, test } from 'vitest';
import { type LoginFacts, type LoginOddity, loginOddity } from './login-oddity.ts';

const usual: LoginFacts = { failed: false, deviceKnown: true, country: 'NL', countriesBefore: ['NL', 'DE'] };

test.each<[string, Partial<LoginFacts>, LoginOddity]>([
  ['a known device in a known country', {}, 'usual'],
  ['a country that is not known', { country: '' }, 'usual'],
  ['a country with none before it', { countriesBefore: [] }, 'usual'],
  ['a new device at home', { deviceKnown: false }, 'new-device'],
  ['a new device without a country', { deviceKnown: false, country: '' }, 'new-device'],
  ['a new device, and no country to compare with', { deviceKnown: false, countriesBefore: [] }, 'new-device'],
  ['a known device abroad', { country: 'BR' }, 'new-country'],
  ['a new device abroad', { deviceKnown: false, country: 'BR' }, 'new-device-and-country'],
  ['a wrong password at home', { failed: true }, 'failed'],
  ['a wrong password abroad', { failed: true, deviceKnown: false, country: 'BR' }, 'failed'],
])('[SHELL-13] %s', (_, facts, oddity) => {
  const { value, trace } = loginOddity({ ...usual, ...facts });
  expect(value).toBe(oddity);
  expect(trace.at(-1)).toMatchObject({ outcome: 'won', detail: oddity });
});
