import { ENGLISH_NAMES, namesElsewhere } from './known-countries.ts';
import { regionNames } from './region-names.ts';

/** The searchable fields of a country. */
export type Findable = {
  /** ISO 3166-1. */
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
  readonly english: string;
};

/** Letters without a Unicode decomposition. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Removes accents, case, and punctuation between words: `Åland-Inseln` is `aland inseln`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Countries with their names in the reader's language and in English, in the order of that language.
 * @param tag BCP 47
 */
export function named<Row extends Pick<Findable, 'code'>>(
  rows: readonly Row[],
  tag: string,
): readonly (Row & Findable)[] {
  const here = regionNames(tag);
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator([tag, 'en']);
  return rows
    .map((row) => ({ ...row, name: here(row.code), english: english.of(row.code) ?? row.code }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/**
 * REGION-11: the countries that match a query, by name in the user's language, English name and code; if none does, by
 * the country's own name and those in the other languages of our sites. Best matches first, otherwise in the given order.
 */
export function findCountries<Country extends Findable>(
  countries: readonly Country[],
  typed: string,
): readonly Country[] {
  const wanted = folded(typed);
  if (wanted === '') return typed.trim() === '' ? countries : [];
  const found = ranked(countries, wanted, ({ code, name, english }) => [
    ...[name, english],
    ...(ENGLISH_NAMES[code] ?? []),
  ]);
  return found.length > 0 ? found : ranked(countries, wanted, ({ code }) => namesElsewhere(code));
}

function ranked<Country extends Findable>(
  countries: readonly Country[],
  wanted: string,
  namesOf: (country: Country) => readonly string[],
): readonly Country[] {
  return countries
    .map((country) => ({ country, rank: rankOf(wanted, country.code, namesOf(country)) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

const NOT_FOUND = 4;

/** 0 is the code itself, 1 the beginning of a name, 2 the beginning of a word, 3 anywhere. */
function rankOf(wanted: string, code: string, names: readonly string[]): number {
  if (wanted === code.toLowerCase()) return 0;
  const known = names.map(folded);
  if (known.some((name) => name.startsWith(wanted))) return 1;
  if (known.some((name) => ` ${name}`.includes(` ${wanted}`))) return 2;
  return wanted.length > 1 && known.some((name) => name.includes(wanted)) ? 3 : NOT_FOUND;
}
