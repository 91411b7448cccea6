/** The words' part of `npm run check`: the catalogues (LANG-18), the voice of the English texts, and that of the guides. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkWords } from '@gatehouse/words/check';
import { checkVoice, proseProblems } from '@gatehouse/words/voice-check';
import { ROOT } from '../step.ts';

/** The specification's own words. */
const QUOTED = path.join('docs', 'requirements.md');

const guides = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })].filter((file) => file !== QUOTED);

const problems = [
  ...[...checkWords(), ...checkVoice()].map(({ locale, file, id, what }) => `${locale} ${file} ${id}: ${what}`),
  ...guides.flatMap((file) =>
    proseOf(readFileSync(path.join(ROOT, file), 'utf8')).flatMap((line, place) =>
      proseProblems(line).map((what) => `${file}:${place + 1}: ${what}`),
    ),
  ),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The lines of a guide, without code: names of settings, fields and kinds are not prose. */
function proseOf(guide: string): string[] {
  let isCode = false;
  return guide.split('\n').map((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? '' : line.replace(/`[^`]*`/g, '');
  });
}
