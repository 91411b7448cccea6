import { expect, test } from 'vitest';
import { inTurns, median } from './hammer.ts';

test.each([
  [[3], 3],
  [[1, 9, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('sides are measured in turns; the first round warms up and does not count', async () => {
  const order: string[] = [];
  const side = (name: string, rates: number[]) => async () => {
    order.push(name);
    return { perSecond: rates.shift() ?? 0, errors: 1 };
  };
  const result = await inTurns({ ours: side('ours', [1, 50, 60, 40]), bare: side('bare', [1, 100, 90, 120]) }, 3);
  expect(order).toEqual(['ours', 'bare', 'ours', 'bare', 'ours', 'bare', 'ours', 'bare']);
  expect(result).toMatchObject({ ours: 50, bare: 100, ratio: 0.5, errors: 6 });
});
