import { type Locale, type LocaleCode, localeOf } from '@gatehouse/rules/site/locale';
import { NO_WORDS, type SiteWords } from './brand-words.ts';
import type { CompiledMessage, CompiledWords, Namespace } from './catalogue.ts';
import { compile } from './compile.ts';
import { english, type LanguageRow, languages, type Messages, type WordFile } from './languages.ts';
import { pseudo } from './pseudo.ts';

/** LANG-14: the namespaces that pages and translation files come in; mails and text messages are files of their own. */
export const namespaces: readonly Namespace[] = ['global', 'inverse', 'inverse-error-code'];

type Memo = { readonly files: Map<string, CompiledWords>; readonly whole: Map<LocaleCode, CompiledWords> };

const memos = new WeakMap<SiteWords, Memo>();

/**
 * All compiled words of the pages in a language, else in the one it inherits from, in the end in English (LANG-18). Always the same
 * object for the same question.
 *
 * @param own the operator's messages of the site (`siteWords`), which count before the shipped ones of their locale
 */
export function wordsFor(localeCode: LocaleCode, own: SiteWords = NO_WORDS): CompiledWords {
  const code = knownCode(localeCode);
  return memo(memoOf(own).whole, code, () =>
    Object.assign({}, ...namespaces.map((namespace) => namespaceWords(code, namespace, own))),
  );
}

/** All compiled words of a file in a language, complete by inheritance. */
export function namespaceWords(localeCode: LocaleCode, file: WordFile, own: SiteWords = NO_WORDS): CompiledWords {
  const code = knownCode(localeCode);
  return memo(memoOf(own).files, `${code}|${file}`, () => {
    const chain = inheritance(code, own);
    return Object.fromEntries(Object.keys(english[file]).map((id) => [id, firstOf(chain, file, id)]));
  });
}

/** The rows that a language inherits from: its own first, English last. Each has the operator's messages of its locale over its own. */
export function inheritance(localeCode: LocaleCode, own: SiteWords = NO_WORDS): readonly LanguageRow[] {
  return inheritedCodes(localeCode).map((code) => {
    const row = languages[code] as LanguageRow;
    return Object.hasOwn(own, code) ? withMessages(row, own[code] as Messages) : row;
  });
}

/** Whether a message of a locale is the operator's: its nearest text is one of theirs. */
export function isOwn(localeCode: LocaleCode, file: WordFile, id: string, own: SiteWords): boolean {
  if (own === NO_WORDS) return false;
  const has = (messages: Messages | undefined) => messages !== undefined && Object.hasOwn(messages, id);
  const nearest = inheritedCodes(localeCode).find((code) => has(own[code]) || has(languages[code]?.words[file]));
  return nearest !== undefined && has(own[nearest]);
}

/** The locales that a language inherits from: its own first, English last. */
function inheritedCodes(localeCode: LocaleCode): readonly LocaleCode[] {
  const code = knownCode(localeCode);
  const { inherits } = languages[code] as LanguageRow;
  return inherits ? [code, ...inheritedCodes(inherits)] : [code];
}

function withMessages(row: LanguageRow, own: Messages): LanguageRow {
  const files = Object.keys(english) as WordFile[];
  const words = files.map((file) => {
    const ours = Object.entries(own).filter(([id]) => Object.hasOwn(english[file], id));
    return [file, { ...row.words[file], ...Object.fromEntries(ours) }] as const;
  });
  return { ...row, words: Object.fromEntries(words) };
}

/**
 * The locale that a file's messages are written in: the given one, or the one it inherits from while its own do
 * not exist. A variant of the same language stays itself.
 */
export function writtenIn(localeCode: LocaleCode, file: WordFile): LocaleCode {
  const code = knownCode(localeCode);
  const row = languages[code] as LanguageRow;
  if (row.words[file] || row.generated || !row.inherits) return code;
  const source = writtenIn(row.inherits, file);
  return source.split('-')[0] === code.split('-')[0] ? code : source;
}

/**
 * A locale as its pages are read: where their words are still those of another language, `tag` is that language's, in the
 * reader's region (`en-TR` for tr-TUR). It is what `<html lang>` says, and by it dates, numbers and names of countries are
 * written, so that a sentence is of one language. Code, label and direction stay the locale's own (LANG-12).
 */
export function shownLocale(locale: Locale): Locale {
  const written = writtenIn(locale.value, 'global');
  if (written === locale.value) return locale;
  const { language } = new Intl.Locale(localeOf(written)?.tag ?? written);
  const { region } = new Intl.Locale(locale.tag);
  return { ...locale, tag: region ? `${language}-${region}` : language };
}

function firstOf(chain: readonly LanguageRow[], file: WordFile, id: string): CompiledMessage {
  const message = chain.map((row) => row.words[file]?.[id]).find((text) => text !== undefined) ?? '';
  return chain[0]?.generated === 'pseudo' ? pseudo(message) : compile(message);
}

function knownCode(localeCode: LocaleCode): LocaleCode {
  return Object.hasOwn(languages, localeCode) ? localeCode : 'en';
}

function memoOf(own: SiteWords): Memo {
  const kept = memos.get(own) ?? { files: new Map(), whole: new Map() };
  memos.set(own, kept);
  return kept;
}

function memo<Value>(store: Map<string, Value>, key: string, make: () => Value): Value {
  const kept = store.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  store.set(key, made);
  return made;
}
