/**
 * The words' part of `npm run check`: the catalogues and each translation (LANG-18), the voice of the English texts, and that of the
 * guides. Prints how many of the words each locale has itself.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkWords, type Problem } from '@gatehouse/words/check';
import type { Glossary } from '@gatehouse/words/glossary';
import { english, type LanguageRow, languages, type WordFile } from '@gatehouse/words/languages';
import { checkTranslation } from '@gatehouse/words/translation-check';
import { checkVoice, proseProblems } from '@gatehouse/words/voice-check';
import { inheritance } from '@gatehouse/words/words-for';
import { ROOT } from '../step.ts';

/** The specification's own words. */
const QUOTED = path.join('docs', 'requirements.md');

const guides = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })].filter((file) => file !== QUOTED);

const translations = await Promise.all(Object.keys(languages).map(translationOf));
const problems = [
  ...[...checkWords(), ...checkVoice(), ...translations.flat()].map(
    ({ locale, file, id, what }) => `${locale} ${file} ${id}: ${what}`,
  ),
  ...guides.flatMap((file) =>
    proseOf(readFileSync(path.join(ROOT, file), 'utf8')).flatMap((line, place) =>
      proseProblems(line).map((what) => `${file}:${place + 1}: ${what}`),
    ),
  ),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
for (const line of coverage()) process.stdout.write(`${line}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** English and its variants have the voice's own check; every other language with words has a glossary beside them. */
async function translationOf(code: string): Promise<readonly Problem[]> {
  const words = languages[code]?.words ?? {};
  if (code.startsWith('en') || Object.keys(words).length === 0) return [];
  const file = path.join(ROOT, 'packages', 'words', 'src', code, 'glossary.ts');
  if (!existsSync(file))
    return [{ locale: code, file: 'glossary', id: '', what: `missing: packages/words/src/${code}/glossary.ts` }];
  const { glossary } = (await import(file)) as { readonly glossary: Glossary };
  return checkTranslation(code, withInherited(code), glossary);
}

/** A variant's glossary counts for the texts that it inherits too: the words of one country in them are found. */
function withInherited(code: string): LanguageRow['words'] {
  const rows = inheritance(code).filter((row) => row !== languages.en);
  const files = Object.keys(english) as WordFile[];
  return Object.fromEntries(
    files.map((file) => [file, Object.assign({}, ...rows.map((row) => row.words[file]).reverse())]),
  );
}

/** For each locale that is not English: how many words it has itself, of how many, and whose the others are. */
function coverage(): string[] {
  const size = (code: string) =>
    Object.values(languages[code]?.words ?? {}).reduce((sum, words) => sum + Object.keys(words).length, 0);
  const all = size('en');
  return Object.entries(languages)
    .filter(([code]) => !code.startsWith('en'))
    .map(([code, { inherits }]) => {
      const own = size(code);
      return `${code.padEnd(8)}${String(own).padStart(5)} of ${all}${own < all ? `, the others from ${inherits}` : ''}`;
    });
}

/** The lines of a guide, without code: names of settings, fields and kinds are not prose. */
function proseOf(guide: string): string[] {
  let isCode = false;
  return guide.split('\n').map((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? '' : line.replace(/`[^`]*`/g, '');
  });
}
