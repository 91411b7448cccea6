import type { Envelope } from '@gatehouse/contract/call/call';
import type { Notice } from '../notices/notice.ts';
import type { KeyValueStore } from '../storage/response-cache.ts';
import type { RequestError } from './request-error.ts';
import type { ResponseType } from './transport.ts';

export type SlowReport = {
  readonly kind: 'slow-response';
  readonly method: string;
  readonly path: string;
  readonly ms: number;
};

export type RequestOptions = {
  readonly fetch: typeof globalThis.fetch;
  /** HTTP-03; an absolute prefix is an API on another origin. */
  readonly prefix?: string;
  /** HTTP-02: the path's locale, for instance `en-EU`. Default `en`. */
  readonly locale?: () => string;
  /** The platform label (PLAT-03); it also tells a mini-app (TG-10). */
  readonly platform?: () => string;
  readonly guid?: () => string | undefined;
  /** Only where scripts keep the token themselves: an OAuth iframe (SESS-01). Elsewhere the web server adds it (SESS-10). */
  readonly token?: {
    readonly read: () => string | undefined;
    readonly store: (token: string) => void;
    readonly framedBy: () => string | undefined;
  };
  /** Receives toasts and dialogs. */
  readonly notify: (notice: Notice) => void;
  /** SESS-04: clears the page's session state. */
  readonly onSessionInvalid?: () => void;
  /** BAN-01: called on 31003; the caller gets the answer as well. */
  readonly onBanned?: (refusal: Envelope) => void;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** HTTP-14: local storage, for answers that a call persists. */
  readonly storage?: KeyValueStore | undefined;
  /** HTTP-13 */
  readonly report?: (report: SlowReport) => void;
  /** `window`: its `pagehide` cancels requests (HTTP-17). */
  readonly page?: EventTarget;
  readonly timeoutMs?: number;
};

export type RequestMore = {
  /** Appended to the query (HTTP-01). */
  readonly params?: object;
  /**
   * HTTP-14: caches a GET's answer. Answers of private calls are never persisted: the next user of the device could
   * read them.
   */
  readonly cache?: { readonly ttlMs?: number; readonly persist?: boolean };
  /** HTTP-06: called with a status of 400 and above, and the refusal in its body if any. */
  readonly onError?: (error: RequestError, refusal?: Refusal) => void;
  readonly signal?: AbortSignal;
  readonly responseType?: ResponseType;
  /** TG-11: the mini-app's launch data, for the `TgToken` header. */
  readonly telegram?: string | undefined;
  /** LOGIN-01, LOGIN-11: the `tx-id` header. */
  readonly txId?: string;
};

/**
 * A refusal with its catalogue code. `toasted`: a toast or the ban check shows it, so the screen need not (ERR-01,
 * BAN-01).
 */
export type Refusal<Result = unknown> = Envelope<Result> & { readonly toasted?: true };
