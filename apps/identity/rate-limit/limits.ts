import type { CodeName } from '@gatehouse/contract/codes';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import { openRedis, type Redis } from '../redis.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** How many of a thing one key may do in a time. At login only failures count, so that a busy office can log in. */
export const defaultLimits = {
  loginFailuresByAddress: { points: 100, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  loginFailuresByDevice: { points: 20, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  registrationsByAddress: { points: 60, seconds: HOUR_S, code: 'addressLimit' },
  registrationsByDevice: { points: 20, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  codesByAddress: { points: 120, seconds: HOUR_S, code: 'addressLimit' },
  codesByDevice: { points: 40, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  mailsByRecipient: { points: 20, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  mailsByRecipientAndDevice: { points: 6, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  quickTokensByAccount: { points: 60, seconds: 10 * MINUTE_S, code: 'deviceOrAccountLimit' },
  conversionChecksByAddress: { points: 120, seconds: 10 * MINUTE_S, code: 'addressLimit' },
  bindsByAccount: { points: 10, seconds: HOUR_S, code: 'deviceOrAccountLimit' },
  metricsByAddress: { points: 600, seconds: MINUTE_S, code: 'addressLimit' },
} as const satisfies Record<string, Limit>;

type Limit = { points: number; seconds: number; code: CodeName };
export type LimitName = keyof typeof defaultLimits;
/** Points to use in place of the usual ones, by limit. */
export type LimitPoints = Partial<Record<LimitName, number>>;

/** Ten times the usual points: in development and tests everybody comes from one address. */
export const developmentLimits: LimitPoints = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, { points }]) => [name, points * 10]),
);

export type Limits = {
  /** Counts one. @throws {Refusal} when that is one too many, and does not count it; a missing key is not counted */
  readonly count: (name: LimitName, key: string | undefined) => Promise<void>;
  /** Takes back one that was counted and is not to count after all. */
  readonly giveBack: (name: LimitName, key: string | undefined) => Promise<void>;
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
  const giveBack: Limits['giveBack'] = async (name, key) => {
    if (key !== undefined) await limiters.get(name)?.reward(key, 1);
  };
  return {
    giveBack,
    count: async (name, key) => {
      if (key === undefined) return;
      const refused = await limiters
        .get(name)
        ?.consume(key)
        .then(() => undefined, tooMany);
      if (!refused) return;
      await giveBack(name, key);
      throw refusal(name, refused.msBeforeNext);
    },
    close: async () => redis?.disconnect(),
  };
}

function limiter(name: LimitName, points: number | undefined, redis: Redis | undefined): RateLimiterAbstract {
  const { seconds } = defaultLimits[name];
  const options = { keyPrefix: `gatehouse:${name}`, points: points ?? defaultLimits[name].points, duration: seconds };
  if (!redis) return new RateLimiterMemory(options);
  return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) });
}

function tooMany(rejected: unknown): RateLimiterRes {
  if (rejected instanceof RateLimiterRes) return rejected;
  throw rejected;
}

function refusal(name: LimitName, waitMs: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(defaultLimits[name].code, { retry_after: retryAfter }, { retryAfter });
}
