import { EEA } from '@gatehouse/rules/region/country';
import { languageCarriedTo } from '@gatehouse/rules/region/jump-language';
import { carriedOver, jumpAddress, siteForCountry, siteJump } from '@gatehouse/rules/region/site-jump';
import { transferParamsOf } from '@gatehouse/rules/region/transfer-params';
import { type Locale, localeOf } from '@gatehouse/rules/site/locale';
import { allowedOrigins, globalSite, originOf, siteById } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand as brand } from './default-brand.ts';

const site = (id: string) => siteById(brand, id) ?? globalSite(brand);
const anySite = fc.constantFrom(...brand.sites);
const anyCountry = fc.oneof(
  fc.constantFrom('HK', 'NL', 'DE', 'GE', 'AE', 'TR', 'KZ', 'ID', 'BR', 'US', '', 'XX', 'nl', '??'),
  fc.string(),
);

describe('[REGION-11] the site of a country', () => {
  test.each([
    ['HK', 'HKG'],
    ['NL', 'NLD'],
    ['nl', 'NLD'],
    ['DE', 'EU'],
    ['NO', 'EU'],
    ['AE', 'ARE'],
    ['GE', 'GEO'],
    ['ID', 'IDN'],
    ['KZ', 'KAZ'],
    ['TR', 'TUR'],
    ['CH', 'GLOBAL'],
    ['GB', 'GLOBAL'],
    ['US', 'GLOBAL'],
    ['EU', 'EU'],
    ['XX', 'GLOBAL'],
    ['', 'GLOBAL'],
    ['Netherlands', 'GLOBAL'],
    [undefined, 'GLOBAL'],
  ])('%s is %s’s', (country, id) => {
    const { value, trace } = siteForCountry(brand, country);
    expect(value.id).toBe(id);
    expect(trace.at(-1)).toMatchObject({ outcome: 'won', detail: id });
  });

  test('[REGION-10] every EEA country has a site of its own or the EU’s, and the test network is nobody’s', () => {
    for (const country of EEA) expect(['EU', 'NLD']).toContain(siteForCountry(brand, country).value.id);
    fc.assert(
      fc.property(anyCountry, (country) => {
        expect(siteForCountry(brand, country).value.kind).not.toBe('testnet');
      }),
    );
  });
});

describe('[REGION-08] the site jump', () => {
  test.each([
    // the KYC country decides: HKG, global or NLD
    ['GLOBAL', 'NL', 'NLD forced'],
    ['GLOBAL', 'nl', 'NLD forced'],
    ['EU', 'NL', 'NLD forced'],
    ['KAZ', 'NL', 'NLD forced'],
    ['NLD', 'NL', 'stay'],
    ['NLD', 'DE', 'GLOBAL'],
    ['NLD', 'BR', 'GLOBAL'],
    ['KAZ', 'BR', 'GLOBAL'],
    ['EU', 'GB', 'GLOBAL'],
    ['GLOBAL', 'BR', 'stay'],
    ['GLOBAL', 'DE', 'stay'],
    ['GLOBAL', 'KZ', 'stay'],
    // regional sites keep their own people (REGION-10)
    ['EU', 'DE', 'stay'],
    ['EU', 'NO', 'stay'],
    ['KAZ', 'KZ', 'stay'],
    ['ARE', 'AE', 'stay'],
    ['GEO', 'GE', 'stay'],
    ['TUR', 'TR', 'stay'],
    ['IDN', 'ID', 'stay'],
    ['KAZ', 'DE', 'GLOBAL'],
    // HK users are refused at login elsewhere (REGION-09)
    ['GLOBAL', 'HK', 'stay'],
    ['NLD', 'HK', 'stay'],
    ['HKG', 'HK', 'stay'],
    // a wall keeps its people in, for no other site would let them log in (REGION-09)
    ['HKG', 'BR', 'stay'],
    ['HKG', 'NL', 'NLD forced'],
    // no verified country
    ['NLD', '', 'stay'],
    ['NLD', undefined, 'stay'],
    ['NLD', 'XX', 'stay'],
    // the test network
    ['TESTNET', 'NL', 'stay'],
    ['TESTNET', 'HK', 'stay'],
  ])('on %s with KYC of %s: %s', (id, kycCountry, expected) => {
    const { value, trace } = siteJump(brand, { site: site(id), kycCountry, loginOnly: false });
    const said = value.kind === 'stay' ? 'stay' : `${value.to.id}${value.forced ? ' forced' : ''}`;
    expect(said).toBe(expected);
    expect(trace.at(-1)?.outcome).toBe('won');
  });

  test('[LOGIN-09] whoever only logs in stays, whatever the country', () => {
    fc.assert(
      fc.property(anySite, anyCountry, (here, kycCountry) => {
        expect(siteJump(brand, { site: here, kycCountry, loginOnly: true }).value).toEqual({ kind: 'stay' });
      }),
    );
  });

  test('nobody is sent in circles, to the same site, to the test network or to a walled site', () => {
    fc.assert(
      fc.property(anySite, anyCountry, (here, kycCountry) => {
        const { value } = siteJump(brand, { site: here, kycCountry, loginOnly: false });
        if (value.kind === 'stay') return;
        expect(value.to.id).not.toBe(here.id);
        expect(value.to.kind).not.toBe('testnet');
        expect(value.to.walled).toBeUndefined();
        expect(siteJump(brand, { site: value.to, kycCountry, loginOnly: false }).value).toEqual({ kind: 'stay' });
      }),
    );
  });

  test('only sites that say so force it', () => {
    fc.assert(
      fc.property(anySite, anyCountry, (here, kycCountry) => {
        const { value } = siteJump(brand, { site: here, kycCountry, loginOnly: false });
        if (value.kind === 'wall') expect(value.forced).toBe(value.to.kyc?.forced === true);
      }),
    );
  });
});

