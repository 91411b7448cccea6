import { setTimeout as sleep } from 'node:timers/promises';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Locale, LocaleCode } from '@gatehouse/rules/site/locale';
import { type SiteWords, siteWords } from '@gatehouse/words/brand-words';
import type { CompiledWords, Namespace } from '@gatehouse/words/catalogue';
import { isOwn, namespaces, namespaceWords, shownLocale, wordsFor } from '@gatehouse/words/words-for';
import { loadNamespace, type TranslationFailure } from '../../platform/words/translations.ts';

/**
 * The server's messages: the shipped ones, overridden by an operator's translation files, and those by the brand's own messages of a
 * site (`site` is its id).
 */
export type MessagesSource = {
  /** All messages of pages. Does not wait for a fetch in progress. */
  readonly wordsFor: (locale: LocaleCode, site: string) => CompiledWords;
  /** The locale in which its pages are shown: `shownLocale` for the shipped messages, the locale itself for an operator's. */
  readonly shownLocale: (locale: Locale) => Locale;
  /** A whole namespace, for the file that browsers load on demand (LANG-14). */
  readonly file: (locale: LocaleCode, namespace: Namespace, site: string) => string;
};

export type MessagesSourceOptions = {
  readonly brand: Pick<Brand, 'words'>;
  /** `TRANSLATION_ORIGIN`; absent: only the shipped messages. */
  readonly origin: string | undefined;
  readonly project: string;
  /** Called once for each file that failed to load (LANG-15). */
  readonly report: (failure: TranslationFailure) => void;
  /** Called when a file has changed messages: rendered pages are out of date. */
  readonly onChange: () => void;
};

/** Lifetime of a loaded file in ms. */
export const FRESH_MS = 300_000;

/** Pages use the shipped messages at once, and the translation host's when its files have arrived (LANG-14, LANG-15). */
export function createMessagesSource({
  brand,
  origin,
  project,
  report,
  onChange,
}: MessagesSourceOptions): MessagesSource {
  const loaded = new Map<string, CompiledWords>();
  const merged = new Map<string, CompiledWords>();
  const askedAt = new Map<LocaleCode, number>();

  async function load(host: string, locale: LocaleCode, namespace: Namespace): Promise<void> {
    const key = `${namespace}|${locale}`;
    const known = loaded.get(key) ?? {};
    const messages = await loadNamespace({
      fetch,
      sleep,
      origin: host,
      project,
      namespace,
      locale,
      report,
      shipped: known,
    });
    if (JSON.stringify(messages) === JSON.stringify(known)) return;
    loaded.set(key, messages);
    merged.clear();
    onChange();
  }

  function refresh(locale: LocaleCode): void {
    if (origin === undefined || Date.now() - (askedAt.get(locale) ?? 0) < FRESH_MS) return;
    askedAt.set(locale, Date.now());
    for (const namespace of namespaces) void load(origin, locale, namespace);
  }

  /** Counts as translated only if most messages are the operator's. */
  function isTranslated(locale: LocaleCode): boolean {
    return namespaces.every((namespace) => {
      const own = Object.keys(loaded.get(`${namespace}|${locale}`) ?? {}).length;
      return own > Object.keys(namespaceWords(locale, namespace)).length / 2;
    });
  }

  /** The host's messages of some namespaces, but for those that the brand has itself. */
  function hosted(locale: LocaleCode, of: readonly Namespace[], own: SiteWords): CompiledWords {
    const entries = of.flatMap((namespace) =>
      Object.entries(loaded.get(`${namespace}|${locale}`) ?? {}).filter(([id]) => !isOwn(locale, namespace, id, own)),
    );
    return Object.fromEntries(entries);
  }

  /** The shipped messages that the host or the brand overrides; a message that no page knows is left out. */
  function merge(locale: LocaleCode, site: string): CompiledWords {
    const own = siteWords(brand, site);
    const words = wordsFor(locale, own);
    if (loaded.size === 0) return words;
    const over = Object.entries(hosted(locale, namespaces, own));
    return { ...words, ...Object.fromEntries(over.filter(([id]) => Object.hasOwn(words, id))) };
  }

  return {
    wordsFor(locale, site) {
      refresh(locale);
      const key = `${locale}|${site}`;
      const words = merged.get(key) ?? merge(locale, site);
      merged.set(key, words);
      return words;
    },
    shownLocale: (locale) => (isTranslated(locale.value) ? locale : shownLocale(locale)),
    file(locale, namespace, site) {
      refresh(locale);
      const own = siteWords(brand, site);
      return JSON.stringify({ ...namespaceWords(locale, namespace, own), ...hosted(locale, [namespace], own) });
    },
  };
}
