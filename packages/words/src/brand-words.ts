import type { Brand, BrandWords } from '@gatehouse/rules/site/brand';
import { localeOf } from '@gatehouse/rules/site/locale';
import { messageProblems } from './check.ts';
import { english, type Messages } from './languages.ts';

/** An operator's messages of one site, by locale and id. Always the same object for the same brand and site. */
export type SiteWords = Readonly<Record<string, Messages>>;

/** A site without messages of its own. */
export const NO_WORDS: SiteWords = {};
/** By the rows that count on a site: sites with the same rows share what is compiled of them. */
const known = new WeakMap<readonly BrandWords[], Map<string, SiteWords>>();
const source: Messages = Object.assign({}, ...Object.values(english));

/**
 * LANG-18: the brand's own messages on a site. A later row counts before an earlier one.
 * @param site its id
 */
export function siteWords({ words = [] }: Pick<Brand, 'words'>, site: string): SiteWords {
  const counts = [...words.keys()].filter((row) => words[row]?.sites?.includes(site) ?? true);
  if (counts.length === 0) return NO_WORDS;
  const byRows = known.get(words) ?? new Map<string, SiteWords>();
  known.set(words, byRows);
  const key = counts.join();
  const kept = byRows.get(key) ?? merged(counts.map((row) => words[row] as BrandWords));
  byRows.set(key, kept);
  return kept;
}

function merged(rows: readonly BrandWords[]): SiteWords {
  const all: Record<string, Messages> = {};
  for (const { locale, texts } of rows) all[locale] = { ...all[locale], ...texts };
  return all;
}

/** What is wrong with a brand's own messages: unknown ids, text that is not ICU, placeholders or tags that differ from the English text's. */
export function brandWordsProblems({
  words = [],
}: Pick<Brand, 'words'>): readonly { readonly field: string; readonly problem: string }[] {
  return words.flatMap(({ locale, texts }, index) =>
    Object.entries(texts).flatMap(([id, text]) => {
      const field = `words[${index}].texts.${id.slice(0, 80)}`;
      if (!Object.hasOwn(source, id))
        return [{ field, problem: 'is not the id of a message; packages/words/src/en lists them' }];
      const wrong = messageProblems(text, source[id] as string, localeOf(locale)?.tag);
      return wrong.map((problem) => ({ field, problem }));
    }),
  );
}
