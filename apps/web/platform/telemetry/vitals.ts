import type { MetricEvent } from '@gatehouse/contract/telemetry/metrics';

type Timing = Extract<MetricEvent, { kind: 'timing' }>;
export type NoteTiming = (name: Timing['name'], ms: number) => void;

/** The web vitals of the page. Times of a prerendered page count from its activation. */
export type Vitals = {
  /** Records what is final only when the page is hidden: largest paint, slowest interaction. Once. */
  readonly settle: () => void;
};

/**
 * SHELL-16
 * @param hydratedAt when the page was hydrated, on the clock of `performance.now()`
 */
export function watchVitals(note: NoteTiming, hydratedAt: number): Vitals {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const shownAt = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
  const sinceShown = (ms: number) => Math.max(0, ms - shownAt);
  let largest: number | undefined;
  let slowest = 0;
  if (navigation) note('first-byte', sinceShown(navigation.responseStart));
  note('alive', sinceShown(hydratedAt));
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    largest = sinceShown(startTime);
  });
  observe({ type: 'event', durationThreshold: 40 }, (entry) => {
    if ((entry as { interactionId?: number }).interactionId) slowest = Math.max(slowest, entry.duration);
  });

  let settled = false;
  return {
    settle() {
      if (settled) return;
      settled = true;
      if (largest !== undefined) note('largest-paint', largest);
      if (slowest > 0) note('interaction', slowest);
    },
  };
}

/** Observes entries of one kind, including earlier ones; none where the browser does not support the kind. */
export function observe(
  kind: PerformanceObserverInit & { type: string; durationThreshold?: number },
  hear: (entry: PerformanceEntry) => void,
): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(kind.type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) hear(entry);
  }).observe({ ...kind, buffered: true });
}
