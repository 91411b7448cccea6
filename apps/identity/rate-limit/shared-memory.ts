import { Cluster } from 'ioredis';
import { openRedis, type RedisClient } from './redis.ts';

/** With what else a request does, less than 200 ms. */
const ANSWER_MS = 100;
const PROBE_MS = 250;

/** Redis, which is asked only while it answers. */
export type SharedMemory = {
  readonly redis: RedisClient;
  /** What it answers; undefined when it is away, or does not answer in time. */
  readonly ask: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  readonly isAway: () => boolean;
  readonly close: () => void;
};

/**
 * One call that has no answer in time is enough: all others go on without Redis until it has answered a ping, and a cluster has
 * said that it is whole. No request waits for that.
 * @param onError hears once of each time that it goes away
 */
export function openSharedMemory(redisUrl: string, onError: (error: Error) => void): SharedMemory {
  // Of each try to connect; what is told is that it is away.
  const redis = openRedis(redisUrl, () => undefined);
  let probing: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const probe = () => {
    probing = setTimeout(async () => {
      const isBack = await answeredInTime(isWhole(redis)).catch(() => false);
      probing = undefined;
      if (!isBack && !isClosed) probe();
    }, PROBE_MS).unref();
  };
  return {
    redis,
    isAway: () => probing !== undefined,
    async ask(work) {
      if (probing) return undefined;
      try {
        return await answeredInTime(work());
      } catch (error) {
        if (!probing && !isClosed) {
          probe();
          onError(error as Error);
        }
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

/** A cluster that lacks a part answers pings all the same, by any of its nodes. */
async function isWhole(redis: RedisClient): Promise<boolean> {
  if (redis instanceof Cluster) return String(await redis.cluster('INFO')).includes('cluster_state:ok');
  await redis.ping();
  return true;
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
