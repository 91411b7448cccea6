import { onTabNotice } from './notify-tabs.ts';

/** SIGNUP-06: how often a page that waits for a link polls. */
export const FIRST_WAIT_MS = 3000;
export const LONGEST_WAIT_MS = 10_000;
const GROWTH = 1.2;

/**
 * Polls `look` until it returns news about `uuid`: at once, then more and more rarely; not while the page is hidden or
 * offline, and at once when it returns or another tab sends a notice. Undefined after `signal` is aborted; rejects only
 * if `look` does.
 * @param channel of the notices of other tabs
 */
export async function awaitNews<News>(
  { uuid, channel }: { readonly uuid: string; readonly channel: Parameters<typeof onTabNotice>[1] },
  look: () => Promise<News | undefined>,
  signal: AbortSignal,
): Promise<News | undefined> {
  let wake = () => {};
  const woken = () => wake();
  onTabNotice(uuid, channel, woken, signal);
  for (const name of ['focus', 'online', 'pageshow']) addEventListener(name, woken, { signal });
  document.addEventListener('visibilitychange', woken, { signal });
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const news = isWatched() ? await look() : undefined;
    if (signal.aborted) break;
    if (news) return news;
    const cut = await pause(waitMs, signal, (call) => {
      wake = call;
    });
    waitMs = cut ? FIRST_WAIT_MS : Math.min(waitMs * GROWTH, LONGEST_WAIT_MS);
  }
  return undefined;
}

function isWatched(): boolean {
  return document.visibilityState !== 'hidden' && navigator.onLine !== false;
}

/** Waits `ms`, or until it is woken; a hidden page waits until it is woken. @returns whether it was woken */
function pause(ms: number, signal: AbortSignal, onWake: (wake: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (woken: boolean) => {
      clearTimeout(timer);
      resolve(woken);
    };
    const timer = setTimeout(() => isWatched() && end(false), ms);
    onWake(() => isWatched() && end(true));
    signal.addEventListener('abort', () => end(false), { once: true });
  });
}
