import { EEA, type Place } from '@gatehouse/rules/region/country';
import { type Region, residenceDialog } from '@gatehouse/rules/region/region';
import { regionalSiteFor } from '@gatehouse/rules/region/regional-site';
import type { Site } from '@gatehouse/rules/site/site';
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
const _anyPath = fc.constantFrom('/register', '/en-EU/register', '/sign-up?x=1', '/login', '/', '/tr-TUR/tr-register/');

const eu = 'euSiteNoEuResidenceConfirm';
const main = 'mainSiteEuResidenceConfirm';
const ge = 'ResidenceConfirm';
const ae = 'AeResidenceConfirm';

describe('residence dialogs', () => {
  test.each<[string, string, Region, string | undefined, string | null]>([
    // The region of the lookup counts; the country is asked where the lookup has no answer.
    ['REGION-04', 'EU', '', 'US', eu],
    ['REGION-04', 'EU', '', undefined, eu],
    ['REGION-04', 'EU', '', 'DE', eu],
    ['REGION-04', 'EU', 'EEA', 'DE', null],
    ['REGION-04', 'EU', 'EEA', 'US', null],
    ['REGION-04', 'EU', 'EEA', undefined, null],
    ['REGION-04', 'EU', null, 'JP', eu],
    ['REGION-04', 'EU', null, 'GB', eu],
    ['REGION-04', 'EU', null, 'CH', eu],
    ['REGION-04', 'EU', null, 'NO', null],
    ['REGION-04', 'EU', null, undefined, null],
    ['REGION-05', 'GLOBAL', 'EEA', 'DE', main],
    ['REGION-05', 'GLOBAL', 'EEA', undefined, main],
    ['REGION-05', 'GLOBAL', '', 'DE', null],
    ['REGION-05', 'GLOBAL', '', 'JP', null],
    ['REGION-05', 'GLOBAL', null, 'FR', main],
    ['REGION-05', 'GLOBAL', null, 'JP', null],
    ['REGION-05', 'GLOBAL', null, undefined, null],
    ['REGION-06', 'GEO', '', 'GE', null],
    ['REGION-06', 'GEO', null, 'GE', null],
    ['REGION-06', 'GEO', '', 'AM', ge],
    ['REGION-06', 'GEO', 'EEA', 'DE', ge],
    ['REGION-06', 'GEO', null, undefined, ge],
    ['REGION-07', 'ARE', '', 'AE', null],
    ['REGION-07', 'ARE', '', 'SA', ae],
    ['REGION-07', 'ARE', null, undefined, ae],
    ['REGION-10', 'NLD', 'EEA', 'DE', null],
    ['REGION-10', 'NLD', '', 'US', null],
    ['REGION-10', 'KAZ', '', 'KZ', null],
    ['REGION-10', 'TUR', '', 'DE', null],
    ['REGION-10', 'HKG', null, undefined, null],
    ['REGION-10', 'IDN', '', 'SG', null],
    ['REGION-10', 'TESTNET', 'EEA', 'DE', null],
  ])('[%s] on %s, region %j, country %s: %s', (_rule, id, region, country, dialog) => {
    expect(residenceDialog(siteOf(id), { country }, region).value).toBe(dialog);
  });

  test('[REGION-04] [REGION-05] [REGION-10] nothing known is never "outside the EEA" and never "inside"', () => {
    fc.assert(
      fc.property(anySite, ({ residence }) => {
        const { value } = residenceDialog({ residence }, {}, null);
        if (residence?.asks === 'others' || residence?.asks === 'residents') expect(value).toBeNull();
      }),
    );
  });

  test('[REGION-10] only the site’s own dialog ever shows, and never to those it is not for', () => {
    fc.assert(
      fc.property(anySite, anyPlace, anyRegion, ({ residence }, place, region) => {
        const { value, trace } = residenceDialog({ residence }, place, region);
        expect([null, residence?.dialog]).toContain(value);
        expect(trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
        if (value === null || !residence) return;
        const { residents, asks } = residence;
        const inside = residents === 'EEA' ? region === 'EEA' : residents.includes(place.country ?? '');
        if (asks !== 'residents') expect(inside).toBe(false);
      }),
    );
  });

  test('[REGION-10] the site’s id has no say: the same residence decides the same under any name', () => {
    fc.assert(
      fc.property(anySite, fc.string(), anyPlace, anyRegion, (site, id, place, region) => {
        expect(residenceDialog({ ...site, id } as Site, place, region)).toEqual(residenceDialog(site, place, region));
      }),
    );
  });

  test('[REGION-04] the trace says which source was believed', () => {
    const said = (region: Region, country?: string) => residenceDialog(siteOf('EU'), { country }, region).trace[0];
    expect(said('', 'DE')).toMatchObject({ check: 'residence in the EEA by the regulation lookup', outcome: 'noted' });
    expect(said(null, 'DE')?.check).toContain('by the country (DE), for the regulation lookup has no answer');
    expect(said(null)?.detail).toBe('not known');
  });
});

test.each([
  ['NL', 'NLD'],
  ['DE', 'EU'],
  ['IS', 'EU'],
  [undefined, 'EU'],
  ['JP', 'GLOBAL'],
] as const)('[REGION-05] residents in %s are told of the site %s', (country, id) => {
  expect(regionalSiteFor(brand, { country }).value.id).toBe(id);
});