describe('[REGION-08] the language on the other site', () => {
  test.each([
    ['en', 'NLD', 'en-NL'],
    ['ru-RU', 'KAZ', 'ru-KAZ'],
    ['pt-BR', 'EU', 'pt-EU'],
    ['ar-SA', 'ARE', 'ar-ARE'],
    ['AR-sa', 'ARE', 'ar-ARE'],
    ['ja-JP', 'NLD', 'nl-NL'],
    ['en', 'HKG', 'en-HK'],
    ['zh-TW', 'HKG', 'zh-HK'],
    ['nl-NL', 'GLOBAL', 'en'],
    ['en-NL', 'GLOBAL', 'en'],
    ['ru-KAZ', 'GLOBAL', 'ru-RU'],
    ['id-IDN', 'GLOBAL', 'id-ID'],
    ['nl-NL', 'EU', 'nl-EU'],
    ['es-EU', 'GLOBAL', 'es-ES'],
    ['kk-KAZ', 'GLOBAL', 'kk-KZ'],
    // [LANG-06] [LANG-11] the global site says what these become
    ['zh-HK', 'GLOBAL', 'en'],
    ['en-HK', 'GLOBAL', 'en'],
    ['xx-YY', 'TUR', 'tr-TUR'],
    ['', 'TUR', 'tr-TUR'],
  ])('%s on %s is %s', (code, id, expected) => {
    expect(languageCarriedTo(site(id), code).value).toBe(expected);
  });

  test('is always one that the site serves', () => {
    fc.assert(
      fc.property(anySite, fc.oneof(fc.string(), fc.constantFrom('en', 'zh-TW', 'ar-SA', 'en-XA')), (to, code) => {
        expect(to.languages.list).toContain(languageCarriedTo(to, code).value);
      }),
    );
  });
});

