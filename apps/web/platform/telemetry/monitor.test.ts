import type { MetricEvent, MetricsPayload } from '@gatehouse/contract/telemetry/metrics';
import { METRICS_BATCH_MAX, metricsPayload } from '@gatehouse/contract/telemetry/metrics.schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BATCH_MAX, createMonitor, FLUSH_MS, LOST_MAX, PAGE_MAX, type Sink } from './monitor.ts';

const failure: MetricEvent = { kind: 'failure', name: 'script' };
const timing: MetricEvent = { kind: 'timing', name: 'alive', ms: 300 };
const own: Sink = { url: '/x-api/v2/public/metrics', takes: () => true };

function monitored(sinks: readonly Sink[] = [own], arrives: () => Promise<boolean> = async () => true) {
  const sent: { url: string; batch: MetricsPayload }[] = [];
  const network = { on: true };
  const timers: { act: () => void; ms: number }[] = [];
  const monitor = createMonitor({
    ...{ site: 'EU', page: '/login', sinks },
    send(url, batch) {
      sent.push({ url, batch });
      return arrives();
    },
    online: () => network.on,
    later: (act, ms) => timers.push({ act, ms }),
  });
  return { ...monitor, sent, timers, network };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[SHELL-16] events wait ten seconds for company and go as one batch', () => {
  const { note, sent, timers } = monitored();
  note(failure);
  note(timing);
  expect(sent).toEqual([]);
  expect(timers.map(({ ms }) => ms)).toEqual([FLUSH_MS]);
  timers[0]?.act();
  expect(sent).toEqual([{ url: own.url, batch: { site: 'EU', page: '/login', events: [failure, timing] } }]);
  timers[0]?.act();
  expect(sent).toHaveLength(1);
  note(failure);
  expect(timers).toHaveLength(2);
});

test('[SHELL-16] a full batch goes at once, and a page that goes sends what waits', () => {
  expect(BATCH_MAX).toBe(METRICS_BATCH_MAX);
  const { note, flush, sent } = monitored();
  for (let n = 0; n < BATCH_MAX + 1; n += 1) note(failure);
  expect(sent.map(({ batch }) => batch.events.length)).toEqual([BATCH_MAX]);
  flush();
  expect(sent.map(({ batch }) => batch.events.length)).toEqual([BATCH_MAX, 1]);
  flush();
  expect(sent).toHaveLength(2);
});

test('[SHELL-16] each sink gets what it takes, and none an empty batch', () => {
  let consent = false;
  const logger: Sink = { url: 'https://log.example/', takes: ({ kind }) => kind === 'failure' };
  const analytics: Sink = { url: 'https://stats.example/', takes: ({ kind }) => consent && kind === 'timing' };
  const { note, flush, sent } = monitored([own, logger, analytics]);
  note(timing);
  flush();
  expect(sent.map(({ url }) => url)).toEqual([own.url]);
  consent = true;
  note(timing);
  note(failure);
  flush();
  expect(sent.slice(1).map(({ url, batch }) => [url, batch.events])).toEqual([
    [own.url, [timing, failure]],
    [logger.url, [failure]],
    [analytics.url, [timing]],
  ]);
});

test('[SHELL-16] what does not arrive is lost; a sink that is out of reach is left in peace, the others are not', async () => {
  const away: Sink = { url: 'https://away.example/', takes: () => true };
  const { note, flush, sent } = monitored([own, away]);
  const lost = monitored([away, own], () => Promise.reject(new TypeError('no network')));
  for (let n = 0; n < LOST_MAX + 2; n += 1) {
    lost.note(failure);
    lost.flush();
    note(failure);
    flush();
    await settled();
  }
  expect(lost.sent.filter(({ url }) => url === away.url)).toHaveLength(LOST_MAX);
  expect(lost.sent.every(({ batch }) => batch.events.length === 1)).toBe(true);
  expect(sent).toHaveLength(2 * (LOST_MAX + 2));
});

test('[SHELL-16] without a network events wait, and go when it is back', () => {
  const { note, flush, sent, timers, network } = monitored();
  network.on = false;
  for (let n = 0; n < BATCH_MAX + 1; n += 1) note(failure);
  flush();
  timers.shift()?.act();
  expect([sent.length, timers.length]).toEqual([0, 1]);
  network.on = true;
  timers.shift()?.act();
  expect(sent.map(({ batch }) => batch.events.length)).toEqual([BATCH_MAX, 1]);
  expect(timers).toEqual([]);
});

test('[SHELL-16] one batch that arrives makes up for those that did not', async () => {
  let arrives = false;
  const { note, flush, sent } = monitored([own], async () => arrives);
  for (const next of [false, false, true, false, false, true]) {
    arrives = next;
    note(failure);
    flush();
    await settled();
  }
  expect(sent).toHaveLength(6);
});

test('[SHELL-16] whatever happens on a page, it reports a bounded number of events in batches that the API takes', async () => {
  const act = fc.oneof(
    { weight: 20, arbitrary: fc.constant('note' as const) },
    fc.constantFrom('flush' as const, 'wait' as const),
  );
  const property = fc.asyncProperty(fc.array(act, { maxLength: 800, size: 'max' }), async (acts) => {
    const { note, flush, sent, timers } = monitored();
    for (const one of acts) {
      if (one === 'note') note(failure);
      else if (one === 'flush') flush();
      else for (const timer of timers.splice(0)) timer.act();
    }
    flush();
    await settled();
    const events = sent.flatMap(({ batch }) => batch.events);
    expect(events).toHaveLength(Math.min(PAGE_MAX, acts.filter((one) => one === 'note').length));
    for (const { batch } of sent) expect(metricsPayload.safeParse(batch).success).toBe(true);
  });
  await fc.assert(property, { numRuns: 50 });
});
