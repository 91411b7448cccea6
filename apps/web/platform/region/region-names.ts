import { knowsLanguage } from '@gatehouse/rules/site/date-format';

/** Where the web server has the names of countries: `/front/regions/kk-KZ.json`. */
export const REGION_NAMES_PATH = '/front/regions';

const WAIT_MS = 3_000;
const served = new Map<string, Readonly<Record<string, string>>>();
let load: Promise<boolean> | undefined;

/**
 * LANG-18: names of countries (ISO 3166-1) in a language. Chromium has none in Georgian and Kazakh, and would show English names or
 * the codes: there they are the server's, once they have come (`loadRegionNames`).
 *
 * @param tag BCP 47
 */
export function regionNames(tag: string): (code: string) => string {
  const own = served.get(tag);
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  // Without a name Intl answers the code.
  return (code) => own?.[code] ?? (names.of(code) as string);
}

/**
 * Fetches the names where the browser has none, once. It neither fails nor hangs, for English names are better than no country.
 *
 * @param tag the language of the page, BCP 47
 * @returns whether the names are the server's
 */
export async function loadRegionNames(tag: string): Promise<boolean> {
  if (knowsLanguage(tag)) return false;
  load ??= fetch(`${REGION_NAMES_PATH}/${tag}.json`, { signal: AbortSignal.timeout(WAIT_MS) })
    .then(async (answer) => !!served.set(tag, await answer.json()))
    .catch(() => false);
  return load;
}
