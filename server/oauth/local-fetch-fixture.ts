import { request as httpRequest } from 'node:http';

/** Names below `localhost` are this machine's, whatever its resolver says. */
export async function localFetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const given = new Request(address, init);
  const url = new URL(given.url);
  const body = Buffer.from(await given.arrayBuffer());
  return new Promise((resolve, reject) => {
    const headers = { ...Object.fromEntries(given.headers), ...cookieOf(init), host: url.host };
    const options = {
      host: '127.0.0.1',
      port: url.port,
      method: given.method,
      path: url.pathname + url.search,
      headers,
    };
    const request = httpRequest(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const received = new Headers();
        for (let at = 0; at < answer.rawHeaders.length; at += 2)
          received.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
        const status = answer.statusCode ?? 0;
        resolve(
          new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: received }),
        );
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** `Request` drops the header, as pages may not set it. */
function cookieOf({ headers }: RequestInit): Record<string, string> {
  const { cookie } = (headers ?? {}) as Record<string, string>;
  return cookie ? { cookie } : {};
}
