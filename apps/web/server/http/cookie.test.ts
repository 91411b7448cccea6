import { expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookie.ts';

test.each([
  ['a=1; b=2', 'b', '2'],
  ['a=1;b=2', 'b', '2'],
  ['ab=1', 'b', undefined],
  ['b=', 'b', undefined],
  ['b="x y"', 'b', undefined],
  ['b=<x>', 'b', '<x>'],
  ['b=a,b', 'b', undefined],
  ['b=a\\b', 'b', undefined],
  [`b=${'x'.repeat(4_097)}`, 'b', undefined],
  ['b=1; b=2', 'b', '1'],
  ['', 'b', undefined],
  [undefined, 'b', undefined],
])('[SESS-01] the cookie header %j gives %s = %j', (header, name, value) => {
  expect(readCookie(header, name)).toBe(value);
});

test('[SESS-10] a written cookie is bound to its host, lax, and hidden from scripts on request', () => {
  expect(writeCookie('t', 'v', { maxAgeSeconds: 60, httpOnly: true, secure: true })).toBe(
    't=v; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
  );
});
