import { describe, expect, test } from 'vitest';
import { pageFrame } from '../pages/frame-fixture.ts';
import type { PageFrame } from '../shell/page-context.tsx';
import { documentOf } from './document.ts';

const files = { style: '/s.css', script: '/s.js', preloads: [] };
const rootOf = (frame: PageFrame) =>
  documentOf({ frame, title: '', description: '', body: '', files, earlyScript: '', nonce: 'n', next: [] }).match(
    /<div id="root"[^>]*>/,
  )?.[0];

describe('[LANG-12] the direction of words', () => {
  test('English words on a right-to-left page keep their own order', () => {
    expect(rootOf(pageFrame('login', { site: 'ARE', locale: 'ar-ARE' }))).toBe('<div id="root" data-foreign>');
  });

  test('words of the page’s own language have no other', () => {
    const frame = pageFrame('login', { site: 'ARE', locale: 'ar-ARE' });
    expect(rootOf({ ...frame, locale: { ...frame.locale, tag: 'ar-AE' } })).toBe('<div id="root">');
  });

  test('nor has a left-to-right page', () => {
    expect(rootOf(pageFrame('login'))).toBe('<div id="root">');
  });
});
