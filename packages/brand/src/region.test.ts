import { arrivalDialogs } from '@gatehouse/rules/explorer/explore-dialogs';
import { EEA, type Place } from '@gatehouse/rules/region/country';
import { type Region, regionOf, signUpAccess } from '@gatehouse/rules/region/region';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { Site } from '@gatehouse/rules/site/site';
import { globalSite } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand as brand } from './default-brand.ts';

const siteOf = (id: string): Site => brand.sites.find((site) => site.id === id) as Site;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const anyCountry = fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...letters)).map((pair) => pair.join(''));
const anyPlace: fc.Arbitrary<Place> = fc.record({
  country: fc.option(fc.oneof(anyCountry, fc.constantFrom(...EEA, 'GE', 'AE', 'US', 'CN', 'CA')), { nil: undefined }),
  subdivision: fc.option(fc.constantFrom('ON', 'QC', 'CA', 'BE'), { nil: undefined }),
});
const anyRegion = fc.constantFrom<Region>('EEA', '', null);
const anySite = fc.constantFrom(...brand.sites);
const anyPath = fc.constantFrom('/register', '/en-EU/register', '/sign-up?x=1', '/login', '/', '/tr-TUR/tr-register/');

test.each([
  [true, 'EEA'],
  [false, ''],
  [null, null],
] as const)('[REGION-01] restrictOperate %s is the region %j', (flag, region) => {
  expect(regionOf(flag).value).toBe(region);
});

describe('where sign-up is closed', () => {
  test.each([
    [{ country: 'CN' }, 'banned'],
    [{ country: 'CU' }, 'blocked'],
    [{ country: 'IR' }, 'blocked'],
    [{ country: 'KP' }, 'blocked'],
    [{ country: 'SD' }, 'blocked'],
    [{ country: 'SG' }, 'blocked'],
    [{ country: 'SY' }, 'blocked'],
    [{ country: 'US' }, 'blocked'],
    [{ country: 'US', subdivision: 'ON' }, 'blocked'],
    [{ country: 'CA', subdivision: 'ON' }, 'blocked'],
    [{ country: 'CA', subdivision: 'QC' }, 'open'],
    [{ country: 'CA' }, 'open'],
    // Neighbours, and places whose code only looks like one of the list.
    [{ country: 'HK' }, 'open'],
    [{ country: 'TW' }, 'open'],
    [{ country: 'SS' }, 'open'],
    [{ country: 'KR' }, 'open'],
    [{ subdivision: 'ON' }, 'open'],
    [{}, 'open'],
  ] as const)('[REGION-03] %j is %s', (place, access) => {
    expect(signUpAccess(brand, place).value).toBe(access);
  });

  test('[REGION-03] closed exactly where the list says so; a banned country is closed too', () => {
    const { blocked, banned } = brand.signUp;
    fc.assert(
      fc.property(anyPlace, (place) => {
        const { country = '', subdivision } = place;
        const listed = [...blocked, ...banned].some((entry) => [country, `${country}-${subdivision}`].includes(entry));
        expect(signUpAccess(brand, place).value !== 'open').toBe(listed);
        expect(signUpAccess(brand, place).value === 'banned').toBe(banned.includes(country));
      }),
    );
  });

  test('[REGION-03] no country, nothing closed, whatever an operator lists', () => {
    const codes = fc.array(fc.oneof(anyCountry, fc.constant('CA-ON')));
    fc.assert(
      fc.property(codes, codes, fc.string(), (blocked, banned, subdivision) => {
        expect(signUpAccess({ signUp: { blocked, banned } }, { subdivision }).value).toBe('open');
      }),
    );
  });
});

test.each([
  ['GLOBAL', '/register', true],
  ['GLOBAL', '/en/register/', true],
  ['GLOBAL', '/sign-up?affiliate_id=7', true],
  ['EU', '/en-EU/channel-register#x', true],
  ['TUR', '/tr-TUR/tr-register', true],
  ['GLOBAL', '/registered', false],
  ['GLOBAL', '/register/done', false],
  ['GLOBAL', '/login', false],
  ['GLOBAL', '/', false],
])('[ROUTE-02] on %s the page %s opens accounts: %s', (id, path, opens) => {
  expect(opensAccounts(siteOf(id), path)).toBe(opens);
});

const eu = 'euSiteNoEuResidenceConfirm';
const ge = 'ResidenceConfirm';

describe('everything that an arrival shows', () => {
  const arrive = (more: object) =>
    arrivalDialogs({
      ...{ brand, site: siteOf('EU'), path: '/en-EU/register', place: { country: 'JP' } },
      ...{ region: '', loggedIn: false, loginOnly: false, ...more },
    }).value;

  test.each([
    ['a visitor from Japan on the EU site', {}, [eu]],
    ['the same who only logs in', { path: '/en-EU/login' }, []],
    ['a visitor from a blocked country', { place: { country: 'US' } }, ['sign-up-blocked']],
    ['a visitor from a banned country', { place: { country: 'CN' } }, ['sign-up-banned']],
    ['a user from a blocked country who logs in', { place: { country: 'US' }, path: '/login' }, []],
    ['somebody unknown on Georgia’s site', { site: siteOf('GEO'), path: '/register', place: {}, region: null }, [ge]],
    ['a user who is logged in', { loggedIn: true }, []],
    [
      'a Dutch user on the main site',
      { loggedIn: true, site: globalSite(brand), kycCountry: 'NL' },
      ['compliance-wall'],
    ],
    ['the same in the mini-app', { loggedIn: true, site: globalSite(brand), kycCountry: 'NL', loginOnly: true }, []],
    ['a verified country without a session', { site: globalSite(brand), kycCountry: 'NL', place: {} }, []],
  ])('[REGION-03] [REGION-08] [REGION-10] %s', (_who, more, shown) => {
    expect(arrive(more)).toEqual(shown);
  });

  test('[REGION-03] where sign-up is closed nobody is asked where they live', () => {
    const closed = fc.constantFrom({ country: 'US' }, { country: 'CN' }, { country: 'CA', subdivision: 'ON' });
    fc.assert(
      fc.property(anySite, closed, anyRegion, anyPath, (site, place, region, path) => {
        const shown = arrive({ site, place, region, path });
        expect(shown.length).toBeLessThanOrEqual(1);
        for (const name of shown) expect(name).toMatch(/^sign-up-(?:blocked|banned)$/);
      }),
    );
  });
});
