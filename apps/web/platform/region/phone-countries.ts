import { countryCode } from '@gatehouse/contract/region/region';
import { countryOf } from '@gatehouse/rules/region/country';
import { getPlatform, type PlatformFrame } from '../page/browser.ts';
import { type CountryRow, countryRows } from './country-rows.ts';
import { type Findable, named } from './find-countries.ts';
import { loadRegionNames } from './region-names.ts';

/** A country with its own calling code. */
export type PhoneCountry = Findable & {
  /** Digits only, for instance `31`. */
  readonly callingCode: string;
  /** Its numbers cannot open an account. */
  readonly blocked: boolean;
};

export type PhoneCountries = {
  /** Sorted by name in the user's language. */
  readonly countries: readonly PhoneCountry[];
  /** The visitor's country, else the site's; empty where neither is known or has a calling code. */
  readonly here: string;
};

const CALLING_CODE = /^\+?([1-9]\d{0,5})$/;

/**
 * REGION-11, SIGNUP-01: the countries whose numbers can be entered, by their names in the user's language.
 * @throws {Error} where the calling codes are unavailable
 */
export async function phoneCountries(frame: PlatformFrame): Promise<PhoneCountries> {
  const { ask } = getPlatform(frame);
  // The answer includes this visitor's country, so it is cached for this page only.
  const names = loadRegionNames(frame.language.tag);
  const [rows, answer] = await Promise.all([countryRows(frame), ask(countryCode, undefined, { cache: {} }), names]);
  return merged(answer.ret_code === 0 ? answer.result : undefined, rows, frame.language.tag);
}

/**
 * Merges the API's calling codes with its list of countries. Without that list none counts as blocked: the API decides
 * in the end.
 * @throws {Error} where there is no calling code
 */
export function merged(told: unknown, rows: readonly CountryRow[] | undefined, tag: string): PhoneCountries {
  const { countries: given, default_country: here } = (told ?? {}) as {
    countries?: unknown;
    default_country?: unknown;
  };
  const known = new Map((Array.isArray(given) ? given : []).flatMap(callingCodeOf));
  if (known.size === 0) throw new Error('The API told no calling codes');
  const blocked = new Set(rows?.flatMap((row) => (row.blocked ? [row.code] : [])));
  const countries = [...known].map(([code, callingCode]) => ({ code, callingCode, blocked: blocked.has(code) }));
  const start = typeof here === 'string' ? countryOf(here) : undefined;
  return { countries: named(countries, tag), here: start && known.has(start) ? start : '' };
}

/** An operator's API may omit fields, or include the plus. */
function callingCodeOf(row: unknown): [code: string, callingCode: string][] {
  const { code, calling_code } = (row ?? {}) as { code?: unknown; calling_code?: unknown };
  const country = typeof code === 'string' ? countryOf(code) : undefined;
  const [, callingCode] = CALLING_CODE.exec(typeof calling_code === 'string' ? calling_code : '') ?? [];
  return country && callingCode ? [[country, callingCode]] : [];
}
