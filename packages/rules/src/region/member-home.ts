import type { Site, SiteId } from '../site/site.ts';

type Sites = { readonly sites: readonly Site[] };

/** REGION-08: the site for users with this verified country (ISO 3166-1), among sites of the same environment. */
export function siteByKyc(
  { sites }: Sites,
  environment: Site['environment'],
  kycCountry: string | undefined,
): Site | undefined {
  if (!kycCountry) return undefined;
  return sites.find((site) => site.environment === environment && site.kyc?.countries.includes(kycCountry));
}

/**
 * REGION-08, REGION-09: a member's home: the site that names their verified country, else the one where the
 * account was opened; undefined where neither shares the environment's accounts (SITE-02).
 */
export function memberHome(
  brand: Sites,
  member: {
    readonly environment: Site['environment'];
    /** An id from storage: its site may have been removed. */
    readonly openedOn: SiteId;
    readonly kycCountry?: string | undefined;
  },
): Site | undefined {
  const { environment, openedOn, kycCountry } = member;
  const own = brand.sites.find(({ id }) => id === openedOn);
  return siteByKyc(brand, environment, kycCountry) ?? (own?.environment === environment ? own : undefined);
}
