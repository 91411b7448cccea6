import { API_PREFIX } from '@gatehouse/contract/call/request-headers';
import type { MetricEvent, MetricsPayload } from '@gatehouse/contract/telemetry/metrics';
import { metrics } from '@gatehouse/contract/telemetry/metrics';
import { mayUse } from '@gatehouse/rules/consent/consent';
import type { Brand } from '@gatehouse/rules/site/brand';
import { getConsent } from '../consent/consent.ts';
import { platformLabel } from '../webview/platform-label.ts';
import { createMonitor, type Sink } from './monitor.ts';
import { observe, watchVitals } from './vitals.ts';

/** The fields of `PageFrame` that the monitor needs. */
export type MonitoredPage = {
  readonly name: string;
  readonly site: { readonly id: string };
  readonly brand: { readonly appUserAgent?: string; readonly monitoring?: Brand['monitoring'] };
};

type Failure = Extract<MetricEvent, { kind: 'failure' }>['name'];
type SlowResponse = Extract<MetricEvent, { kind: 'slow-response' }>;

/** Names of the performance marks by which the rest of the page reports events. */
const SLOW_MARK = 'slow-response ';
const FAILURE_MARK = 'failure ';
const marked: readonly string[] = ['chunk', 'translation', 'outside-script', 'compliance'] satisfies Failure[];
const MOST_MS = 600_000;

/**
 * SHELL-16, HTTP-13: reports slow answers, failures and timings of this page until it is left. Call it after
 * activation.
 * @param hydratedAt when the page was hydrated, on the clock of `performance.now()`
 */
export function startMonitor(page: MonitoredPage, hydratedAt: number): void {
  const { note, flush } = createMonitor({
    site: page.site.id,
    // The name of the page, not its address, which may identify a user.
    page: `/${page.name}`,
    platform: platformLabel(page.brand.appUserAgent ?? ''),
    sinks: sinksOf(page.brand.monitoring ?? {}),
    send,
    online: () => navigator.onLine !== false,
    later: (act, ms) => setTimeout(act, ms),
  });
  const fail = (name: Failure) => note({ kind: 'failure', name });
  observe({ type: 'mark' }, (mark) => handleMark(mark, note, fail));
  addEventListener('error', () => fail('script'));
  addEventListener('unhandledrejection', ({ reason }) => fail(isMissingFile(reason) ? 'chunk' : 'promise'));
  const vitals = watchVitals((name, ms) => note({ kind: 'timing', name, ms: milliseconds(ms) }), hydratedAt);
  const leave = () => {
    vitals.settle();
    flush();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
}

/**
 * Other hosts get reports only with consent, because a request reveals the visitor's address. The own path gets them
 * always.
 */
function sinksOf({ logger, analytics }: Brand['monitoring']): Sink[] {
  const sinks: Sink[] = [{ url: API_PREFIX + metrics.path, takes: () => true }];
  const allowed = () => mayUse(getConsent(), 'analytics').value;
  if (logger) {
    const own = new URL(logger).origin === location.origin;
    sinks.push({ url: logger, takes: ({ kind }) => kind === 'failure' && (own || allowed()) });
  }
  if (analytics) sinks.push({ url: analytics, takes: ({ kind }) => kind === 'timing' && allowed() });
  return sinks;
}

/**
 * Not through the request layer, and without its cookies, Guid and token (HTTP-02): a report must not identify its
 * user, must outlive its page, and its failure is ignored. Cross-origin it is sent as plain text, which needs no
 * preflight.
 */
async function send(url: string, batch: MetricsPayload): Promise<boolean> {
  const own = url.startsWith('/');
  await fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: own ? { Accept: 'application/json', 'Content-Type': 'application/json' } : {},
    mode: own ? 'same-origin' : 'no-cors',
    body: JSON.stringify(batch),
  });
  return true;
}

function handleMark(mark: PerformanceEntry, note: (event: MetricEvent) => void, fail: (name: Failure) => void): void {
  const { name } = mark;
  if (name === 'captcha') note((mark as PerformanceMark).detail as MetricEvent);
  else if (name.startsWith(FAILURE_MARK)) {
    const failure = name.slice(FAILURE_MARK.length);
    if (marked.includes(failure)) fail(failure as Failure);
  } else if (name.startsWith(SLOW_MARK)) {
    const { method, ms } = ((mark as PerformanceMark).detail ?? {}) as Partial<SlowResponse>;
    const path = name.slice(SLOW_MARK.length);
    if (method && typeof ms === 'number') note({ kind: 'slow-response', method, path, ms: milliseconds(ms) });
  }
}

function milliseconds(ms: number): number {
  return Math.min(MOST_MS, Math.max(0, Math.round(ms)));
}

/** The browsers' messages for a module that failed to load. */
function isMissingFile(reason: unknown): boolean {
  return reason instanceof TypeError && /dynamically imported module|importing a module script/i.test(reason.message);
}
