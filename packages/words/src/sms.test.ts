import { locales } from '@gatehouse/rules/site/locale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePurposes } from './mail-challenge.ts';
import { smsText } from './sms.ts';
import { segmentsOf } from './sms-segments.ts';

const sender = { brandName: 'Gatehouse', host: 'gatehouse.example' };
const withCode = { ...sender, code: '482913', minutes: 10 };
const LONGEST_USUAL_HOST = 'announcements.kz.gatehouse.example:3000';

describe('the text message with the code', () => {
  test('is one line of words, an empty one, and the line by which phones offer the code on that host alone', () => {
    const lines = smsText('en', 'registrationCode', withCode).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^482913 is your Gatehouse code\. .*10 minutes/);
    expect(lines.slice(1)).toEqual(['', '@gatehouse.example #482913']);
  });

  test('names the host without its port: origin-bound codes know none', () => {
    const text = smsText('en', 'registrationCode', { ...withCode, host: 'localhost:3000' });
    expect(text).toMatch(/\n@localhost #482913$/);
    expect(text).not.toContain('3000');
  });

  test('says one minute as one', () => {
    expect(smsText('en', 'registrationCode', { ...withCode, minutes: 1 })).toContain('1 minute.');
  });
});

test.each(codePurposes)('the text message with a code says what it is for: %s', (purpose) => {
  const [words = '', ...more] = smsText('en', 'challengeCode', { ...withCode, purpose }).split('\n');
  expect(words).toMatch(
    /^482913 is your Gatehouse code (?:to|for) .*10 minutes.*Never share it\. We won't ask for it\.$/,
  );
  expect(more).toEqual(['', '@gatehouse.example #482913']);
  const others = codePurposes.map((other) => smsText('en', 'challengeCode', { ...withCode, purpose: other }));
  expect(new Set(others).size).toBe(others.length);
});

test.each(['numberTaken', 'noAccount', 'event'] as const)('%s carries no code, no link and no last line', (kind) => {
  expect(smsText('en', kind, sender)).not.toMatch(/\d{6}|https?:|@|#|\n/);
});

test('the text message to somebody who has an account carries no code, no link and no last line', () => {
  const text = smsText('en', 'alreadyRegistered', sender);
  expect(text).toContain('Log in at gatehouse.example.');
  expect(text).not.toMatch(/\d{6}|https?:|@|#|\n/);
});

describe('the room of a text message', () => {
  test.each(locales.map(({ value }) => value).filter((value) => value.startsWith('en') && value !== 'en-XA'))(
    'every message in %s is one segment of GSM-7, with a long host too',
    (locale) => {
      const kinds = ['registrationCode', 'alreadyRegistered', 'numberTaken', 'noAccount', 'event'] as const;
      const values = { ...withCode, host: LONGEST_USUAL_HOST };
      const coded = codePurposes.map((purpose) => smsText(locale, 'challengeCode', { ...values, purpose }));
      for (const text of [...kinds.map((kind) => smsText(locale, kind, values)), ...coded]) {
        expect(segmentsOf(text), text).toMatchObject({ encoding: 'GSM-7', segments: 1 });
      }
    },
  );

  test.each([
    ['', 'GSM-7', 0, 1],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€', 'GSM-7', 2, 1],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    // 153 septets hold 76 of them: a pair is not cut in half.
    ['€'.repeat(152), 'GSM-7', 304, 2],
    ['€'.repeat(153), 'GSM-7', 306, 3],
    ['@_\n#', 'GSM-7', 4, 1],
    ['It’s', 'UCS-2', 4, 1],
    ['ş'.repeat(70), 'UCS-2', 70, 1],
    ['ş'.repeat(71), 'UCS-2', 71, 2],
    ['ş'.repeat(135), 'UCS-2', 135, 3],
    ['😀'.repeat(35), 'UCS-2', 70, 1],
    ['😀'.repeat(66), 'UCS-2', 132, 2],
    ['😀'.repeat(67), 'UCS-2', 134, 3],
  ])('%j: %s, %d units, %d segments', (text, encoding, units, segments) => {
    expect(segmentsOf(text)).toEqual({ encoding, units, segments });
  });
});

describe('[LANG-18] text messages in every language', () => {
  test.each(locales.map(({ value }) => value))('%s is complete and keeps the last line', (locale) => {
    const text = smsText(locale, 'registrationCode', withCode);
    expect(text).not.toMatch(/undefined|\{\w+|sms\./);
    expect(text.split('\n').slice(1)).toEqual(['', '@gatehouse.example #482913']);
    expect(smsText(locale, 'alreadyRegistered', sender)).not.toMatch(/undefined|\{\w+|sms\.|\n/);
  });
});

describe('hostile values', () => {
  test('never move the last line, add one, or turn the text around', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('brandName', 'host', 'code'),
        fc.constantFrom('\n@evil.example #000000', '\r\n\n', '\u2028', '\u202e', '<b>'),
        (text, name, more) => {
          const said = smsText('en', 'registrationCode', { ...withCode, [name]: `x${text}${more}` });
          expect(said.split(/\r\n|[\p{Cc}\u2028\u2029]/u)).toHaveLength(3);
          expect(said).not.toMatch(/\p{Bidi_Control}/u);
          expect(said.isWellFormed()).toBe(true);
        },
      ),
    );
    const brandName = 'Gatehouse\n\n@evil.example #482913';
    expect(smsText('en', 'registrationCode', { ...withCode, brandName })).toMatch(/\n@gatehouse\.example #482913$/);
  });
});
