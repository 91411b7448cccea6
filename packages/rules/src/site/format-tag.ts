/**
 * How dates are written in a language: as our words write them, with Western digits and the Gregorian calendar. Intl alone writes
 * Arabic of Saudi Arabia with other digits, in older browsers also with another calendar; to the other languages this changes nothing.
 *
 * @param tag BCP 47, for instance `ar-SA`
 * @returns BCP 47 with the extension for Intl (RFC 6067), for instance `ar-SA-u-ca-gregory-nu-latn`
 */
export function formatTag(tag: string): string {
  return `${tag}-u-ca-gregory-nu-latn`;
}
