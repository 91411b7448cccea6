import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../testing/misbehaving-peer.ts';
import { createResponseCache, STORAGE_MAX_CHARS } from './response-cache.ts';

test('[HTTP-14] at most 20 entries stay in memory; the oldest goes', () => {
  const cache = createResponseCache({ clock: () => 0 });
  for (let at = 0; at < 21; at++) cache.set(`${at}`, at, 1000, false);
  expect(cache.get('0', 1000, false)).toBeUndefined();
  expect(cache.get('1', 1000, false)).toEqual({ data: 1 });
  expect(cache.get('20', 1000, false)).toEqual({ data: 20 });
});

describe('[HTTP-15] local storage', () => {
  test('[HTTP-15] exactly 4 718 592 characters are allowed, one more is not', () => {
    for (const [over, stored] of [
      [0, true],
      [1, false],
    ] as const) {
      const storage = memoryStorage();
      const cache = createResponseCache({ clock: () => 0, storage });
      const chars = 'cached:k'.length + JSON.stringify({ expiry: 1000, data: 1 }).length;
      storage.setItem('big', 'x'.repeat(STORAGE_MAX_CHARS - chars - 'big'.length + over));
      cache.set('k', 1, 1000, true);
      expect(storage.items.has('cached:k')).toBe(stored);
      expect(cache.get('k', 1000, true)).toEqual({ data: 1 });
    }
  });

  test('[HTTP-15] a full, broken or missing storage breaks nothing', () => {
    const full = memoryStorage(0);
    const broken = new Proxy(memoryStorage(), {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    for (const storage of [full, broken, undefined]) {
      const cache = createResponseCache({ clock: () => 0, storage });
      cache.set('k', 1, 1000, true);
      expect(cache.get('k', 1000, true)).toEqual({ data: 1 });
      expect(cache.get('other', 1000, true)).toBeUndefined();
      cache.drop('k');
      cache.clear();
      expect(cache.get('k', 1000, true)).toBeUndefined();
    }
  });

  test('[HTTP-15] old entries make room, what others stored stays', () => {
    const storage = memoryStorage();
    const clock = { now: 0 };
    const cache = createResponseCache({ clock: () => clock.now, storage });
    storage.setItem('mine', 'stays');
    cache.set('old', 1, 1000, true);
    clock.now = 1000;
    cache.set('new', 2, 1000, true);
    expect([...storage.items.keys()]).toEqual(['mine', 'cached:new']);
    cache.clear();
    expect([...storage.items.keys()]).toEqual(['mine']);
  });
});
