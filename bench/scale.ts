import type { Amount } from './processor.ts';
import type { Pace } from './rates.ts';

/** How much of everything is measured. */
export type Scale = {
  readonly pace: Pace;
  /** Where processor time is measured. */
  readonly work: Amount;
  /** Loads of each page, and of each floor. */
  readonly loads: number;
  /** Of a running product that people log in to. */
  readonly accounts: number;
  /** Numbers of accounts that growth is measured between. */
  readonly sizes: readonly number[];
  readonly calls: number;
  readonly restartRequests: number;
  readonly expiredRows: number;
  readonly waiters: number;
};

const FULL: Scale = {
  pace: { seconds: 5, rounds: 3, logins: 300 },
  work: { requests: 6_000, rounds: 3 },
  ...{ loads: 5, accounts: 2_000, sizes: [1_000, 1_000_000], calls: 1_000 },
  ...{ restartRequests: 20_000, expiredRows: 500_000, waiters: 10_000 },
};

const QUICK: Scale = {
  pace: { seconds: 1, rounds: 1, logins: 40 },
  work: { requests: 500, rounds: 1 },
  ...{ loads: 1, accounts: 2_000, sizes: [1_000, 20_000], calls: 200 },
  ...{ restartRequests: 2_000, expiredRows: 50_000, waiters: 1_000 },
};

export function scaleOf(isQuick: boolean): Scale {
  return isQuick ? QUICK : FULL;
}
