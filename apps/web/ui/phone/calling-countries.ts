import { type Findable, findCountries } from '../../platform/region/find-countries.ts';
import { phoneDigits } from './phone-digits.ts';

/** What a phone field and its picker know of a country. */
export type CallingCountry = Findable & {
  /** Digits alone, for instance `31`. */
  readonly callingCode: string;
  /** Shown with the reason, and not to be chosen. */
  readonly blocked?: boolean;
};

/** Whose a number is where several countries share the calling code and the digits do not tell yet. */
const MAIN: Readonly<Record<string, string>> = {
  ...{ 1: 'US', 7: 'RU', 39: 'IT', 44: 'GB', 47: 'NO', 61: 'AU' },
  ...{ 212: 'MA', 262: 'RE', 358: 'FI', 590: 'GP', 599: 'CW' },
};

/**
 * The country of an international number, as far as its calling code tells. Who has chosen a country that shares the code
 * keeps it. Undefined where no country has this code, or not yet.
 * @param number `+` and digits
 * @param chosen ISO 3166-1, or empty
 */
export function countryByCallingCode<Country extends CallingCountry>(
  countries: readonly Country[],
  number: string,
  chosen: string,
): Country | undefined {
  const fits = countries.filter(({ callingCode }) => number.startsWith(`+${callingCode}`));
  const longest = Math.max(...fits.map(({ callingCode }) => callingCode.length));
  const sharing = fits.filter(({ callingCode }) => callingCode.length === longest);
  return sharing.find(({ code }) => code === chosen) ?? sharing.find(isMain) ?? sharing[0];
}

/**
 * SIGNUP-01: the countries that what was typed can mean: a calling code with or without `+` or `00`, or else what
 * `findCountries` finds. The nearest come first: the code itself, codes that begin with it, codes that it begins with.
 */
export function findCallingCountries<Country extends CallingCountry>(
  countries: readonly Country[],
  typed: string,
): readonly Country[] {
  const digits = phoneDigits(typed)?.replace(/^(?:\+|00)/, '');
  if (digits === undefined) return findCountries(countries, typed);
  return countries
    .map((country) => ({ country, rank: rankOf(country, digits) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

const NOT_FOUND = 4;

function rankOf(country: CallingCountry, digits: string): number {
  const { callingCode } = country;
  if (callingCode === digits) return isMain(country) ? 0 : 1;
  if (callingCode.startsWith(digits)) return 2;
  return digits.startsWith(callingCode) ? 3 : NOT_FOUND;
}

function isMain({ code, callingCode }: CallingCountry): boolean {
  return MAIN[callingCode] === code;
}
