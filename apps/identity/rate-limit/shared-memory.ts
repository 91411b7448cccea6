import { Cluster } from 'ioredis';
import { openRedis, type RedisClient } from './redis.ts';

/** With what else a request does, less than 200 ms. */
const ANSWER_MS = 100;
/** The pause before the next ping of a lost Redis; doubled after each failure. */
const PROBE_MS = 250;
const PROBE_MOST_MS = 5_000;
/** What is away again sooner than that has never been back. */
const STEADY_MS = 30_000;

/** Redis, which is used only while it answers. */
export type SharedMemory = {
  readonly redis: RedisClient;
  /** What it answers; undefined when it is away, or does not answer in time. */
  readonly ask: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  readonly isAway: () => boolean;
  readonly close: () => void;
};

/**
 * One call that has no answer in time is enough: all others go on without Redis until it has answered a ping, of a cluster each
 * master. No request waits for that.
 * @param onError is called once for each loss
 */
export function openSharedMemory(redisUrl: string, onError: (error: Error) => void): SharedMemory {
  // Each try to connect has an error; only the loss is reported.
  const redis = openRedis(redisUrl, () => undefined);
  let probing: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let probeMs = PROBE_MS;
  let backAt = Number.NEGATIVE_INFINITY;
  const probe = () => {
    probing = setTimeout(async () => {
      const isBack = await answeredInTime(isWhole(redis)).catch(() => false);
      probing = undefined;
      if (isBack) backAt = performance.now();
      else if (!isClosed) probe();
    }, probeMs).unref();
    probeMs = Math.min(2 * probeMs, PROBE_MOST_MS);
  };
  const leave = (error: Error) => {
    if (performance.now() - backAt > STEADY_MS) probeMs = PROBE_MS;
    probe();
    onError(error);
  };
  return {
    redis,
    isAway: () => probing !== undefined,
    async ask(work) {
      if (probing) return undefined;
      try {
        return await answeredInTime(work());
      } catch (error) {
        if (!probing && !isClosed) leave(error as Error);
        return undefined;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(probing);
      redis.disconnect();
    },
  };
}

/**
 * A cluster that lacks a part still answers pings, and a node that has not noticed yet reports it as whole: each master that
 * has slots is pinged.
 */
async function isWhole(redis: RedisClient): Promise<boolean> {
  if (!(redis instanceof Cluster)) return (await redis.ping()) === 'PONG';
  const missing = new Set(redis.slots.map(([master]) => master));
  const masters = redis.nodes('master').filter(({ options }) => missing.delete(`${options.host}:${options.port}`));
  // A lost connection forgets the cluster node, and another node may own its slots by now.
  redis.refreshSlotsCache();
  const [state] = await Promise.all([redis.cluster('INFO'), ...masters.map((master) => master.ping())]);
  return masters.length > 0 && missing.size === 0 && state.includes('cluster_state:ok');
}

async function answeredInTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // A process that was busy itself first reads what has come meanwhile.
    const giveUp = () => setImmediate(() => reject(new Error(`Redis gave no answer within ${ANSWER_MS} ms`)));
    timer = setTimeout(giveUp, ANSWER_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
