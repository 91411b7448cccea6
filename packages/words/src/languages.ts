import type { LocaleCode } from '@gatehouse/rules/site/locale';
import type { Namespace } from './catalogue.ts';
import { global } from './en/global.ts';
import { inverse } from './en/inverse.ts';
import { inverseErrorCode } from './en/inverse-error-code.ts';
import { mail } from './en/mail.ts';
import { sms } from './en/sms.ts';
import { telegram } from './en/telegram.ts';

/** ICU messages by id. */
export type Messages = Readonly<Record<string, string>>;

/** The files of a translation: the pages' namespaces, mails, text messages, and what the bot says in Telegram. */
export type WordFile = Namespace | 'mail' | 'sms' | 'telegram';

/** One language: where it takes what it does not say itself, and its own words once they exist. */
export type LanguageRow = {
  /** The code whose words count where this one has none. English inherits from no language. */
  readonly inherits?: LocaleCode;
  /** Has every word of its own: a missing one fails the build (LANG-18). Variants say only what differs. */
  readonly complete: boolean;
  readonly words: Readonly<Partial<Record<WordFile, Messages>>>;
  /** Words made from the inherited ones, text by text. */
  readonly generated?: 'pseudo';
};

const from = (inherits: LocaleCode): LanguageRow => ({ inherits, complete: false, words: {} });

export const english = {
  ...{ global, inverse, 'inverse-error-code': inverseErrorCode },
  ...{ mail, sms, telegram },
} as const satisfies Record<WordFile, Messages>;

/**
 * LANG-18: every code of LANG-04 and LANG-05 (and hi-IN, which LANG-16 names) and what it inherits. A language is added by its files and its row here.
 * `en-XA` is the pseudo-locale: English made longer and accented, to find words that are not translated or do not fit.
 */
export const languages: Readonly<Record<LocaleCode, LanguageRow>> = {
  en: { complete: true, words: english },
  'en-XA': { inherits: 'en', complete: false, words: {}, generated: 'pseudo' },
  'en-HK': from('en'),
  'en-NL': from('en'),
  'en-TR': from('en'),
  'en-KAZ': from('en'),
  'en-EU': from('en'),
  'en-GEO': from('en'),
  'en-IDN': from('en'),
  'en-ARE': from('en'),
  'ar-SA': from('en'),
  'ar-ARE': from('ar-SA'),
  'de-EU': from('en'),
  'es-ES': from('en'),
  'es-EU': from('es-ES'),
  'es-419': from('es-ES'),
  'es-MX': from('es-419'),
  'es-AR': from('es-419'),
  'fil-PH': from('en'),
  'fr-EU': from('en'),
  'hi-IN': from('en'),
  'id-ID': from('en'),
  'id-IDN': from('id-ID'),
  'it-EU': from('en'),
  'ja-JP': from('en'),
  'ka-GEO': from('en'),
  'kk-KZ': from('en'),
  'kk-KAZ': from('kk-KZ'),
  'nl-NL': from('en'),
  'nl-EU': from('nl-NL'),
  'pl-PL': from('en'),
  'pl-EU': from('pl-PL'),
  'pt-PT': from('en'),
  'pt-EU': from('pt-PT'),
  'pt-BR': from('en'),
  'ro-RO': from('en'),
  'ro-EU': from('ro-RO'),
  'ru-RU': from('en'),
  'ru-KAZ': from('ru-RU'),
  'ru-GEO': from('ru-RU'),
  'tr-TUR': from('en'),
  'uk-UA': from('en'),
  'vi-VN': from('en'),
  'zh-TW': from('en'),
  'zh-HK': from('zh-TW'),
  'zh-MY': from('en'),
};