describe('[REGION-08] [REGION-11] the address on the other site', () => {
  const from = site('GLOBAL');
  const nld = site('NLD');
  const addressOf = (path: string, search = '', to = nld, locale = 'en') =>
    jumpAddress(brand, { from, to, locale, path, search }).value;

  test.each([
    ['/login', 'NLD', 'http://nl.localhost/en-NL/login'],
    ['/en/login/', 'NLD', 'http://nl.localhost/en-NL/login'],
    ['/en/login?x#y', 'NLD', 'http://nl.localhost/en-NL/login'],
    ['/login', 'TUR', 'http://tr.localhost/en-TR/tr-login'],
    ['/register', 'TUR', 'http://tr.localhost/en-TR/tr-register'],
    ['/tr-register', 'NLD', 'http://nl.localhost/en-NL/register'],
    ['/', 'EU', 'http://eu.localhost/en-EU'],
    ['', 'EU', 'http://eu.localhost/en-EU'],
    ['/en', 'EU', 'http://eu.localhost/en-EU'],
    ['/en/dashboard', 'EU', 'http://eu.localhost/en-EU/dashboard'],
  ])('[ROUTE-01] [ROUTE-02] %s on %s is %s', (path, id, expected) => {
    expect(addressOf(path, '', site(id))).toBe(expected);
  });

  test('[AFF-07] who sent the visitor goes along, everything else stays', () => {
    const names = (
      'affiliate_id group_id group_type referrer ref content utmsource source medium campaign stage language ' +
      'regist_channel term uuid tmp_token token from'
    ).split(' ');
    const search = new URLSearchParams(names.map((name) => [name, `${name}&1`]));
    const address = new URL(addressOf('/login', `?${search}&email=a%40b.c&usertoken=s&ui=2`));
    expect([...address.searchParams.keys()]).toEqual(names);
    for (const name of names) expect(address.searchParams.get(name)).toBe(`${name}&1`);
  });

  test.each([
    ['/en/dashboard?a=1#b', '/en-NL/dashboard?a=1#b'],
    ['/dashboard', '/dashboard'],
    ['dashboard', '/dashboard'],
    ['http://localhost/en/assets', '/en-NL/assets'],
    ['http://nl.localhost/nl-NL/assets', '/en-NL/assets'],
    ['http://blog.localhost/x?y=1', 'http://blog.localhost/x?y=1'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['javascript:alert(1)', null],
    ['/en/login', null],
    ['/en/oauth', null],
    ['', null],
  ])('[REDIR-02] [REDIR-03] [REDIR-04] redirect_url=%s goes along as %s', (raw, expected) => {
    const address = new URL(addressOf('/login', `?${new URLSearchParams({ redirect_url: raw })}`));
    expect(address.searchParams.get('redirect_url')).toBe(expected);
  });

  test('is on the other site’s own origin, whatever the path and the query', () => {
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((raw) => `?redirect_url=${encodeURIComponent(raw)}`),
      fc.webUrl().map((raw) => `?redirect_url=${encodeURIComponent(raw)}&ref=a`),
    );
    const path = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('//evil.example', '/\\evil.example', '/..//x'),
    );
    const origins = new Set([...allowedOrigins(brand)]);
    fc.assert(
      fc.property(
        anySite,
        anySite,
        fc.constantFrom('en', 'ar-SA', '??'),
        path,
        query,
        (a, to, locale, path, search) => {
          const value = jumpAddress(brand, { from: a, to, locale, path, search }).value;
          const address = new URL(value);
          expect(address.origin).toBe(originOf(brand, to));
          expect(address.pathname).toMatch(/^\/[\w-]+(?:\/[^/\\]|$)/);
          const target = address.searchParams.get('redirect_url');
          if (target === null) return;
          expect(origins.has(new URL(target, address).origin)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('its reasons name parameters and never their values', () => {
    const { trace } = jumpAddress(brand, {
      ...{ from, to: nld, locale: 'en', path: '/login' },
      search: '?ref=SECRETREF&email=SECRETMAIL&redirect_url=%2FSECRETPATH',
    });
    expect(JSON.stringify(trace)).not.toContain('SECRET');
  });

  test.each([
    ['en', '?ref=a&redirect_url=%2Fx', ['language', 'referral', 'destination'], 3, 'English'],
    ['en', '?redirect_url=%2Fx', ['language', 'destination'], 3, 'English'],
    ['en', '?email=a', ['language'], 3, 'English'],
    ['ja-JP', '?tag=a', ['referral'], 4, 'Nederlands'],
  ])('in %s with %s, what really goes along is %j', (locale, search, along, not, label) => {
    const transferParams = transferParamsOf(addressOf('/login', search, nld, locale), localeOf(locale) as Locale);
    expect([transferParams.along, transferParams.not.length, transferParams.language.label]).toEqual([
      along,
      not,
      label,
    ]);
  });

  test('what goes along and what does not is said once, as data', () => {
    const { along, not } = carriedOver();
    expect([...along]).toEqual(['language', 'referral', 'destination']);
    expect([...not]).toEqual(['session', 'typed', 'cookies']);
  });
});
