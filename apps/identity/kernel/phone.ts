import type { Place } from '@gatehouse/rules/region/country';
import { signUpAccess } from '@gatehouse/rules/region/region';
import type { Brand } from '@gatehouse/rules/site/brand';
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `mobile` is E.164: messages go to it, and it is what is compared. `country` is the number's own, ISO 3166-1. */
export type Phone = { readonly mobile: string; readonly country: string };

const MAX_CHARS = 64;
const PLUS = /^[+\uFF0B]/;
/** What people put between digits: spaces, dashes, dots, slashes, brackets. Nothing that could begin an extension. */
const SEPARATORS = /[\p{Zs}\t\p{Pd}\u2212\u30fc.\uff0e/\uff0f()\uff08\uff09[\]]/gu;
const DIGITS = /^\d{4,20}$/;
const MOBILE_TYPES: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', undefined]);

/**
 * Reads a number as people write it: international (`+49…`, `0049…`), or national as in `country`, with spaces, dashes,
 * brackets, in the digits of any script. Taken are valid numbers that can be a mobile's, or where the plan cannot tell.
 * Letters, extensions, fixed lines and numbers of no country (satellite networks) are refused. The country of
 * the answer is the number's, whichever was picked.
 * @param country ISO 3166-1; anything else leaves international numbers only
 */
export function readPhone(typed: string, country: string): Phone | undefined {
  if (typed.length > MAX_CHARS) return undefined;
  // Contacts are copied with invisible marks of direction around them.
  const bare = typed
    .trim()
    .replace(/\p{Cf}/gu, '')
    .replace(SEPARATORS, '');
  const digits = asciiDigits(bare.replace(PLUS, ''));
  if (!DIGITS.test(digits)) return undefined;
  return PLUS.test(bare) ? mobileOf(`+${digits}`, undefined) : nationalOf(digits, country);
}

/** Where 00 could mean two numbers (some countries dial a carrier after it) it means none. */
function nationalOf(digits: string, country: string): Phone | undefined {
  const asDialled = isSupportedCountry(country) ? mobileOf(digits, country) : undefined;
  const afterZeros = digits.startsWith('00') ? mobileOf(`+${digits.slice(2)}`, undefined) : undefined;
  if (asDialled && afterZeros && asDialled.mobile !== afterZeros.mobile) return undefined;
  return asDialled ?? afterZeros;
}

function mobileOf(number: string, country: string | undefined): Phone | undefined {
  const read = parsed(number, country);
  if (!read?.country || !read.isValid() || !MOBILE_TYPES.has(read.getType())) return undefined;
  return { mobile: read.number, country: read.country };
}

function parsed(number: string, country: string | undefined): PhoneNumber | undefined {
  const defaultCountry = country !== undefined && isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(number, { extract: false, ...(defaultCountry ? { defaultCountry } : {}) });
}

/** `+49***67`: enough to recognise one's own, not to learn another's. */
export function maskPhone(mobile: string): string {
  const code = parsed(mobile, undefined)?.countryCallingCode;
  return `${code ? `+${code}` : ''}***${mobile.slice(-2)}`;
}

/**
 * Of the Canadian Numbering Administrator's plan: area codes that lie in Ontario, none of them shared with a neighbour.
 * They say where a number was given out, not where its owner lives: that is asked of the visitor's place.
 */
const ONTARIO = /^\+1(?:226|249|289|343|365|382|416|437|519|548|613|647|683|705|742|753|807|905|942)/;

/** Where the number was issued. Of the parts of countries only Ontario is distinguished. */
export function placeOfPhone({ mobile, country }: Phone): Place {
  return country === 'CA' && ONTARIO.test(mobile) ? { country, subdivision: 'ON' } : { country };
}

/** SIGNUP-07: numbers of places where the brand's sign-up is closed open no account. */
export function phoneMayRegister(brand: Pick<Brand, 'signUp'>, phone: Phone): boolean {
  return signUpAccess(brand, placeOfPhone(phone)).value === 'open';
}

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
