import type { Envelope } from '@gatehouse/contract/call/call';

/** HTTP-08. `NetworkError`: no response. `Aborted`: the page or the caller cancelled. */
export type RequestErrorType = 'Timeout' | 'HttpError' | 'ParseError' | 'NetworkError' | 'Aborted';

type ErrorDetails = {
  readonly type: RequestErrorType;
  /** Without headers and body, so that an error can be logged. */
  readonly request: { readonly method: string; readonly url: string };
  readonly response?: Response | undefined;
  readonly data?: unknown;
  readonly cause?: unknown;
};

/** HTTP-08: a request without an answer. `response` and `data` are set as far as they arrived. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly type: RequestErrorType;
  readonly request: ErrorDetails['request'];
  readonly response: Response | undefined;
  readonly data: unknown;

  constructor(message: string, { type, request, response, data, cause }: ErrorDetails) {
    super(message, { cause });
    this.type = type;
    this.request = request;
    this.response = response;
    this.data = data;
  }
}

/** An answer that rejects: 10006, 33003, 10009, every code that shows a toast, and one without a code (-200). */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly code: number;
  readonly envelope: Envelope;

  constructor(envelope: Envelope) {
    super(`${envelope.ret_code}: ${envelope.ret_msg}`);
    this.code = envelope.ret_code;
    this.envelope = envelope;
  }
}
