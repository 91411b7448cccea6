/** Signs that people write in a letter's place. One, bar and the exclamation mark stand for two letters. */
const LETTER_OF: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '6': 'g', '9': 'g', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' },
  ...{ '2': 'z' },
};
const LIKE_I_OR_L = /[1|!]/gu;
const LIKE_A_LETTER = /[@48369$057+2]/gu;
const LETTER = /\p{L}/u;
const SEPARATORS = /[^\p{L}\p{N}]/gu;
/** Beyond this many signs, what was added is worth as much as a password of its own. */
const MOST_ADDED_CHARS = 4;
/** As long as the shortest password that is accepted; what is repeated is compared at this length. */
const REPEATED_CHARS = 8;

/**
 * The spellings under which a list of common passwords may hold this one: as it is, without the few digits and signs at its ends, without one
 * sign of any kind, backwards, without what separates its letters, read as letters (p4$$w0rd), and once only where it
 * repeats itself.
 * @param folded as `foldPassword` gives it
 */
export function plainSpellings(folded: string): ReadonlySet<string> {
  const chars = [...folded];
  const bare = new Set([
    folded,
    folded.replace(SEPARATORS, ''),
    ...trimmed(chars),
    chars.slice(1).join(''),
    chars.slice(0, -1).join(''),
    ...repeated(folded),
  ]);
  const all = new Set<string>();
  for (const spelling of bare) {
    for (const read of [spelling, asLetters(spelling, 'i'), asLetters(spelling, 'l')]) {
      all.add(read);
      all.add([...read].reverse().join(''));
    }
  }
  return all;
}

/** One sign for all that look alike, of the same length as the sign it stands for: `g4t3` and `gate` become the same. */
export function lookOf(char: string): string {
  const letter = LETTER_OF[char] ?? (/[1|!l]/u.test(char) ? 'i' : char);
  return letter.length === 1 ? letter : '\uFFFD';
}

function asLetters(spelling: string, one: 'i' | 'l'): string {
  return spelling.replace(LIKE_I_OR_L, one).replace(LIKE_A_LETTER, (sign) => LETTER_OF[sign] ?? sign);
}

/** Without up to four signs that are no letters, from both ends in every way. */
function trimmed(chars: readonly string[]): string[] {
  const found: string[] = [];
  const removable = (char: string | undefined) => char !== undefined && !LETTER.test(char);
  for (let front = 0; front <= MOST_ADDED_CHARS; front++) {
    if (front > 0 && !removable(chars[front - 1])) break;
    for (let back = 0; front + back <= MOST_ADDED_CHARS; back++) {
      if (back > 0 && !removable(chars[chars.length - back])) break;
      found.push(chars.slice(front, chars.length - back).join(''));
    }
  }
  return found;
}

/** `passwordpassword`, and `aaaaaaaaaaaa` as long as lists have it. */
function repeated(folded: string): string[] {
  const unit = /^(.+?)\1+$/su.exec(folded)?.[1];
  if (!unit) return [];
  return [unit, unit.repeat(Math.ceil(REPEATED_CHARS / unit.length))];
}
