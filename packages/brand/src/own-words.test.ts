import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadBrand } from './load-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(words: unknown, check?: Parameters<typeof loadBrand>[0]) {
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify({ words }));
  return loadBrand({ file, ...check });
}
const texts = { 'shell.logIn': 'Enter' };

describe('[SITE-10] messages of a brand', () => {
  test('they are read as they are written', () => {
    expect(load([{ sites: ['EU'], locale: 'en-EU', texts }]).words).toEqual([
      { sites: ['EU'], locale: 'en-EU', texts },
    ]);
  });

  test.each([
    ['no list', {}, /words: /],
    ['a site that is not there', [{ sites: ['XX'], locale: 'en', texts }], /words\[0\]\.sites: "XX" is not a site/],
    ['no site', [{ sites: [], locale: 'en', texts }], /words\[0\]\.sites: needs a site; leave it out for all sites/],
    ['a locale that is not known', [{ locale: 'xx', texts }], /words\[0\]\.locale: must be a locale code/],
    ['an empty text', [{ locale: 'en', texts: { 'shell.logIn': ' ' } }], /must not be empty/],
    ['a control character', [{ locale: 'en', texts: { 'shell.logIn': 'a\u0000' } }], /control characters/],
  ])('refused: %s', (_, words, problem) => {
    expect(() => load(words)).toThrow(problem);
  });

  test('what another check finds is refused with the rest', () => {
    const check = () => [{ field: 'words[0].texts.shell.logIn', problem: 'is wrong' }];
    expect(() => load([{ locale: 'en', texts }], { check })).toThrow('words[0].texts.shell.logIn: is wrong');
  });
});
