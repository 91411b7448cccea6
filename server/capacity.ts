import type { PoolLimits } from '@gatehouse/identity/db/postgres-pool';
import type { HashingLimits } from '@gatehouse/identity/kernel/hash-admission';
import { isFormerLimitName, isLimitName, type LimitPoints } from '@gatehouse/identity/rate-limit/limits';
import * as z from 'zod';

/** How much an instance of the embedded API takes on. */
export type Capacity = {
  readonly pool: PoolLimits;
  readonly passwordHashing: Partial<HashingLimits>;
  /** How many instances share the limits. */
  readonly instances: number | undefined;
  /** Points in place of the usual ones. */
  readonly limitPoints: LimitPoints;
};

const LIMIT = /^(\w+)=([1-9]\d{0,6})$/;

/** Its part of the environment. */
export const capacityFields = {
  DATABASE_POOL_SIZE: whole(1, 1_000).default(10),
  DATABASE_QUEUE: whole(1, 100_000).default(200),
  HASH_THREADS: whole(1, 64).optional(),
  HASH_QUEUE: whole(1, 100_000).optional(),
  INSTANCES: whole(1, 1_000).optional(),
  LIMITS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .transform((parts) => parts.filter((part) => !isFormerLimitName(LIMIT.exec(part)?.[1])))
    .refine((parts) => parts.every((part) => isLimitName(LIMIT.exec(part)?.[1])), {
      error:
        'must be names of limits with their points, for instance registrationsByAddress=120,loginFailuresByAddress=200',
    })
    .transform(
      (parts): LimitPoints => Object.fromEntries(parts.map((part) => [part.split('=')[0], Number(part.split('=')[1])])),
    )
    .optional(),
};

export function capacityOf(data: z.infer<z.ZodObject<typeof capacityFields>>): Capacity {
  const { HASH_THREADS: concurrency, HASH_QUEUE: queue } = data;
  return {
    pool: { size: data.DATABASE_POOL_SIZE, queue: data.DATABASE_QUEUE },
    passwordHashing: { ...(concurrency ? { concurrency } : {}), ...(queue ? { queue } : {}) },
    instances: data.INSTANCES,
    limitPoints: data.LIMITS ?? {},
  };
}

function whole(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: `must be between ${least} and ${most}` });
}
