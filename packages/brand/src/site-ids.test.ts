import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { defaultBrand } from './default-brand.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const home = join('packages', 'brand', 'src', 'sites');
const ids = defaultBrand.sites.map(({ id }) => id);
const literal = new RegExp(`(['"\`])(?:${ids.join('|')})\\1`);

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|dist|\..*)$/.test(entry.name) ? [] : sources(path);
    return /\.(?:ts|tsx|mjs|js)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const linesWithIds = (text: string) => text.split('\n').flatMap((line, at) => (literal.test(line) ? [at + 1] : []));

test('[SITE-10] site ids are literals in the site files alone', () => {
  const files = ['packages', 'apps', 'server', 'scripts'].flatMap((folder) => sources(join(root, folder)));
  const found = files
    .map((file) => ({ path: relative(root, file), lines: linesWithIds(readFileSync(file, 'utf8')) }))
    .filter(({ path, lines }) => lines.length > 0 && !path.startsWith(home))
    .flatMap(({ path, lines }) => lines.map((line) => `${path}:${line}`));
  expect(found).toEqual([]);
  expect(files.filter((file) => relative(root, file).startsWith(home))).toHaveLength(ids.length);
});

test('the search finds an id in any quotes, and no words that only contain one', () => {
  expect(linesWithIds(`a === 'EU'\n"TUR"\n\`KAZ\`\n'EUR'\n'en-EU'\nEU`)).toEqual([1, 2, 3]);
});
