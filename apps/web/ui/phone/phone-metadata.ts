import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/**
 * What phone fields ask the numbering plans of all countries. Loaded late: see `loadPhoneRules`.
 *
 * Digits that were dialled as from a country (`0031…`, from the US `01131…`) as an international number; undefined where
 * they are national, or could be two numbers: in some countries a carrier is dialled after 00.
 */
export function dialledAbroad(digits: string, country: string): string | undefined {
  if (!digits.startsWith('0')) return undefined;
  const typing = new AsYouType(supported(country));
  typing.input(digits);
  const dialled = typing.isInternational() ? typing.getNumberValue() : undefined;
  const afterZeros = digits.startsWith('00') ? `+${digits.slice(2)}` : undefined;
  return dialled && afterZeros && dialled !== afterZeros ? undefined : (dialled ?? afterZeros);
}

/** The country that an international number belongs to, once its digits tell: `+7701` is `KZ`, `+7` nobody's yet. */
export function countryOfNumber(number: string): string | undefined {
  const typing = new AsYouType();
  typing.input(number);
  return typing.getCountry();
}

/** Digits as people write them in the country: `0612345678` is `06 12345678` in `NL`. */
export function formatted(digits: string, country: string): string {
  return new AsYouType(supported(country)).input(digits);
}

/** As people anywhere read it: `0612345678` of `NL` is `+31 6 12345678`. Undefined for what no plan knows. */
export function international(digits: string, country: string): string | undefined {
  return parsePhoneNumberFromString(digits, supported(country))?.formatInternational();
}

/** Why digits are no number of the country; undefined where they may be one. */
export function planProblem(digits: string, country: string): 'short' | 'shape' | undefined {
  const plan = supported(country);
  if (validatePhoneNumberLength(digits, plan) === 'TOO_SHORT') return 'short';
  return parsePhoneNumberFromString(digits, plan)?.isValid() ? undefined : 'shape';
}

function supported(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}
