/** Zeros of the decimal digits of our languages: ASCII, Arabic, Persian, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

/**
 * The digits in what was typed or pasted, in ASCII, at most `length` of them: `"482 913"` and `"Your code is 482913."`
 * give `482913`. Total: any string has an answer.
 */
export function codeDigits(text: string, length: number): string {
  let digits = '';
  for (const character of text) {
    digits += digitOf(character) ?? '';
    if (digits.length === length) break;
  }
  return digits;
}

/** The same text, as long as before, with its digits in ASCII: `+٣١ ٦` is `+31 6`. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (character) => digitOf(character) ?? character);
}

function digitOf(character: string): string | undefined {
  const point = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point <= first + 9);
  return zero === undefined ? undefined : String(point - zero);
}
