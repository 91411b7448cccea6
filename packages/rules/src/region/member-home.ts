import type { Site, SiteId } from '../site/site.ts';

type Sites = { readonly sites: readonly Site[] };

/** REGION-08: the site that is for users whose verified country this is (ISO 3166-1), among sites with the same accounts. */
export function siteByKyc(
  { sites }: Sites,
  environment: Site['environment'],
  kycCountry: string | undefined,
): Site | undefined {
  if (!kycCountry) return undefined;
  return sites.find((site) => site.environment === environment && site.kyc?.countries.includes(kycCountry));
}

/**
 * REGION-08, REGION-09: where a member belongs: the site that names their verified country, else the one where the
 * account was opened; undefined where neither shares the environment's accounts (SITE-02).
 */
export function memberHome(
  brand: Sites,
  member: {
    readonly environment: Site['environment'];
    /** An id from storage: it may be of a site that is no more. */
    readonly openedOn: SiteId;
    readonly kycCountry?: string | undefined;
  },
): Site | undefined {
  const { environment, openedOn, kycCountry } = member;
  const own = brand.sites.find(({ id }) => id === openedOn);
  return siteByKyc(brand, environment, kycCountry) ?? (own?.environment === environment ? own : undefined);
}
