import { localeOf } from '@gatehouse/rules/site/locale';
import type { Glossary } from '@gatehouse/words/glossary';
import { english, languages, type Messages, type WordFile } from '@gatehouse/words/languages';
import { translationProblems } from '@gatehouse/words/translation-check';
import type { Exchanged } from './exchange-file.ts';

/** What came of a file: the words of the language with those of the file in them, how many changed, and what was left out and why. */
export type Imported = {
  readonly words: Readonly<Partial<Record<WordFile, Messages>>>;
  readonly changed: number;
  readonly problems: readonly string[];
};

/**
 * Takes translations over. A text that the gate would refuse, whose English has changed since the export, or whose id is not known is left
 * out: the old one stays. One without a target changes nothing.
 *
 * @param code the language, for instance `tr-TUR`
 */
export function importUnits(code: string, { tag, units }: Exchanged, glossary: Glossary): Imported {
  const locale = localeOf(code);
  if (tag !== locale?.tag)
    return { words: {}, changed: 0, problems: [`the file is in ${tag}, ${code} is ${locale?.tag}`] };
  const problems: string[] = [];
  const own: Partial<Record<WordFile, Messages>> = { ...languages[code]?.words };
  let changed = 0;
  for (const { file, id, source, target } of units) {
    if (target === undefined || target === own[file]?.[id]) continue;
    const wrong = whyNot(code, { file, id, source, target }, glossary);
    if (wrong.length > 0) problems.push(...wrong.map((what) => `${file} ${id}: ${what}`));
    else {
      own[file] = { ...own[file], [id]: target };
      changed += 1;
    }
  }
  return { words: own, changed, problems };
}

type Offered = { readonly file: WordFile; readonly id: string; readonly source: string; readonly target: string };

function whyNot(code: string, { file, id, source, target }: Offered, glossary: Glossary): readonly string[] {
  if (!Object.hasOwn(english, file)) return ['there is no such file of words'];
  const texts: Messages = english[file];
  if (!Object.hasOwn(texts, id)) return ['there is no such text'];
  if (texts[id] !== source) return ['the English text has changed since the export'];
  return translationProblems(code, id, target, source, glossary);
}
