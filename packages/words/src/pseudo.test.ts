import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { english } from './languages.ts';
import { pseudo } from './pseudo.ts';
import { createTranslator } from './translator.ts';
import { wordsFor } from './words-for.ts';

const messages = Object.values(english).flatMap((words) => Object.entries(words));
const read = (message: ReturnType<typeof pseudo>, values = {}) =>
  createTranslator('en-XA', { message }).find('message', values);

describe('the pseudo-locale', () => {
  test('is accented, bracketed and longer', () => {
    expect(read(pseudo('Create your account'))).toBe('[Çŕéåţé ýöûŕ åççöûñţ öñé ţŵ]');
  });

  test.each(messages)('%s is bracketed and about a third longer', (_, message) => {
    const values = Object.fromEntries([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => [name, 5]));
    const long = read(pseudo(message), values) ?? '';
    const short = read(compile(message), values) ?? '';
    expect(long).toMatch(/^\[[\s\S]*\]$/);
    expect(long.length).toBeGreaterThanOrEqual(short.length * 1.2);
    expect(long.length).toBeLessThanOrEqual(short.length * 1.6 + 4);
  });

  test('leaves placeholders, branches and tags as they are', () => {
    expect(pseudo('<link>Go</link> to {site}: {n, plural, one {# try} other {# tries}}')).toEqual([
      '[<link>Ĝö</link> ţö ',
      ['site'],
      ': ',
      ['n', 'plural', { one: ['#', ' ţŕý'], other: ['#', ' ţŕîéš'] }],
      ' öñé ţ]',
    ]);
  });

  test('gives back every letter of any text', () => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    fc.assert(
      fc.property(fc.stringMatching(/^[ceginsuyz ]+$/), (text) => {
        expect(plain(read(pseudo(text)) ?? '').startsWith(`[${text}`)).toBe(true);
      }),
    );
  });

  test('has no word that stays English', () => {
    const words = wordsFor('en-XA');
    for (const [id, message] of Object.entries(words))
      expect(JSON.stringify(message), id).not.toMatch(/^"\[?[A-Za-z ]+\]?"$/);
  });

  test('an empty text stays empty', () => {
    expect(pseudo('')).toBe('');
  });
});
