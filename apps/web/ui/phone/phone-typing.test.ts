import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { named } from '../../platform/region/find-countries.ts';
import { callingCountries } from './phone-fixture.ts';
import * as rules from './phone-metadata.ts';
import { loadPhoneRules, phoneProblem, readablePhone } from './phone-rules.ts';
import { typed, withoutCallingCode } from './phone-typing.ts';

const countries = callingCountries();
const known = { countries, rules };
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** One character after the other at the end, as somebody types; the country goes along. */
function typing(text: string, chosen: string) {
  let state = { text: '', country: chosen, international: false };
  for (const character of text) state = typed(state.text + character, state.country, true, known);
  return state;
}

describe('typing a number', () => {
  test.each([
    ['0612345678', 'NL', '06 12345678', 'NL', false],
    ['2133734253', 'CA', '(213) 373-4253', 'CA', false],
    ['٠٦١٢٣٤٥٦٧٨', 'NL', '06 12345678', 'NL', false],
    ['+31612345678', 'DE', '+31 6 12345678', 'NL', true],
    ['+٣١٦١٢٣٤٥٦٧٨', 'DE', '+31 6 12345678', 'NL', true],
    ['+77011234567', 'NL', '+7 701 123 4567', 'KZ', true],
    ['+79161234567', 'KZ', '+7 916 123 45 67', 'RU', true],
    ['+7', 'KZ', '+7', 'KZ', true],
    ['+447781123456', 'NL', '+44 7781 123456', 'GG', true],
    ['+12133734253', 'NL', '+1 213 373 4253', 'US', true],
    ['0031612345678', 'DE', '+31 6 12345678', 'NL', true],
    ['0031612345678', 'NL', '+31 6 12345678', 'NL', true],
    ['0077011234567', 'NL', '+7 701 123 4567', 'KZ', true],
    ['01131612345678', 'CA', '+31 6 12345678', 'NL', true],
    // no such country, or not in the list
    ['+999123', 'NL', '+999123', 'NL', true],
    // 001 is how Hong Kong dials abroad: this is no American number
    ['0013', 'HK', '001 3', 'HK', false],
    // what is no number stays as it is
    ['call me', 'NL', 'call me', 'NL', false],
    ['06-', 'NL', '06-', 'NL', false],
    ['06 12 ext 3', 'NL', '06 12 ext 3', 'NL', false],
  ])('%s in %s is %s, in %s', (text, chosen, shown, country, international) => {
    expect(typing(text, chosen)).toEqual({ text: shown, country, international });
  });

  test('pasted or filled in at once it comes to the same', () => {
    for (const text of [
      '+31612345678',
      '+31 6 1234 5678',
      '0031 6 12345678',
      ' (+31) 6.12345678',
      '\u202a+31612345678\u202c',
    ])
      expect(typed(text, 'DE', true, known)).toMatchObject({ country: 'NL', international: true });
  });

  test('the text keeps its length while somebody erases or types in the middle; the country still goes along', () => {
    expect(typed('+31 6 123', 'DE', false, known)).toEqual({ text: '+31 6 123', country: 'NL', international: true });
    expect(typed('06 12945678', 'NL', false, known).text).toBe('06 12945678');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٠٥+ -()a.') }), (text) => {
        expect(typed(text, 'NL', false, known).text).toHaveLength(text.length);
      }),
    );
  });

  test('without the numbering plans nothing is grouped, and calling codes still tell the country', () => {
    const plain = { countries, rules: undefined };
    expect(typed('+77011234567', 'NL', true, plain)).toMatchObject({ text: '+77011234567', country: 'RU' });
    expect(typed('٠٦١٢', 'NL', true, plain)).toEqual({ text: '0612', country: 'NL', international: false });
    expect(typed('+31', '', true, { countries: [], rules: undefined })).toMatchObject({ country: '' });
  });

  test('whatever is typed, it ends, and no digit is lost or added', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: fc.constantFrom(...'0123456789 -()') }),
        fc.constantFrom('', 'NL', 'BR', 'HK', 'KZ', 'XX'),
        (noise, digits, chosen) => {
          typed(noise, chosen, true, known);
          typed(digits, chosen, true, known);
          const { text } = typed(`+${digits}`, chosen, true, known);
          expect(digitsOf(text)).toBe(digitsOf(digits));
        },
      ),
      { numRuns: 40 },
    );
    expect(typed('9'.repeat(100_000), 'NL', true, known).text).toHaveLength(100_000);
  });

  test('the example number of every country brings that country along', () => {
    const file = createRequire(import.meta.url).resolve('libphonenumber-js/examples.mobile.json');
    const examples = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const all = named(
      examples.map(([code, national]) => ({ code, national, callingCode: getCountryCallingCode(code as CountryCode) })),
      'en',
    );
    for (const { code, national, callingCode } of all) {
      const { country, text } = typed(`+${callingCode}${national}`, 'NL', true, { countries: all, rules });
      const told = all.find((one) => one.code === country);
      expect([code, told?.callingCode, digitsOf(text)]).toEqual([code, callingCode, callingCode + national]);
      expect(rules.planProblem(`+${callingCode}${national}`, ''), code).toBeUndefined();
    }
  });
});

