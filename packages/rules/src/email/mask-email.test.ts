import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['a@g.co', 'a***@g***.co'],
  ['ada@gmail.com', 'a***@g***.com'],
  ['ada.lovelace.of.london@mail.example.co.uk', 'a***@m***.uk'],
  ['_@example.com', '****@e***.com'],
  ['ада@почта.рф', 'а***@п***.рф'],
  ['x@xn--mnchen-3ya.xn--p1ai', 'x***@x***.xn--p1ai'],
])('[SESS-08] %s shows as %s', (email, mask) => {
  expect(maskEmail(email)).toBe(mask);
});

test.each([
  ['a***@g***.com', 'a***@g***.com'],
  ['****@e***.com', '****@e***.com'],
  ['ad***@gmail.com', 'a***@g***.com'],
])('[SESS-08] the stored mask %s shows as %s', (mask, shown) => {
  expect(maskEmail(mask)).toBe(shown);
});

test('[SESS-08] two addresses with the same first characters and ending have the same mask', () => {
  const rest = fc.stringMatching(/^[a-z0-9.]{0,40}$/);
  fc.assert(
    fc.property(rest, rest, (one, other) => {
      expect(maskEmail(`a${one}@g${other}x.com`)).toBe('a***@g***.com');
    }),
  );
});
