import type { Envelope } from '@gatehouse/contract/call/call';

/** HTTP-08. `NetworkError`: nothing came back at all. `Aborted`: the page or the caller gave up. */
export type RequestErrorType = 'Timeout' | 'HttpError' | 'ParseError' | 'NetworkError' | 'Aborted';

type Told = {
  readonly type: RequestErrorType;
  /** Without headers and body, so that an error can be logged. */
  readonly request: { readonly method: string; readonly url: string };
  readonly response?: Response | undefined;
  readonly data?: unknown;
  readonly cause?: unknown;
};

/** HTTP-08: a request that brought no answer. `response` and `data` are there as far as they arrived. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly type: RequestErrorType;
  readonly request: Told['request'];
  readonly response: Response | undefined;
  readonly data: unknown;

  constructor(message: string, { type, request, response, data, cause }: Told) {
    super(message, { cause });
    this.type = type;
    this.request = request;
    this.response = response;
    this.data = data;
  }
}

/** An answer that the caller gets as a rejection: 10006, 33003, 10009, every code that toasts, and one without a code (-200). */
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
