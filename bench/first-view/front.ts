import { createHash } from 'node:crypto';
import http from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import type { Certificate } from './certificate.ts';

/** The upstream of a front: files by their path, or the origin of a running server. */
export type Source = { readonly files: ReadonlyMap<string, StoredFile> } | { readonly origin: string };
export type StoredFile = { readonly type: string; readonly body: Buffer };
export type Front = { readonly origin: string; readonly close: () => void };

/** Of text that is packed while it is sent. */
const STREAM_QUALITY = 5;
const FILE_QUALITY = 11;
/** Packing less than this makes it no smaller. */
const PACKED_FROM_BYTES = 150;
const TEXT = /^text\/|javascript|json|svg|xml|wasm|x-icon/;
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'strict-transport-security',
];

/**
 * A reverse proxy as in front of a public site: HTTP/2 over TLS with brotli, so that a page that is served and one that is a file
 * come over the same transport.
 */
export async function openFront(source: Source, certificate: Certificate): Promise<Front> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    response.on('error', () => undefined);
    if ('files' in source) return sendStored(source.files, request, response);
    forward(source.origin, request, response);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  // A browser that is closed breaks its connections off.
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { origin: `https://localhost:${port}`, close };
}

type Headers = Record<string, string | string[] | number>;

function sendStored(
  files: ReadonlyMap<string, StoredFile>,
  { url, headers }: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const file = files.get(url.split('?')[0] ?? '');
  if (!file) return void response.writeHead(404).end();
  const cache = file.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
  send(response, 200, { 'content-type': file.type, 'cache-control': cache }, file.body, takesBrotli(headers));
}

function forward(origin: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { host, port } = new URL(origin);
  // No connection is kept: the server may close it just when it is used again, and the page would get 502.
  const options = { host: '127.0.0.1', port, method: request.method, path: request.url, agent: false };
  const upstream = http.request({ ...options, headers: forwardedHeaders(request, host) }, (answer) => {
    const status = answer.statusCode ?? 502;
    const headers: Headers = {};
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !OF_THE_CONNECTION.includes(name)) headers[name] = value;
    }
    const packs = takesBrotli(request.headers);
    if (packs && status === 200 && /text\/html/.test(String(headers['content-type']))) {
      return streamPacked(answer, headers, response);
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => send(response, status, headers, Buffer.concat(parts), packs));
  });
  upstream.on('error', () => (response.headersSent ? response.end() : response.writeHead(502).end()));
  request.pipe(upstream);
}

/** The server behind sends plain bytes: what is packed here is packed alike for all. */
function forwardedHeaders({ headers, authority }: Http2ServerRequest, host: string): http.OutgoingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'connection');
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': authority };
  return { ...Object.fromEntries(own), ...forwarded, host, 'accept-encoding': 'identity' };
}

function streamPacked(answer: http.IncomingMessage, headers: Headers, response: Http2ServerResponse): void {
  response.writeHead(200, { ...headers, 'content-encoding': 'br' });
  const packer = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY } });
  packer.on('data', (part: Buffer) => response.write(part));
  packer.on('end', () => response.end());
  // What the server has sent goes out at once, as its first part is what the browser can begin with.
  answer.on('data', (part: Buffer) => {
    packer.write(part);
    packer.flush();
  });
  answer.on('end', () => packer.end());
}

function send(response: Http2ServerResponse, status: number, headers: Headers, body: Buffer, packs: boolean): void {
  const isPacked = packs && body.length > PACKED_FROM_BYTES && TEXT.test(String(headers['content-type']));
  const sent = isPacked ? packed(body) : body;
  const encoding = isPacked ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {};
  const length = status === 204 || status === 304 ? {} : { 'content-length': sent.length };
  response.writeHead(status, { ...headers, ...encoding, ...length });
  response.end(sent);
}

const known = new Map<string, Buffer>();

function packed(body: Buffer): Buffer {
  const hash = createHash('sha256').update(body).digest('base64');
  const params = { [constants.BROTLI_PARAM_QUALITY]: FILE_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const result = known.get(hash) ?? brotliCompressSync(body, { params });
  known.set(hash, result);
  return result;
}

function takesBrotli(headers: Http2ServerRequest['headers']): boolean {
  return /\bbr\b/.test(String(headers['accept-encoding']));
}
