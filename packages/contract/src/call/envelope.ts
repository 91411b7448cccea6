import { codes } from '../errors/codes.ts';
import type { Envelope } from './call.ts';
import { NO_ANSWER_CODE } from './no-answer.ts';

/** An API's answer: an envelope, or the reason why there is none. `data` is the body, parsed where it is JSON. */
export type Reading =
  | { readonly failure?: undefined; readonly envelope: Envelope; readonly data: unknown }
  | { readonly failure: 'HttpError' | 'ParseError'; readonly message: string; readonly data: unknown };

/** HTTP-05: the only statuses of a success. */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Reads an answer by its status and its body (HTTP-05, HTTP-07, HTTP-10). Browser and web server read answers here only.
 * `envelope` has the code -200 for an `error` object without a code, and for a code that is no number: both reject (HTTP-12).
 */
export function readAnswer(status: number, text: string): Reading {
  const isEmpty = status === 204 || status === 205;
  let data: unknown = text;
  let isJson = true;
  try {
    data = isEmpty ? undefined : JSON.parse(text);
  } catch {
    isJson = false;
  }
  if (!isSuccessStatus(status)) return { failure: 'HttpError', message: 'http error', data };
  if (!isJson) return { failure: 'ParseError', message: 'the body is no JSON', data };
  return { envelope: readEnvelope(data), data };
}

/**
 * HTTP-06: the refusal in the body of a failure; undefined where it has none. 10006 counts with status 401 alone, by which many
 * APIs say that a session is over: a proxy's 502 says nothing of the session (SESS-04). It brings no token.
 */
export function refusalIn(status: number, body: unknown): Envelope | undefined {
  const { token: _, ...refusal } = readEnvelope(body);
  const { ret_code: code } = refusal;
  if (code === codes.success || (code === codes.sessionInvalid && status !== 401)) return undefined;
  return refusal;
}

/**
 * Reads the answer of a call in either spelling, `ret_code`/`ret_msg` or `retCode`/`retMsg`; other fields stay as they are.
 * A code that is absent reads as 0 (HTTP-10), except beside an `error` object: that is no answer at all (HTTP-12), and
 * so is a code that is no number. A body without an envelope around it is the result itself.
 */
export function readEnvelope(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ret_code: 0, ret_msg: '', result: body };
  }
  const { ret_code, retCode, ret_msg, retMsg, error, ...more } = body as Record<string, unknown>;
  const message = ret_msg ?? retMsg;
  return {
    ...more,
    ret_code: codeOf(ret_code ?? retCode, error),
    ret_msg: typeof message === 'string' ? message : '',
  };
}

function codeOf(written: unknown, error: unknown): number {
  if (written === undefined || written === null) return typeof error === 'object' && error ? NO_ANSWER_CODE : 0;
  const code = typeof written === 'string' && /^-?\d{1,9}$/.test(written) ? Number(written) : written;
  return typeof code === 'number' && Number.isSafeInteger(code) ? code : NO_ANSWER_CODE;
}
