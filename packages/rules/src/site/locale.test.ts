import { describe, expect, test } from 'vitest';
import { isLanguageSegment } from '../language/path-language.ts';
import { localeOf, locales, pseudoLocale, regionName } from './locale.ts';

const named = {
  'LANG-04':
    'en id-ID es-ES es-419 es-MX es-AR fil-PH kk-KZ pt-BR pt-PT ru-RU vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW pl-PL ro-RO',
  'LANG-05':
    'zh-HK en-HK nl-NL en-NL tr-TUR en-TR ru-KAZ kk-KAZ en-KAZ en-EU de-EU es-EU fr-EU it-EU nl-EU pl-EU pt-EU ro-EU ' +
    'ka-GEO ru-GEO en-GEO id-IDN en-IDN en-ARE ar-ARE',
};

describe('[LANG-03] the locale table', () => {
  test.each(Object.entries(named))('[%s] has every code of the list', (_, codes) => {
    expect(codes.split(' ').filter((code) => localeOf(code)?.value !== code)).toEqual([]);
  });

  test('holds nothing beyond the lists but hi-IN and the pseudo-locale', () => {
    const expected = [...Object.values(named).join(' ').split(' '), 'hi-IN', pseudoLocale];
    expect(locales.map(({ value }) => value)).toEqual(expected);
  });

  test.each(locales.map((locale) => [locale.value, locale] as const))('%s is usable', (value, locale) => {
    expect(isLanguageSegment(value)).toBe(true);
    expect(Intl.getCanonicalLocales(locale.tag)).toEqual([locale.tag]);
    expect(locale.lang).toBe(value.replace(/-.*/, ''));
    expect(new Intl.Locale(locale.tag).language).toBe(locale.lang);
    expect(locale.label.trim()).not.toBe('');
    expect(() => new Intl.NumberFormat(locale.tag).format(1)).not.toThrow();
    if (value !== pseudoLocale) expect(Intl.NumberFormat.supportedLocalesOf(locale.tag)).toHaveLength(1);
  });

  test('[LANG-12] ar-SA and ar-ARE alone are right-to-left', () => {
    expect(locales.filter(({ dir }) => dir === 'rtl').map(({ value }) => value)).toEqual(['ar-SA', 'ar-ARE']);
  });

  test.each([
    ['tr-TUR', 'tr-TR'],
    ['kk-KAZ', 'kk-KZ'],
    ['ka-GEO', 'ka-GE'],
    ['id-IDN', 'id-ID'],
    ['en-ARE', 'en-AE'],
    ['ar-ARE', 'ar-AE'],
    ['en-EU', 'en-150'],
    ['zh-MY', 'zh-Hans-MY'],
    ['zh-TW', 'zh-Hant-TW'],
  ])('[LANG-03] %s is %s for Intl', (value, tag) => {
    expect(localeOf(value)?.tag).toBe(tag);
  });

  test('a code is found in any case; what is no code is not', () => {
    expect(localeOf('TR-tur')?.value).toBe('tr-TUR');
    for (const code of ['', 'xx', 'en-', '__proto__', 'constructor', 'en\u0000', 'de-DE', 'x'.repeat(100_000)]) {
      expect(localeOf(code)).toBeUndefined();
    }
  });
});

test.each([
  ['en', 'HK', 'Hong Kong'],
  ['zh-Hant-HK', 'HK', '香港'],
  ['tr-TR', 'TR', 'Türkiye'],
  ['en', 'EU', 'European Union'],
])('[LANG-03] in %s the region %s is called %s', (tag, region, name) => {
  expect(regionName(tag, region)).toBe(name);
});
