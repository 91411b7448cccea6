import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageRanges } from './accept-language.ts';

describe('[LANG-13] the ranges of an Accept-Language header', () => {
  test.each([
    [undefined, ''],
    ['', ''],
    ['en', 'en 1'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en-gb 1, en 0.9, de 0.8'],
    ['de;q=0.5, en-GB', 'en-gb 1, de 0.5'],
    ['a;q=0.5,b;q=0.5', 'a 0.5, b 0.5'],
    ['*', '* 1'],
    ['en;q=0, *;q=0.1', '* 0.1, en 0'],
    ['en ; q = 0.7', 'en 0.7'],
    ['EN;Q=0.123', 'en 0.123'],
    ['en;q=1.000', 'en 1'],
    ['zh-Hant-HK', 'zh-hant-hk 1'],
    ['en;q=1.1', ''],
    ['en;q=-1', ''],
    ['en;q=0.1234', ''],
    ['en;q=NaN, de', 'de 1'],
    ['en;q=1e9', ''],
    ['en;q=0.5;q=1', ''],
    ['en;level=1', ''],
    ['en_US', ''],
    ['en-', ''],
    ['-en', ''],
    ['abcdefghi', ''],
    ['**', ''],
    ['<script>', ''],
    [',,,;;;,', ''],
    ['\u0000en', ''],
    ['__proto__, en', 'en 1'],
  ])('%j has %j', (header, ranges) => {
    expect(
      languageRanges(header)
        .map(({ range, quality }) => `${range} ${quality}`)
        .join(', '),
    ).toBe(ranges);
  });

  test('a huge header is read only so far, and never in the middle of a range', () => {
    const before = performance.now();
    expect(languageRanges('en-GB,'.repeat(1_000_000))).toHaveLength(32);
    expect(languageRanges(`de,${' '.repeat(1019)}zh-TW`).map(({ range }) => range)).toEqual(['de']);
    expect(languageRanges('a'.repeat(10_000_000))).toEqual([]);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  test('anything gives weights from 0 to 1 in falling order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.float()), { maxLength: 40 }), (parts) => {
        const qualities = languageRanges(parts.map(([range, q]) => `${range};q=${q}`).join(',')).map((r) => r.quality);
        expect(qualities.every((quality) => quality >= 0 && quality <= 1)).toBe(true);
        expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
      }),
    );
  });
});
