import { median } from '../hammer.ts';
import type { Painted, Typed } from './loads.ts';
import type { Weight } from './weight.ts';

/** All that was measured of a page; loads that failed are left out. */
export type PageLoads = {
  readonly weight: Weight | undefined;
  readonly painted: readonly Painted[];
  readonly typed: readonly Typed[];
  readonly errors: readonly string[];
};
export type FloorName = 'static' | 'react';
/** A figure of a page beside its floor's in the same run. */
export type Held = {
  readonly what: string;
  readonly floor: FloorName;
  readonly ratio: number;
  readonly limit: number;
  readonly holds: boolean;
};

type Limit = {
  readonly what: string;
  readonly floor: FloorName;
  readonly limit: number;
  /** Of which the median counts; where none was measured, it is not a number and does not hold. */
  readonly values: (loads: PageLoads) => readonly number[];
};

/** The most that a page may take, of what its floor takes. */
const LIMITS: readonly Limit[] = [
  {
    ...{ what: 'first paint', floor: 'static', limit: 1.25 },
    values: ({ painted }) => painted.map(({ firstPaint }) => firstPaint),
  },
  {
    ...{ what: 'form live', floor: 'react', limit: 1.1 },
    values: ({ typed }) => typed.flatMap(({ live }) => live ?? []),
  },
  {
    ...{ what: 'blocking time', floor: 'react', limit: 1.5 },
    values: ({ painted }) => painted.map(({ blocking }) => blocking),
  },
];

/** The ratios of a page to its floors. One that could not be measured does not hold. */
export function heldBy(page: PageLoads, floors: Readonly<Record<FloorName, PageLoads>>): Held[] {
  return LIMITS.map(({ what, floor, limit, values }) => {
    const [ours, least] = [median(values(page)), median(values(floors[floor]))];
    // A machine that is quick enough blocks neither.
    const ratio = ours === 0 && least === 0 ? 1 : ours / least;
    return { what, floor, ratio, limit, holds: ratio <= limit };
  });
}

/** The keys that were lost in all loads of a page. */
export function keysLost({ typed }: PageLoads): number {
  return typed.reduce((sum, one) => sum + one.keysLost, 0);
}
