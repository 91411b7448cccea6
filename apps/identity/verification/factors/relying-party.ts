import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { globalSite, originOfHost, siteById } from '@gatehouse/rules/site/site-of';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** Who asks for a passkey (WebAuthn Level 3, section 4, relying party): one site, by the brand alone. */
export type RelyingParty = {
  /** The site's official host: a passkey is good there and nowhere else. */
  readonly rpId: string;
  /** The exact origins of its pages. */
  readonly origins: readonly string[];
  /** Pages that may show ours in a frame. None. */
  readonly topOrigins: readonly string[];
};

/** Hosts of the site that are not below its official one cannot use its passkeys: browsers would refuse. */
export function relyingPartyOf(brand: Brand, site: Site): RelyingParty {
  const rpId = site.hosts[0] ?? globalSite(brand).hosts[0] ?? '';
  const hosts = site.hosts.filter((host) => host === rpId || host.endsWith(`.${rpId}`));
  return { rpId, origins: hosts.map((host) => originOfHost(brand, host)), topOrigins: [] };
}

/** The same, by a site's id that was kept. */
export function relyingPartyOfSite(brand: Brand, siteId: string): RelyingParty {
  return relyingPartyOf(brand, siteById(brand, siteId) ?? globalSite(brand));
}

/**
 * Whether the ceremony ran in no frame of another origin, or in one of these (WebAuthn Level 3, sections 7.1 and 7.2,
 * `crossOrigin` and `topOrigin`). Some browsers name no top origin.
 * @throws {Error} when it is no client data
 */
export function isFramedBy(clientDataJSON: string, topOrigins: readonly string[]): boolean {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  if (!crossOrigin) return topOrigin === undefined;
  return topOrigins.length > 0 && (topOrigin === undefined || topOrigins.includes(topOrigin));
}
