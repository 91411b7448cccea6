import { expect, test } from 'vitest';
import { memory } from './bounded-cache.ts';

test('an answer is asked for once by key, and a full memory begins anew', () => {
  const asked: string[] = [];
  const remember = memory<string>(2);
  const ask = (key: string) =>
    remember(key, () => {
      asked.push(key);
      return `answer to ${key}`;
    });
  expect(['a', 'b', 'a', 'b', 'c', 'a'].map(ask).at(-1)).toBe('answer to a');
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('a very long key is answered and not kept', () => {
  let asked = 0;
  const remember = memory<number>(2);
  const ask = () =>
    remember('x'.repeat(300), () => {
      asked += 1;
      return asked;
    });
  expect([ask(), ask()]).toEqual([1, 2]);
});
