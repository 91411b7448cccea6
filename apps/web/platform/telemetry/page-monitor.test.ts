import type { MetricsPayload } from '@gatehouse/contract/telemetry/metrics';
import { metricsPayload } from '@gatehouse/contract/telemetry/metrics.schema';
import { CONSENT_KEY, consentTo } from '@gatehouse/rules/consent/consent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { type MonitoredPage, startMonitor } from './page-monitor.ts';

type Heard = (list: { getEntries: () => object[] }) => void;
type Sent = { url: string; init: RequestInit; batch: MetricsPayload };

const METRICS = '/x-api/v2/public/metrics';
const page: MonitoredPage = { name: 'login', site: { id: 'EU' }, brand: {} };

let observers: Map<string, Heard>;
let sent: Sent[];
let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  sent = [];
  observers = new Map();
  class Observer {
    static readonly supportedEntryTypes = ['mark', 'largest-contentful-paint', 'event'];
    readonly heard: Heard;
    constructor(heard: Heard) {
      this.heard = heard;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      expect(buffered).toBe(true);
      observers.set(type, this.heard);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ responseStart: 120.4, activationStart: 0 }],
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, batch: JSON.parse(`${init.body}`) });
    return new Response('{}');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happens = (type: string, ...entries: object[]) => observers.get(type)?.({ getEntries: () => entries });
const leave = () => browser.page.dispatchEvent(new Event('pagehide'));
const eventsTo = (url: string) => sent.filter((one) => one.url === url).flatMap(({ batch }) => batch.events);

test('[SHELL-16] a page tells its times once, when it is left or hidden, in a batch that the API takes', () => {
  startMonitor(page, 480.2);
  happens('largest-contentful-paint', { startTime: 300.4 }, { startTime: 410.6 });
  happens(
    'event',
    { duration: 64, interactionId: 1 },
    { duration: 200, interactionId: 0 },
    { duration: 72, interactionId: 2 },
  );
  expect(sent).toEqual([]);
  Object.assign(browser.document, { visibilityState: 'hidden' });
  browser.document.dispatchEvent(new Event('visibilitychange'));
  leave();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.batch).toEqual({
    site: 'EU',
    page: '/login',
    platform: 'pc',
    events: [
      { kind: 'timing', name: 'first-byte', ms: 120 },
      { kind: 'timing', name: 'alive', ms: 480 },
      { kind: 'timing', name: 'largest-paint', ms: 411 },
      { kind: 'timing', name: 'interaction', ms: 72 },
    ],
  });
  expect(metricsPayload.safeParse(sent[0]?.batch).success).toBe(true);
});

test('[SHELL-16] times of a page that was made ready before count from when it was shown', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ responseStart: 100, activationStart: 4_000 }] });
  startMonitor(page, 900);
  happens('largest-contentful-paint', { startTime: 4_020 });
  leave();
  expect(sent[0]?.batch.events.map((event) => 'ms' in event && event.ms)).toEqual([0, 0, 20]);
});

test('[HTTP-13] marks of slow answers are reported with method, path and time, those from before too', () => {
  startMonitor(page, 1);
  happens(
    'mark',
    { name: 'slow-response /user/private/info', detail: { kind: 'slow-response', method: 'GET', ms: 5_001.4 } },
    { name: 'slow-response /login', detail: { method: 'POST', ms: 9e9 } },
    { name: 'slow-response /login' },
    { name: 'somebody else’s' },
  );
  leave();
  expect(eventsTo(METRICS).slice(2)).toEqual([
    { kind: 'slow-response', method: 'GET', path: '/user/private/info', ms: 5_001 },
    { kind: 'slow-response', method: 'POST', path: '/login', ms: 600_000 },
  ]);
});

test('[SHELL-16] of a failure only its kind is told', () => {
  startMonitor(page, 1);
  browser.page.dispatchEvent(Object.assign(new Event('error'), { message: 'secret@example.com' }));
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  for (const reason of [new Error('secret'), missing, undefined])
    browser.page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  happens('mark', { name: 'failure outside-script', detail: { id: 'x' } }, { name: 'failure made-up' });
  leave();
  const names = eventsTo(METRICS).flatMap((event) => (event.kind === 'failure' ? [event.name] : []));
  expect(names).toEqual(['script', 'promise', 'chunk', 'promise', 'outside-script']);
  expect(JSON.stringify(sent)).not.toContain('secret');
});

