import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import { packedBytes } from './packed-bytes.ts';

/**
 * One answer that the browser fetched: bytes of its body packed with brotli, milliseconds since the navigation began, by the clock of
 * the page (the document itself: 0).
 */
export type Fetched = {
  readonly url: string;
  readonly kind: 'html' | 'js' | 'css' | 'image' | 'other';
  readonly bytes: number;
  readonly endMs: number;
};

export type Visit = {
  readonly fetched: readonly Fetched[];
  /** Bytes of the scripts that stand in the document, packed with brotli. */
  readonly inDocument: number;
  /** When React's handlers were on the field, in milliseconds; undefined where no field was asked for. */
  readonly liveMs: number | undefined;
};

const QUIET_MS = 2_000;
const LIMIT_MS = 60_000;
/** So far that nothing that is asked for by a live page has come before the page is seen to be live. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Notes when React's props are on the element itself: from then on it hears keys and presses. Looks every 5 ms, and at once when the
 * page says that it is live: a timer of a busy machine is late.
 */
function watchField(selector: string): void {
  const seen = globalThis as { liveMs?: number };
  const look = () => {
    const field = document.querySelector(selector);
    if (field && Object.keys(field).some((key) => key.startsWith('__reactProps'))) seen.liveMs ??= performance.now();
    return seen.liveMs !== undefined;
  };
  const lookAgain = () => void (look() || setTimeout(lookAgain, 5));
  lookAgain();
  new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

/**
 * Opens a page in a browser context with an empty cache, and counts all it fetches until the page is live and the network has been
 * quiet for 2 s.
 * @param field selector of the first field of the page's form
 * @param before runs in the page before its scripts
 */
export async function visitPage(
  browser: Browser,
  address: string,
  field: string | undefined,
  options: BrowserContextOptions = {},
  before?: () => void,
): Promise<Visit> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    if (field) await page.addInitScript(watchField, field);
    if (before) await page.addInitScript(before);
    const network = listen(cdp);
    await page.goto(address);
    await page.waitForSelector('html[data-hydrated]');
    const fetched = await network.untilQuiet();
    const { liveMs, ends, scripts } = await page.evaluate(() => ({
      scripts: [...document.querySelectorAll('script[type=module]:not([src])')].map(({ textContent }) => textContent),
      liveMs: (globalThis as { liveMs?: number }).liveMs,
      ends: performance.getEntriesByType('resource').map((entry) => [entry.name, entry.startTime + entry.duration]),
    }));
    const endOf = new Map(ends as [url: string, ms: number][]);
    const inDocument = scripts.length > 0 ? await packedBytes(Buffer.from(scripts.join(''))) : 0;
    return { fetched: fetched.map((one) => ({ ...one, endMs: endOf.get(one.url) ?? 0 })), liveMs, inDocument };
  } finally {
    await context.close();
  }
}

function listen(cdp: CDPSession) {
  const open = new Map<string, Pick<Fetched, 'url' | 'kind'>>();
  const fetched: Promise<Omit<Fetched, 'endMs'>>[] = [];
  let changedAt = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.set(requestId, { url: request.url, kind: 'other' });
    changedAt = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const known = open.get(requestId);
    if (known) open.set(requestId, { ...known, kind: kindOf(response.mimeType) });
  });
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    const known = open.get(requestId);
    if (known) fetched.push(answerBytes(cdp, requestId).then((bytes) => ({ ...known, bytes })));
    open.delete(requestId);
    changedAt = Date.now();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  /** The code to scan is waited for by a call that stays open. */
  const isIdle = () => [...open.values()].every(({ url }) => url.includes('/qrcode/status'));
  return {
    async untilQuiet(): Promise<readonly Omit<Fetched, 'endMs'>[]> {
      for (const until = Date.now() + LIMIT_MS; Date.now() < until; ) {
        if (isIdle() && Date.now() - changedAt >= QUIET_MS) break;
        await new Promise((later) => setTimeout(later, 50));
      }
      return Promise.all(fetched);
    },
  };
}

async function answerBytes(cdp: CDPSession, requestId: string): Promise<number> {
  const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId });
  return packedBytes(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'));
}

function kindOf(type: string): Fetched['kind'] {
  if (/html/.test(type)) return 'html';
  if (/javascript/.test(type)) return 'js';
  if (/css/.test(type)) return 'css';
  return type.startsWith('image/') ? 'image' : 'other';
}
