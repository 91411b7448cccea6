import { describe, expect, test } from 'vitest';
import { keptOf } from './kept-keys.ts';
import { heldBy, keysLost, type PageLoads } from './limits.ts';

function loads(firstPaint: number, live: number | null, blocking: number): PageLoads {
  const painted = { firstPaint, largestPaint: firstPaint, blocking, blockingInAll: blocking, layoutShift: 0 };
  const typed = { visible: firstPaint, live, keysKept: firstPaint, keysLost: 1 };
  return { weight: undefined, painted: [painted, painted, painted], typed: [typed, typed, typed], errors: [] };
}

const floors = { static: loads(800, null, 0), react: loads(850, 2_000, 100) };
const holds = (page: PageLoads) => heldBy(page, floors).map(({ what, holds }) => [what, holds]);

describe('a page beside its floors', () => {
  test('holds at its limits: first paint of the static form, the rest of the form in React', () => {
    expect(heldBy(loads(1_000, 2_200, 150), floors)).toEqual([
      { what: 'first paint', floor: 'static', ratio: 1.25, limit: 1.25, holds: true },
      { what: 'form live', floor: 'react', ratio: 1.1, limit: 1.1, holds: true },
      { what: 'blocking time', floor: 'react', ratio: 1.5, limit: 1.5, holds: true },
    ]);
  });

  test('does not hold above them', () => {
    const broken = [
      ['first paint', false],
      ['form live', false],
      ['blocking time', false],
    ];
    expect(holds(loads(1_001, 2_201, 151))).toEqual(broken);
    expect(holds({ weight: undefined, painted: [], typed: [], errors: [] })).toEqual(broken);
  });

  test('holds where neither blocks at all', () => {
    const quick = { static: loads(800, null, 0), react: loads(850, 2_000, 0) };
    expect(heldBy(loads(800, 2_000, 0), quick)[2]).toMatchObject({ ratio: 1, holds: true });
    expect(heldBy(loads(800, 2_000, 1), quick)[2]).toMatchObject({ holds: false });
  });

  test('loses the keys of all its loads', () => {
    expect(keysLost(loads(1, 1, 1))).toBe(3);
  });
});

describe('keys that arrived in a field', () => {
  const inputs = ['a', 'b', 'c'].map((key, place) => ({ at: 100 * (place + 1), key }));

  test.each([
    ['abc', { keysKept: 100, keysLost: 0 }],
    ['c', { keysKept: 300, keysLost: 2 }],
    ['', { keysKept: null, keysLost: 3 }],
    ['saved abc', { keysKept: 100, keysLost: 0 }],
  ])('with %j at the end', (value, expected) => {
    expect(keptOf(inputs, value)).toEqual(expected);
  });
});
