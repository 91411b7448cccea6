import { LRUCache } from 'lru-cache';
import type { PictureType } from './picture-type.ts';

export type Picture = { readonly type: PictureType; readonly bytes: Buffer };

type Fetch = () => Promise<Picture | undefined>;

const MOST_BYTES = 16_777_216;
const MOST_KEPT = 2_000;
const KEPT_MS = 600_000;
/** Somebody may get a picture soon. */
const ABSENT_MS = 30_000;
/** A key without a picture weighs something too. */
const KEY_BYTES = 256;

/**
 * Pictures in memory, at most 16 MB of them; those that nobody asked for go first. One that is being fetched is fetched once, however
 * many ask. That there is none is kept for half a minute; that it could not be found out is not kept at all.
 * @param clock milliseconds on a clock that nobody sets back
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
