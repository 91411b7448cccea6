import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestedPaths } from './suggested-paths.ts';

const known = ['/login', '/register', '/dashboard', '/download'];

test.each([
  ['/logn', ['/login']],
  ['/Login/', ['/login']],
  ['/registr', ['/register']],
  ['/dashbord', ['/dashboard']],
  ['/downlod', ['/download']],
  ['/something-else', []],
  ['/', []],
  ['', []],
])('[SHELL-13] %s may have meant %j', (asked, meant) => {
  expect(suggestedPaths(asked, known)).toEqual(meant);
});

test('[SHELL-13] offers only known paths, at most two, each once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (asked) => {
      const meant = suggestedPaths(asked, known);
      expect(meant.length).toBeLessThanOrEqual(2);
      expect(new Set(meant).size).toBe(meant.length);
      for (const path of meant) expect(known).toContain(path);
    }),
  );
});

test('[SHELL-13] reads a path of slashes alone within milliseconds, however long', () => {
  const before = performance.now();
  expect(suggestedPaths(`/${'/'.repeat(50_000)}x`, ['/dashboard'])).toEqual([]);
  expect(performance.now() - before).toBeLessThan(50);
});
