import type { Call } from '@gatehouse/contract/call/call';
import { onceLoaded } from '../loading/once-loaded.ts';
import type { RequestMore, RequestOptions } from './request-options.ts';
import { type Arrived, type Outgoing, send } from './transport.ts';

/** HTTP-13 */
export const SLOW_MS = 5_000;

export type Fetcher = {
  /** Returns the cached answer, joins an equal GET that is under way, or sends. @throws {RequestError} */
  readonly fetch: (call: Call, outgoing: Outgoing, more: RequestMore) => Promise<Pick<Arrived, 'data'>>;
  /** HTTP-16: deletes the cached answer of the request. */
  readonly drop: (outgoing: Outgoing) => void;
  readonly forget: () => Promise<void>;
};

/** Sends, times and cancels requests (HTTP-13, HTTP-17). The answer cache is loaded with the first request that uses it. */
export function createFetcher(options: RequestOptions): Fetcher {
  const { fetch, clock, report, page, timeoutMs } = options;
  let unload = new AbortController();
  // A page can return from the back/forward cache, so later requests get a new signal.
  page?.addEventListener('pagehide', () => {
    unload.abort();
    unload = new AbortController();
  });

  async function sendTimed(call: Call, outgoing: Outgoing, more: RequestMore, signal?: AbortSignal): Promise<Arrived> {
    const startedAt = clock();
    try {
      return await send(fetch, outgoing, { ...more, timeoutMs, signals: [unload.signal, signal] });
    } finally {
      const ms = clock() - startedAt;
      if (ms > SLOW_MS && !call.waits) report?.({ kind: 'slow-response', method: call.method, path: call.path, ms });
    }
  }

  let keeps = false;
  const kept = onceLoaded(async () => (await import('./answer-cache.ts')).createAnswerCache(options));

  return {
    fetch(call, outgoing, more) {
      if (!more.cache || call.method !== 'GET') return sendTimed(call, outgoing, more, more.signal);
      keeps = true;
      return kept().then(
        (answers) => answers.fetch(call, outgoing, more, () => sendTimed(call, outgoing, more)),
        () => sendTimed(call, outgoing, more, more.signal),
      );
    },
    drop(outgoing) {
      if (outgoing.method === 'GET')
        void kept().then(
          (answers) => answers.drop(outgoing),
          () => undefined,
        );
    },
    async forget() {
      if (keeps) (await kept()).forget();
    },
  };
}
