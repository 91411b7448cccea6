import type { Seal } from './site.ts';

/**
 * The seal of one account. A site's seal has an open centre; this one has a flower of `core` petals in it. Of its numbers
 * a reader learns a shape, and nothing of what it was drawn from.
 */
export type PersonalSeal = Seal & { readonly core: number };

/** One closed line, as `sealPath` draws it, made smaller and turned (degrees). */
export type SealThread = Pick<Seal, 'lobes' | 'depth'> & { readonly scale: number; readonly turn: number };

/** Together they keep the centre open: the lines of no rim reach the flower. */
const LOBES = [5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const DEPTHS = [0.2, 0.25, 0.3, 0.35, 0.4] as const;
const TURNS = [2, 3, 4, 5, 6] as const;
const RINGS = [2, 3] as const;
const CORES = [3, 4, 5, 6, 7, 8] as const;

const RIM_THREADS = 7;
const CORE = { size: 0.3, depth: 0.55, threads: 3, shrink: 0.72 } as const;

/** The shape that a keyed hash stands for. @param hash at least ten bytes, evenly distributed */
export function personalSealOf(hash: Uint8Array): PersonalSeal {
  const chosen = <Value>(list: readonly [Value, ...Value[]], place: number): Value => {
    const number = (hash[2 * place] ?? 0) * 256 + (hash[2 * place + 1] ?? 0);
    return list[number % list.length] ?? list[0];
  };
  return {
    lobes: chosen(LOBES, 0),
    depth: chosen(DEPTHS, 1),
    turns: chosen(TURNS, 2),
    rings: chosen(RINGS, 3),
    core: chosen(CORES, 4),
  };
}

/** Its lines, all of which are drawn a second time in a mirror. */
export function personalThreads({ lobes, depth, turns, rings, core }: PersonalSeal): readonly SealThread[] {
  const innermost = 0.66 ** (rings / 2);
  const rim = Array.from({ length: RIM_THREADS }, (_, place) => ({
    ...{ lobes, depth },
    scale: innermost ** (place / RIM_THREADS),
    turn: ((360 / lobes) * turns * place) / 4 / RIM_THREADS,
  }));
  const flower = Array.from({ length: CORE.threads }, (_, place) => ({
    ...{ lobes: core, depth: CORE.depth },
    scale: CORE.size * CORE.shrink ** (place / CORE.threads),
    turn: (360 * place) / core / 4 / CORE.threads,
  }));
  return [...rim, ...flower];
}
