import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPageScripts, joinShort } from './page-scripts.ts';

const LONG = 'x'.repeat(16_000);

describe('script elements of a first visit', () => {
  test.each([
    ['none', [], []],
    ['a short file joins the long one after it', ['a', LONG], [`a${LONG}`]],
    ['a short file joins the long one before it', [LONG, 'a'], [`${LONG}a`]],
    ['two long files are two elements', [LONG, LONG], [LONG, LONG]],
    ['short files between them join the first', [LONG, 'a', 'b', LONG], [`${LONG}ab`, LONG]],
  ])('%s', (_, codes, scripts) => {
    expect(joinShort(codes)).toEqual(scripts);
  });

  test('nothing is lost, and nothing changes its place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 8 }), (lengths) => {
        const codes = lengths.map((length, index) => String(index).repeat(length));
        expect(joinShort(codes).join('')).toBe(codes.join(''));
      }),
    );
  });

  test('the registry comes before every file of a page, and late files find those with exports', () => {
    const files = { '/a.js': { code: 'a;', module: 'data:a' }, '/b.js': { code: 'b;', module: '' } };
    const scriptsOf = createPageScripts({ first: 'registry;', files, pages: { login: ['/a.js', '/b.js'] } });
    const scripts = scriptsOf('login');
    expect(scripts?.texts.map(({ raw }) => raw.toString())).toEqual(['registry;a;b;']);
    expect(scripts?.imports).toEqual({ '/a.js': 'data:a' });
    expect(scriptsOf('login')).toBe(scripts);
    expect(scriptsOf('nowhere')).toBeUndefined();
  });
});
