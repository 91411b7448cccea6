import { Redis } from 'ioredis';

export type { Redis } from 'ioredis';

const ANSWER_MS = 2_000;

/**
 * A connection that fails at once instead of holding anything up; it comes back by itself. One that gives no answer in time
 * is closed, and nothing of it is sent again: what waits for a stalled Redis would only grow.
 */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    ...{ enableOfflineQueue: false, maxRetriesPerRequest: 0 },
    ...{ connectTimeout: ANSWER_MS, commandTimeout: ANSWER_MS, socketTimeout: ANSWER_MS },
  });
  redis.on('error', onError);
  return redis;
}
