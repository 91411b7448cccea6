import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REQUEST_ID_HEADER } from '@gatehouse/rules/request/request-id';
import type { Brand } from '@gatehouse/rules/site/brand';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Bundle } from './document/bundle.ts';
import { answerBrokenAddress, answerBrokenRequest } from './gateway/error-handlers.ts';
import { addressList } from './http/address-list.ts';
import { requestId } from './http/request-id.ts';
import { everyAnswer, STRICT_TRANSPORT } from './http/security-headers.ts';

const MAX_HEADER_BYTES = 16_384;
const HEADERS_TIMEOUT_MS = 10_000;
/** Interval of the check for slow connections: Node's own 30 s would triple the timeouts. */
const CHECK_CONNECTIONS_MS = 2_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Denied, unless an answer says otherwise; empty: left to the policy's `frame-ancestors`, which can name origins. */
const FRAMED_BY = 'x-frame-options';
const ONE_DAY_SECONDS = 86_400;
const ONE_YEAR_SECONDS = 31_536_000;

/** The front end's server without routes: its limits and its trusted proxies. */
export function openServer(options: {
  readonly logger: FastifyBaseLogger;
  readonly trustProxy: readonly string[];
}): FastifyInstance {
  return Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: options.trustProxy.length > 0 ? addressList(options.trustProxy) : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket as Socket),
    frameworkErrors: answerBrokenAddress,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2_048 },
    // A request during the shutdown is served, with the header to close its connection.
    return503OnClosing: false,
  });
}

/**
 * Headers of every response.
 * @param isDraining whether connections should end with their next response (RFC 9112, 9.6)
 */
export function commonHeaders(server: FastifyInstance, brand: Brand, isDraining: () => boolean): void {
  // Synchronous hooks take a callback: a promise per response costs more than their work.
  server.addHook('onSend', (request, reply, payload, done) => {
    const framed = reply.getHeader(FRAMED_BY);
    reply.headers(everyAnswer);
    if (framed === '') reply.removeHeader(FRAMED_BY);
    else if (framed !== undefined) reply.header(FRAMED_BY, framed);
    if (brand.scheme === 'https' || request.protocol === 'https')
      reply.header('strict-transport-security', STRICT_TRANSPORT);
    reply.header(REQUEST_ID_HEADER, request.id);
    if (isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Scripts and styles of the pages, and the two files requested by name. */
export async function ownFiles(server: FastifyInstance, { folder }: Pick<Bundle, 'folder'>): Promise<void> {
  const favicon = readFileSync(join(folder, 'favicon.svg'));
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_SECONDS * 1_000,
    index: false,
    decorateReply: false,
  });
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`).send(favicon),
  );
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /x-api/\n'));
}
