import type { BrandSites } from '../site/brand.ts';
import type { Site } from '../site/site.ts';
import { globalSite } from '../site/site-of.ts';
import { siteForCountry } from './site-jump.ts';

/** A site, and the countries that are its own. */
export type SiteCountries = { readonly site: Site; readonly countries: readonly string[] };

/** REGION-08, REGION-11: which countries (ISO 3166-1) each site serves. Sites that serve none of them are left out. */
export function countriesOfSites(brand: BrandSites, countries: readonly string[]): readonly SiteCountries[] {
  const homes = countries.map((country) => ({ country, home: siteForCountry(brand, country).value }));
  const { environment } = globalSite(brand);
  return brand.sites
    .filter((site) => site.environment === environment)
    .map((site) => ({ site, countries: homes.filter(({ home }) => home.id === site.id).map(({ country }) => country) }))
    .filter(({ countries: own }) => own.length > 0);
}
