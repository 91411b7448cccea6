import { REFERENCES_PATH } from '@gatehouse/contract/telemetry/references';
import { reportedDecision } from '@gatehouse/contract/telemetry/references.schema';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayChange } from '../http/cross-site.ts';
import { rateLimitByNetwork } from '../http/rate-limit.ts';
import { CALL_POLICY } from '../http/security-headers.ts';
import type { Pages } from '../pages.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { References } from './references.ts';
import { decideAgain } from './reported-decisions.ts';

const MAX_BODY_BYTES = 2_048;
/** A user gets few refusals in a minute; an office behind one address some more. */
const MOST_PER_ADDRESS = 20;
const WINDOW_MS = 60_000;

export type ReferenceRouteOptions = {
  readonly references: References;
  /** The page names that a report may have. */
  readonly pages: Pick<Pages, 'byPath'>;
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  /** See `rateLimit`. */
  readonly clock?: () => number;
};

/** Gives a page a reference for a decision made in the browser. The body is checked. */
export async function referenceRoute(server: FastifyInstance, options: ReferenceRouteOptions): Promise<void> {
  const { references, pages, visitorOf, clock } = options;
  const mayAsk = rateLimitByNetwork({ most: MOST_PER_ADDRESS, windowMs: WINDOW_MS, clock });
  server.setErrorHandler(answerError);
  server.post(REFERENCES_PATH, { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', CALL_POLICY);
    const visitor = visitorOf(request);
    const own = `${request.protocol}://${request.host}`;
    if (!mayChange(request.method, request.headers, { own, hasSession: visitor.token !== undefined })) {
      return refuse(reply, 403, 'This request came from another site.');
    }
    const waitMs = mayAsk(visitor.address());
    if (waitMs > 0) {
      reply.header('retry-after', String(Math.ceil(waitMs / 1_000)));
      return refuse(reply, 429, 'There were too many requests from this address. Wait a minute.');
    }
    const { data } = reportedDecision.safeParse(request.body);
    const decided = data && decideAgain(data, visitor, pages);
    if (!decided) return refuse(reply, 400, 'The request could not be read.');
    const reference = references.keep({ ...decided, requestId: visitor.requestId });
    if (!reference) return refuse(reply, 503, 'There is no reference now.');
    return reply.send({ reference });
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a reference could not be given');
  if (status === 413) return refuse(reply, 413, `A request may carry at most ${MAX_BODY_BYTES} bytes.`);
  return refuse(reply, status, status < 500 ? 'The request could not be read.' : 'There is no reference now.');
}

function refuse(reply: FastifyReply, status: number, problem: string) {
  return reply.code(status).send({ problem });
}
