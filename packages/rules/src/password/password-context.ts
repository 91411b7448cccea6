import { lookOf } from './password-spellings.ts';

/** A name of fewer letters says nothing: it is a part of too many words. */
const NAME_LEAST_CHARS = 4;
/** With so many letters of its own a password is more than the names in it. */
const OWN_LEAST_CHARS = 5;
/** Of a phone number: what is the same with and without the codes of country and area. */
const SUBSCRIBER_DIGITS = 7;

/** The port of a host, which is no word. */
const PORT = /:\d{1,5}$/;
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{N}]+/u;
/** Signs that separate words or decorate them. Pictures are none. */
const PUNCTUATION = /[\p{P}\p{Z}\p{Sm}\p{Sc}\p{Sk}\p{C}]/u;
/** What does not count as a password's own, beside punctuation: digits, and marks, which belong to their letter. */
const DIGIT_OR_MARK = /[\p{N}\p{M}]/u;

/** Public words of the site that a password is for. */
export type PasswordPlace = {
  readonly brand: string;
  /** The site's name, in one language or several. */
  readonly siteNames: readonly string[];
  readonly hosts: readonly string[];
  readonly entity: string;
};

/** The words of a site that a password must not rest on, lower case, each once. */
export function contextWords({ brand, siteNames, hosts, entity }: PasswordPlace): readonly string[] {
  return wordsIn([brand, brand.replaceAll(' ', ''), ...siteNames, entity, ...hosts]);
}

/** A login name and its parts: the address whole, what stands before the @, the last digits of a phone number. */
export function nameWords(name: string): readonly string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  if (/^\+?[\d\s().-]+$/.test(plain)) {
    const digits = plain.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);
    return digits.length < SUBSCRIBER_DIGITS ? [] : [digits];
  }
  const [local = '', domain = ''] = plain.split('@');
  // What follows a plus is a label, not a name.
  const [own = ''] = local.split('+');
  const joined = [plain, `${own}${domain}`, own].map((part) => part.split(NO_LETTER_OR_DIGIT).join(''));
  return [...new Set([...joined, ...wordsIn([own])])].filter(isLong);
}

/**
 * The words that a password is made of and little else: beside them it has fewer than five signs that are neither digits
 * nor punctuation. However they are written: `G4te-House!` too. Longest first; empty for any other password.
 * @param folded as `foldPassword` gives it
 */
export function wordsItRestsOn(folded: string, words: readonly string[]): readonly string[] {
  const looked = words
    .map((word) => ({ word, look: [...word].map(lookOf).join('') }))
    .filter(({ look }) => look.length >= NAME_LEAST_CHARS)
    .sort((one, other) => other.look.length - one.look.length);
  for (const chars of readings(folded)) {
    const found = restingOn(chars, looked);
    if (found.length > 0) return found;
  }
  return [];
}

/** As it stands; without punctuation; without digits either. A sign may be a letter's stand-in, or in between. */
function readings(folded: string): string[][] {
  const chars = [...folded];
  const plain = chars.filter((char) => !PUNCTUATION.test(char));
  return [chars, plain, plain.filter((char) => !/\p{N}/u.test(char))];
}

function restingOn(chars: readonly string[], looked: readonly { word: string; look: string }[]): string[] {
  let rest = chars.map(lookOf).join('');
  const found: string[] = [];
  for (const { word, look } of looked) {
    const without = rest.replaceAll(look, '\0'.repeat(look.length));
    if (without !== rest) found.push(word);
    rest = without;
  }
  const own = chars.filter((char, at) => rest[at] !== '\0' && !PUNCTUATION.test(char) && !DIGIT_OR_MARK.test(char));
  return own.length < OWN_LEAST_CHARS ? found : [];
}

function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    text.replace(PORT, '').normalize('NFKC').toLowerCase().split(NO_LETTER_OR_DIGIT),
  );
  return [...new Set(words)].filter(isLong);
}

function isLong(word: string): boolean {
  return [...word].length >= NAME_LEAST_CHARS;
}
