import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { readEnvelope } from '@gatehouse/contract/call/envelope';
import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { API_PREFIX, DEFAULT_PLATFORM } from '@gatehouse/contract/call/request-headers';
import { onceLoaded } from '../loading/once-loaded.ts';
import { createFetcher } from './fetcher.ts';
import { headersOf } from './headers.ts';
import { withQuery } from './query.ts';
import { AnswerError, RequestError } from './request-error.ts';
import type { RequestMore, RequestOptions } from './request-options.ts';
import type { Outgoing } from './transport.ts';

/** The payload is optional where the call has none. */
export type Arguments<Payload> = undefined extends Payload
  ? [payload?: Payload, more?: RequestMore]
  : [payload: Payload, more?: RequestMore];

/**
 * Makes a call (HTTP-01 to HTTP-17). What the promise comes to is said by the error catalogue (`answerTo`):
 * - resolves with the envelope for success and for codes that the caller works with; **look at `ret_code`**;
 * - resolves with `ret_code` -200 when there was no answer: no network, timeout, status 403, broken JSON, aborted;
 * - rejects with -200 where an answer has an error object and no code, or a code that is no number;
 * - resolves with `undefined` for any other status of 400 and above, after `onError`;
 * - rejects with {@link AnswerError} for 10006, 33003, 10009 and every code that shows a toast.
 * Where one plain value is wanted, see `settled`.
 */
export type Request = {
  <Payload, Result>(call: Call<Payload, Result>, ...rest: Arguments<Payload>): Promise<Envelope<Result> | undefined>;
  /** Clears the cache at the end of a session; pending answers are not cached either. */
  readonly forget: () => Promise<void>;
  /** Preloads the error catalogue before the first refusal, for instance when a form gets the focus. Never fails. */
  readonly prepare: () => void;
};

/** Creates the request layer of a page. */
export function createRequest(options: RequestOptions): Request {
  const fetcher = createFetcher(options);
  const refusals = onceLoaded(async () => (await import('./refusals.ts')).createRefusals(options));
  const request = async <Payload, Result>(
    call: Call<Payload, Result>,
    ...[payload, more = {}]: Arguments<Payload>
  ): Promise<Envelope<Result> | undefined> => {
    const outgoing = outgoingFor(options, call, payload, more);
    try {
      const { data } = await fetcher.fetch(call, outgoing, more);
      const { token, ...envelope } = readEnvelope(data);
      // HTTP-12: an answer without a readable code is not usable.
      if (envelope.ret_code === NO_ANSWER_CODE) throw new AnswerError(envelope);
      if (envelope.ret_code !== 0 && !call.answers?.includes(envelope.ret_code)) {
        const asked = { call, drop: () => fetcher.drop(outgoing) };
        // If the catalogue fails to load, the caller still gets the code.
        const catalogue = await refusals().catch(() => undefined);
        return (catalogue?.answered(asked, envelope) ?? envelope) as Envelope<Result>;
      }
      if (typeof token === 'string' && token !== '' && token !== 'null') options.token?.store(token);
      return envelope as Envelope<Result>;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const none: Envelope<Result> = { ret_code: NO_ANSWER_CODE, ret_msg: error.message };
      const status = error.type === 'HttpError' ? (error.response?.status ?? 0) : 0;
      if (status < 400) return none;
      const catalogue = await refusals().catch(() => undefined);
      more.onError?.(error, catalogue?.refused({ call, drop: () => fetcher.drop(outgoing) }, error));
      return status === 403 ? none : undefined;
    }
  };
  const prepare = () => void refusals().catch(() => undefined);
  return Object.assign(request, { forget: fetcher.forget, prepare });
}

function outgoingFor(options: RequestOptions, call: Call, payload: unknown, more: RequestMore): Outgoing {
  const { method } = call;
  const isGet = method === 'GET';
  const token = options.token?.read();
  return {
    method,
    url: withQuery(
      (options.prefix ?? API_PREFIX) + call.path,
      isGet ? (payload as object | undefined) : undefined,
      more.params,
    ),
    headers: headersOf({
      // HTTP-09: public calls have no token.
      token: call.access === 'private' ? token : undefined,
      guid: options.guid?.(),
      language: options.locale?.() || 'en',
      platform: options.platform?.() || DEFAULT_PLATFORM,
      transaction: more.txId,
      frame: options.token?.framedBy(),
      telegram: more.telegram,
    }),
    body: isGet || payload === undefined ? undefined : JSON.stringify(payload),
  };
}
