import { expect, test } from 'vitest';
import { complianceRate, type Spread } from './compliance.ts';

const CEILING_NS = 10_000;
/** A scan of the items would take about a hundred times as long; caches and rounding take some. */
const MOST_GROWTH = 10;

// Best rounds, because a machine that is busy with something else makes any other one slower.
test.each<Spread>(['many elements', 'one element'])(
  '[COMP-05] %s: with 10 000 items an answer takes less than 10 µs, and not much longer than with 100',
  (spread) => {
    const [few, many] = [100, 10_000].map((items) => complianceRate(items, spread).bestNsPerAnswer);
    expect(many).toBeLessThan(CEILING_NS);
    expect((many ?? 0) / (few ?? 0)).toBeLessThan(MOST_GROWTH);
  },
);
