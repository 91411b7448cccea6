import type * as z from 'zod';

const TIMEOUT_MS = 3000;
const MAX_ANSWER_BYTES = 65_536;
const AT_ONCE = 64;
const FAILURES_MAX = 5;
const REST_MS = 10_000;
/** RFC 9110: statuses that are about what was sent, not about who sent it, where or how often. */
const REFUSALS: readonly number[] = [400, 413, 414, 422, 431];

export type CheckingRequest = {
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Of a form: sent with POST. */
  readonly form?: Readonly<Record<string, string>>;
};

/** `refused`: the server does not take what was sent. Undefined: there is no answer that can be read, now. Never throws. */
export type AskCheckingServer = <T>(
  request: CheckingRequest,
  answer: z.ZodType<T>,
) => Promise<T | 'refused' | undefined>;

export type CheckingServerOptions = {
  /** Of the company, for the log: addresses and errors may hold secrets, and are left out. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly note: (message: string) => void;
  readonly timeoutMs?: number | undefined;
};

/**
 * CAPT-06: asks the checking server of a company within 3 s, once more where the connection was lost. After five failures in a row it
 * is left alone for 10 s, so that people do not wait for it; then one request asks again. What a visitor sent, and the server refuses, is
 * no failure: otherwise a stranger could make it look as if it were away.
 */
export function checkingServer({
  name,
  clock,
  note,
  timeoutMs = TIMEOUT_MS,
}: CheckingServerOptions): AskCheckingServer {
  let [failures, restsUntil, running] = [0, 0, 0];
  return async (request, schema) => {
    if (clock() < restsUntil || running >= AT_ONCE) return undefined;
    if (failures >= FAILURES_MAX) restsUntil = clock() + REST_MS;
    running += 1;
    try {
      const answer = schema.parse(JSON.parse(await sent(request, AbortSignal.timeout(timeoutMs))));
      [failures, restsUntil] = [0, 0];
      return answer;
    } catch (error) {
      if (error instanceof RefusedRequest) {
        [failures, restsUntil] = [0, 0];
        return 'refused';
      }
      failures += 1;
      if (failures === 1 || failures === FAILURES_MAX) note(`${name} gives no answer (${causeOf(error)})`);
      if (failures >= FAILURES_MAX) restsUntil = clock() + REST_MS;
      return undefined;
    } finally {
      running -= 1;
    }
  };
}

async function sent(request: CheckingRequest, signal: AbortSignal): Promise<string> {
  try {
    return await exchange(request, signal);
  } catch (error) {
    if (signal.aborted || !isLost(error)) throw error;
    return exchange(request, signal);
  }
}

async function exchange({ url, query, form }: CheckingRequest, signal: AbortSignal): Promise<string> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  const answer = await fetch(address, {
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    ...{ redirect: 'error', signal, headers: { accept: 'application/json' } },
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    if (REFUSALS.includes(answer.status)) throw new RefusedRequest();
    throw new UnusableAnswer(`status ${answer.status}`);
  }
  return textOf(answer);
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new UnusableAnswer('too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

class RefusedRequest extends Error {}

/** Its message may be logged. */
class UnusableAnswer extends Error {}

const codeOf = (error: unknown) => ((error as Error).cause as { code?: unknown } | undefined)?.code;

function isLost(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String(codeOf(error)));
}

/** A name, never what was sent or answered. */
function causeOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message;
  if (error instanceof DOMException) return 'too late';
  const code = codeOf(error);
  if (typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code)) return code;
  return error instanceof SyntaxError || (error as Error).name === 'ZodError' ? 'unreadable' : 'broken off';
}
