import { describe, expect, test } from 'vitest';
import { countryByCallingCode, findCallingCountries } from './calling-countries.ts';
import { callingCountries } from './phone-fixture.ts';

const found = (tag: string, text: string) => findCallingCountries(callingCountries(tag), text).map(({ code }) => code);

describe('the search in the picker', () => {
  test.each([
    // a calling code: itself first (of those who share it the largest), then what begins with it, then what it begins with
    ['en', '31', ['NL']],
    ['en', '+31', ['NL']],
    ['en', '0031', ['NL']],
    ['en', '+1', ['US', 'CA']],
    ['en', '7', ['RU', 'KZ']],
    ['en', '+4', ['DE', 'GG', 'GB']],
    ['en', '+39', ['IT', 'VA']],
    ['en', '358', ['FI', 'AX']],
    ['en', '+49 151', ['DE']],
    ['en', '+٣١', ['NL']],
    ['ar', '＋３１', ['NL']],
    ['en', '999', []],
    // names in the reader's language, English names, codes
    ['en', 'neth', ['NL']],
    ['de', 'niederl', ['NL']],
    ['de', 'netherlands', ['NL']],
    ['ar', 'ألمانيا', ['DE']],
    ['ar', 'tr', ['TR']],
    ['en', 'deutschland', ['DE']],
    ['en', 'köln', []],
    ['en', '-', []],
  ])('in %s, %j finds %j', (tag, text, expected) => {
    expect(found(tag, text).slice(0, Math.max(expected.length, 1))).toEqual(expected);
  });

  test.each(['', '  ', '+', '00'])('%j leaves all of them', (text) => {
    expect(found('en', text).toSorted()).toEqual(
      callingCountries()
        .map(({ code }) => code)
        .toSorted(),
    );
  });
});

describe('the country that a calling code belongs to', () => {
  test.each([
    ['+31612345678', '', 'NL'],
    ['+31', 'DE', 'NL'],
    ['+3', 'DE', undefined],
    ['+', 'DE', undefined],
    ['+7', '', 'RU'],
    ['+7701', 'KZ', 'KZ'],
    ['+1', 'DE', 'US'],
    ['+1', 'CA', 'CA'],
    ['+44', 'NL', 'GB'],
    ['+999', 'NL', undefined],
  ])('%s after %j is %s', (number, chosen, expected) => {
    expect(countryByCallingCode(callingCountries(), number, chosen)?.code).toBe(expected);
  });
});
