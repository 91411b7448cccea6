import { openRedis, type RedisClient } from '@gatehouse/identity/rate-limit/redis';
import { REFERENCE_TTL_MS, type ReferenceStore } from '@gatehouse/web/server/references/references';

export type SharedReferences = { readonly store: ReferenceStore; readonly close: () => void };

const KEY = 'gatehouse:reference:';

/** Keeps references in Redis, so that the operator's port of every replica can open them. While it is down none are given. */
export function sharedReferences(redisUrl: string, onError: (error: Error) => void): SharedReferences {
  const redis = openRedis(redisUrl, onError);
  return { store: redisStore(redis, onError), close: () => redis.disconnect() };
}

export function redisStore(
  redis: Pick<RedisClient, 'status' | 'set' | 'get'>,
  onError: (error: Error) => void,
): ReferenceStore {
  return {
    save(reference, text, onLost) {
      if (redis.status !== 'ready') return false;
      // A page does not wait for Redis: a write that is lost all the same is one reference that does not open.
      void redis.set(KEY + reference, text, 'PX', REFERENCE_TTL_MS).catch((error: Error) => {
        onLost?.();
        onError(error);
      });
      return true;
    },
    load: async (reference) => (await redis.get(KEY + reference)) ?? undefined,
  };
}