test('[SHELL-16] [HTTP-02] a report carries nothing that tells whose it is, and outlives its page', () => {
  browser = fakeBrowser({ cookie: `gh_guid=${'g'.repeat(36)}` });
  startMonitor(page, 1);
  leave();
  expect(sent[0]?.url).toBe(METRICS);
  expect(sent[0]?.init).toMatchObject({
    ...{ method: 'POST', keepalive: true, credentials: 'omit', mode: 'same-origin' },
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });
  expect(JSON.stringify(sent)).not.toContain('ggg');
});

describe('the brand’s own sinks', () => {
  const logger = 'https://log.example/in';
  const analytics = 'https://stats.example/in';
  const brand = { monitoring: { logger, analytics } };
  const answer = (...granted: Parameters<typeof consentTo>[0]) =>
    browser.localStorage.setItem(CONSENT_KEY, JSON.stringify(consentTo(granted, new Date().toISOString())));

  const failure = { kind: 'failure', name: 'script' };

  test('[SHELL-16] [SHELL-05] before an answer no other host hears anything; failures are counted by the own path', () => {
    startMonitor({ ...page, brand }, 1);
    browser.page.dispatchEvent(new Event('error'));
    leave();
    expect(new Set(sent.map(({ url }) => url))).toEqual(new Set([METRICS]));
    expect(eventsTo(METRICS)).toContainEqual(failure);
  });

  test.each([
    [['functional', 'marketing'], []],
    [['analytics'], [failure]],
  ] as const)('[SHELL-16] [SHELL-05] with consent to %j the logger on another origin is told %j', (granted, told) => {
    answer(...granted);
    startMonitor({ ...page, brand }, 1);
    browser.page.dispatchEvent(new Event('error'));
    leave();
    expect(eventsTo(logger)).toEqual(told);
  });

  test('[SHELL-16] a logger on the site’s own origin is told at once', () => {
    const own = 'https://gate.example/log';
    startMonitor({ ...page, brand: { monitoring: { logger: own } } }, 1);
    browser.page.dispatchEvent(new Event('error'));
    leave();
    expect(eventsTo(own)).toEqual([failure]);
  });

  test.each([
    [['functional', 'marketing'], false],
    [['analytics'], true],
  ] as const)('[SHELL-16] [SHELL-05] with consent to %j the analytics sink is asked: %s', (granted, asked) => {
    answer(...granted);
    startMonitor({ ...page, brand }, 1);
    browser.page.dispatchEvent(new Event('error'));
    leave();
    const events = eventsTo(analytics);
    expect(events.length > 0).toBe(asked);
    expect(events.every(({ kind }) => kind === 'timing')).toBe(true);
  });

  test('[SHELL-16] [SHELL-05] consent that is given later counts from then on', () => {
    startMonitor({ ...page, brand }, 1);
    vi.advanceTimersByTime(10_000);
    expect(eventsTo(analytics)).toEqual([]);
    answer('analytics');
    happens('largest-contentful-paint', { startTime: 5 });
    leave();
    expect(eventsTo(analytics)).toEqual([{ kind: 'timing', name: 'largest-paint', ms: 5 }]);
  });

  test('[SHELL-16] another origin gets them without being asked first', () => {
    answer('analytics');
    startMonitor({ ...page, brand: { monitoring: { logger } } }, 1);
    browser.page.dispatchEvent(new Event('error'));
    leave();
    const toLogger = sent.find(({ url }) => url === logger);
    expect(toLogger?.init).toMatchObject({ credentials: 'omit', mode: 'no-cors', keepalive: true, headers: {} });
  });
});

test('[SHELL-16] a browser without these observers, and one that refuses to send, have a page all the same', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  vi.stubGlobal('fetch', () => {
    throw new TypeError('refused');
  });
  startMonitor(page, 1);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
