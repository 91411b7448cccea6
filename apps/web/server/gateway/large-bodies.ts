import { codes } from '@gatehouse/contract/errors/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitByNetwork } from '../http/rate-limit.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { headersOfCalls, refuse, refuseFrame } from './refuse.ts';

/** Some users behind one address, with three pictures each that are taken again a few times. */
const LARGE_BODIES = { most: 120, windowMs: 10 * 60_000 } as const;

/**
 * The hook of calls that may carry a large body: before it is read those without a session are refused, and those of a network
 * that has sent too many. Whether the session lives is the API's to say.
 * @param askingOf who asks; undefined: not a frame, as the call says
 */
export function beforeLargeBody(askingOf: (request: FastifyRequest) => Promise<Visitor | undefined>) {
  const waitOf = rateLimitByNetwork(LARGE_BODIES);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    headersOfCalls(reply);
    const asking = await askingOf(request);
    if (!asking) return refuseFrame(reply);
    if (!asking.token) return refuse(reply, 200, codes.sessionInvalid, 'The session has ended; log in again');
    const waitMs = waitOf(asking.address());
    if (waitMs === 0) return undefined;
    reply.header('retry-after', String(Math.ceil(waitMs / 1_000)));
    return refuse(reply, 200, codes.addressLimit, 'Too many requests from this network; try again later');
  };
}
