import { expect, test } from 'vitest';
import { sectionAt } from './section-at.ts';

const HEIGHT = 800;
const FROM = 112;
/** Seven sections; the last three fit on one screen together. */
const BEGINS = [200, 700, 1300, 2300, 2900, 3150, 3400];
const END = 3600;
const at = (scrolled: number) =>
  sectionAt({
    ...{ tops: BEGINS.map((top) => top - scrolled), from: FROM, height: HEIGHT },
    ...{ scrolled, left: END - HEIGHT - scrolled },
  });

test('reads the first section at the top and the last at the end', () => {
  expect(at(0)).toBe(0);
  expect(at(END - HEIGHT)).toBe(BEGINS.length - 1);
});

test('reads a section in the upper third, not the one above it', () => {
  expect(at(700 - FROM)).toBe(1);
  expect(at(1300 - FROM)).toBe(2);
  expect(at(1300 - FROM - 150)).toBe(2);
  expect(at(1300 - FROM - 300)).toBe(1);
});

test('reads each section in turn while scrolling down', () => {
  const seen: number[] = [];
  for (let scrolled = 0; scrolled <= END - HEIGHT; scrolled += 10)
    if (at(scrolled) !== seen.at(-1)) seen.push(at(scrolled));
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('reads from the top on a page that fits on the screen', () => {
  expect(sectionAt({ tops: [100, 300, 500], from: FROM, height: HEIGHT, scrolled: 0, left: 0 })).toBe(0);
});
