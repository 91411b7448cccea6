const DIGIT = /\p{Nd}/u;
const ALL_DIGITS = /\p{Nd}/gu;
const ASCII_ZERO = 0x30;

/** The decimal digits of every script as ASCII: `٠٥` and `०५` are `05`. Everything else stays. */
export function asciiDigits(text: string): string {
  return text.replace(ALL_DIGITS, (digit) => String(worthOf(digit.codePointAt(0) ?? ASCII_ZERO)));
}

/** Unicode gives each script's digits ten places in a row, from zero on; where rows touch they still count by tens. */
function worthOf(point: number): number {
  let zero = point;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}
