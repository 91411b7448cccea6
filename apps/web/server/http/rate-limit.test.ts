import { afterEach, expect, test, vi } from 'vitest';
import { rateLimit } from './rate-limit.ts';

afterEach(() => vi.restoreAllMocks());

function limited(more: { mostKeys?: number } = {}) {
  const now = { ms: 0 };
  return { now, ask: rateLimit({ most: 2, windowMs: 1_000, clock: () => now.ms, ...more }) };
}

test('allows a number per window, then returns the wait; other keys are independent', () => {
  const { now, ask } = limited();
  expect([ask('a'), ask('a')]).toEqual([0, 0]);
  now.ms = 400;
  expect([ask('a'), ask('a'), ask('b')]).toEqual([600, 600, 0]);
  now.ms = 1_000;
  expect(ask('a')).toBe(0);
});

test('memory is bounded: with too many keys the oldest are forgotten', () => {
  const { ask } = limited({ mostKeys: 2 });
  for (const key of ['a', 'a', 'b', 'c']) ask(key);
  expect(ask('b')).toBe(0);
  expect(ask('b')).toBeGreaterThan(0);
  expect(ask('a')).toBe(0);
});

test('a wall clock that is set back extends no wait', () => {
  const elapsed = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const wall = vi.spyOn(Date, 'now').mockReturnValue(9_000_000);
  const ask = rateLimit({ most: 1, windowMs: 1_000 });
  expect(ask('a')).toBe(0);
  wall.mockReturnValue(0);
  expect(ask('a')).toBe(1_000);
  elapsed.mockReturnValue(6_000);
  expect(ask('a')).toBe(0);
});
