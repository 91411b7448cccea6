import fc from 'fast-check';
import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { asciiDigits, maskPhone, phoneMayRegister, placeOfPhone, readPhone } from './phone.ts';

const german = { mobile: '+491701234567', country: 'DE' };
const brand = { signUp: { blocked: ['US', 'IR', 'CA-ON'], banned: ['CN'] } };

test.each([
  ...['0170 1234567', '01701234567', '(0170) 123-45-67', '0170/1234567', '0170.123.45.67', ' 0170\u00a01234567\t'],
  ...['+49 170 1234567', '+491701234567', '(+49) 170 1234567', '+49 (0)170 1234567', '＋49 170 1234567'],
  ...['0049 170 1234567', '٠١٧٠١٢٣٤٥٦٧', '+٤٩ ۱۷۰ १२३४५६७', '０１７０−１２３４５６７', '\u202a+49 170 1234567\u202c'],
])('%j is one German number', (typed) => {
  expect(readPhone(typed, 'DE')).toEqual(german);
});

test.each([
  ['+7 701 234 56 78', 'RU', '+77012345678', 'KZ'],
  ['8 701 234 56 78', 'RU', '+77012345678', 'KZ'],
  ['8 (912) 345-67-89', 'KZ', '+79123456789', 'RU'],
  ['+44 7911 123456', 'GB', '+447911123456', 'GG'],
  ['07911 123456', 'GG', '+447911123456', 'GG'],
  ['0170 1234567', 'DE', german.mobile, 'DE'],
  ['011 49 170 1234567', 'US', german.mobile, 'DE'],
  ['00 49 170 1234567', 'US', german.mobile, 'DE'],
  ['011 15-2345-6789', 'AR', '+5491123456789', 'AR'],
  ['+1 (416) 555-0123', 'TR', '+14165550123', 'CA'],
  ['312 345 6789', 'IT', '+393123456789', 'IT'],
])('%s read in %s is %s, of %s by the number itself', (typed, country, mobile, own) => {
  expect(readPhone(typed, country)).toEqual({ mobile, country: own });
});

test.each([
  ...['', ' ', '+', '0', '+49', '110', 'call me', '0170 1234567 ext 5', '01701234567;ext=5', '+49 170 1234567x89'],
  ...['tel:+491701234567', '++491701234567', '+49+1701234567', '1-800-FLOWERS', '0170 1234567\n0170 1234568'],
  ...['+49 170 1234567, +49 170 1234568', '0170\u00001234567', '+493012345678', '+8001234567', '+999123456789'],
  ...[
    '+881612345678',
    '+870301234567',
    `+49${'1'.repeat(30)}`,
    '1'.repeat(1_000_000),
    `0170${' '.repeat(60)}1234567`,
    '+'.repeat(64),
    '٠'.repeat(64),
  ],
])('%.60j is no mobile number', (typed) => {
  expect(readPhone(typed, 'DE')).toBeUndefined();
});

test('00 that could begin two numbers begins none: in Colombia a carrier follows it', () => {
  expect(readPhone('00 52 222 123 4567', 'CO')).toBeUndefined();
  expect(readPhone('00 52 222 123 4567', 'DE')?.mobile).toBe('+522221234567');
  expect(readPhone('+52 222 123 4567', 'CO')?.mobile).toBe('+522221234567');
  expect(readPhone('00 359 43 012 345', 'BR')?.mobile).toBe('+35943012345');
});

test.each(['', 'ZZ', 'de', '__proto__', 'constructor', 'hasOwnProperty', '001', 'EU'])(
  '%j is no country: only international numbers are read',
  (country) => {
    expect(readPhone('+49 170 1234567', country)).toEqual(german);
    expect(readPhone('0049 170 1234567', country)).toEqual(german);
    expect(readPhone('0170 1234567', country)).toBeUndefined();
  },
);

test('whatever is typed: no crash, and what is taken is read as itself, from everywhere', () => {
  const country = fc.constantFrom(...getCountries(), 'ZZ');
  const piece = fc.oneof(
    fc.constantFrom('+', '00', '0', '-', '(', ')', ' ', '٠', '۵', '\u202e', 'ext', ';', '\0', '+44', '+7', '+1', '+54'),
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const typed = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(typed, country, country, (text, one, other) => {
      const read = readPhone(text, one);
      if (!read) return;
      expect(read.mobile).toMatch(/^\+[1-9]\d{4,14}$/);
      expect(readPhone(read.mobile, other)).toEqual(read);
      expect(readPhone(`00${read.mobile.slice(1)}`, '')).toEqual(read);
    }),
    { numRuns: 3000 },
  );
});

test('the digits of every script count as what they are', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ০৯ ๐๙ ０９ 𝟎𝟗 𝟢𝟫 𞥐𞥙')).toBe('0123456789 09 09 09 09 09 09 09 09');
  expect(asciiDigits('½ ² Ⅳ ① 一')).toBe('½ ² Ⅳ ① 一');
});

test.each([
  ['+491701234567', '+49***67'],
  ['+14165550123', '+1***23'],
  ['+24740123', '+247***23'],
  ['+77012345678', '+7***78'],
])('[SESS-08] %s shows as %s', (mobile, mask) => {
  expect(maskPhone(mobile)).toBe(mask);
});

describe('[SIGNUP-07] numbers of places where sign-up is closed', () => {
  const mayRegister = (number: string) => {
    const phone = readPhone(number, '');
    if (!phone) throw new Error(`${number} is no mobile number`);
    return phoneMayRegister(brand, phone);
  };

  test.each([
    ['+12015550123', false],
    ['+989123456789', false],
    ['+8613123456789', false],
    ['+14165550123', false],
    ['+19425550123', false],
    ['+15145550123', true],
    ['+16045550123', true],
    ['+17872345678', true],
    ['+491701234567', true],
    ['+77012345678', true],
  ])('%s may register: %s', (number, may) => {
    expect(mayRegister(number)).toBe(may);
  });

  test('Ontario is recognized by area code, other parts of countries are not', () => {
    const parts = [204, 226, 249, 263, 289, 343, 365, 382, 416, 437, 438, 450, 514, 519, 548, 613, 647, 683, 705, 742]
      .concat([753, 778, 807, 819, 867, 902, 905, 942])
      .filter((area) => placeOfPhone({ mobile: `+1${area}5550123`, country: 'CA' }).subdivision === 'ON');
    expect(parts).toEqual([
      ...[226, 249, 289, 343, 365, 382, 416, 437, 519, 548, 613, 647, 683, 705, 742, 753, 807, 905, 942],
    ]);
    expect(placeOfPhone({ mobile: '+12125550123', country: 'US' })).toEqual({ country: 'US' });
  });
});
