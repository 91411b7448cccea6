import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { codes } from '@gatehouse/contract/errors/codes';
import { REQUEST_ID_HEADER } from '@gatehouse/rules/request/request-id';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_POLICY, everyAnswer } from '../http/security-headers.ts';
import { PREFIX } from './gateway.ts';

/** Methods of pages and files; calls have more. */
const READING = 'GET, HEAD';

/**
 * Responses to requests that no route takes: short plain text that repeats nothing of the request, or an envelope for calls.
 * Covers wrong methods, unreadable addresses and bodies, a second Host (RFC 9112, 3.2), and internal errors.
 */
export function errorHandlers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hosts(request) > 1) return say(request, reply, 400, 'The request names its host twice.');
    if (!request.url.startsWith('/') && request.method !== 'OPTIONS') {
      return say(request, reply, 400, 'The address must be a path.');
    }
    if (request.is404) return answerNoRoute(request, reply);
    done();
  });
  server.setNotFoundHandler(answerNoRoute);
  server.setErrorHandler(answerFailure);
}

/** For Fastify's `frameworkErrors`: an address that cannot be decoded. Hooks do not run for it. */
export function answerBrokenAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(everyAnswer).header(REQUEST_ID_HEADER, request.id);
  void say(request, reply, 400, 'The address cannot be read.');
}

/** For requests that Node's parser rejects; there is no reply object yet. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const body = `${STATUS_CODES[status]}.`;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function hosts({ raw: { rawHeaders } }: FastifyRequest): number {
  let count = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function answerNoRoute(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return say(request, reply, 404, 'There is no such file.');
  return say(request, reply.header('allow', READING), 405, `This address takes ${READING} only.`);
}

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status < 500) return say(request, reply, status, `${STATUS_CODES[status] ?? 'Bad Request'}.`);
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request could not be answered');
  return say(request, reply, 500, 'Something failed on our side. Try again in a minute.');
}

function say(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  reply.code(status).header('cache-control', 'no-store').header('content-security-policy', CALL_POLICY);
  if (!request.url.startsWith(`${PREFIX}/`)) return reply.type('text/plain; charset=utf-8').send(message);
  const code = status === 405 ? codes.wrongMethod : status >= 500 ? codes.internal : codes.invalidField;
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ ret_code: code, ret_msg: message }));
}
