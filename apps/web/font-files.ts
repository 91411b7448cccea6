import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontSource, fontSources } from './font-sources.ts';

/** A face as the server puts it into documents. */
export type FontFace = Pick<FontSource, 'family' | 'scripts'> & { readonly address: string; readonly css: string };

/** What joins and shapes letters; small capitals and swashes are not used. In a code each letter stands alone. */
const FEATURES: Readonly<Record<FontSource['family'], string[]>> = {
  Display: ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'],
  Code: [],
};
const HASH_LENGTH = 7;

/**
 * Cuts the fonts of the pages into files of the letters that they need, and their licences beside them.
 * @param folder of the browser's files
 * @throws {Error} for a file that is too large
 */
export async function cutFonts(folder: string): Promise<readonly FontFace[]> {
  const faces: FontFace[] = [];
  // One after the other: they share the memory of one module.
  for (const source of fontSources) faces.push(await cut(source, folder));
  writeFileSync(join(folder, 'assets', 'fonts-licence.txt'), licences());
  return faces;
}

async function cut(source: FontSource, folder: string): Promise<FontFace> {
  const { name, family, letters, axes, scripts, most } = source;
  const text = letters.map(([first, last]) => lettersBetween(first, last)).join('');
  const bytes = await subsetFont(readFileSync(new URL(`files/${source.file}`, source.licence)), text, {
    ...{ targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES[family] },
    variationAxes: axes,
  });
  if (bytes.length > most) throw new Error(`The font ${name} has ${bytes.length} bytes, at most ${most}`);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
  const address = `/assets/${name}-${hash}.woff2`;
  writeFileSync(join(folder, address), bytes);
  const range = letters.map(([first, last]) => rangeText(first, last)).join();
  // One weight for all: a browser would else draw its own bold.
  const css = `@font-face{font-family:${family};src:url(${address});font-weight:400 700;font-display:optional;unicode-range:${range}}`;
  return { family, address, css, ...(scripts ? { scripts } : {}) };
}

function lettersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');
}

function rangeText(first: number, last: number): string {
  const [from, to] = [first, last].map((letter) => letter.toString(16));
  return from === to ? `U+${from}` : `U+${from}-${to}`;
}

/** The Open Font License asks for its text beside the files. */
function licences(): string {
  const places = new Set(fontSources.map(({ licence }) => licence));
  return [...places].map((place) => `${readFileSync(new URL(place), 'utf8').trim()}\n`).join('\n\n');
}
