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
  test('English words on a right-to-left page are marked as English', () => {
    expect(rootOf(pageFrame('login', { site: 'ARE', locale: 'ar-ARE' }))).toBe(
      '<div id="root" lang="en" data-foreign>',
    );
  });

  test('words in the letters of the page are not', () => {
    const frame = pageFrame('login', { site: 'ARE', locale: 'ar-ARE' });
    expect(rootOf({ ...frame, words: { ...frame.words, 'login.title': 'تسجيل الدخول' } })).toBe('<div id="root">');
  });

  test('a left-to-right page is not', () => {
    expect(rootOf(pageFrame('login'))).toBe('<div id="root">');
  });
});
