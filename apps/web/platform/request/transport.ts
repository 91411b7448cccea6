import { readAnswer } from '@gatehouse/contract/call/envelope';
import { RequestError, type RequestErrorType } from './request-error.ts';

/** HTTP-04 */
export const TIMEOUT_MS = 30_000;

export type ResponseType = 'json' | 'text';
export type Outgoing = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};
export type Arrived = { readonly response: Response; readonly data: unknown };

/**
 * Sends one request and reads its body within `timeoutMs` milliseconds (HTTP-04 to HTTP-08). Cookies go along.
 * @throws {RequestError} `timeout of {N}ms exceeded` (Timeout), `http error` for a status outside [200, 300) (HttpError,
 *   with the body in `data`), ParseError, `responseType not support`, NetworkError, Aborted
 */
export async function send(
  fetch: typeof globalThis.fetch,
  outgoing: Outgoing,
  more: {
    responseType?: ResponseType | undefined;
    timeoutMs?: number | undefined;
    signals?: readonly (AbortSignal | undefined)[];
  } = {},
): Promise<Arrived> {
  const { method, url, headers, body } = outgoing;
  const { responseType = 'json', timeoutMs = TIMEOUT_MS } = more;
  const error = (
    message: string,
    type: RequestErrorType,
    told: { response?: Response; data?: unknown; cause?: unknown } = {},
  ) => new RequestError(message, { type, request: { method, url }, ...told });
  if (responseType !== 'json' && responseType !== 'text') throw error('responseType not support', 'ParseError');

  const stop = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, timeoutMs);
  const release = follow(stop, more.signals ?? []);
  let response: Response;
  let text: string;
  try {
    // An API on another origin gets its cookies too; on the same origin `same-origin` is equal and shorter.
    const credentials = url.startsWith('/') ? 'same-origin' : 'include';
    response = await fetch(url, { method, headers, body: body ?? null, credentials, signal: stop.signal });
    text = await response.text();
  } catch (cause) {
    if (late) throw error(`timeout of ${timeoutMs}ms exceeded`, 'Timeout', { cause });
    if (stop.signal.aborted) throw error('aborted', 'Aborted', { cause });
    throw error('network error', 'NetworkError', { cause });
  } finally {
    clearTimeout(timer);
    release();
  }
  const reading = readAnswer(response.status, text);
  const { data } = reading;
  if (responseType === 'text' && response.ok) return { response, data: text };
  if (reading.failure) throw error(reading.message, reading.failure, { response, data });
  return { response, data };
}

/** Aborts `stop` when any of the signals is aborted. @returns a function that removes the listeners */
function follow(stop: AbortController, signals: readonly (AbortSignal | undefined)[]): () => void {
  const abort = () => stop.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  }
  return () => {
    for (const signal of signals) signal?.removeEventListener('abort', abort);
  };
}
