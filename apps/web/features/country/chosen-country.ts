import { countryOf } from '@gatehouse/rules/region/country';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** REGION-11: stored at the user's request; the cookie policy lists it. */
const KEY = 'chosen-country';

export function chosenCountry(): string | undefined {
  return countryOf(readLocal(KEY) ?? undefined);
}

export function rememberCountry(code: string): void {
  writeLocal(KEY, code);
}
