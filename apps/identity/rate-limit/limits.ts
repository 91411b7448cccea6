import type { CodeName } from '@gatehouse/contract/codes';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** How many of a thing one key may do in a time. Failures are counted at login, so that a busy office can log in. */
export const defaultLimits = {
  loginFailuresByAddress: { points: 100, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  loginFailuresByDevice: { points: 20, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  registrationsByAddress: { points: 1000, seconds: HOUR_S, code: 'addressLimit' },
  registrationsByDevice: { points: 300, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  codesByAddress: { points: 3000, seconds: HOUR_S, code: 'addressLimit' },
  mailsByRecipient: { points: 6, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
} as const satisfies Record<string, Limit>;

type Limit = { points: number; seconds: number; code: CodeName };
export type LimitName = keyof typeof defaultLimits;
/** Points to use in place of the usual ones, by limit. */
export type LimitPoints = Partial<Record<LimitName, number>>;

export type Limits = {
  /** Counts one. @throws {Refusal} when that is one too many; a missing key is not counted */
  readonly count: (name: LimitName, key: string | undefined) => Promise<void>;
  /** Looks without counting. @throws {Refusal} when nothing is left */
  readonly check: (name: LimitName, key: string | undefined) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Limits in memory, or shared through Redis; when Redis cannot be reached, memory takes over. */
export function createLimits(
  redisUrl: string | undefined,
  points: LimitPoints,
  onError: (error: Error) => void,
): Limits {
  const redis = redisUrl ? openRedis(redisUrl, onError) : undefined;
  const names = Object.keys(defaultLimits) as LimitName[];
  const limiters = new Map(names.map((name) => [name, limiter(name, points[name], redis)]));
  const ask = async (name: LimitName, key: string | undefined, cost: 0 | 1): Promise<void> => {
    const chosen = limiters.get(name);
    if (key === undefined || !chosen) return;
    const state = cost === 0 ? await chosen.get(key) : await chosen.consume(key).catch(tooMany);
    const over =
      state !== null && (cost === 0 ? state.consumedPoints >= chosen.points : state.consumedPoints > chosen.points);
    if (over) throw refusal(name, state.msBeforeNext);
  };
  return {
    count: (name, key) => ask(name, key, 1),
    check: (name, key) => ask(name, key, 0),
    close: async () => redis?.disconnect(),
  };
}

function limiter(name: LimitName, points: number | undefined, redis: Redis | undefined): RateLimiterAbstract {
  const { seconds } = defaultLimits[name];
  const options = { keyPrefix: `gatehouse:${name}`, points: points ?? defaultLimits[name].points, duration: seconds };
  if (!redis) return new RateLimiterMemory(options);
  return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) });
}

function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2000 });
  redis.on('error', onError);
  return redis;
}

function tooMany(rejected: unknown): RateLimiterRes {
  if (rejected instanceof RateLimiterRes) return rejected;
  throw rejected;
}

function refusal(name: LimitName, waitMs: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(defaultLimits[name].code, { retry_after: retryAfter }, { retryAfter });
}
