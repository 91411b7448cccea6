import type { Locale } from './locale.ts';

type EntityTexts = { readonly licence: string; readonly regulator?: string | undefined };

/** The company that runs a site, as its page names it. */
export type Entity = EntityTexts & { readonly name: string };

/** `translations`: of its texts, by locale (`zh-TW`) or language (`tr`). The name is that of the register and has none. */
export type SiteEntity = Entity & { readonly translations?: Readonly<Record<string, EntityTexts>> | undefined };

/** LANG-18: the entity for a reader, in the brand's own words where it has no translation. */
export function entityIn(
  { translations = {}, ...own }: SiteEntity,
  { value, lang }: Pick<Locale, 'value' | 'lang'>,
): Entity {
  return { ...own, ...(translations[value] ?? translations[lang]) };
}
