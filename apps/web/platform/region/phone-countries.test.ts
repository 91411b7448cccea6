import { describe, expect, test } from 'vitest';
import { merged } from './phone-countries.ts';

const codes = {
  countries: [
    { code: 'US', calling_code: '1' },
    { code: 'NL', calling_code: '31' },
    { code: 'AT', calling_code: '43' },
  ],
  default_country: 'NL',
};
const rows = [
  { code: 'US', blocked: true },
  { code: 'AQ', blocked: false },
];

describe('[REGION-11] the countries of a phone field', () => {
  test('have names in the reader’s language and its order, calling codes, and what is blocked', () => {
    const { countries, here } = merged(codes, rows, 'de');
    expect(here).toBe('NL');
    expect(countries).toEqual([
      { code: 'NL', callingCode: '31', blocked: false, name: 'Niederlande', english: 'Netherlands' },
      { code: 'AT', callingCode: '43', blocked: false, name: 'Österreich', english: 'Austria' },
      { code: 'US', callingCode: '1', blocked: true, name: 'Vereinigte Staaten', english: 'United States' },
    ]);
  });

  test('without the list of countries none is blocked', () => {
    expect(merged(codes, undefined, 'en').countries.map(({ blocked }) => blocked)).toEqual([false, false, false]);
  });

  test.each([undefined, null, '', 7, {}, { countries: null }, { countries: 'NL' }, { countries: [] }])(
    'an answer such as %j tells none',
    (told) => {
      expect(() => merged(told, rows, 'en')).toThrow('no calling codes');
    },
  );

  test('rows that are none are left out, a plus is taken off, and the start is one of the list', () => {
    const countries = [
      ...[null, 'NL', 31, {}, { code: 'NL' }, { code: 'nl', calling_code: '+31' }, { code: 'DE', calling_code: 49 }],
      ...['', '0', '012', '+', '12345678', '1-242', '<b>'].map((calling_code) => ({ code: 'GB', calling_code })),
      { code: 'XX', calling_code: '31' },
      { code: 'BS', calling_code: '1242' },
    ];
    const read = merged({ countries, default_country: 'GB' }, undefined, 'en');
    expect(read.countries.map(({ code, callingCode }) => [code, callingCode])).toEqual([
      ['BS', '1242'],
      ['NL', '31'],
    ]);
    expect(read.here).toBe('');
    expect(merged({ countries, default_country: { evil: true } }, undefined, 'en').here).toBe('');
  });
});
