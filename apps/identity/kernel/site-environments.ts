import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';

/** SITE-02: the first site of each environment that the brand has. */
export function siteOfEachEnvironment({ sites }: Brand): readonly Site[] {
  return sites.filter((site) => sites.find(({ environment }) => environment === site.environment) === site);
}
