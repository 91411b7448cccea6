import { asciiDigits } from '../code/code-digits.ts';
import { type CallingCountry, countryByCallingCode } from './calling-countries.ts';
import { phoneDigits } from './phone-digits.ts';
import type { PhoneRules } from './phone-rules.ts';

/** What a field shows after something was typed, pasted or filled in. */
export type Typing = {
  readonly text: string;
  /** ISO 3166-1, or empty. */
  readonly country: string;
  /** The text carries a calling code of its own. */
  readonly international: boolean;
};

type Known = { readonly countries: readonly CallingCountry[]; readonly rules: PhoneRules | undefined };

/**
 * SIGNUP-01: an international number brings its country along; digits become ASCII, and are grouped as people write them.
 * @param free the text may change as a whole. Else it keeps its length, so that the caret stays where it is: while
 * somebody erases, or types in the middle
 */
export function typed(text: string, chosen: string, free: boolean, { countries, rules }: Known): Typing {
  const ascii = asciiDigits(text).replace('＋', '+');
  const plain = { text: ascii, country: chosen, international: ascii.trimStart().startsWith('+') };
  const digits = phoneDigits(ascii);
  if (digits === undefined) return plain;
  const number = digits.startsWith('+') ? digits : rules?.dialledAbroad(digits, chosen);
  const grouped = (what: string, country: string) =>
    free && rules && /\d$/.test(ascii) ? rules.formatted(what, country) : ascii;
  if (number === undefined) return { ...plain, text: grouped(digits, chosen) };
  const found = countryOf(number, chosen, { countries, rules });
  if (number === digits) return { text: grouped(number, ''), country: found ?? chosen, international: true };
  // From here on the number says what it is, wherever it is read.
  return free && found ? { text: grouped(number, ''), country: found, international: true } : plain;
}

function countryOf(number: string, chosen: string, { countries, rules }: Known): string | undefined {
  const told = rules?.countryOfNumber(number);
  const found = countries.find(({ code }) => code === told) ?? countryByCallingCode(countries, number, chosen);
  return found?.code;
}

/** A number without the calling code that it carries: who picks a country says what stands in front. */
export function withoutCallingCode(text: string, callingCode: string): string {
  const digits = phoneDigits(text);
  if (!digits?.startsWith('+')) return text;
  return digits.startsWith(`+${callingCode}`) ? digits.slice(1 + callingCode.length) : digits.slice(1);
}
