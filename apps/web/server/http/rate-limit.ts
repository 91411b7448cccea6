import { countedAddress, NETWORKS_OF_A_SITE, siteNetwork } from '@gatehouse/rules/request/counted-address';

const MOST_KEYS = 10_000;

/**
 * Counts in memory how often each key asks, up to a number per window. Knows at most 10 000 keys: the oldest are dropped.
 * @param options.clock monotonic clock in ms: the wall clock set back would extend waits
 * @returns 0 if one more is allowed, and counts it; else the milliseconds to wait
 */
export function rateLimit({
  most,
  windowMs,
  clock = () => performance.now(),
  mostKeys = MOST_KEYS,
}: {
  readonly most: number;
  readonly windowMs: number;
  readonly clock?: (() => number) | undefined;
  readonly mostKeys?: number;
}): (key: string) => number {
  const windows = new Map<string, { count: number; readonly until: number }>();
  return (key) => {
    const now = clock();
    const known = windows.get(key);
    if (known && known.until > now) {
      if (known.count >= most) return known.until - now;
      known.count += 1;
      return 0;
    }
    windows.delete(key);
    for (const [oldest, { until }] of windows) {
      if (windows.size < mostKeys && until > now) break;
      windows.delete(oldest);
    }
    windows.set(key, { count: 1, until: now + windowMs });
    return 0;
  };
}

/**
 * The same for addresses: IPv6 counts by /64, and by /48 with ten times the limit.
 * @returns milliseconds to wait, by the limit that is used up
 */
export function rateLimitByNetwork(options: {
  readonly most: number;
  readonly windowMs: number;
  readonly clock?: (() => number) | undefined;
}): (address: string) => number {
  const [own, ofSite] = [rateLimit(options), rateLimit({ ...options, most: options.most * NETWORKS_OF_A_SITE })];
  return (address) => {
    const network = countedAddress(address);
    const waitMs = own(network);
    const site = siteNetwork(network);
    return waitMs > 0 || site === undefined ? waitMs : ofSite(site);
  };
}
