import { type Browser, type CDPSession, chromium, type Page, type Response } from 'playwright-core';
import { PROGRAMS } from '../../scripts/system-programs.ts';

/** What Lighthouse means by slow 4G when the browser applies it, to each request by itself. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const PROCESSOR_SLOWER = 4;
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  locale: 'en-US',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};
/** Nothing of the browser's own is loaded beside the page, and no other host is reached. */
export const QUIET_ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--ignore-certificate-errors'],
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];
const LOOK_MS = 50;
const NETWORK_PATIENCE_MS = 40_000;

/** A slow phone with an empty cache, and what its network has done. */
export type Phone = {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly responses: readonly Response[];
  /** Until no request has begun or ended for so long. */
  readonly untilQuiet: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A new browser each time, so that nothing of an earlier load is in it. @throws {Error} when there is no Chromium */
export async function openPhone(): Promise<Phone> {
  const executablePath = PROGRAMS.chromium.find();
  if (!executablePath) throw new Error(`Chromium is missing: ${PROGRAMS.chromium.otherwise}`);
  const browser = await chromium.launch({ executablePath, args: QUIET_ARGUMENTS });
  try {
    return await phoneIn(browser);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function phoneIn(browser: Browser): Promise<Phone> {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
  const responses: Response[] = [];
  let changedAt = Date.now();
  const changed = () => {
    changedAt = Date.now();
  };
  page.on('response', (response) => responses.push(response));
  page.on('request', changed).on('requestfinished', changed).on('requestfailed', changed);
  const untilQuiet = async (ms: number) => {
    for (const until = Date.now() + NETWORK_PATIENCE_MS; Date.now() < until; ) {
      if (Date.now() - changedAt > ms) return;
      await page.waitForTimeout(LOOK_MS);
    }
  };
  return { page, cdp, responses, untilQuiet, close: () => browser.close() };
}
