import { LRUCache } from 'lru-cache';
import type { PictureType } from './picture-type.ts';

export type Picture = { readonly type: PictureType; readonly bytes: Buffer };

type Fetch = () => Promise<Picture | undefined>;

const MOST_BYTES = 16_777_216;
const MOST_KEPT = 2_000;
const KEPT_MS = 600_000;
/** An account without a picture may get one soon. */
const ABSENT_MS = 30_000;
/** Weight of a key, with or without a picture. */
const KEY_BYTES = 256;

/**
 * Pictures in memory, up to 16 MB; the least recently used are dropped first. Concurrent requests share one fetch. A missing picture
 * is stored for half a minute; a failure is not stored.
 * @param clock monotonic clock, in ms
 */
export function createPictureCache(clock: () => number): (key: string, fetch: Fetch) => Promise<Picture | undefined> {
  const kept = new LRUCache<string, { readonly picture: Picture | undefined }, Fetch>({
    max: MOST_KEPT,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ picture }) => KEY_BYTES + (picture?.bytes.length ?? 0),
    perf: { now: clock },
    ttlResolution: 0,
    // A fetch that is evicted while it is under way still answers those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const picture = await context();
      options.ttl = picture ? KEPT_MS : ABSENT_MS;
      return { picture };
    },
  });
  return async (key, fetch) => (await kept.fetch(key, { context: fetch }).catch(() => undefined))?.picture;
}
