import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf, EEA, livesIn, placeFrom } from './country.ts';

const strange = [
  '',
  ' ',
  'XX',
  'xx',
  'ZZ',
  'T1',
  't1',
  'A1',
  'EUR',
  'D',
  '1',
  'D3',
  'DE, US',
  'ß',
  'ﬁ',
  'ıŞ',
  'DE\0',
  '🇩🇪',
];

describe('[REGION-03] a country as it is spelled', () => {
  test.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    [' us ', 'US'],
    ['XK', 'XK'],
  ])('%j is %s', (code, country) => expect(countryOf(code)).toBe(country));
  test.each([undefined, ...strange, 'D'.repeat(10_000)])('%j is none', (code) => {
    expect(countryOf(code)).toBeUndefined();
    expect(placeFrom(code, 'ON')).toEqual({});
  });
  test('whatever it is, it is two capital letters or unknown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: 'binary' })), (code) => {
        expect(countryOf(code) ?? 'AA').toMatch(/^[A-Z]{2}$/);
      }),
    );
  });
});

describe('[REGION-03] a part of a country', () => {
  test.each([
    ['CA', 'ON', 'ON'],
    ['ca', 'on', 'ON'],
    ['CA', 'CA-ON', 'ON'],
    ['GB', 'ENG', 'ENG'],
    ['DE', ' 09 ', '09'],
  ])('%s and %s is %s', (country, part, subdivision) => {
    expect(placeFrom(country, part)).toEqual({ country: country.toUpperCase(), subdivision });
  });
  test.each([undefined, '', 'US-ON', 'CA-', '-ON', 'ON,QC', 'ONTA', 'ß', 'O'.repeat(10_000)])(
    'in CA, %j is none, and the country stays',
    (part) => expect(placeFrom('CA', part)).toEqual({ country: 'CA' }),
  );
});

test('[REGION-01] [REGION-10] who lives in a group is known only where the country is', () => {
  expect(EEA).toHaveLength(30);
  expect(new Set(EEA).size).toBe(30);
  for (const country of EEA) expect(livesIn('EEA', country)).toBe(true);
  for (const country of ['GB', 'CH', 'TR', 'US']) expect(livesIn('EEA', country)).toBe(false);
  expect([livesIn(['GE'], 'GE'), livesIn(['GE'], 'AM')]).toEqual([true, false]);
  expect([livesIn(['GE'], undefined), livesIn('EEA', undefined)]).toEqual([undefined, undefined]);
});
