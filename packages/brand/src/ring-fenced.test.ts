import { ringFencedLogin } from '@gatehouse/rules/region/ring-fenced';
import { siteJump } from '@gatehouse/rules/region/site-jump';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { globalSite, siteById } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand as brand } from './default-brand.ts';

const site = (id: string) => siteById(brand, id) ?? globalSite(brand);
const login = (on: string, homeSite: string, kycCountry?: string) =>
  ringFencedLogin(brand, { site: site(on), homeSite, kycCountry });

describe('[REGION-09] who may log in where', () => {
  test.each([
    ['HKG', 'HKG', '', 'open'],
    ['HKG', 'HKG', 'HK', 'open'],
    ['HKG', 'GLOBAL', 'HK', 'open'],
    ['HKG', 'GLOBAL', '', 'own-users-only'],
    ['HKG', 'EU', 'DE', 'own-users-only'],
    ['HKG', 'HKG', 'NL', 'own-users-only'],
    ['HKG', 'HKG', 'BR', 'open'],
    ['HKG', 'no such site', '', 'own-users-only'],
    ['GLOBAL', 'HKG', '', 'belongs-elsewhere'],
    ['GLOBAL', 'GLOBAL', 'HK', 'belongs-elsewhere'],
    ['EU', 'HKG', 'HK', 'belongs-elsewhere'],
    ['NLD', 'HKG', 'BR', 'belongs-elsewhere'],
    ['NLD', 'HKG', 'NL', 'open'],
    ['GLOBAL', 'GLOBAL', '', 'open'],
    ['GLOBAL', 'NLD', 'NL', 'open'],
    ['EU', 'GLOBAL', 'hk', 'open'],
    ['GLOBAL', 'no such site', '', 'open'],
    ['TESTNET', 'TESTNET', 'HK', 'open'],
    ['TESTNET', 'HKG', 'HK', 'open'],
    ['HKG', 'TESTNET', '', 'own-users-only'],
  ])('on %s, opened on %s, verified in %j: %s', (on, home, kyc, expected) => {
    const { value, trace } = login(on, home, kyc);
    expect(value).toBe(expected);
    expect(trace[0]?.outcome).toBe('noted');
    expect(trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
    expect(login(on, home, kyc || undefined).value).toBe(expected);
  });
});

const walledOnes = fc.subarray(brand.sites.map(({ id }) => id));
const withWalls = (ids: readonly string[]): Brand => ({
  ...brand,
  sites: brand.sites.map((one) => ({ ...one, walled: ids.includes(one.id) })),
});
const anyHome = fc.constantFrom(...brand.sites.map(({ id }) => id));
const anyCountry = fc.constantFrom('', 'HK', 'NL', 'DE', 'BR', 'US', 'XX');
const sitesOf = (one: Brand, environment: Site['environment']) =>
  one.sites.filter((other) => other.environment === environment);

test('[REGION-09] [SITE-02] whatever is walled, every account may log in on a site of its environment', () => {
  fc.assert(
    fc.property(walledOnes, anyHome, anyCountry, (ids, homeSite, kycCountry) => {
      const walled = withWalls(ids);
      const { environment } = site(homeSite);
      const answers = sitesOf(walled, environment).map(
        (on) => ringFencedLogin(walled, { site: on, homeSite, kycCountry }).value,
      );
      expect(answers).toContain('open');
    }),
  );
});

const brandWithoutWalls = withWalls([]);
const inBrandWithoutWalls = (id: string) => siteById(brandWithoutWalls, id) ?? globalSite(brandWithoutWalls);

test('[REGION-09] a refusal knows the account’s own site, where it may log in; none where this environment has none', () => {
  expect(login('GLOBAL', 'HKG').home?.id).toBe('HKG');
  expect(login('HKG', 'GLOBAL', 'NL').home?.id).toBe('NLD');
  expect(login('HKG', 'TESTNET')).not.toHaveProperty('home');
  fc.assert(
    fc.property(fc.constantFrom(...brand.sites), anyHome, anyCountry, (on, homeSite, kycCountry) => {
      const { value, home } = ringFencedLogin(brand, { site: on, homeSite, kycCountry });
      if (value === 'open' || !home) return;
      expect(home.environment).toBe(on.environment);
      expect(ringFencedLogin(brand, { site: home, homeSite, kycCountry }).value).toBe('open');
    }),
  );
});

test('[REGION-09] who is refused on an open site has a walled home; without walls nobody is refused', () => {
  fc.assert(
    fc.property(walledOnes, anyHome, anyHome, anyCountry, (ids, on, homeSite, kycCountry) => {
      const walled = withWalls(ids);
      const where = siteById(walled, on) ?? globalSite(walled);
      const { value } = ringFencedLogin(walled, { site: where, homeSite, kycCountry });
      if (!where.walled) expect(value).not.toBe('own-users-only');
      if (value === 'belongs-elsewhere') expect(ids.length).toBeGreaterThan(0);
      expect(ringFencedLogin(brandWithoutWalls, { site: inBrandWithoutWalls(on), homeSite, kycCountry }).value).toBe(
        'open',
      );
    }),
  );
});

test('[REGION-08] [REGION-09] nobody is forced to a site that then refuses the login', () => {
  fc.assert(
    fc.property(fc.constantFrom(...brand.sites), anyHome, anyCountry, (on, homeSite, kycCountry) => {
      const jump = siteJump(brand, { site: on, kycCountry, loginOnly: false }).value;
      if (jump.kind !== 'wall' || !jump.forced) return;
      expect(ringFencedLogin(brand, { site: jump.to, homeSite, kycCountry }).value).toBe('open');
    }),
  );
});
