import type { Call } from '@gatehouse/contract/call';
import { readEnvelope } from '@gatehouse/contract/envelope';
import type { RequestMore, RequestOptions } from './request.ts';
import { RequestError } from './request-error.ts';
import { CACHE_TTL_MS } from './response-cache.ts';
import { type Arrived, type Outgoing, send } from './transport.ts';

/** HTTP-13 */
export const SLOW_MS = 5_000;

export type Fetcher = {
  /** Gives what the cache has, waits for the same GET that is under way, or sends. @throws {RequestError} */
  readonly fetch: (call: Call, outgoing: Outgoing, more: RequestMore) => Promise<Pick<Arrived, 'data'>>;
  /** HTTP-16: forgets what is kept of the request. */
  readonly drop: (outgoing: Outgoing) => void;
};

/** Sends, times, cancels, keeps and shares requests (HTTP-13, HTTP-14, HTTP-17). */
export function createFetcher({ fetch, clock, cache, report, page, timeoutMs }: RequestOptions): Fetcher {
  const underWay = new Map<string, Promise<Arrived>>();
  const unload = { present: new AbortController() };
  // A page can come back from the back/forward cache, so the next requests get a signal of their own.
  page?.addEventListener('pagehide', () => {
    unload.present.abort();
    unload.present = new AbortController();
    underWay.clear();
  });

  async function sendTimed(call: Call, outgoing: Outgoing, more: RequestMore, signal?: AbortSignal): Promise<Arrived> {
    const startedAt = clock();
    const signals = [unload.present.signal, signal];
    try {
      return await send(fetch, outgoing, {
        ...(more.responseType ? { responseType: more.responseType } : {}),
        ...(timeoutMs ? { timeoutMs } : {}),
        signals,
      });
    } finally {
      const ms = clock() - startedAt;
      if (ms > SLOW_MS) report?.({ kind: 'slow-response', method: call.method, path: call.path, ms });
    }
  }

  async function sendKept(call: Call, outgoing: Outgoing, more: RequestMore): Promise<Pick<Arrived, 'data'>> {
    const { ttlMs = CACHE_TTL_MS, persist = false } = more.cache ?? {};
    const stays = persist && call.access === 'public';
    const key = keyOf(outgoing);
    const kept = cache?.get(key, ttlMs, stays);
    if (kept) return kept;
    const generation = cache?.generation();
    const shared = `${generation} ${key}`;
    let sending = underWay.get(shared);
    if (!sending) {
      sending = sendTimed(call, outgoing, more);
      underWay.set(shared, sending);
      const over = () => underWay.get(shared) === sending && underWay.delete(shared);
      sending.then(({ data }) => {
        over();
        if (generation === cache?.generation() && readEnvelope(data).ret_code === 0)
          cache?.set(key, data, ttlMs, stays);
      }, over);
    }
    return untilAborted(sending, outgoing, more.signal);
  }

  return {
    fetch: (call, outgoing, more) =>
      cache && more.cache && call.method === 'GET' && !more.server
        ? sendKept(call, outgoing, more)
        : sendTimed(call, outgoing, more, more.signal),
    drop: (outgoing) => outgoing.method === 'GET' && cache?.drop(keyOf(outgoing)),
  };
}

function keyOf({ url, headers }: Outgoing): string {
  return `${headers.Lang} ${url}`;
}

/** One of those who share a request may stop waiting; the request goes on for the others. */
function untilAborted<T>(sending: Promise<T>, { method, url }: Outgoing, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return sending;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new RequestError('aborted', { type: 'Aborted', request: { method, url } }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    sending.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
