import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readme = read('README.md');

test('the README lists every variable that the start reads, and no other', () => {
  const all = /z\.object\(\{([\s\S]*?)\n\}\)/.exec(read('server/environment.ts'))?.[1] ?? '';
  const capacity = /capacityFields = \{([\s\S]*?)\n\};/.exec(read('server/capacity.ts'))?.[1] ?? '';
  const schema = `${all}\n${capacity}`;
  const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const listed = [...readme.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(variables).toEqual(expect.arrayContaining(['PORT', 'LIMITS']));
  expect(listed.toSorted()).toEqual(variables.toSorted());
});

test('the README lists the address of every site', () => {
  for (const { hosts } of defaultBrand.sites) expect(readme).toContain(`| http://${hosts[0]}:3000 |`);
});

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operators.md', 'docs/decisions/README.md'])(
  'the links of %s lead somewhere',
  (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    // The picture is taken of the finished page.
    const missing = links.filter(
      (link) => !link.endsWith('.png') && !existsSync(path.join(ROOT, path.dirname(file), link)),
    );
    expect(missing).toEqual([]);
  },
);

test('the file paths that the docs name are there', () => {
  const docs = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operators.md'].map(read).join('\n');
  const named = [
    ...docs.matchAll(/`((?:apps|packages|server|scripts|journeys|bench|docs)\/[\w./-]+\.(?:ts|tsx|mjs))`/g),
  ];
  const missing = named.map(([, file = '']) => file).filter((file) => !existsSync(path.join(ROOT, file)));
  expect(named.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});
