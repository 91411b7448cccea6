import { request as begin, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { DEVELOPMENT_PARTS } from '@gatehouse/web/development-addresses';

/** Of one connection alone (RFC 9110, 7.6.1). */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
const STYLES_AND_SCRIPTS = /<(style|script)\b[\s\S]*?<\/\1>/g;

/** Passes a request on to the server's process, as a proxy on the same machine does. */
export function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url = '', headers, socket } = request;
  const from = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
  const onward = { ...headers, 'x-forwarded-for': from, connection: 'close' };
  const forParts = url.startsWith(DEVELOPMENT_PARTS);
  if (forParts) delete onward['accept-encoding'];
  const path = forParts ? url.slice(DEVELOPMENT_PARTS.length) : url;
  const passed = begin({ host: '127.0.0.1', port, method, path, headers: onward, agent: false }, (answer) => {
    if (forParts) return void answerParts(answer, response);
    response.writeHead(answer.statusCode ?? 502, lasting(answer.rawHeaders));
    answer.pipe(response);
  });
  passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

async function answerParts(page: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = (await text(page)).replace(STYLES_AND_SCRIPTS, '');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

function lasting(raw: readonly string[]): string[] {
  return raw.filter((_, at) => !OF_CONNECTION.includes((raw[at - (at % 2)] ?? '').toLowerCase()));
}
