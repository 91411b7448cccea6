import { countryOf } from '@gatehouse/rules/region/country';
import { type SiteChoice, siteChoice } from '@gatehouse/rules/region/site-choice';
import type { Site } from '@gatehouse/rules/site/site';
import { officialHost } from '@gatehouse/rules/site/site-of';
import { countryRows } from '../../platform/region/country-rows.ts';
import { type Findable, named } from '../../platform/region/find-countries.ts';
import { countriesOfIntl } from '../../platform/region/known-countries.ts';
import { visitorCountry } from '../../platform/region/likely-countries.ts';
import { loadRegionNames } from '../../platform/region/region-names.ts';
import { type FrontBrand, loadBrand } from '../../platform/site/sites.ts';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

export type Country = Findable & {
  /** Accounts cannot be opened there. */
  readonly blocked: boolean;
  readonly choice: SiteChoice;
  /** Official host of the other site that serves it. */
  readonly host?: string;
};

export type Countries = {
  readonly list: readonly Country[];
  /** False for the browser's own list, which does not tell where accounts can be opened. */
  readonly complete: boolean;
  /** Where the visitor is; empty: not known. */
  readonly here: string;
  readonly brand: FrontBrand;
  /** The site of this page, with all that links between sites need. */
  readonly site: Site;
};

/**
 * REGION-11: the countries of the API with their names in the user's language, each with the site that serves it.
 * @throws {Error} if the brand's sites cannot be loaded
 */
export async function loadCountries(frame: PageFrame): Promise<Countries> {
  const names = loadRegionNames(frame.language.tag);
  const [brand, rows, here] = await Promise.all([loadBrand(), countryRows(frame), visitorCountry(frame), names]);
  const site = brand.sites.find(({ id }) => id === frame.site.id);
  if (!site) throw new Error('The list of sites does not name this one');
  const known = rows ?? countriesOfIntl().map((code) => ({ code, blocked: false }));
  const placed = known.map((row) => {
    const choice = siteChoice(brand, site, row.code).value;
    return { ...row, choice, ...(choice.kind === 'here' ? {} : { host: officialHost(brand, choice.to) }) };
  });
  return { list: named(placed, frame.language.tag), complete: rows !== undefined, here, brand, site };
}

/** REGION-11: stored at the user's request; the cookie policy lists it. */
const KEY = 'chosen-country';

export function chosenCountry(): string | undefined {
  return countryOf(readLocal(KEY) ?? undefined);
}

export function rememberCountry(code: string): void {
  writeLocal(KEY, code);
}
