import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const ONE_HOUR_MS = 3_600_000;
const MOST_SAME = 10_000;

/** The references of decisions stored within the hour. */
export type SameDecisions = {
  /** @param said everything in the decision but its time */
  readonly find: (said: string) => string | undefined;
  readonly remember: (said: string, reference: string) => void;
  readonly forget: (said: string) => void;
};

/** Identical decisions share one reference for an hour. Bounded: the least recently used are dropped. */
export function sameDecisions({ clock, most = MOST_SAME }: { clock: () => number; most?: number }): SameDecisions {
  const known = new LRUCache<string, string>({
    max: most,
    ttl: ONE_HOUR_MS - 1,
    ttlResolution: 0,
    perf: { now: clock },
  });
  return {
    find: (said) => known.get(keyOf(said)),
    remember: (said, reference) => void known.set(keyOf(said), reference),
    forget: (said) => void known.delete(keyOf(said)),
  };
}

function keyOf(said: string): string {
  return createHash('sha256').update(said).digest('base64');
}
