import { writeCookie } from './cookie.ts';
import { writeLocal } from './storage.ts';

const LANGUAGE_TTL_MS = 365 * 24 * 60 * 60 * 1000;
const LOCALE_CODE = /^(?:en|[A-Za-z]{2,3}-[A-Za-z\d]{2,3})$/;

/**
 * LANG-13: stores the chosen language under the brand's local key, and in a cookie of the same name, by which the
 * server redirects the next visit. Malformed codes are not stored.
 */
export function storeLanguage(key: string, locale: string): void {
  if (!LOCALE_CODE.test(locale)) return;
  writeLocal(key, locale);
  writeCookie(key, locale, LANGUAGE_TTL_MS);
}
