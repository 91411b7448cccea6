/** As short as the shortest password that is accepted: of these a list counts whole. */
const PASSWORD_CHARS = 8;
/** Shorter words count with something added (`dragon2024`), if they have so many letters and are among the commonest. */
const WORD_CHARS = 6;
const COMMONEST_WORDS = 5000;

/** SIGNUP-04: what of a list of common passwords, the commonest first and in lower case, is refused. */
export function refusedOfList(ranked: readonly string[]): ReadonlySet<string> {
  return new Set(
    ranked.filter(({ length }, rank) => length >= PASSWORD_CHARS || (length >= WORD_CHARS && rank < COMMONEST_WORDS)),
  );
}
