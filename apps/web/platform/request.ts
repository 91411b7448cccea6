import type { Call, Envelope } from '@gatehouse/contract/call';
import { NO_ANSWER_CODE, readEnvelope } from '@gatehouse/contract/envelope';
import { API_PREFIX, DEFAULT_PLATFORM } from '@gatehouse/contract/request-headers';
import { type AnswerTo, answerTo } from '@gatehouse/rules/error-answer';
import { ERROR_TOAST_MS } from '@gatehouse/rules/layout';
import { createFetcher } from './fetcher.ts';
import { headersOf } from './headers.ts';
import { createNoticeGate, type Notice } from './notice.ts';
import { withQuery } from './query.ts';
import { AnswerError, RequestError } from './request-error.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Outgoing, ResponseType } from './transport.ts';

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
  readonly platform?: () => string;
  readonly guid?: () => string | undefined;
  /** Only where scripts keep the token themselves: an OAuth iframe (SESS-01). Elsewhere the web server adds it (SESS-10). */
  readonly token?: { readonly read: () => string | undefined; readonly store: (token: string) => void };
  /** Toasts and dialogs go here. */
  readonly notify: (notice: Notice) => void;
  /** SESS-04: clears what the page knows of the session. */
  readonly onSessionInvalid?: () => void;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly cache?: ResponseCache;
  /** HTTP-13 */
  readonly report?: (report: SlowReport) => void;
  /** `window`: its `pagehide` cancels what is under way (HTTP-17). */
  readonly page?: EventTarget;
  readonly telegram?: boolean;
  readonly timeoutMs?: number;
};

export type RequestMore = {
  /** Appended to the query (HTTP-01). */
  readonly params?: object;
  /** The caller shows errors itself: no toast (ERR-01). */
  readonly hideError?: boolean;
  /** HTTP-14: keeps a GET's answer. Answers of private calls are never persisted: the next person could read them. */
  readonly cache?: { readonly ttlMs?: number; readonly persist?: boolean };
  /** HTTP-06: hears of a status of 400 and above. The catalogue's toast shows all the same, unless `hideError`. */
  readonly onError?: (error: RequestError) => void;
  readonly signal?: AbortSignal;
  readonly responseType?: ResponseType;
  /** LOGIN-01, LOGIN-11: the `tx-id` header. */
  readonly txId?: string;
  /** A call that the server makes for a visitor (HTTP-02, HTTP-12): never cached; no answer rejects. */
  readonly server?: { readonly userAgent?: string | undefined; readonly token?: string | undefined };
};

/** The payload may be left out where the call has none. */
export type Arguments<Payload> = undefined extends Payload
  ? [payload?: Payload, more?: RequestMore]
  : [payload: Payload, more?: RequestMore];

/**
 * Makes a call (HTTP-01 to HTTP-17). What the promise comes to is said by the error catalogue (`answerTo`):
 * - resolves with the envelope for success and for codes that the caller works with; **look at `ret_code`**;
 * - resolves with `ret_code` -200 when there was no answer: no network, timeout, status 403, broken JSON, aborted;
 * - resolves with `undefined` for any other status of 400 and above, after `onError`;
 * - rejects with {@link AnswerError} for 10006, 33003, 10009 and every code that shows a toast.
 * Where one plain value is wanted, see `settledCall`.
 */
export type Request = <Payload, Result>(
  call: Call<Payload, Result>,
  ...rest: Arguments<Payload>
) => Promise<Envelope<Result> | undefined>;

/** Makes the request layer of one page, or on the server of one visitor. */
export function createRequest(options: RequestOptions): Request {
  const fetcher = createFetcher(options);
  const notify = createNoticeGate(options);
  return async <Payload, Result>(call: Call<Payload, Result>, ...[payload, more = {}]: Arguments<Payload>) => {
    const outgoing = outgoingFor(options, call, payload, more);
    const asking: Asking = { options, call, more, notify, drop: () => fetcher.drop(outgoing) };
    try {
      const { data } = await fetcher.fetch(call, outgoing, more);
      return answered(asking, readEnvelope(data)) as Envelope<Result>;
    } catch (error) {
      if (error instanceof RequestError) return unanswered(asking, error) as Envelope<Result> | undefined;
      throw error;
    }
  };
}

type Asking = {
  readonly options: RequestOptions;
  readonly call: Call;
  readonly more: RequestMore;
  readonly notify: ReturnType<typeof createNoticeGate>;
  readonly drop: () => void;
};

function answered(asking: Asking, { token, ...envelope }: Envelope): Envelope {
  // A code that merely counts as success never grants a session (DESIGN 4.6).
  const grants = envelope.ret_code === 0 && typeof token === 'string' && token !== '' && token !== 'null';
  if (grants) asking.options.token?.store(token);
  const answer = followCatalogue(asking, envelope);
  const named = typeof answer.code === 'number' ? { ...envelope, ret_code: answer.code } : envelope;
  const missing = asking.more.server && envelope.ret_code === NO_ANSWER_CODE;
  if (missing || answer.settle === 'reject') throw new AnswerError(named);
  return named;
}

function unanswered(asking: Asking, error: RequestError): Envelope | undefined {
  const { more } = asking;
  const none: Envelope = { ret_code: NO_ANSWER_CODE, ret_msg: error.message };
  if (more.server) throw new AnswerError(none);
  const status = error.type === 'HttpError' ? (error.response?.status ?? 0) : 0;
  if (status < 400) return none;
  const told = readEnvelope(error.data);
  if (told.ret_code !== 0) followCatalogue(asking, told);
  else if (!more.hideError) asking.notify(refusedWithoutWords, none);
  more.onError?.(error);
  return status === 403 ? none : undefined;
}

const refusedWithoutWords = { code: NO_ANSWER_CODE, toast: { ms: ERROR_TOAST_MS, text: 'code-and-message' } } as const;

function followCatalogue({ options, call, more, notify, drop }: Asking, envelope: Envelope): AnswerTo {
  const count = (envelope.result as { pass_err_count?: unknown } | null | undefined)?.pass_err_count;
  const answer = answerTo(envelope.ret_code, {
    call: call.path,
    hideError: more.hideError ?? false,
    telegram: options.telegram ?? false,
    ...(typeof count === 'number' ? { passErrCount: count } : {}),
  }).value;
  if (answer.dropsCache) drop();
  if (answer.kind === 'sign-out') options.onSessionInvalid?.();
  notify(answer, envelope);
  return answer;
}

function outgoingFor(options: RequestOptions, call: Call, payload: unknown, more: RequestMore): Outgoing {
  const { method } = call;
  const isGet = method === 'GET';
  const token = more.server ? more.server.token : options.token?.read();
  return {
    method,
    url: withQuery(
      (options.prefix ?? API_PREFIX) + call.path,
      isGet ? (payload as object | undefined) : undefined,
      more.params,
    ),
    headers: headersOf({
      // HTTP-09: public calls go without the token.
      token: call.access === 'private' ? token : undefined,
      guid: options.guid?.(),
      language: options.locale?.() || 'en',
      platform: options.platform?.() || DEFAULT_PLATFORM,
      transaction: more.txId,
      userAgent: more.server?.userAgent,
    }),
    body: isGet || payload === undefined ? undefined : JSON.stringify(payload),
  };
}
