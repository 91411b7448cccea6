import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = import.meta.dirname;
const FOLDERS = ['features', 'pages', 'shell', 'ui'] as const;
const NAME = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;
/** Every class name of all modules, prefixed with its file, in the order of both. */
const NAMES: readonly string[] = moduleStyles().flatMap((file) => {
  const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAME)].map(([, name]) => `${file} ${name}`);
  return [...new Set(named)].sort();
});

/**
 * A class name of two or three letters: its index among all names. It is the same in the server's build, the browsers' and every
 * build of the same source, and compresses to a byte or two.
 * @param file of the style sheet; a query behind it is ignored
 * @throws {Error} for a name that is not in that file
 */
export function shortName(name: string, file: string): string {
  const place = `${slashed(relative(ROOT, file.split('?', 1)[0] ?? file))} ${name}`;
  const number = NAMES.indexOf(place);
  if (number < 0) throw new Error(`Not a name in the styles: ${place}`);
  return `g${number.toString(36)}`;
}

/** The style file of a short name; undefined if no module has the name. */
export function fileOfName(short: string): string | undefined {
  const number = /^g[0-9a-z]+$/.test(short) ? Number.parseInt(short.slice(1), 36) : Number.NaN;
  return NAMES[number]?.split(' ')[0];
}

function moduleStyles(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => slashed(join(folder, file))),
  );
  return files.filter((file) => file.endsWith('.module.css')).sort();
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
