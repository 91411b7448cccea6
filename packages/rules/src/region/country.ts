/** The European Economic Area: 27 members of the EU, Iceland, Liechtenstein and Norway (ISO 3166-1). */
export const EEA: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Where a visitor is, as far as it is known. */
export type Place = {
  /** ISO 3166-1, two capital letters; undefined is unknown, and unknown is never taken for elsewhere. */
  readonly country?: string | undefined;
  /** ISO 3166-2 without the country, for instance `ON`. */
  readonly subdivision?: string | undefined;
};

/** A country as a header or database spells it, or undefined for what is none: `XX`, `T1` (Tor), anything malformed. */
export function countryOf(code: string | undefined): string | undefined {
  const trimmed = code?.trim() ?? '';
  // Letters first: some that are none of these become two of them in upper case ("ß" would be South Sudan).
  if (!/^[A-Za-z]{2}$/.test(trimmed)) return undefined;
  const upper = trimmed.toUpperCase();
  return /^(?:XX|ZZ|A1|A2|AP|O1)$/.test(upper) ? undefined : upper;
}

/** A place as headers or a database spell it. The part may come with its country, `CA-ON`; it is nothing without one. */
export function placeFrom(country: string | undefined, subdivision: string | undefined): Place {
  const known = countryOf(country);
  if (known === undefined) return {};
  const [, of = known, part] = /^(?:([A-Z]{2})-)?([A-Z0-9]{1,3})$/i.exec(subdivision?.trim() ?? '') ?? [];
  return part !== undefined && of.toUpperCase() === known
    ? { country: known, subdivision: part.toUpperCase() }
    : { country: known };
}

/** Whether a country is one of the residents' list, or of the group. Unknown is neither: undefined. */
export function livesIn(residents: readonly string[] | 'EEA', country: string | undefined): boolean | undefined {
  return country === undefined ? undefined : (residents === 'EEA' ? EEA : residents).includes(country);
}
