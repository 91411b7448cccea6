import { languageFor, offeredLanguages } from '@gatehouse/rules/language/language';
import { locales } from '@gatehouse/rules/site/locale';
import { siteById } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand } from './default-brand.ts';

// Copied from docs/requirements.md, so that a slip in a site's file shows.
const ledger = {
  GLOBAL:
    'LANG-04 en en id-ID es-ES es-419 es-MX es-AR fil-PH kk-KZ pt-BR pt-PT ru-RU vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW pl-PL ro-RO',
  TESTNET:
    'LANG-04 en en id-ID es-ES es-419 es-MX es-AR fil-PH kk-KZ pt-BR pt-PT ru-RU vi-VN uk-UA ar-SA ja-JP zh-MY zh-TW pl-PL ro-RO',
  HKG: 'LANG-07 zh-HK zh-HK en-HK',
  TUR: 'LANG-08 tr-TUR tr-TUR en-TR',
  KAZ: 'LANG-09 kk-KAZ ru-KAZ kk-KAZ en-KAZ',
  EU: 'LANG-10 en-EU en-EU de-EU es-EU fr-EU it-EU nl-EU pl-EU pt-EU ro-EU',
  NLD: 'LANG-17 nl-NL nl-NL en-NL',
  GEO: 'LANG-17 ka-GEO ka-GEO ru-GEO en-GEO',
  IDN: 'LANG-17 id-IDN id-IDN en-IDN',
  ARE: 'LANG-17 en-ARE en-ARE ar-ARE',
};
const rows = Object.entries(ledger).map(([id, words]) => {
  const [rule = '', otherwise = '', ...list] = words.split(' ');
  return { id, rule, otherwise, list };
});
const siteNamed = (id: string) => {
  const site = siteById(defaultBrand, id);
  if (!site) throw new Error(`No site ${id}`);
  return site;
};
const elsewhere = ['ko-KR', 'zh-CN', 'fr-FR', 'de-DE', 'en-US', 'min-abc', 'xx-YYY', 'hi-IN', 'en-XA'];
const every = [...locales.map(({ value }) => value), ...elsewhere];

describe('[LANG-04, LANG-05, LANG-07, LANG-08, LANG-09, LANG-10, LANG-17] what each site serves', () => {
  test('the ledger has every site', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual(defaultBrand.sites.map(({ id }) => id).sort());
  });

  test.each(rows)('[$rule] $id serves its list and makes $otherwise of every other language', (row) => {
    const site = siteNamed(row.id);
    expect(site.languages.list).toEqual(row.list);
    for (const code of every) {
      const expected = row.list.includes(code) ? code : row.otherwise;
      expect([code, languageFor(site, { path: code }).value]).toEqual([code, expected]);
      expect([code, languageFor(site, { stored: code }).value]).toEqual([code, expected]);
    }
    expect(languageFor(site, {}).value).toBe(row.otherwise);
  });

  test.each(rows.filter(({ rule }) => rule !== 'LANG-04'))('[$rule] $id names the rule that forces', ({ id, rule }) => {
    const { trace } = languageFor(siteNamed(id), { path: 'ja-JP' });
    expect(trace.at(-1)).toMatchObject({ rule, outcome: 'won' });
  });

  test.each(['ko-KR', 'zh-CN', 'fr-FR'])('[LANG-06] %s falls back to en', (code) => {
    for (const question of [
      { path: code },
      { stored: code },
      { acceptLanguage: `${code},${code.slice(0, 2)};q=0.9` },
    ]) {
      expect(languageFor(siteNamed('GLOBAL'), question).value).toBe('en');
    }
  });

  test.each(['en-HK', 'zh-HK'])('[LANG-11] the global site makes en of %s', (code) => {
    for (const question of [{ path: code }, { stored: code }, { acceptLanguage: `${code},zh;q=0.9` }]) {
      const { value, trace } = languageFor(siteNamed('GLOBAL'), question);
      expect(value).toBe('en');
      expect(trace.at(-1)).toMatchObject({ rule: 'LANG-06 LANG-11', outcome: 'won' });
    }
  });

  test('[LANG-12] Arabic is offered right-to-left where it is served', () => {
    const rtl = defaultBrand.sites.flatMap((site) =>
      offeredLanguages(site, 'other').value.flatMap(({ value, dir }) => (dir === 'rtl' ? [`${site.id} ${value}`] : [])),
    );
    expect(rtl).toEqual(['GLOBAL ar-SA', 'ARE ar-ARE', 'TESTNET ar-SA']);
  });
});

