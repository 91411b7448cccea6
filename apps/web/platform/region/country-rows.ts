import { countryList } from '@gatehouse/contract/region/region';
import { countryOf } from '@gatehouse/rules/region/country';
import { getPlatform, type PlatformFrame } from '../page/browser.ts';

/** `blocked`: accounts cannot be opened there. */
export type CountryRow = { readonly code: string; readonly blocked: boolean };

/**
 * REGION-11: the countries of the API; undefined where the call fails. The list is public and the same for everyone, so
 * it is persisted (HTTP-14).
 */
export async function countryRows(frame: PlatformFrame): Promise<readonly CountryRow[] | undefined> {
  const { ask } = getPlatform(frame);
  const { ret_code, result } = await ask(countryList, undefined, { cache: { persist: true } });
  const given: unknown = ret_code === 0 ? result?.countries : undefined;
  const rows = Array.isArray(given) ? given.flatMap(rowOf) : [];
  return rows.length > 0 ? rows : undefined;
}

/** An operator's API may omit fields: rows without a country are dropped, and only `true` means blocked. */
function rowOf(row: unknown): CountryRow[] {
  const { code, blocked } = (row ?? {}) as { code?: unknown; blocked?: unknown };
  const country = typeof code === 'string' ? countryOf(code) : undefined;
  return country ? [{ code: country, blocked: blocked === true }] : [];
}
