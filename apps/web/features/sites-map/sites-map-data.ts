import { countriesOfSites } from '@gatehouse/rules/region/countries-of-sites';
import type { BrandSites } from '@gatehouse/rules/site/brand';
import { entityIn } from '@gatehouse/rules/site/entity';
import { type Locale, regionName } from '@gatehouse/rules/site/locale';
import { officialHost } from '@gatehouse/rules/site/site-of';
import { countriesOfIntl } from '../../platform/region/known-countries.ts';

/** A site on the map. */
export type SiteArea = {
  readonly id: string;
  /** Absent for the global site. */
  readonly name?: string;
  readonly host: string;
  readonly hue: number;
  readonly entity: string;
  readonly licence: string;
  /** ISO 3166-1; `rest`: every country that no other site has. */
  readonly countries: readonly string[] | 'rest';
  /** Their names, sorted; empty for `rest`. */
  readonly names: readonly string[];
};

/** REGION-11: the sites of the map with their countries, for a reader. The global site is the last: it has the rest. */
export function sitesMapData(brand: BrandSites, locale: Locale): readonly SiteArea[] {
  const { tag } = locale;
  const areas = countriesOfSites(brand, countriesOfIntl()).map(({ site, countries }): SiteArea => {
    const isRest = site.kind === 'global';
    return {
      ...{ id: site.id, host: officialHost(brand, site), hue: site.look.hue },
      ...(site.region ? { name: regionName(tag, site.region) } : {}),
      ...{
        entity: site.entity.name,
        licence: entityIn(site.entity, locale).licence,
        countries: isRest ? 'rest' : countries,
      },
      names: isRest ? [] : countries.map((code) => regionName(tag, code)).toSorted(new Intl.Collator(tag).compare),
    };
  });
  return areas.toSorted((one, other) => Number(one.countries === 'rest') - Number(other.countries === 'rest'));
}
