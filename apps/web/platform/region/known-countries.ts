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

/** The name of a country in its main language, for instance `Deutschland`. */
export function ownName(code: string): string | undefined {
  try {
    const { language } = new Intl.Locale('und', { region: code }).maximize();
    return new Intl.DisplayNames([`${language}-${code}`], { type: 'region', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
