import { onceLoaded } from '../../platform/loading/once-loaded.ts';
import { phoneDigits } from './phone-digits.ts';

export type PhoneRules = typeof import('./phone-metadata.ts');

let rules: PhoneRules | undefined;

/** Fetches the numbering plans, once. Without them a phone field takes numbers as they come. */
export const loadPhoneRules = onceLoaded(async () => {
  rules = await import('./phone-metadata.ts');
  return rules;
});

/** The numbering plans, once they are here. */
export function phoneRules(): PhoneRules | undefined {
  return rules;
}

/** A number with its country, to be read again before it is used; as it was typed where the plans are not here. */
export function readablePhone(typed: string, country: string): string {
  const digits = phoneDigits(typed);
  if (digits === undefined) return typed;
  return rules?.international(rules.dialledAbroad(digits, country) ?? digits, country) ?? typed;
}

/** ISO 3166-1 leaves it to its users: here, no country. */
export const NOWHERE = 'ZZ';

/** `country`: the digits are national, and no country is chosen. */
export type PhoneProblem = 'empty' | 'short' | 'shape' | 'country';

/** Shorter ones are for emergencies and services. */
const FEWEST_DIGITS = 5;

/**
 * SIGNUP-01: why what somebody typed cannot be a number to send a code to. Only slips are caught here: the API decides.
 * Until `loadPhoneRules` is done only the digits are counted.
 * @param country ISO 3166-1, whose number it is where it is written as at home; empty or `ZZ` where none is known
 */
export function phoneProblem(typed: string, country: string): PhoneProblem | undefined {
  if (typed.trim() === '') return 'empty';
  const digits = phoneDigits(typed);
  if (digits === undefined) return 'shape';
  if ((!country || country === NOWHERE) && !/^(?:\+|00)/.test(digits)) return 'country';
  if (digits.length < FEWEST_DIGITS) return 'short';
  const number = rules?.dialledAbroad(digits, country) ?? digits;
  return rules?.planProblem(number, country);
}
