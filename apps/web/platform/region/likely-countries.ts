import { countryCode } from '@gatehouse/contract/region/region';
import { countryOf } from '@gatehouse/rules/region/country';
import { getPlatform, type PlatformFrame } from '../page/browser.ts';

const MOST_LIKELY = 4;

/** A country and the regions of the user's languages, each once. @param here ISO 3166-1, or empty: not known */
export function likelyCountries(here: string, isOffered: (code: string) => boolean): readonly string[] {
  const regions = navigator.languages.map((tag) => regionOf(tag) ?? '');
  return [...new Set([here, ...regions])].filter((code) => code !== '' && isOffered(code)).slice(0, MOST_LIKELY);
}

/** Where the visitor is, by the API; empty where it does not say. Never rejects. */
export async function visitorCountry(frame: PlatformFrame): Promise<string> {
  const { ret_code, result } = await getPlatform(frame).ask(countryCode, undefined, { cache: {} });
  const here: unknown = ret_code === 0 ? result?.default_country : undefined;
  return (typeof here === 'string' && countryOf(here)) || '';
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
