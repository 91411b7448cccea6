/** How often a key was counted in its window, and how long that still lasts. */
export type Counted = { readonly count: number; readonly msLeft: number };

export type WindowCounts = {
  /** Adds to a key's count, which never falls below 0. */
  readonly add: (key: string, points: 1 | -1) => Counted;
};

/**
 * Counts by key in this process, in windows that begin with a key's first count. It knows so many keys at most: beyond that the
 * window that began first is forgotten.
 * @param clock milliseconds on a monotonic clock
 */
export function createWindowCounts(
  windowMs: number,
  mostKeys: number,
  clock: () => number = () => performance.now(),
): WindowCounts {
  const windows = new Map<string, { count: number; readonly until: number }>();
  const forget = (now: number) => {
    for (const [oldest, { until }] of windows) {
      if (until > now && windows.size < mostKeys) return;
      windows.delete(oldest);
    }
  };
  return {
    add(key, points) {
      const now = clock();
      const known = windows.get(key);
      if (known && known.until > now) {
        known.count = Math.max(0, known.count + points);
        return { count: known.count, msLeft: known.until - now };
      }
      windows.delete(key);
      if (points < 0) return { count: 0, msLeft: 0 };
      forget(now);
      windows.set(key, { count: points, until: now + windowMs });
      return { count: points, msLeft: windowMs };
    },
  };
}
