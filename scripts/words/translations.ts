/**
 * `npm run translations -- export LOCALE FILE [PICTURES]`, `… import LOCALE FILE`, `… pictures LOCALE PICTURES`: hands all texts of a
 * language to a translator and takes them back, as XLIFF 2.1 (`.xlf`) or gettext PO (`.po`); `PICTURES` is a folder with a picture of each
 * state of the gallery. See docs/translating.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localeOf } from '@gatehouse/rules/site/locale';
import type { Glossary } from '@gatehouse/words/glossary';
import { english, languages, type Messages, type WordFile } from '@gatehouse/words/languages';
import { ROOT } from '../step.ts';
import { formatOf } from './exchange/exchange-file.ts';
import { importUnits } from './exchange/import-units.ts';
import { unitsOf } from './exchange/translation-unit.ts';
import { readPictures, takeGalleryPictures } from './gallery-pictures.ts';

/** The start scripts are plain JavaScript. */
const { prepare }: { readonly prepare: (options: { readonly build: boolean }) => Promise<string> } = await import(
  new URL('../bootstrap.mjs', import.meta.url).href
);

const USAGE =
  'Usage: npm run translations -- export|import LOCALE FILE.xlf|FILE.po [PICTURES], or pictures LOCALE PICTURES';
const { positionals } = parseArgs({ allowPositionals: true });
const [action, code = '', file = '', folder] = positionals;
const locale = localeOf(code);

try {
  if (!locale || file === '') throw new Error(USAGE);
  if (action === 'export') {
    const pictures = folder === undefined ? undefined : readPictures(folder);
    const units = unitsOf(locale.value, await glossaryOf(locale.value), pictures);
    writeFileSync(file, formatOf(file).write(units, locale.tag));
    const own = units.filter(({ target }) => target !== undefined).length;
    const rest = own < units.length ? `, ${own} translated, the others from ${languages[locale.value]?.inherits}` : '';
    process.stdout.write(`${units.length} texts in ${file}${rest}.\n`);
  } else if (action === 'import') {
    await take(locale.value, formatOf(file).read(readFileSync(file, 'utf8')));
  } else if (action === 'pictures') {
    await prepare({ build: true });
    const { messages, files } = await takeGalleryPictures(locale.value, file);
    process.stdout.write(`${files} pictures in ${file}; they show ${messages} texts.\n`);
  } else throw new Error(USAGE);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function take(language: string, exchanged: Parameters<typeof importUnits>[1]): Promise<void> {
  const glossary = await glossaryOf(language);
  if (!glossary)
    throw new Error(`${language} has no glossary yet: write packages/words/src/${language}/glossary.ts first`);
  const { words, changed, problems } = importUnits(language, exchanged, glossary);
  const folder = path.join(ROOT, 'packages', 'words', 'src', language);
  mkdirSync(folder, { recursive: true });
  for (const [name, messages] of Object.entries(words) as [WordFile, Messages][]) {
    writeFileSync(path.join(folder, `${name}.ts`), moduleOf(name, messages));
  }
  for (const problem of problems) process.stdout.write(`left out: ${problem}\n`);
  process.stdout.write(`${changed} texts changed, ${problems.length} left out. Next: npm run check\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function glossaryOf(language: string): Promise<Glossary | undefined> {
  try {
    const file = path.join(ROOT, 'packages', 'words', 'src', language, 'glossary.ts');
    return ((await import(file)) as { readonly glossary: Glossary }).glossary;
  } catch {
    return undefined;
  }
}

/** A file of words, in the order of English; `biome check --write` breaks its lines. */
function moduleOf(name: WordFile, messages: Messages): string {
  const variable = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const ids = Object.keys(english[name]).filter((id) => Object.hasOwn(messages, id));
  const rows = ids.map((id) => `  ${quoted(id)}: ${quoted(messages[id] ?? '')},\n`);
  return `export const ${variable} = {\n${rows.join('')}};\n`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}