test.each([
  ['+31 6 1234', '31', '61234'],
  ['+31 6 1234', '49', '3161234'],
  ['+', '31', ''],
  ['06 1234', '31', '06 1234'],
  ['', '31', ''],
  ['x', '31', 'x'],
])('who picks a country says what stands in front: of %j with %s stays %j', (text, code, expected) => {
  expect(withoutCallingCode(text, code)).toBe(expected);
});

const problems = [
  ['', 'NL', 'empty'],
  ['  ', 'NL', 'empty'],
  ['06', 'NL', 'short'],
  ['+31', 'NL', 'short'],
  ['0612345678', '', 'country'],
  ['0612345678', 'ZZ', 'country'],
  ['my number', 'NL', 'shape'],
  ['0612345678 ext 3', 'NL', 'shape'],
  ['1'.repeat(30), 'NL', 'shape'],
  ['0612345678', 'NL', undefined],
  ['٠٦ ١٢٣٤٥٦٧٨', 'NL', undefined],
  ['+31 6 12345678', '', undefined],
  ['+31 6 12345678', 'ZZ', undefined],
  ['0031612345678', 'ZZ', undefined],
] as const;

describe('what cannot be a number', () => {
  test.each(problems)('before the numbering plans are here: %j in %s is %s', (text, country, problem) => {
    expect(phoneProblem(text, country)).toBe(problem);
  });

  test('with the numbering plans the same, and more', async () => {
    await loadPhoneRules();
    for (const [text, country, problem] of problems)
      expect([text, phoneProblem(text, country)]).toEqual([text, problem]);
    for (const [text, country, problem] of [
      ['70112', 'KZ', 'short'],
      ['061234567890', 'NL', 'shape'],
      ['0012345678', 'NL', 'short'],
      ['+999 123456789', 'NL', 'shape'],
      ['0031612345678', 'DE', undefined],
      ['2133734253', 'US', undefined],
    ] as const)
      expect([text, phoneProblem(text, country)]).toEqual([text, problem]);
  });
});

test('the number that a code went to is shown with its country, or as it was typed', async () => {
  await loadPhoneRules();
  for (const [typed, country, shown] of [
    ['0612345678', 'NL', '+31 6 12345678'],
    ['٠٦١٢٣٤٥٦٧٨', 'NL', '+31 6 12345678'],
    ['+447400123456', 'NL', '+44 7400 123456'],
    ['0031612345678', 'DE', '+31 6 12345678'],
    ['+31******78', '', '+31******78'],
    ['12', 'ZZ', '12'],
    ['', '', ''],
  ] as const)
    expect([typed, readablePhone(typed, country)]).toEqual([typed, shown]);
});
