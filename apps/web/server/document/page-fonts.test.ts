import { expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { documentOf } from './document.ts';
import { createPageFonts } from './page-fonts.ts';

const face = (family: 'Display' | 'Code', name: string, scripts?: readonly string[]) => ({
  ...{ family, address: `/assets/${name}.woff2`, css: `@font-face{src:url(/assets/${name}.woff2)}` },
  ...(scripts ? { scripts } : {}),
});
const fontsOf = createPageFonts([
  face('Display', 'latin'),
  face('Display', 'latin-ext', ['Latn']),
  face('Display', 'georgian', ['Geor']),
  face('Display', 'arabic', ['Arab']),
  face('Code', 'code'),
]);
const namesIn = (css: string) => [...css.matchAll(/assets\/([\w-]+)\.woff2/g)].map(([, name]) => name);

test.each([
  ['en-150', ['latin', 'latin-ext', 'code'], 'latin'],
  ['tr-TR', ['latin', 'latin-ext', 'code'], 'latin'],
  ['ka-GE', ['latin', 'georgian', 'code'], 'georgian'],
  ['ar-AE', ['latin', 'arabic', 'code'], 'arabic'],
  ['ru-KZ', ['latin', 'code'], 'latin'],
])('a page in %s has the faces of its script', (tag, names, display) => {
  expect(namesIn(fontsOf(tag).css)).toEqual(names);
  expect(namesIn(fontsOf(tag).display)).toEqual([display]);
});

test('a first visit names a file for the next page, and has no face; later visits have the faces', () => {
  const texts = { title: '', description: '', body: '', earlyScript: '', styles: '' };
  const files = { style: '/s.css', script: '/s.js', preloads: [] };
  const whole = { ...texts, files, frame: pageFrame('login'), fonts: fontsOf('en'), nonce: 'n', next: [] };
  const first = documentOf({ ...whole, scripts: { at: '', imports: {} } });
  expect(first).toContain(' data-font="/assets/latin.woff2"');
  expect(first).not.toContain('@font-face');
  const later = documentOf(whole);
  expect(later).not.toContain('data-font');
  expect(namesIn(later)).toEqual(['latin', 'latin-ext', 'code']);
});