describe('[LANG-13] the order: path, stored choice, Accept-Language, default', () => {
  const site = siteNamed('GLOBAL');
  test.each([
    ['the path wins', { path: 'ja-JP', stored: 'ru-RU', acceptLanguage: 'pl-PL' }, 'ja-JP'],
    ['then the stored choice', { stored: 'ru-RU', acceptLanguage: 'pl-PL' }, 'ru-RU'],
    ['then the browser', { acceptLanguage: 'pl-PL' }, 'pl-PL'],
    ['then the default', {}, 'en'],
    ['an unserved path language is not asked again', { path: 'de-DE', stored: 'ru-RU', acceptLanguage: 'pl-PL' }, 'en'],
    ['a path segment in another case', { path: 'ES-mx' }, 'es-MX'],
    ['a broken stored choice is passed over', { stored: '<script>', acceptLanguage: 'pl-PL' }, 'pl-PL'],
    ['an empty stored choice is passed over', { stored: '', acceptLanguage: 'pl-PL' }, 'pl-PL'],
    ['a path that is no language is passed over', { path: 'min-app', acceptLanguage: 'pl-PL' }, 'pl-PL'],
  ])('%s', (_, question, code) => {
    expect(languageFor(site, question).value).toBe(code);
  });

  test('the trace shows what was looked at, and one winner', () => {
    expect(languageFor(siteNamed('KAZ'), { stored: 'ru-RU' }).trace).toMatchObject([
      { rule: 'LANG-01', outcome: 'passed over' },
      { rule: 'LANG-13', outcome: 'noted', detail: 'ru-RU' },
      { rule: 'LANG-04 LANG-05', outcome: 'passed over' },
      { rule: 'LANG-06 LANG-11', outcome: 'passed over' },
      { rule: 'LANG-09', outcome: 'won', detail: 'kk-KAZ' },
    ]);
  });
});

