import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['Your code is 482-913.', '482913'],
  ['  4829', '4829'],
  ['٤٨٢٩١٣', '482913'],
  ['۴۸۲۹۱۳', '482913'],
  ['４８２９１３', '482913'],
  ['48291377', '482913'],
  ['no digits', ''],
  ['', ''],
])('what is typed or pasted, %j, gives the digits %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});

test('any text gives at most six ASCII digits, and digits give themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const digits = codeDigits(text, 6);
      expect(digits).toMatch(/^\d{0,6}$/);
      expect(codeDigits(digits, 6)).toBe(digits);
    }),
  );
});
