import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBound } from './one-people-bind.ts';

test.each([
  ['', false],
  [' ', false],
  ['0', false],
  [0, false],
  [undefined, false],
  [null, false],
  ['[object Object]', false],
  ['-1', false],
  [{}, false],
  [{ toString: 1 }, false],
  [Symbol('1'), false],
  ['1', true],
  ['123456789', true],
  [123456789, true],
  ['00', true],
])('[SESS-09] bind_uid %j is bound: %s', (uid, bound) => {
  expect(isBound(uid).value).toBe(bound);
});

test('[SESS-09] every uid above 0 is bound, and each answer has a reason', () => {
  fc.assert(fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }), (uid) => isBound(`${uid}`).value));
  fc.assert(fc.property(fc.anything(), (uid) => isBound(uid).trace.length > 0));
});
