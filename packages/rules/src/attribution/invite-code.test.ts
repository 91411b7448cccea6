import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inviteCode } from './invite-code.ts';

test.each(['7', 'ada', 'ADA-2_x', '-', 'a'.repeat(64)])('[AFF-08] %s is a code', (code) => {
  expect(inviteCode(code)).toBe(code);
});

test.each([
  '',
  ' ',
  'ada ',
  ' ada',
  'ada\n',
  'a b',
  'ada!',
  'ädä',
  '\u0667',
  '../ada',
  'a'.repeat(65),
  7,
  null,
  undefined,
  ['ada'],
])('[AFF-08] %j is none', (given) => expect(inviteCode(given)).toBeUndefined());

test('[AFF-08] whatever is let through has letters, digits, hyphens and underscores only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) =>
      /^[\dA-Za-z_-]+$/.test(inviteCode(text) ?? '0'),
    ),
  );
});
