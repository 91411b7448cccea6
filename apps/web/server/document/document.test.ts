import { describe, expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { documentOf, openGraphLocale } from './document.ts';

const files = { style: '/s.css', script: '/s.js', preloads: [] };
const rootOf = (frame: PageFrame) => whole(frame).match(/<div id="root"[^>]*>/)?.[0];
function withTag(frame: PageFrame, tag: string): PageFrame {
  const { language } = frame;
  return { ...frame, language: { ...language, tag } };
}
function whole(frame: PageFrame, styles = ''): string {
  const texts = { title: '', description: '', body: '', earlyScript: '' };
  return documentOf({ frame, ...texts, styles, files, nonce: 'n', next: [] });
}

describe('[LANG-12] the direction of the messages', () => {
  test('English messages on a right-to-left page keep their own order', () => {
    const frame = pageFrame('login', { site: 'ARE', locale: 'ar-ARE' });
    expect(rootOf(withTag(frame, 'en-AE'))).toBe('<div id="root" data-foreign>');
  });

  test('messages of the page’s own language have no other', () => {
    const frame = pageFrame('login', { site: 'ARE', locale: 'ar-ARE' });
    expect(rootOf(withTag(frame, 'ar-AE'))).toBe('<div id="root">');
  });

  test('nor has a left-to-right page', () => {
    expect(rootOf(pageFrame('login'))).toBe('<div id="root">');
  });
});

describe('the styles of a page', () => {
  test("stand in its document, after the brand's own; the sheet of all pages comes once it is live, or without scripts", () => {
    const html = whole(pageFrame('login'), '.g1{color:red}');
    expect(html).toMatch(/<style nonce="n">@media[^<]*:root\{--hue:\d+\}[^<]*\.g1\{color:red\}<\/style>/);
    expect(html).toContain(' data-sheet="/s.css"');
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toHaveLength(1);
    expect(html).toContain('<noscript><link rel="stylesheet" href="/s.css"></noscript>');
  });

  test('are only the sheet if the document carries none', () => {
    const html = whole(pageFrame('login'));
    expect(html).toContain('\n<link rel="stylesheet" href="/s.css">\n');
    expect(html).not.toMatch(/data-sheet|<noscript><link/);
  });
});

test('[LANG-14] the document embeds the messages of its page, and no data of parts that the server alone renders', () => {
  const frame = pageFrame('login');
  const texts = { title: '', description: '', body: '', earlyScript: '', styles: '' };
  const html = documentOf({ frame, ...texts, files, messages: ['login.submit'], nonce: 'n', next: [] });
  const { onServer, language } = JSON.parse(/id="frame">(.*)<\/script>/.exec(html)?.[1] ?? '{}') as PageFrame;
  expect([language.words, onServer]).toEqual([{ 'login.submit': 'Log in' }, undefined]);
});

test.each([
  ['tr-TR', 'tr_TR'],
  ['zh-Hant-HK', 'zh_HK'],
  ['es-419', 'es_LA'],
  ['en', 'en_US'],
])('[LANG-18] the Open Graph locale of %s is %s', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
