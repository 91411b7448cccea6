import type { Call } from '@gatehouse/contract/call/call';
import { readEnvelope } from '@gatehouse/contract/call/envelope';
import { CACHE_TTL_MS, createResponseCache } from '../storage/response-cache.ts';
import { RequestError } from './request-error.ts';
import type { RequestMore, RequestOptions } from './request-options.ts';
import type { Arrived, Outgoing } from './transport.ts';

export type AnswerCache = {
  readonly fetch: (
    call: Call,
    outgoing: Outgoing,
    more: RequestMore,
    send: () => Promise<Arrived>,
  ) => Promise<Pick<Arrived, 'data'>>;
  readonly drop: (outgoing: Outgoing) => void;
  readonly forget: () => void;
};

/** Caches answers of GETs (HTTP-14, HTTP-15) and shares one request between equal calls (HTTP-17). */
export function createAnswerCache(options: Pick<RequestOptions, 'clock' | 'storage'>): AnswerCache {
  const cache = createResponseCache(options);
  let underWay = new Map<string, Promise<Arrived>>();

  return {
    async fetch(call, outgoing, { cache: wish, signal }, send) {
      const { ttlMs = CACHE_TTL_MS, persist = false } = wish ?? {};
      const stays = persist && call.access === 'public';
      const key = keyOf(outgoing);
      const kept = cache.get(key, ttlMs, stays);
      if (kept) return kept;
      const sharing = underWay;
      let sending = sharing.get(key);
      if (!sending) {
        sending = send();
        sharing.set(key, sending);
        const keep = ({ data }: Arrived) => {
          sharing.delete(key);
          // After `forget` the answer belongs to an ended session.
          if (sharing === underWay && readEnvelope(data).ret_code === 0) cache.set(key, data, ttlMs, stays);
        };
        sending.then(keep, () => sharing.delete(key));
      }
      return untilAborted(sending, outgoing, signal);
    },
    drop: (outgoing) => cache.drop(keyOf(outgoing)),
    forget() {
      underWay = new Map();
      cache.clear();
    },
  };
}

/** The key includes the language: answers differ by it. */
function keyOf({ url, headers }: Outgoing): string {
  return `${headers.Lang} ${url}`;
}

/** One caller of a shared request may stop waiting; the request goes on for the others. */
function untilAborted<T>(sending: Promise<T>, { method, url }: Outgoing, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return sending;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new RequestError('aborted', { type: 'Aborted', request: { method, url } }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    sending.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
