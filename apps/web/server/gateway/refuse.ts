import { codes } from '@gatehouse/contract/errors/codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiUnreachable } from '../api/api.ts';
import { CALL_POLICY } from '../http/security-headers.ts';

/** Of a call that names no other limit. */
export const MAX_BODY_BYTES = 65_536;

/** What every answer to a call has. */
export function headersOfCalls(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('content-security-policy', CALL_POLICY);
}

/** OAUTH-04: the call says that it comes from a frame. */
export function refuseFrame(reply: FastifyReply) {
  return refuse(reply, 403, codes.crossSite, 'This call did not come from a frame that may be there.');
}

/** What a call that could not be read or carried is answered. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode === 413) {
    const bytes = request.routeOptions.url?.endsWith('/*') ? MAX_BODY_BYTES : request.routeOptions.bodyLimit;
    return refuse(reply, 413, codes.bodyTooLarge, `A call may carry at most ${bytes} bytes. Send less.`);
  }
  if (error.statusCode && error.statusCode < 500) {
    return refuse(
      reply,
      error.statusCode,
      codes.invalidField,
      'The call could not be read. Check its body and headers.',
    );
  }
  request.log.error({ err: error }, 'a call could not be carried to the API');
  const unreachable = error instanceof ApiUnreachable;
  return refuse(reply, unreachable ? 502 : 500, codes.internal, 'The service did not answer. Try again in a minute.');
}

/** An envelope, as the API would answer. */
export function refuse(reply: FastifyReply, status: number, code: number, message: string) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ret_code: code, ret_msg: message }));
}
