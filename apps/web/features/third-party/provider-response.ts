import { THIRD_PARTY_CALLBACK_PATH } from '@gatehouse/contract/login/third-party';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { isLanguageSegment, withLanguage } from '@gatehouse/rules/language/path-language';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { restoreSearch, storeDeparture, storedDeparture } from './departure.ts';
import { TELEGRAM_RESULT, telegramResponse } from './telegram-response.ts';

/** The provider's response, as the call takes it. */
export type ProviderResponse = {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
  /** TG-02 */
  readonly telegram_callback?: string;
};

/**
 * Reads the provider's response and restores the query of the page that was left. If that page had another language, reloads in
 * that language (`leaving`). Undefined: there is no response.
 * @param sent the query and fragment as the provider sent them
 * @param lang of this page
 */
export function readProviderResponse(sent: string, lang: string): ProviderResponse | 'leaving' | undefined {
  const [search = '', hash = ''] = sent.split('#');
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name) || undefined;
  const [state, code, iss, error] = ['state', 'code', 'iss', 'error'].map(value);
  if (!state) return undefined;
  const departure = storedDeparture();
  if (departure && departure.lang !== lang && isLanguageSegment(departure.lang)) {
    // Only once: a language that the site does not serve would cause a loop.
    storeDeparture({ ...departure, lang: '' });
    leaveTo(ownPath((withLanguage(departure.lang, THIRD_PARTY_CALLBACK_PATH) + sent) as `/${string}`), 'replace');
    return 'leaving';
  }
  restoreSearch(departure?.search ?? '');
  // With OpenID Connect Telegram answers in the query, as every other provider.
  const isTelegrams = departure?.provider === TELEGRAM_PROVIDER && !code && !error;
  if (isTelegrams || hash.startsWith(TELEGRAM_RESULT)) return { state, ...telegramResponse(hash) };
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
}
