import { countriesOfSites } from '@gatehouse/rules/region/countries-of-sites';
import { siteForCountry } from '@gatehouse/rules/region/site-jump';
import { expect, test } from 'vitest';
import { defaultBrand } from './default-brand.ts';

const COUNTRIES = ['AE', 'BR', 'DE', 'FR', 'GE', 'HK', 'ID', 'IS', 'KZ', 'NL', 'TR', 'US'];

test('[REGION-11] each country is on the map once, with the site that the jump leads to', () => {
  const found = countriesOfSites(defaultBrand, COUNTRIES);
  expect(found.flatMap(({ countries }) => countries).toSorted()).toEqual(COUNTRIES);
  for (const { site, countries } of found)
    for (const country of countries) expect(siteForCountry(defaultBrand, country).value.id).toBe(site.id);
});

test('[SITE-02] an environment of its own has no country', () => {
  const { sites } = defaultBrand;
  const environments = countriesOfSites(defaultBrand, COUNTRIES).map(({ site }) => site.environment);
  expect(new Set(environments)).toEqual(new Set([sites[0]?.environment]));
});
