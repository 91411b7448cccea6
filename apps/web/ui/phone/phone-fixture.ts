import { named } from '../../platform/region/find-countries.ts';
import type { CallingCountry } from './calling-countries.ts';
import type { PhoneTexts } from './phone-texts.ts';

/** Tests only. Few of each kind: alone with a code, sharing one, sharing with many, not for sign-up. */
const ROWS = `AE 971, AX 358, BR 55, CA 1, DE 49, FI 358, GB 44, GG 44, HK 852, IT 39, KZ 7, NL 31, RU 7, TR 90, US 1, VA 39`;

/** @param tag BCP 47, of the names */
export function callingCountries(tag = 'en'): readonly CallingCountry[] {
  const rows = ROWS.split(', ').map((row) => {
    const [code = '', callingCode = ''] = row.split(' ');
    return { code, callingCode, blocked: code === 'US' };
  });
  return named(rows, tag);
}

export const phoneTexts: PhoneTexts = {
  code: (country, code) => `Code: ${country}, ${code}`,
  noCode: 'Choose',
  title: 'Country code',
  search: 'Search',
  count: (found) => `${found} countries`,
  none: 'None',
  recent: 'Recent',
  likely: 'Suggested',
  others: 'All',
  chosen: 'chosen',
  blocked: 'Not available',
  blockedNumber: (country) => `${country} is not available`,
};
