/** Codes that are not countries: groups, dependencies, outlying parts. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/**
 * REGION-11: ISO 3166-1 as the browser knows it, for when the API’s list is unavailable. Codes replaced by another
 * (`DD` by `DE`) are left out.
 */
export function countriesOfIntl(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) => !NO_COUNTRY.has(code) && names.of(code) && new Intl.Locale('und', { region: code }).region === code,
    );
}

/** Languages that our sites speak; a test compares them with the table of locales. */
export const SPOKEN = 'ar de en es fil fr hi id it ja ka kk nl pl pt ro ru tr uk vi zh zh-Hant'.split(' ');

/** English names that Intl does not have, or no longer. */
export const ENGLISH_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['Great Britain', 'UK', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
};

/** A country's name in its own main language and in each language that our sites speak, for instance `土耳其` for `TR`. */
export function namesElsewhere(code: string): readonly string[] {
  spoken ??= SPOKEN.map((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }));
  return [ownName(code), ...spoken.map((names) => names.of(code))].filter((name) => name !== undefined);
}
let spoken: readonly Intl.DisplayNames[] | undefined;

/** The name of a country in its main language, for instance `Deutschland`. */
export function ownName(code: string): string | undefined {
  try {
    const { language } = new Intl.Locale('und', { region: code }).maximize();
    return new Intl.DisplayNames([`${language}-${code}`], { type: 'region', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
