import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

const line = { most: 60 };
const lines = { most: 60, lines: true };
const UNSEEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

test.each([
  ['Ada', 'Ada'],
  ['  Ada \t\n Lovelace  ', 'Ada Lovelace'],
  ['Ada\u202egnp.exe', 'Adagnp.exe'],
  ['\u2066\u2067\u2068Ada\u2069\u200e\u200f\u061c', 'Ada'],
  ['A\u200bd\u2060a\ufeff\u00ad', 'Ada'],
  ['\u3164\u115f\u2800Ada\uffa0', 'Ada'],
  ['Ada\0\u0007\u001b[31m', 'Ada[31m'],
  ['\ud800Ada\udc00', '\ufffdAda\ufffd'],
  ['<b>Ada</b> https://evil.example', '<b>Ada</b> https://evil.example'],
  ['👩\u200d🚀 Ada', '👩\u200d🚀 Ada'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u200d\u200cAda\u200d \u200dB', 'Ada B'],
  ['A\u0301da', 'Áda'],
  [`A${'\u0329'.repeat(20)}da`, `A${'\u0329'.repeat(4)}da`],
  ['\u202e\u200b\u2066', ''],
] as const)('%j becomes %j', (given, shown) => {
  expect(plainText(given, line)).toBe(shown);
});

test('line ends stay where they may, at most two together', () => {
  expect(plainText('One\r\ntwo\u2028three\n\n\n\n four \n', lines)).toBe('One\ntwo\nthree\n\nfour');
  expect(plainText('One\ntwo', line)).toBe('One two');
});

test.each([undefined, null, 7, true, [], ['Ada'], {}, { toString: () => 'Ada' }, Number.NaN])(
  '%j is an empty text',
  (given) => expect(plainText(given, line)).toBe(''),
);

test('a long text is cut between characters, with an ellipsis', () => {
  expect(plainText('a'.repeat(61), line)).toBe(`${'a'.repeat(59)}…`);
  expect(plainText('a'.repeat(60), line)).toBe('a'.repeat(60));
  expect(plainText('👨\u200d👩\u200d👧'.repeat(40), line)).toMatch(/^(?:👨\u200d👩\u200d👧){11}…$/u);
});

test('what comes out is short, visible and stays as it is, whatever goes in', () => {
  const hostile = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u202e', '\u200d', '\u0301', '\n', '\ud800', ' ', '<')),
  );
  fc.assert(
    fc.property(hostile, fc.integer({ min: 2, max: 80 }), fc.boolean(), (parts, most, many) => {
      const shown = plainText(parts.join(''), { most, lines: many });
      expect([...shown].length).toBeLessThanOrEqual(most);
      expect(many ? shown.replaceAll('\n', '') : shown).not.toMatch(UNSEEN);
      expect(shown).toBe(shown.trim());
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});

test('a text of ten million signs takes no time', () => {
  // Of the processor: a busy machine is not slow text.
  const start = process.cpuUsage();
  for (const sign of ['a', '\u0301', '\u200d', '\n', ' ', '\u202e']) plainText(sign.repeat(10_000_000), lines);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
