import { type Glossary, TERMS, type Term } from '@gatehouse/words/glossary';
import { english, languages, type Messages, type WordFile } from '@gatehouse/words/languages';
import { roomOf } from '@gatehouse/words/translation-check';
import { placesOf } from './places.ts';

/** One text as translators exchange it. `target` is absent where the language has none of its own. */
export type TranslationUnit = {
  readonly file: WordFile;
  readonly id: string;
  readonly source: string;
  readonly target?: string | undefined;
  /** For the translator: where it shows, how long it may be, which terms it has, what is unsure. */
  readonly notes: readonly string[];
};

const FILES = Object.keys(english) as WordFile[];

/**
 * Every text of the product with its translation into a language and its context.
 *
 * @param code for instance `tr-TUR`
 * @param pictures names of files by id
 */
export function unitsOf(
  code: string,
  glossary?: Glossary,
  pictures: Readonly<Record<string, string>> = {},
): readonly TranslationUnit[] {
  return FILES.flatMap((file) => {
    const source: Messages = english[file];
    const own = languages[code]?.words[file];
    return Object.entries(source).map(([id, text]) => ({
      ...{ file, id, source: text, target: own?.[id] },
      notes: [...notesOf(file, id, text, glossary), ...(pictures[id] ? [`Picture: ${pictures[id]}`] : [])],
    }));
  });
}

function notesOf(file: WordFile, id: string, source: string, glossary: Glossary | undefined): string[] {
  const { kind, most } = roomOf(id, source);
  const terms = (Object.keys(TERMS) as Term[]).filter((term) => TERMS[term].test(source));
  const doubt = glossary?.unsure[id];
  return [
    `Shows: ${placesOf(file, id).join(', ')}`,
    `Kind: ${kind}, ${most}`,
    ...(terms.length > 0 && glossary
      ? [`Terms: ${terms.map((term) => `${term} = ${glossary.terms[term][0]}`).join('; ')}`]
      : []),
    ...(doubt ? [`Unsure: ${doubt}`] : []),
  ];
}
