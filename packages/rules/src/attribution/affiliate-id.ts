/** The largest whole number of 64 bits has as many. */
const MOST_DIGITS = 20;
const DIGITS = new RegExp(`^[0-9]{1,${MOST_DIGITS}}$`);

/**
 * AFF-02: an affiliate's id as a query or a payload spells it. Undefined for whatever is not digits alone: no call is made
 * with it, and the API refuses it.
 */
export function affiliateId(given: unknown): string | undefined {
  return typeof given === 'string' && DIGITS.test(given) ? given : undefined;
}
