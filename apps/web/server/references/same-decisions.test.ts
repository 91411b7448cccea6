import { expect, test } from 'vitest';
import { sameDecisions } from './same-decisions.ts';

test('a decision is the same for an hour, however often it is met', () => {
  let now = 1;
  const same = sameDecisions({ clock: () => now });
  same.remember('a', 'GH-1');
  now = 3_600_000;
  expect([same.find('a'), same.find('b')]).toEqual(['GH-1', undefined]);
  now += 1;
  expect(same.find('a')).toBeUndefined();
});

test('at most so many are known: the one that nobody met for longest goes, and what was lost', () => {
  const same = sameDecisions({ clock: () => 0, most: 2 });
  same.remember('a', 'GH-1');
  same.remember('b', 'GH-2');
  same.find('a');
  same.remember('c', 'GH-3');
  expect(['a', 'b', 'c'].map(same.find)).toEqual(['GH-1', undefined, 'GH-3']);
  same.forget('c');
  expect(same.find('c')).toBeUndefined();
});
