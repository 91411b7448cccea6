import { locales } from '@gatehouse/rules/site/locale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCountries, folded } from './find-countries.ts';
import { countriesOfIntl, ownName, SPOKEN } from './known-countries.ts';

const listIn = (tag: string) => {
  const here = new Intl.DisplayNames([tag], { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return countriesOfIntl().map((code) => ({ code, name: here.of(code) ?? code, english: english.of(code) ?? code }));
};
const codes = (tag: string, typed: string) => findCountries(listIn(tag), typed).map(({ code }) => code);

describe('[REGION-11] the search in the list of countries', () => {
  test.each([
    // by name in the reader's language, without accents and case
    ['de', 'Deutsch', ['DE']],
    ['de', 'osterreich', ['AT']],
    ['de', 'ÖSTERREICH', ['AT']],
    ['fr', 'etats unis', ['US']],
    ['tr', 'turk', ['TR', 'TC', 'TM']],
    ['tr', 'TÜRKİYE', ['TR']],
    ['en', 'cote', ['CI']],
    ['en', 'côte d’ivoire', ['CI']],
    ['en', "cote d'ivoire", ['CI']],
    ['vi', 'duc', ['DE']],
    // by English name and by code, whatever the language
    ['ar', 'germany', ['DE']],
    ['zh-Hant', 'netherlands', ['NL', 'BQ']],
    ['ja', 'nl', ['NL']],
    // by the name at home, where nothing else has it
    ['en', 'deutsch', ['DE']],
    ['en', 'österreich', ['AT']],
    ['ru', 'sverige', ['SE']],
    ['en', '日本', ['JP']],
    // nothing
    ['en', 'köln', []],
    ['en', '!!', []],
    ['en', '..', []],
  ])('in %s, %j finds %j', (tag, typed, expected) => {
    expect(codes(tag, typed).slice(0, Math.max(expected.length, 1)).toSorted()).toEqual([...expected].toSorted());
  });

  test('a code comes before names, a beginning before a middle', () => {
    expect(codes('en', 'is')[0]).toBe('IS');
    expect(codes('en', 'guinea')[0]).toBe('GN');
    expect(codes('en', 'guinea')).toContain('PG');
  });

  test('nothing typed leaves the list as it is', () => {
    const list = listIn('en');
    expect(findCountries(list, '')).toBe(list);
    expect(findCountries(list, '  ')).toBe(list);
  });

  test('in every language each country is found by its name, its English name and its code', () => {
    for (const { tag } of locales.filter(({ lang }) =>
      ['ar', 'de', 'ka', 'kk', 'th', 'tr', 'vi', 'zh'].includes(lang),
    )) {
      const list = listIn(tag);
      for (const [at, country] of list.entries()) {
        expect(findCountries(list, country.name)).toContain(country);
        expect(findCountries(list, country.code)[0]).toBe(country);
        // An English name depends on no language: beside a tenth of the list it is found as well as beside all of it.
        const some = list.filter((_, n) => n % 10 === at % 10);
        expect(findCountries(some, country.english)).toContain(country);
      }
    }
  });

  test.each([
    'Türkiye',
    'turkiye',
    'Turkey',
    '土耳其',
    'Турция',
    'თურქეთი',
    'トルコ',
    'تركيا',
    'तुर्किये',
    'Turki',
    'Tyrkia',
  ])('[REGION-11] %s is found by readers of every language', (typed) => {
    for (const tag of ['en', 'tr-TR', 'zh-Hant-HK', 'ar-AE', 'ka-GE']) {
      const found = codes(tag, typed);
      if (typed === 'Tyrkia') expect(found).toEqual([]);
      else expect(found, tag).toContain('TR');
    }
  });

  test('[REGION-11] names that Intl does not have count like the others', () => {
    expect(codes('en', 'UK')).toEqual(expect.arrayContaining(['GB', 'UA']));
    expect(codes('de-DE', 'holland')).toEqual(['NL']);
  });

  test('whatever is typed, only countries of the list come, each once', () => {
    const list = listIn('en');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (typed) => {
        const found = findCountries(list, typed);
        expect(new Set(found).size).toBe(found.length);
        for (const country of found) expect(list).toContain(country);
        expect(folded(folded(typed))).toBe(folded(typed));
      }),
      { numRuns: 60 },
    );
  });
});

describe('[REGION-11] the browser’s own list', () => {
  test('has every country by its code of today, and nothing that is none', () => {
    const list = countriesOfIntl();
    for (const code of ['DE', 'GB', 'HK', 'NL', 'TW', 'US', 'SS', 'XK', 'ZW']) expect(list).toContain(code);
    for (const code of ['EU', 'UN', 'ZZ', 'QO', 'DD', 'SU', 'YU', 'UK', 'AN', 'XA', 'TA'])
      expect(list).not.toContain(code);
    expect(list).toHaveLength(250);
  });

  test('knows the languages of all locales', () => {
    const spoken = new Set(SPOKEN.map((tag) => new Intl.Locale(tag).language));
    const listed = locales.map(({ tag }) => new Intl.Locale(tag).language);
    expect(new Set(listed)).toEqual(spoken);
  });

  test('knows what countries are called at home', () => {
    expect([ownName('DE'), ownName('HR'), ownName('??')]).toEqual(['Deutschland', 'Hrvatska', undefined]);
  });
});
