import type { ValuesArgument, WordId } from '@gatehouse/words/catalogue';
import { type AnyValues, createTranslator, type Part, type Translator } from '@gatehouse/words/translator';
import { Fragment, type ReactNode } from 'react';
import { type PageFrame, usePage } from './page-context.tsx';

/** The element of each tag of a message, for instance `{ link: (children) => <a href={…}>{children}</a> }`. */
export type Tags = Readonly<Record<string, (children: ReactNode) => ReactNode>>;

type RichProps<Id extends WordId> = { id: Id; tags?: Tags } & (ValuesArgument<Id> extends [infer Values]
  ? { values: Values }
  : { values?: undefined });

/** One translator per page's messages. */
const translators = new WeakMap<PageFrame['language']['words'], Translator>();

/** The messages of this page: `t` for text, `find` for ids made at run time (`error.31002`). */
export function useMessages(): Translator {
  const { language } = usePage();
  return translatorFor(language.words, language.tag);
}

/** A message with tags. A tag that is not in `tags` shows its text only. */
export function Rich<Id extends WordId>({ id, values, tags = {} }: RichProps<Id>): ReactNode {
  // RichProps has checked the values against the id.
  const parts = useMessages().parts as (id: string, values?: AnyValues) => readonly Part[];
  return render(parts(id, values as AnyValues | undefined), tags);
}

function render(parts: readonly Part[], tags: Tags): ReactNode {
  return parts.map((part, at) => {
    if (typeof part === 'string') return part;
    const children = render(part.children, tags);
    const shown = Object.hasOwn(tags, part.tag) ? tags[part.tag]?.(children) : children;
    return <Fragment key={at}>{shown}</Fragment>;
  });
}

function translatorFor(words: PageFrame['language']['words'], tag: string): Translator {
  const kept = translators.get(words);
  if (kept) return kept;
  const made = createTranslator(tag, words);
  translators.set(words, made);
  return made;
}
