import type { Envelope } from '@gatehouse/contract/call/call';
import { readAnswer, refusalIn } from '@gatehouse/contract/call/envelope';
import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';

/** A call to the identity API: the embedded one, or an operator's own. */
export type ApiRequest = {
  readonly method: string;
  /** Path and query, without the `/x-api` prefix. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Timeout in ms; absent: 30 000. An embedded API may ignore it. */
  readonly withinMs?: number | undefined;
  /** Aborted when the response is no longer needed. */
  readonly signal?: AbortSignal | undefined;
};

export type ApiResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Lines of `Set-Cookie`; absent: none. */
  readonly cookies?: readonly string[];
  /** A stream from a connection, or the text itself. */
  readonly body: Buffer | string;
};

/** The text of a response. */
export function textOf({ body }: Pick<ApiResponse, 'body'>): string {
  return typeof body === 'string' ? body : body.toString('utf8');
}

/**
 * Sends a call to the API.
 * @throws {ApiUnreachable} if there is no response
 */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;

/** HTTP-12: a response that is missing or unusable. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';
  /** HTTP status of the response; undefined: there was none, or its body is the problem. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/**
 * The envelope of the response to a call by the web server (HTTP-05, HTTP-10).
 * @param path of the call, for the error's message
 * @throws {ApiUnreachable} for a status outside [200, 300) except 401 with the code 10006 (SESS-04), a body that is no JSON, and
 * an error object without a code (HTTP-12)
 */
export function envelopeOf(path: string, answer: ApiResponse): Envelope {
  const { status } = answer;
  const reading = readAnswer(status, textOf(answer));
  const refusal = reading.failure && refusalIn(status, reading.data);
  if (refusal?.ret_code === codes.sessionInvalid) return refusal;
  if (reading.failure === 'HttpError') throw new ApiUnreachable(`${path} answered with status ${status}`, { status });
  if (reading.failure) throw new ApiUnreachable(`${path}: the answer is not valid JSON`);
  if (reading.envelope.ret_code === NO_ANSWER_CODE) throw new ApiUnreachable(`${path} answered without a code`);
  return reading.envelope;
}

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 1_048_576;

/** An API at its own origin (`API_ORIGIN`); redirects are not followed. */
export function remoteApi(origin: string): Api {
  return async ({ method, path, headers, body, withinMs = TIMEOUT_MS, signal }) => {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers,
        body: body && body.length > 0 ? new Uint8Array(body) : undefined,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])]),
      });
      const { 'set-cookie': _, ...given } = Object.fromEntries(answer.headers);
      const cookies = answer.headers.getSetCookie();
      return { status: answer.status, headers: given, cookies, body: await bounded(answer) };
    } catch (cause) {
      throw cause instanceof ApiUnreachable ? cause : new ApiUnreachable('The API did not answer', { cause });
    }
  };
}

async function bounded(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new ApiUnreachable(`The API answered more than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
