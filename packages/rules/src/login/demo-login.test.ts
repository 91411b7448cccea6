import { expect, test } from 'vitest';
import { isDemoLogin } from './demo-login.ts';

test.each([
  ['true', true],
  ['TRUE', false],
  ['1', false],
  ['', false],
  [null, false],
  [undefined, false],
])('[ROUTE-13] [LOGIN-13] demoAccount=%s', (value, demo) => {
  expect(isDemoLogin(value).value).toBe(demo);
  expect(isDemoLogin(value).trace.at(-1)).toMatchObject({ outcome: 'won' });
});
