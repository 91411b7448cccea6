import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale, LocaleCode } from '@gatehouse/rules/site/locale';
import type { CompiledWords, Namespace } from '@gatehouse/words/catalogue';
import { namespaces, namespaceWords, shownLocale, wordsFor } from '@gatehouse/words/words-for';
import { loadNamespace, type TranslationFailure } from '../../platform/words/translations.ts';

/** Where the server takes words from: those that ship, with an operator's translation files laid over them. */
export type MessagesSource = {
  /** The words of a page, by prefixes of their ids. Never waits: a file that is still on its way counts later. */
  readonly wordsFor: (locale: LocaleCode, prefixes: readonly string[]) => CompiledWords;
  /** The locale as its pages are read: what `shownLocale` says of the words that ship, the locale itself once an operator's have come. */
  readonly shownLocale: (locale: Locale) => Locale;
  /** One namespace whole, for the file that browsers load late (LANG-14). */
  readonly file: (locale: LocaleCode, namespace: Namespace) => string;
};

export type MessagesSourceOptions = {
  /** `TRANSLATION_ORIGIN`; absent: only the words that ship. */
  readonly origin: string | undefined;
  readonly project: string;
  /** Told once for each file that did not come (LANG-15). */
  readonly report: (failure: TranslationFailure) => void;
  /** Called when a file brought other words than before: pages rendered from the old ones are out of date. */
  readonly onChange: () => void;
};

/** How long a loaded file counts before it is asked for again. */
export const FRESH_MS = 300_000;

/** Pages use the shipped words at once, and the translation host's as soon as its files have come (LANG-14, LANG-15). */
export function createMessagesSource({ origin, project, report, onChange }: MessagesSourceOptions): MessagesSource {
  const loaded = new Map<string, CompiledWords>();
  const askedAt = new Map<LocaleCode, number>();

  async function load(host: string, locale: LocaleCode, namespace: Namespace): Promise<void> {
    const key = `${namespace}|${locale}`;
    const known = loaded.get(key) ?? {};
    const words = await loadNamespace({
      fetch,
      sleep,
      origin: host,
      project,
      namespace,
      locale,
      report,
      shipped: known,
    });
    if (JSON.stringify(words) === JSON.stringify(known)) return;
    loaded.set(key, words);
    onChange();
  }

  function refresh(locale: LocaleCode): void {
    if (origin === undefined || Date.now() - (askedAt.get(locale) ?? 0) < FRESH_MS) return;
    askedAt.set(locale, Date.now());
    for (const namespace of namespaces) void load(origin, locale, namespace);
  }

  /** A few words of an operator's are no translation: most of them are. */
  function isTranslated(locale: LocaleCode): boolean {
    return namespaces.every((namespace) => {
      const own = Object.keys(loaded.get(`${namespace}|${locale}`) ?? {}).length;
      return own > Object.keys(namespaceWords(locale, namespace)).length / 2;
    });
  }

  return {
    wordsFor(locale, prefixes) {
      refresh(locale);
      const own = wordsFor(locale, prefixes);
      if (loaded.size === 0) return own;
      const over = namespaces.flatMap((namespace) => Object.entries(loaded.get(`${namespace}|${locale}`) ?? {}));
      return { ...own, ...Object.fromEntries(over.filter(([id]) => Object.hasOwn(own, id))) };
    },
    shownLocale: (locale) => (isTranslated(locale.value) ? locale : shownLocale(locale)),
    file(locale, namespace) {
      refresh(locale);
      return JSON.stringify({ ...namespaceWords(locale, namespace), ...loaded.get(`${namespace}|${locale}`) });
    },
  };
}
