/** A call on its way to the identity API: the embedded one, or an operator's own. */
export type ApiRequest = {
  readonly method: string;
  /** Path and query, without the `/x-api` prefix. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Milliseconds after which nobody waits for the answer any more; absent: 30 000. An embedded API need not look. */
  readonly withinMs?: number | undefined;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
};

export type ApiResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** Sends a call to the API. @throws {ApiUnreachable} when no answer can be had */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;

export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';
}

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 1_048_576;

/** An API at an origin of its own (`API_ORIGIN`); redirects are not followed. */
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
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await bounded(answer) };
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
