import { loadBrand } from '@gatehouse/brand/load-brand';
import { siteJump } from '@gatehouse/rules/region/site-jump';
import { localeOf } from '@gatehouse/rules/site/locale';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { loadWall, type WallData } from './compliance-wall/load.ts';

/** Tests only: the wall of the global site for a user verified in a country with a site of its own. */
export function wallData(country: string, search = ''): WallData {
  const brand = loadBrand({ port: 3000 });
  const site = globalSite(brand);
  const locale = localeOf(site.languages.otherwise);
  if (!locale) throw new Error('The global site has no language');
  const decision = siteJump(brand, { site, kycCountry: country, loginOnly: false });
  const query = new URLSearchParams(search);
  return loadWall({ brand, site, locale, query, jump: { decision, country }, keep: () => 'GH-7K3F-92QX' });
}
