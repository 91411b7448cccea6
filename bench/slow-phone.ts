import type { Browser } from 'playwright-core';
import { median } from './hammer.ts';

/** Milliseconds from the start of the navigation; of the blocking time, what each long task took beyond 50. */
export type Felt = { readonly firstPaint: number; readonly largestPaint: number; readonly blocking: number };

/** Lighthouse's slow 4G, applied by the browser to each request, and a processor four times slower. */
const LATENCY_MS = 150;
const DOWN_BYTES_PER_SECOND = 1_638_400 / 8;
const UP_BYTES_PER_SECOND = 768_000 / 8;
const PROCESSOR_SLOWER = 4;
const VIEWPORT = { width: 412, height: 823 };
const SETTLE_MS = 1_500;
const LOADS = 5;

/** What a first visit feels like on a slow phone: medians of some loads, each with an empty cache. */
export async function feltOnSlowPhone(browser: Browser, url: string): Promise<Felt> {
  const felt: Felt[] = [];
  for (let load = 0; load < LOADS; load += 1) felt.push(await oneLoad(browser, url));
  const of = (name: keyof Felt) => median(felt.map((each) => each[name]));
  return { firstPaint: of('firstPaint'), largestPaint: of('largestPaint'), blocking: of('blocking') };
}

async function oneLoad(browser: Browser, url: string): Promise<Felt> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const rates = { downloadThroughput: DOWN_BYTES_PER_SECOND, uploadThroughput: UP_BYTES_PER_SECOND };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...rates });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const felt = await page.evaluate(readTimes);
  await context.close();
  return felt;
}

/** Runs in the page. */
async function readTimes(): Promise<Felt> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const [paints, largest, tasks] = await Promise.all([
    entries('paint'),
    entries('largest-contentful-paint'),
    entries('longtask'),
  ]);
  const first = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  const blocking = tasks
    .filter(({ startTime }) => startTime >= first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { firstPaint: first, largestPaint: largest.at(-1)?.startTime ?? 0, blocking };
}
