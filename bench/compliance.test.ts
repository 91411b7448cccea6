import { expect, test } from 'vitest';
import { complianceRate, type Spread } from './compliance.ts';

const CEILING_NS = 10_000;

test.each<Spread>(['many elements', 'one element'])(
  '[COMP-05] 10 000 items for %s: an answer takes less than 10 µs',
  (spread) => {
    expect(complianceRate(10_000, spread).nsPerAnswer).toBeLessThan(CEILING_NS);
  },
);
