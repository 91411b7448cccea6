import type { LocaleCode } from '@gatehouse/rules/site/locale';
import { emiratiArabic } from './ar-ARE/words.ts';
import { arabic } from './ar-SA/words.ts';
import type { Namespace } from './catalogue.ts';
import { german } from './de-EU/words.ts';
import { global } from './en/global.ts';
import { inverse } from './en/inverse.ts';
import { inverseErrorCode } from './en/inverse-error-code.ts';
import { mail } from './en/mail.ts';
import { sms } from './en/sms.ts';
import { telegram } from './en/telegram.ts';
import { latinAmericanSpanish } from './es-419/words.ts';
import { spanish } from './es-ES/words.ts';
import { filipino } from './fil-PH/words.ts';
import { french } from './fr-EU/words.ts';
import { hindi } from './hi-IN/words.ts';
import { indonesian } from './id-ID/words.ts';
import { italian } from './it-EU/words.ts';
import { japanese } from './ja-JP/words.ts';
import { georgian } from './ka-GEO/words.ts';
import { kazakh } from './kk-KZ/words.ts';
import { dutch } from './nl-NL/words.ts';
import { polish } from './pl-PL/words.ts';
import { brazilianPortuguese } from './pt-BR/words.ts';
import { portuguese } from './pt-PT/words.ts';
import { romanian } from './ro-RO/words.ts';
import { russian } from './ru-RU/words.ts';
import { turkish } from './tr-TUR/words.ts';
import { ukrainian } from './uk-UA/words.ts';
import { vietnamese } from './vi-VN/words.ts';
import { hongKongChinese } from './zh-HK/words.ts';
import { simplifiedChinese } from './zh-MY/words.ts';
import { traditionalChinese } from './zh-TW/words.ts';

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

/** A language with all words of its own; a missing one fails the build. */
const complete = (words: LanguageRow['words']): LanguageRow => ({ inherits: 'en', complete: true, words });
/** Has no words of its own yet, or those only that differ. */
const from = (inherits: LocaleCode, words: LanguageRow['words'] = {}): LanguageRow => ({
  inherits,
  complete: false,
  words,
});

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
  'ar-SA': complete(arabic),
  'ar-ARE': from('ar-SA', emiratiArabic),
  'de-EU': complete(german),
  'es-ES': complete(spanish),
  'es-EU': from('es-ES'),
  'es-419': from('es-ES', latinAmericanSpanish),
  'es-MX': from('es-419'),
  'es-AR': from('es-419'),
  'fil-PH': complete(filipino),
  'fr-EU': complete(french),
  'hi-IN': complete(hindi),
  'id-ID': complete(indonesian),
  'id-IDN': from('id-ID'),
  'it-EU': complete(italian),
  'ja-JP': complete(japanese),
  'ka-GEO': complete(georgian),
  'kk-KZ': complete(kazakh),
  'kk-KAZ': from('kk-KZ'),
  'nl-NL': complete(dutch),
  'nl-EU': from('nl-NL'),
  'pl-PL': complete(polish),
  'pl-EU': from('pl-PL'),
  'pt-PT': complete(portuguese),
  'pt-EU': from('pt-PT'),
  'pt-BR': complete(brazilianPortuguese),
  'ro-RO': complete(romanian),
  'ro-EU': from('ro-RO'),
  'ru-RU': complete(russian),
  'ru-KAZ': from('ru-RU'),
  'ru-GEO': from('ru-RU'),
  'tr-TUR': complete(turkish),
  'uk-UA': complete(ukrainian),
  'vi-VN': complete(vietnamese),
  'zh-TW': complete(traditionalChinese),
  'zh-HK': from('zh-TW', hongKongChinese),
  'zh-MY': complete(simplifiedChinese),
};
