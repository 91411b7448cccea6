/** A request as the page sends it. `body`: a form. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** An answer as it came. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/** A request and its answer; null: none came. */
export type Exchange = { readonly request: HttpRequest; readonly answer: HttpAnswer | null };

const WIDTH = 2;

/** The lines of a request. The client's secret is not among them. */
export function requestText({ method, url, headers, body }: HttpRequest): string {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${withoutSecret(value)}`);
  const head = [`${method} ${pathname}${search} HTTP/1.1`, `Host: ${host}`, ...lines].join('\n');
  return body === undefined ? head : `${head}\n\n${body.replaceAll('&', '\n&')}`;
}

/** Headers that mean something to a client (RFC 6749, 5.1; RFC 6750, 3; RFC 9449, 8). */
const MEANT: readonly string[] = ['cache-control', 'content-type', 'dpop-nonce', 'retry-after', 'www-authenticate'];

/** The lines of an answer, with the headers that a client looks at; a body of JSON is indented. */
export function answerText({ status, headers, body }: HttpAnswer): string {
  const head = `HTTP ${status}\n${headersText(headers.filter(([name]) => MEANT.includes(name.toLowerCase())))}`.trim();
  return body === '' ? head : `${head}\n\n${indented(body)}`;
}

/** The lines of all headers. */
export function headersText(headers: HttpAnswer['headers']): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** The members of an answer that is a JSON object; empty where it is none. */
export function membersOf(answer: HttpAnswer | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(answer?.body ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

export function isSuccess({ answer }: Exchange): boolean {
  return answer !== null && answer.status >= 200 && answer.status < 300;
}

function withoutSecret(value: string): string {
  return value.startsWith('Basic ') ? 'Basic base64(client_id:client_secret)' : value;
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, WIDTH);
  } catch {
    return body;
  }
}
