import type { BrandSites } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { onceLoaded } from '../loading/once-loaded.ts';

/** Where the web server says which sites the brand has. */
export const SITES_PATH = '/front/sites.json';

/** A site as browsers may know it, with its public origin. */
export type FrontSite = Site & { readonly origin: string };

/** What a browser has to know of the brand to find a way to another of its sites: the rules of `site-jump` take it. */
export type FrontBrand = Omit<BrandSites, 'sites'> & { readonly sites: readonly FrontSite[] };

/**
 * REGION-08, REGION-11: the brand's sites, loaded once per page when something that opened late asks for them.
 * Rejects where the network does; the next call tries again.
 */
export const loadBrand: () => Promise<FrontBrand> = onceLoaded(async () => {
  const answer = await fetch(SITES_PATH);
  if (!answer.ok) throw new Error(`The list of sites was answered with ${answer.status}`);
  return (await answer.json()) as FrontBrand;
});

/** The sites of {@link loadBrand} alone; the first is the main one. */
export async function loadSites(): Promise<readonly FrontSite[]> {
  return (await loadBrand()).sites;
}
