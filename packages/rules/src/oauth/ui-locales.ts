/**
 * The Accept-Language header of a request that an application has sent: the languages that it knows of its user come first. What the
 * user has chosen here counts before either (LANG-13).
 * @param uiLocales `ui_locales` of OpenID Connect Core, 3.1.2.1: BCP 47 tags with spaces between them, in the order of preference
 */
export function languagesOfRequest(uiLocales: string | null, acceptLanguage: string | undefined): string | undefined {
  const locales = uiLocales?.match(/[\w-]+/g);
  return locales ? [...locales, acceptLanguage ?? ''].join(',') : acceptLanguage;
}
