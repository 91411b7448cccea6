/** The European Economic Area: 27 members of the EU, Iceland, Liechtenstein and Norway (ISO 3166-1). */
export const EEA: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** A visitor's location, as far as it is known. */
export type Place = {
  /** ISO 3166-1, two capital letters; undefined: unknown, which never counts as outside a country. */
  readonly country?: string | undefined;
  /** ISO 3166-2 without the country, for instance `ON`. */
  readonly subdivision?: string | undefined;
};

/** Normalises a country code of a header or database; undefined for `XX`, `T1` (Tor) and malformed ones. */
export function countryOf(code: string | undefined): string | undefined {
  const trimmed = code?.trim() ?? '';
  // ASCII letters first: the upper case of some other letters is two ASCII letters ("ß" would be South Sudan).
  if (!/^[A-Za-z]{2}$/.test(trimmed)) return undefined;
  const upper = trimmed.toUpperCase();
  return /^(?:XX|ZZ|A1|A2|AP|O1)$/.test(upper) ? undefined : upper;
}

/** Normalises a location of headers or a database. The subdivision may include its country, `CA-ON`; without a country it is dropped. */
export function placeFrom(country: string | undefined, subdivision: string | undefined): Place {
  const known = countryOf(country);
  if (known === undefined) return {};
  const [, of = known, part] = /^(?:([A-Z]{2})-)?([A-Z0-9]{1,3})$/i.exec(subdivision?.trim() ?? '') ?? [];
  return part !== undefined && of.toUpperCase() === known
    ? { country: known, subdivision: part.toUpperCase() }
    : { country: known };
}

/** Whether the list or group of residents has a country; undefined for an unknown one. */
export function livesIn(residents: readonly string[] | 'EEA', country: string | undefined): boolean | undefined {
  return country === undefined ? undefined : (residents === 'EEA' ? EEA : residents).includes(country);
}
