import type { MetricEvent, MetricsPayload } from '@gatehouse/contract/telemetry/metrics';
import type { Platform } from '@gatehouse/rules/device/platform';

/** SHELL-16: how long events wait for company. */
export const FLUSH_MS = 10_000;
/** As many as one batch may hold (`METRICS_BATCH_MAX`; its file is not for browsers). */
export const BATCH_MAX = 50;
/** What one page reports at most: a failure in a loop has been told often enough. */
export const PAGE_MAX = 300;
/** So many batches in a row that do not arrive, and this page reports no more. */
export const LOST_MAX = 3;

/** Where events go, and which of them. */
export type Sink = { readonly url: string; readonly takes: (event: MetricEvent) => boolean };

export type Monitor = {
  readonly note: (event: MetricEvent) => void;
  /** Sends what waits, at once. */
  readonly flush: () => void;
};

/**
 * SHELL-16: gathers what a page reports and sends it in batches. It never throws and nobody waits for it. A batch that
 * does not arrive is lost: reports are worth less than the page they are about. Without a network they wait.
 * @param options.send whether the batch arrived, whatever was answered; may reject
 * @param options.later calls back once, after so many milliseconds
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
