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
  const upper = code?.trim().toUpperCase();
  return upper && /^[A-Z]{2}$/.test(upper) && !/^(?:XX|ZZ|A1|A2|AP|O1)$/.test(upper) ? upper : undefined;
}

/** Whether a country is one of the residents' list, or of the group. Unknown is neither: undefined. */
export function livesIn(residents: readonly string[] | 'EEA', country: string | undefined): boolean | undefined {
  return country === undefined ? undefined : (residents === 'EEA' ? EEA : residents).includes(country);
}
