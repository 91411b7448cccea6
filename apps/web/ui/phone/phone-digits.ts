import { asciiDigits } from '../code/code-digits.ts';

/** What people put between digits, and marks of direction that are copied along with a number. */
const BETWEEN = /[\s\p{Cf}\p{Pd}()[\]./]/gu;
/** ITU-T E.164 has 15; with zeros or codes for dialling in front a few more. More than these are no number. */
const MOST_DIGITS = 20;

/**
 * The digits of a number in ASCII, with a `+` in front where it was typed: `+٣١ (6) 12` is `+31612`. Undefined for what is
 * no number, also no beginning of one.
 */
export function phoneDigits(typed: string): string | undefined {
  const bare = asciiDigits(typed.replace(BETWEEN, '')).replace(/^＋/, '+');
  return /^\+?\d*$/.test(bare) && bare !== '' && bare.length <= MOST_DIGITS ? bare : undefined;
}
