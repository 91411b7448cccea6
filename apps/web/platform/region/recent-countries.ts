import { countryOf } from '@gatehouse/rules/region/country';
import { RECENT_COUNTRIES_KEY } from '../storage/recent-countries-key.ts';
import { readLocal, writeLocal } from '../storage/storage.ts';

const MOST = 3;

/** The countries that were chosen in this tab, the last one first. */
export function recentCountries(): readonly string[] {
  const kept = readLocal(RECENT_COUNTRIES_KEY, 'sessionStorage')?.split(',') ?? [];
  return kept.flatMap((code) => countryOf(code) ?? []).slice(0, MOST);
}

export function rememberRecentCountry(code: string): void {
  const codes = [code, ...recentCountries().filter((one) => one !== code)].slice(0, MOST);
  writeLocal(RECENT_COUNTRIES_KEY, codes.join(','), 'sessionStorage');
}
