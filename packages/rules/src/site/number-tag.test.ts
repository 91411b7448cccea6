import { describe, expect, test } from 'vitest';
import { languageDates } from './language-dates.ts';
import { locales } from './locale.ts';
import { numberTag } from './number-tag.ts';

const NUMBERS = [0, 0.5, 7, 999, 1000, 1234.5, 12_345, 1_234_567.891, -1234];
const STYLES: readonly (Intl.NumberFormatOptions & { trailingZeroDisplay?: 'stripIfInteger' })[] = [
  {},
  { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
  { maximumFractionDigits: 18 },
  { minimumIntegerDigits: 2, useGrouping: false },
];
const tags = [...new Set(locales.map(({ tag }) => tag))];

describe.each(tags)('[LANG-18] numbers in %s', (tag) => {
  test.each(STYLES)('are what CLDR says: %o', (style) => {
    const western = tag.startsWith('ar') ? `${tag}-u-nu-latn` : tag;
    const [own, cldr] = [numberTag(tag), western].map((one) => new Intl.NumberFormat(one, style));
    expect(NUMBERS.map((value) => own?.format(value))).toEqual(NUMBERS.map((value) => cldr?.format(value)));
  });
});

test('[LANG-18] a language that browsers do not know has its numbers written by another one', () => {
  for (const language of Object.keys(languageDates)) expect(numberTag(`${language}-XX`)).not.toMatch(language);
});
