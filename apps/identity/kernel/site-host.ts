import type { BrandSites } from '@gatehouse/rules/site/brand';
import { officialHost, siteById } from '@gatehouse/rules/site/site-of';

/** The official host of a site by an id that was kept; empty where the brand has no such site any more. */
export function hostOfSite(brand: BrandSites, siteId: string): string {
  const site = siteById(brand, siteId);
  return site ? officialHost(brand, site) : '';
}
