import type { Brand } from '@gatehouse/rules/site/brand';

/**
 * A brand of this machine's names alone. Nothing of the demo may start for another: its server, started without
 * NODE_ENV=production, has visitors who must not be taken for someone else, or for someone at home.
 */
export function isLocalBrand({ sites }: Pick<Brand, 'sites'>): boolean {
  return sites.every(({ hosts }) => hosts.every((host) => /(?:^|\.)localhost$/.test(host)));
}
