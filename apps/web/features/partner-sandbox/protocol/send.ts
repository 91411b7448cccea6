import type { Exchange, HttpRequest } from './http-message.ts';

const TIMEOUT_MS = 15_000;

/** Sends a request without cookies, and without the browser's own question for a password (RFC 9110, 11.6.1). Never rejects. */
export async function send(request: HttpRequest, signal: AbortSignal): Promise<Exchange> {
  const { method, url, headers, body = null } = request;
  try {
    const answer = await fetch(url, {
      ...{ method, headers, body, credentials: 'omit', redirect: 'error', cache: 'no-store' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return {
      request,
      answer: { status: answer.status, headers: [...answer.headers], body: await answer.text() },
    };
  } catch {
    return { request, answer: null };
  }
}
