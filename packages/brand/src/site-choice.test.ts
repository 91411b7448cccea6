import { siteChoice } from '@gatehouse/rules/region/site-choice';
import { globalSite, siteById } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand as brand } from './default-brand.ts';

const site = (id: string) => siteById(brand, id) ?? globalSite(brand);
const said = (id: string, country: string) => {
  const { value } = siteChoice(brand, site(id), country);
  return value.kind === 'elsewhere' ? value.to.id : value.kind;
};

describe('[REGION-11] choosing a country in the list', () => {
  test.each([
    ['GLOBAL', 'BR', 'here'],
    ['GLOBAL', 'NL', 'NLD'],
    ['GLOBAL', 'DE', 'EU'],
    ['GLOBAL', 'HK', 'HKG'],
    ['EU', 'DE', 'here'],
    ['EU', 'NL', 'NLD'],
    ['EU', 'CH', 'GLOBAL'],
    ['NLD', 'NL', 'here'],
    ['HKG', 'BR', 'GLOBAL'],
    ['TESTNET', 'NL', 'here'],
    ['TESTNET', 'BR', 'here'],
  ])('on %s, %s is %s', (id, country, expected) => {
    expect(said(id, country)).toBe(expected);
    expect(siteChoice(brand, site(id), country).trace.at(-1)).toMatchObject({ outcome: 'won', detail: expected });
  });

  test('whatever is chosen, who goes there has arrived', () => {
    fc.assert(
      fc.property(fc.constantFrom(...brand.sites), fc.string({ maxLength: 3 }), (here, country) => {
        const { value } = siteChoice(brand, here, country);
        if (value.kind === 'elsewhere') expect(siteChoice(brand, value.to, country).value).toEqual({ kind: 'here' });
      }),
    );
  });
});
