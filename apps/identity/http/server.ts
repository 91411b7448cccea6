import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER, requestIdOf } from '@gatehouse/rules/request/request-id';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { rowId } from '../kernel/ids.ts';
import { Refusal } from '../kernel/refusal.ts';
import { refusalEnvelope, safeError, sendRefusal, sentCode } from './envelope.ts';

const BODY_BYTES = 32 * 1024;
const HEADER_BYTES = 16 * 1024;
const HEADERS = 100;
const REQUEST_TIMEOUT_MS = 30_000;
/** A restarted database takes a second or two. */
const RETRY_AFTER_S = 1;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Logger = FastifyBaseLogger | boolean;

/** A server that answers everything, nonsense too, with an envelope. Bodies, headers and queries never reach the log. */
export function createServer(logger: Logger): FastifyInstance {
  const app = Fastify({
    ...(typeof logger === 'boolean' ? { logger } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID_HEADER]) ?? rowId(Date.now()),
    requestIdHeader: false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: HEADER_BYTES },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket as Socket),
    frameworkErrors: (error, _request, reply) => sendRefusal(reply, refusalOf(error)),
  }) as FastifyInstance;
  takeJsonOnly(app);
  // Hooks that wait for nothing take a callback: a promise for each call costs more than what they do.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.raw.rawHeaders.length > 2 * HEADERS ? new Refusal('headersTooLarge') : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ret_code: sentCode(reply), ms });
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request.routeOptions.bodyLimit);
    const failure = { error: safeError(error), route: request.routeOptions.url };
    if (refusal.code === 'internal') request.log.error(failure);
    if (refusal.code === 'unavailable') request.log.warn(failure);
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?')[0] ?? '/';
    const allowed = METHODS.filter((method) => app.findRoute({ method, url }));
    if (allowed.length === 0) return sendRefusal(reply, new Refusal('notFound'));
    return sendRefusal(reply.header('allow', allowed.join(', ')), new Refusal('wrongMethod', { allowed }));
  });
  return app;
}

/** Every call sends a JSON content type, those without a body too (HTTP-02), so an empty body is no error. */
function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body as string, done);
  });
}

function refusalOf(error: unknown, bodyLimit = BODY_BYTES): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return new Refusal('unavailable', undefined, { retryAfter: RETRY_AFTER_S });
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('wrongContentType');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('bodyTooLarge', { limit: bodyLimit });
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal('notFound');
  if (error instanceof SyntaxError || (statusCode >= 400 && statusCode < 500)) return new Refusal('brokenJson');
  return new Refusal('internal');
}

/** Requests that Node's parser gives up on; there is no reply object yet. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = brokenStatus(error.code);
  const refusal =
    status === 431 ? new Refusal('headersTooLarge') : new Refusal('brokenJson', undefined, { message: reason });
  const body = JSON.stringify(refusalEnvelope(refusal));
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function brokenStatus(code: string | undefined): [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'Request Timeout'];
  return [400, 'Bad Request'];
}
