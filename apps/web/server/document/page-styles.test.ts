import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortName } from '../../class-names.ts';
import { stylePartsOf } from '../../style-parts.ts';
import { createPageStyles } from './page-styles.ts';

const short = (name: string, file: string) => shortName(name, join(import.meta.dirname, '..', '..', file));
const field = short('field', 'ui/field.module.css');
const card = short('card', 'ui/card.module.css');
const spin = short('turn', 'ui/spinner.module.css');
const sheet = [
  ':root{--ink:#000}',
  `.${field}{color:red}`,
  `.${card}{color:blue}`,
  `@media (width>40rem){a{b:c}.${field}{d:e}.${card} .${field}{f:g}}`,
  `@media (width>40rem){.${card}{h:i}}`,
  `.${card},.${field}:hover{j:k}`,
  `@keyframes ${spin}{to{rotate:1turn}}`,
  '@view-transition{navigation:auto}',
].join('');
const { parts, files, soon } = stylePartsOf(sheet);
const stylesOf = createPageStyles({ parts, files, soon });

test('a page carries the rules of the style files that it uses, with their conditions, in order', () => {
  expect(stylesOf(`<p class="x ${field}">`)).toBe(
    [
      ':root{--ink:#000}',
      `.${field}{color:red}`,
      `@media (width>40rem){a{b:c}.${field}{d:e}}`,
      `.${card},.${field}:hover{j:k}`,
      // For the next screen of a form.
      `@keyframes ${spin}{to{rotate:1turn}}`,
      '@view-transition{navigation:auto}',
    ].join(''),
  );
});

test('a page that uses everything carries the whole sheet, and one that uses nothing the rules of every page', () => {
  const braces = (css: string) => css.replaceAll('}@media (width>40rem){', '');
  expect(braces(stylesOf(`<p class="${field}"><p class="${card}">`))).toBe(braces(sheet));
  expect(stylesOf('<p>')).not.toMatch(new RegExp(`\\.(?:${field}|${card})\\b`));
});

test('the rules and the animation of a server-drawn part come only where it is drawn', () => {
  const drawn = stylePartsOf(
    '@media (height>30rem){:root[data-app-banner] .app-banner{a:b}}@keyframes app-banner{0%{c:d}}.sr{e:f}@keyframes held{to{g:h}}',
  );
  const stylesFor = createPageStyles(drawn);
  expect(stylesFor('<p class="app-banner">')).toMatch(/data-app-banner.*@keyframes app-banner.*\.sr.*@keyframes held/);
  expect(stylesFor('<p>')).toBe('.sr{e:f}@keyframes held{to{g:h}}');
});

test('the braces of the styles are balanced with any HTML', () => {
  fc.assert(
    fc.property(fc.subarray([field, card, spin, 'unknown', '']), (names) => {
      const css = stylesOf(`<p class="${names.join(' ')}">`);
      expect(css.split('{').length).toBe(css.split('}').length);
    }),
  );
});

test.each([
  ['a selector that depends on classes of two files', `.${field}:not(.${card}){color:red}`],
  ['a relative address', '.x{background:url(x.png)}'],
  ['an at-rule without a block', '@layer a,b;'],
])('%s is refused by the build', (_, css) => {
  expect(() => stylePartsOf(css)).toThrow(Error);
});
