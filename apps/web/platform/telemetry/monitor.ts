import type { MetricEvent, MetricsPayload } from '@gatehouse/contract/telemetry/metrics';
import type { Platform } from '@gatehouse/rules/device/platform';

/** SHELL-16: how long events wait to be sent together. */
export const FLUSH_MS = 10_000;
/** The most events of a batch (`METRICS_BATCH_MAX`, whose module is not for browsers). */
export const BATCH_MAX = 50;
/** The most events of a page: limits a failure in a loop. */
export const PAGE_MAX = 300;
/** After this many failed batches in a row the page stops reporting. */
export const LOST_MAX = 3;

/** A destination, and which events it gets. */
export type Sink = { readonly url: string; readonly takes: (event: MetricEvent) => boolean };

export type Monitor = {
  readonly note: (event: MetricEvent) => void;
  /** Sends waiting events at once. */
  readonly flush: () => void;
};

/**
 * SHELL-16: collects the events of a page and sends them in batches, without blocking or throwing. A batch that fails
 * is lost; without a network events wait.
 * @param options.send whether the batch arrived, whatever the answer; may reject
 * @param options.later calls back once, after this many milliseconds
 */
export function createMonitor(options: {
  readonly site: string;
  readonly page: string;
  /** PLAT-04 */
  readonly platform?: Platform;
  readonly sinks: readonly Sink[];
  readonly send: (url: string, batch: MetricsPayload) => Promise<boolean>;
  readonly online: () => boolean;
  readonly later: (act: () => void, ms: number) => void;
}): Monitor {
  const { site, page, platform, sinks, send, online, later } = options;
  const lost = new Map<Sink, number>();
  const waiting: MetricEvent[] = [];
  let noted = 0;
  let isTimed = false;

  async function deliver(sink: Sink, events: MetricEvent[]): Promise<void> {
    const before = lost.get(sink) ?? 0;
    if (events.length === 0 || before >= LOST_MAX) return;
    const arrived = await send(sink.url, { site, page, ...(platform ? { platform } : {}), events }).catch(() => false);
    lost.set(sink, arrived ? 0 : before + 1);
  }

  function flush(): void {
    if (waiting.length === 0 || !online()) return;
    const events = waiting.splice(0, BATCH_MAX);
    for (const sink of sinks) void deliver(sink, events.filter(sink.takes));
    flush();
  }

  function flushLater(): void {
    if (isTimed || waiting.length === 0) return;
    isTimed = true;
    later(() => {
      isTimed = false;
      flush();
      flushLater();
    }, FLUSH_MS);
  }

  return {
    note(event) {
      if (noted >= PAGE_MAX) return;
      noted += 1;
      waiting.push(event);
      if (waiting.length >= BATCH_MAX) flush();
      flushLater();
    },
    flush,
  };
}
