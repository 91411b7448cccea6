import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedMemory } from './shared-memory.ts';
import { createWindowCounts } from './window-counts.ts';

/** Each about 150 bytes; only limits of busy calls come close. */
const MOST_KEYS = 50_000;

/** One limit. */
export type CounterOptions = { readonly keyPrefix: string; readonly points: number; readonly duration: number };
export type Counter = {
  /** Counts one; the milliseconds to wait when that is one too many, and it is counted all the same. */
  readonly count: (key: string) => Promise<number | undefined>;
  readonly giveBack: (key: string) => Promise<void>;
};

/** In this process alone. */
export function localCounter(options: CounterOptions): Counter {
  const limiter = new RateLimiterMemory(options);
  return {
    count: (key) => waitOf(limiter, key),
    giveBack: async (key) => void (await limiter.reward(key, 1)),
  };
}

/**
 * Through Redis. Each instance counts what it sees itself beside that, and while Redis is away it allows its own share of the
 * points: all instances together never allow more than with Redis, but for what others had counted before.
 * @param instances that share the points
 */
export function sharedCounter(options: CounterOptions, shared: SharedMemory, instances: number): Counter {
  const limiter = new RateLimiterRedis({ ...options, storeClient: shared.redis, rejectIfRedisNotReady: true });
  const own = createWindowCounts(options.duration * 1000, MOST_KEYS);
  const share = Math.max(1, Math.floor(options.points / instances));
  return {
    async count(key) {
      const { count, msLeft } = own.add(key, 1);
      const answer = await shared.ask(async () => ({ waitMs: await waitOf(limiter, key) }));
      if (answer) return answer.waitMs;
      return count > share ? msLeft : undefined;
    },
    async giveBack(key) {
      own.add(key, -1);
      await shared.ask(() => limiter.reward(key, 1));
    },
  };
}

async function waitOf(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return rejected.msBeforeNext;
    throw rejected;
  }
}
