import { countryList } from '@gatehouse/contract/region';
import { countryOf } from '@gatehouse/rules/country';
import type { Site } from '@gatehouse/rules/site';
import { type SiteChoice, siteChoice } from '@gatehouse/rules/site-choice';
import { platformHere } from '../../platform/browser.ts';
import { type FrontBrand, loadBrand } from '../../platform/sites.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { Findable } from './find-countries.ts';
import { countriesOfIntl } from './known-countries.ts';

export type Country = Findable & {
  /** Accounts cannot be opened there. */
  readonly blocked: boolean;
  readonly choice: SiteChoice;
};

export type Countries = {
  readonly list: readonly Country[];
  /** False where it is the browser's own list, which cannot say where accounts are opened. */
  readonly complete: boolean;
  readonly brand: FrontBrand;
  /** The site of this page, with everything that ways between sites need. */
  readonly site: Site;
};

type Row = { readonly code: string; readonly blocked: boolean };

/**
 * REGION-11: the countries of the API, by their names in the reader's language, each with the site that serves it.
 * Rejects where the brand's sites cannot be had: without them there is nothing to choose between.
 */
export async function loadCountries(frame: PageFrame): Promise<Countries> {
  const [brand, rows] = await Promise.all([loadBrand(), rowsOfApi(frame)]);
  const site = brand.sites.find(({ id }) => id === frame.site.id);
  if (!site) throw new Error('The list of sites does not name this one');
  const known = rows ?? countriesOfIntl().map((code) => ({ code, blocked: false }));
  return { list: named(known, frame.locale.tag, brand, site), complete: rows !== undefined, brand, site };
}

/** The list is public and the same for everybody, so it is kept for the next page (HTTP-14). */
async function rowsOfApi(frame: PageFrame): Promise<readonly Row[] | undefined> {
  const { ask } = platformHere(frame);
  const { ret_code, result } = await ask(countryList, undefined, { hideError: true, cache: { persist: true } });
  const given: unknown = ret_code === 0 ? result?.countries : undefined;
  const rows = Array.isArray(given) ? given.flatMap(rowOf) : [];
  return rows.length > 0 ? rows : undefined;
}

/** An operator's own API may leave things out: a row without a country is none, and only a plain yes is blocked. */
function rowOf(row: unknown): Row[] {
  const { code, blocked } = (row ?? {}) as { code?: unknown; blocked?: unknown };
  const country = typeof code === 'string' ? countryOf(code) : undefined;
  return country ? [{ code: country, blocked: blocked === true }] : [];
}

function named(rows: readonly Row[], tag: string, brand: FrontBrand, site: Site): readonly Country[] {
  const here = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator([tag, 'en']);
  return rows
    .map(({ code, blocked }) => ({
      ...{ code, blocked, choice: siteChoice(brand, site, code).value },
      ...{ name: here.of(code) ?? code, english: english.of(code) ?? code },
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}
