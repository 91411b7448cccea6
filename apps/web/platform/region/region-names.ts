import { knowsLanguage } from '@gatehouse/rules/site/date-format';

/** Where the web server has the names of countries: `/front/regions/kk-KZ.json`. */
export const REGION_NAMES_PATH = '/front/regions';

const served = new Map<string, Readonly<Record<string, string>>>();

/**
 * LANG-18: names of countries (ISO 3166-1) in a language. Chromium has none in Georgian and Kazakh, and would show English names or
 * the codes: there they are the server's, once they have come (`loadRegionNames`).
 *
 * @param tag BCP 47
 */
export function regionNames(tag: string): (code: string) => string {
  const own = served.get(tag);
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  return (code) => own?.[code] ?? names.of(code) ?? code;
}

/** Fetches the names where the browser has none; it never fails, for English names are better than no country. */
export async function loadRegionNames(tag: string): Promise<void> {
  if (knowsLanguage(tag) || served.has(tag)) return;
  const answer = await fetch(`${REGION_NAMES_PATH}/${tag}.json`).catch(() => undefined);
  if (answer?.ok) served.set(tag, await answer.json().catch(() => ({})));
}
