import { describe, expect, test } from 'vitest';
import { placeAfter } from './list-keys.ts';

describe('the keys of the list', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 9, 0],
    ['ArrowUp', -1, 9],
    ['ArrowUp', 0, 9],
    ['ArrowUp', 5, 4],
    ['Home', 5, 0],
    ['End', 0, 9],
    ['PageDown', 4, 9],
    ['PageUp', 4, 0],
    ['a', 4, undefined],
    ['Tab', 4, undefined],
  ])('%s from %d of ten leads to %s', (key, here, expected) => {
    expect(placeAfter(key, here, 10)).toBe(expected);
    expect(placeAfter(key, here, 0)).toBeUndefined();
  });
});
