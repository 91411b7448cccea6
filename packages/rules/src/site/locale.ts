/** A locale code as the specification spells it, for instance `kk-KAZ`. Not always BCP 47. */
export type LocaleCode = string;

/** LANG-03, with what Intl and `<html lang>` need beside it. */
export type Locale = {
  readonly value: LocaleCode;
  /** Short code, for instance `kk`. */
  readonly lang: string;
  /** The language's own name, with the country where one list has the language twice. */
  readonly label: string;
  /** BCP 47 tag for Intl, `<html lang>` and hreflang. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
};

/** The generated pseudo-locale that shows untranslated and clipped text; served in development only. */
export const pseudoLocale: LocaleCode = 'en-XA';

type Row = readonly [value: LocaleCode, tag: string, label: string, dir?: 'rtl'];

// Codes with a region that Intl refuses, or formats wrongly (EU is no country: en-150 is English as Europe writes it).
const rows: readonly Row[] = [
  // LANG-04
  ['en', 'en', 'English'],
  ['id-ID', 'id-ID', 'Bahasa Indonesia'],
  ['es-ES', 'es-ES', 'Español (España)'],
  ['es-419', 'es-419', 'Español (Latinoamérica)'],
  ['es-MX', 'es-MX', 'Español (México)'],
  ['es-AR', 'es-AR', 'Español (Argentina)'],
  ['fil-PH', 'fil-PH', 'Filipino'],
  ['kk-KZ', 'kk-KZ', 'Қазақша'],
  ['pt-BR', 'pt-BR', 'Português (Brasil)'],
  ['pt-PT', 'pt-PT', 'Português (Portugal)'],
  ['ru-RU', 'ru-RU', 'Русский'],
  ['vi-VN', 'vi-VN', 'Tiếng Việt'],
  ['uk-UA', 'uk-UA', 'Українська'],
  ['ar-SA', 'ar-SA', 'العربية', 'rtl'],
  ['ja-JP', 'ja-JP', '日本語'],
  ['zh-MY', 'zh-Hans-MY', '简体中文'],
  ['zh-TW', 'zh-Hant-TW', '繁體中文'],
  ['pl-PL', 'pl-PL', 'Polski'],
  ['ro-RO', 'ro-RO', 'Română'],
  // LANG-05
  ['zh-HK', 'zh-Hant-HK', '繁體中文（香港）'],
  ['en-HK', 'en-HK', 'English'],
  ['nl-NL', 'nl-NL', 'Nederlands'],
  ['en-NL', 'en-NL', 'English'],
  ['tr-TUR', 'tr-TR', 'Türkçe'],
  ['en-TR', 'en-TR', 'English'],
  ['ru-KAZ', 'ru-KZ', 'Русский'],
  ['kk-KAZ', 'kk-KZ', 'Қазақша'],
  ['en-KAZ', 'en-KZ', 'English'],
  ['en-EU', 'en-150', 'English'],
  ['de-EU', 'de-DE', 'Deutsch'],
  ['es-EU', 'es-ES', 'Español'],
  ['fr-EU', 'fr-FR', 'Français'],
  ['it-EU', 'it-IT', 'Italiano'],
  ['nl-EU', 'nl-NL', 'Nederlands'],
  ['pl-EU', 'pl-PL', 'Polski'],
  ['pt-EU', 'pt-PT', 'Português'],
  ['ro-EU', 'ro-RO', 'Română'],
  ['ka-GEO', 'ka-GE', 'ქართული'],
  ['ru-GEO', 'ru-GE', 'Русский'],
  ['en-GEO', 'en-GE', 'English'],
  ['id-IDN', 'id-ID', 'Bahasa Indonesia'],
  ['en-IDN', 'en-ID', 'English'],
  ['en-ARE', 'en-AE', 'English'],
  ['ar-ARE', 'ar-AE', 'العربية', 'rtl'],
  // LANG-16 names it; served where an operator's list adds it.
  ['hi-IN', 'hi-IN', 'हिन्दी'],
  [pseudoLocale, 'en-XA', 'Ƥşḗŭḓǿ-Ḗƞɠŀīşħ'],
];

/** Every locale that can be served, in the order of LANG-04 and LANG-05; the pseudo-locale is last. */
export const locales: readonly Locale[] = rows.map(([value, tag, label, dir]) => ({
  value,
  lang: value.split('-')[0] ?? value,
  label,
  tag,
  dir: dir ?? 'ltr',
}));

const byCode = new Map(locales.map((locale) => [locale.value.toLowerCase(), locale]));

/** LANG-03, LANG-12: the locale of a code, in any case; undefined for codes that no list has. */
export function localeOf(code: LocaleCode): Locale | undefined {
  return byCode.get(code.toLowerCase());
}

/** The everyday name of an ISO 3166 region (or of the European Union) in a language, for instance `香港`. */
export function regionName(tag: string, region: string): string {
  return namesOf(tag, 'short').of(region) ?? region;
}

/** The full name of a country in a language: the everyday name of some is two letters. */
export function countryName(tag: string, country: string): string {
  return namesOf(tag, 'long').of(country) ?? country;
}

/** Made once for each language: that costs a hundred times what a name does. */
const regionNames = new Map<string, Intl.DisplayNames>();

function namesOf(tag: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${tag} ${style}`;
  const names = regionNames.get(key) ?? new Intl.DisplayNames([tag], { type: 'region', style });
  regionNames.set(key, names);
  return names;
}
