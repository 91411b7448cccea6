import type { Brand, BrandSites } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { officialHost, siteById } from '@gatehouse/rules/site/site-of';

/** The official host of a site by an id that was kept; empty where the brand has no such site any more. */
export function hostOfSite(brand: BrandSites, siteId: string): string {
  const site = siteById(brand, siteId);
  return site ? officialHost(brand, site) : '';
}

/** SITE-02: the first site of each environment that the brand has. */
export function siteOfEachEnvironment({ sites }: Brand): readonly Site[] {
  return sites.filter((site) => sites.find(({ environment }) => environment === site.environment) === site);
}
