import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('computes a value once per key, and empties a full cache', () => {
  const asked: string[] = [];
  const remember = createBoundedCache<string>(2);
  const ask = (key: string) =>
    remember(key, () => {
      asked.push(key);
      return `answer to ${key}`;
    });
  expect(['a', 'b', 'a', 'b', 'c', 'a'].map(ask).at(-1)).toBe('answer to a');
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('computes a very long key without storing it', () => {
  let asked = 0;
  const remember = createBoundedCache<number>(2);
  const ask = () =>
    remember('x'.repeat(300), () => {
      asked += 1;
      return asked;
    });
  expect([ask(), ask()]).toEqual([1, 2]);
});
