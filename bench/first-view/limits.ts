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

type Figure = (loads: PageLoads) => number;
type Limit = { readonly what: string; readonly floor: FloorName; readonly limit: number; readonly figure: Figure };

/** Medians; not a number where nothing was measured. */
export const figures = {
  firstPaint: (loads) => median(loads.painted.map((one) => one.firstPaint)),
  live: (loads) => median(loads.typed.flatMap(({ live }) => live ?? [])),
  blocking: (loads) => median(loads.painted.map((one) => one.blocking)),
} satisfies Record<string, Figure>;

/** The most that a page may take, of what its floor takes. */
const LIMITS: readonly Limit[] = [
  { what: 'first paint', floor: 'static', limit: 1.25, figure: figures.firstPaint },
  { what: 'form live', floor: 'react', limit: 1.1, figure: figures.live },
  { what: 'blocking time', floor: 'react', limit: 1.5, figure: figures.blocking },
];

/** The ratios of a page to its floors. One that could not be measured does not hold. */
export function heldBy(page: PageLoads, floors: Readonly<Record<FloorName, PageLoads>>): Held[] {
  return LIMITS.map(({ what, floor, limit, figure }) => {
    const [ours, least] = [figure(page), figure(floors[floor])];
    // A machine that is quick enough blocks neither.
    const ratio = ours === 0 && least === 0 ? 1 : ours / least;
    return { what, floor, ratio, limit, holds: ratio <= limit };
  });
}

/** The keys that were lost in all loads of a page. */
export function keysLost({ typed }: PageLoads): number {
  return typed.reduce((sum, one) => sum + one.keysLost, 0);
}
