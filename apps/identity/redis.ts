import { Redis } from 'ioredis';

export type { Redis } from 'ioredis';

/** A connection that fails at once instead of holding anything up; it comes back by itself. */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2000 });
  redis.on('error', onError);
  return redis;
}
