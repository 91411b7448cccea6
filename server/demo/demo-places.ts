import { countriesOfSites } from '@gatehouse/rules/region/countries-of-sites';
import type { Brand } from '@gatehouse/rules/site/brand';
import { siteOf } from '@gatehouse/rules/site/site-of';
import { countriesOfIntl } from '@gatehouse/web/platform/region/known-countries';
import type { PlaceOf } from '@gatehouse/web/server/visitor/visitor';

/**
 * For trying the product out: a visitor of whom nothing says where they are is at home, in a country that the site serves, so that what shows only
 * in known countries is seen (COMP-06). A header, also one that says nothing, counts as before.
 * @param country on the global site
 */
export function demoPlaces(brand: Brand, country: string, geoHeader: string | undefined, placeOf: PlaceOf): PlaceOf {
  const regional = countriesOfSites(brand, countriesOfIntl()).filter(({ site }) => site.kind === 'regional');
  const homes = new Map(regional.map(({ site, countries }) => [site.id, countries[0]]));
  return (request) => {
    const place = placeOf(request);
    if (place.country !== undefined || (geoHeader !== undefined && request.headers[geoHeader] !== undefined))
      return place;
    return { country: homes.get(siteOf(brand, request.host).value.id) ?? country };
  };
}
