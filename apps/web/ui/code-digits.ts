/** Zeros of the decimal digits that keyboards of our languages write: ASCII, Arabic, Persian, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

/**
 * The digits in what was typed or pasted, in ASCII, at most `length` of them: `"482 913"` and `"Your code is 482913."`
 * give `482913`. Total: any string has an answer.
 */
export function codeDigits(text: string, length: number): string {
  let digits = '';
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point <= first + 9);
    if (zero !== undefined) digits += point - zero;
    if (digits.length === length) break;
  }
  return digits;
}