describe('[LANG-13] what the browser asks for', () => {
  test.each([
    ['GLOBAL', 'en-GB,en;q=0.9', 'en'],
    ['GLOBAL', 'en-US,es-MX;q=0.5', 'en'],
    ['GLOBAL', 'es-MX,es;q=0.9', 'es-MX'],
    ['GLOBAL', 'es-CO,es;q=0.9', 'es-ES'],
    ['GLOBAL', 'es-419', 'es-419'],
    ['GLOBAL', 'pt', 'pt-BR'],
    ['GLOBAL', 'pt-PT', 'pt-PT'],
    ['GLOBAL', 'PT-pt;q=1.0', 'pt-PT'],
    ['GLOBAL', 'de-DE,de;q=0.9', 'en'],
    ['GLOBAL', 'de-DE,ru;q=0.5,pl;q=0.7', 'pl-PL'],
    ['GLOBAL', 'fr-CA,ja;q=0.3', 'ja-JP'],
    ['GLOBAL', 'zh-TW', 'zh-TW'],
    ['GLOBAL', 'zh-Hant-TW', 'zh-TW'],
    ['GLOBAL', 'zh-Hant', 'zh-TW'],
    ['GLOBAL', 'zh-MO', 'zh-TW'],
    ['GLOBAL', 'zh-Hant-HK', 'en'],
    ['GLOBAL', 'zh-Hans-CN', 'en'],
    ['GLOBAL', 'zh-SG', 'zh-MY'],
    ['GLOBAL', 'zh', 'zh-MY'],
    ['GLOBAL', 'ar', 'ar-SA'],
    ['GLOBAL', '*', 'en'],
    ['GLOBAL', '*;q=0.5,uk;q=0.4', 'en'],
    ['GLOBAL', 'uk;q=0.4,*;q=0.1', 'uk-UA'],
    ['GLOBAL', 'ja;q=0', 'en'],
    ['GLOBAL', 'pt-BR;q=0,pt', 'pt-PT'],
    ['GLOBAL', 'tl,fil;q=0.5', 'fil-PH'],
    ['GLOBAL', ';;;q=,\u0000', 'en'],
    ['EU', 'fr-FR,fr;q=0.9', 'fr-EU'],
    ['EU', 'en-GB', 'en-EU'],
    ['EU', 'sv-SE,de;q=0.4', 'de-EU'],
    ['EU', 'sv-SE', 'en-EU'],
    ['NLD', 'en-US', 'en-NL'],
    ['NLD', 'de', 'nl-NL'],
    ['GEO', 'ru-RU', 'ru-GEO'],
    ['GEO', 'en', 'en-GEO'],
    ['IDN', 'en-AU', 'en-IDN'],
    ['IDN', 'ja', 'id-IDN'],
    ['ARE', 'ar-EG', 'ar-ARE'],
    ['ARE', 'hi', 'en-ARE'],
    // Sites that force, unless the exact code is there.
    ['HKG', 'en-HK', 'en-HK'],
    ['HKG', 'en-US,en;q=0.9', 'zh-HK'],
    ['HKG', 'zh-CN,en-HK;q=0.5', 'en-HK'],
    ['HKG', 'zh-HK,en-HK;q=0.5', 'zh-HK'],
    ['TUR', 'en-US,en;q=0.9', 'tr-TUR'],
    ['TUR', 'en-TR', 'en-TR'],
    ['KAZ', 'ru-RU,ru;q=0.9', 'kk-KAZ'],
    ['KAZ', 'ru-KAZ', 'ru-KAZ'],
    ['KAZ', 'en-GB', 'kk-KAZ'],
  ])('%s answers %j with %s', (id, acceptLanguage, code) => {
    expect(languageFor(siteNamed(id), { acceptLanguage }).value).toBe(code);
  });

  test('the pseudo-locale is nobody’s English', () => {
    const site = siteNamed('NLD');
    const dutch = { ...site, languages: { ...site.languages, list: ['nl-NL'] } };
    expect(languageFor(dutch, { acceptLanguage: 'en-US', development: true }).value).toBe('nl-NL');
    expect(languageFor(dutch, { acceptLanguage: 'en-XA', development: true }).value).toBe('en-XA');
  });

  test('the answer is always served by the site, whatever is asked', () => {
    const site = fc.constantFrom(...defaultBrand.sites);
    const code = fc.oneof(fc.constantFrom(...every), fc.string({ unit: 'binary' }), fc.constant(undefined));
    const header = fc.oneof(
      code,
      fc.array(fc.constantFrom(...every, '*', 'zh', 'q'), { maxLength: 6 }).map((codes) => codes.join(',')),
    );
    fc.assert(
      fc.property(site, code, code, header, fc.boolean(), (where, path, stored, acceptLanguage, development) => {
        const { value, trace } = languageFor(where, { path, stored, acceptLanguage, development });
        expect([...where.languages.list, ...(development ? ['en-XA'] : [])]).toContain(value);
        expect(trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
        // Asking again with the answer in the path changes nothing: a redirect to it ends there.
        expect(languageFor(where, { path: value, stored, acceptLanguage, development }).value).toBe(value);
      }),
      { numRuns: 500 },
    );
  });
});

describe('[LANG-16] what the menus offer', () => {
  const offered = (id: string, page: 'sign-up' | 'other') =>
    offeredLanguages(siteNamed(id), page).value.map(({ value }) => value);
  const listOf = (id: string) => rows.find((row) => row.id === id)?.list ?? [];

  test.each(['EU', 'KAZ', 'HKG', 'ARE', 'NLD', 'GEO', 'IDN', 'TUR'])('%s offers its whole list everywhere', (id) => {
    expect(offered(id, 'other')).toEqual(listOf(id));
    expect(offered(id, 'sign-up')).toEqual(listOf(id));
  });

  test('es-419 is served but never offered; fil-PH leaves on sign-up', () => {
    expect(offered('GLOBAL', 'other')).toEqual(listOf('GLOBAL').filter((code) => code !== 'es-419'));
    expect(offered('GLOBAL', 'sign-up')).toEqual(
      listOf('GLOBAL').filter((code) => !['es-419', 'fil-PH'].includes(code)),
    );
    expect(languageFor(siteNamed('GLOBAL'), { path: 'es-419' }).value).toBe('es-419');
  });

  test('hi-IN leaves on sign-up where an operator has added it', () => {
    const site = siteNamed('GLOBAL');
    const added = { ...site, languages: { ...site.languages, list: ['en', 'hi-IN', 'es-419'] } };
    expect(offeredLanguages(added, 'other').value.map(({ value }) => value)).toEqual(['en', 'hi-IN']);
    expect(offeredLanguages(added, 'sign-up').value.map(({ value }) => value)).toEqual(['en']);
    expect(offeredLanguages(added, 'sign-up').trace.map(({ detail }) => detail)).toEqual([
      undefined,
      'hi-IN',
      'es-419',
    ]);
  });

  test('Turkish sign-up offers Turkish and English only, whatever the list grows to', () => {
    const site = siteNamed('TUR');
    const grown = { ...site, languages: { ...site.languages, list: ['tr-TUR', 'en-TR', 'ru-RU'] } };
    expect(offeredLanguages(grown, 'other').value.map(({ value }) => value)).toEqual(['tr-TUR', 'en-TR', 'ru-RU']);
    expect(offeredLanguages(grown, 'sign-up').value.map(({ value }) => value)).toEqual(['tr-TUR', 'en-TR']);
  });

  test.each(rows)(
    '$id offers names and tags that can be told apart, the pseudo-locale in development only',
    ({ id }) => {
      for (const development of [false, true]) {
        const menu = offeredLanguages(siteNamed(id), 'other', { development }).value;
        expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
        expect(new Set(menu.map(({ tag }) => tag)).size).toBe(menu.length);
        expect(menu.some(({ value }) => value === 'en-XA')).toBe(development);
        expect(languageFor(siteNamed(id), { path: 'en-XA', development }).value === 'en-XA').toBe(development);
      }
    },
  );
});
