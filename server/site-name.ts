import { regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { global } from '@gatehouse/words/en/global';

/** As pages name a site in English. */
export function siteName({ region, kind }: Site): string {
  if (region) return regionName('en', region);
  return kind === 'testnet' ? global['site.testnet'] : global['site.global'];
}
