import type { BrandSites } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { onceLoaded } from '../loading/once-loaded.ts';

/** Address of the list of the brand's sites. */
export const SITES_PATH = '/front/sites.json';

/** The public data of a site, with its origin. */
export type FrontSite = Site & {
  readonly origin: string;
  /** Its region's everyday name, by BCP 47 tag, in languages that browsers may not know; absent on a site without a region. */
  readonly names?: Readonly<Record<string, string>>;
};

/** What the browser needs for links to the brand's other sites: the rules of `site-jump` take it. */
export type FrontBrand = Omit<BrandSites, 'sites'> & { readonly sites: readonly FrontSite[] };

/**
 * REGION-08, REGION-11: the brand's sites, loaded once per page on demand. Rejects on a network failure; the next call
 * tries again.
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
