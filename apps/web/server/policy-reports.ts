import {
  POLICY_REPORTS_PATH,
  type PolicyDirective,
  type PolicySource,
} from '@gatehouse/contract/telemetry/policy-reports';
import { policyReport } from '@gatehouse/contract/telemetry/policy-reports.schema';
import { countedAddress } from '@gatehouse/rules/request/counted-address';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimit } from './http/rate-limit.ts';
import { CALL_POLICY } from './http/security-headers.ts';
import type { Visitor } from './visitor/visitor.ts';

const MAX_BODY_BYTES = 8_192;
/** A broken page reports a few at once. */
const MOST_PER_ADDRESS = 20;
const MOST_IN_ALL = 600;
const WINDOW_MS = 60_000;

/** Something that the policy of a page on this site blocked. */
export type PolicyViolation = {
  readonly site: string;
  readonly directive: PolicyDirective;
  readonly source: PolicySource;
};

export type PolicyReportsOptions = {
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  readonly onViolation: (violation: PolicyViolation) => void;
};

/**
 * Takes the browsers' policy reports. Any client can send one, so it is checked, bounded and only counted; only names from fixed
 * lists are used.
 */
export async function policyReports(server: FastifyInstance, { visitorOf, onViolation }: PolicyReportsOptions) {
  const waitByAddress = rateLimit({ most: MOST_PER_ADDRESS, windowMs: WINDOW_MS });
  const waitInAll = rateLimit({ most: MOST_IN_ALL, windowMs: WINDOW_MS });
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parse);
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a report of a policy could not be taken');
    return end(reply, status);
  });
  server.post(POLICY_REPORTS_PATH, { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
    const visitor = visitorOf(request);
    const waitMs = waitByAddress(countedAddress(visitor.address())) || waitInAll('all');
    if (waitMs > 0) return end(reply.header('retry-after', String(Math.ceil(waitMs / 1_000))), 429);
    const { data } = policyReport.safeParse(request.body);
    if (!data) return end(reply, 400);
    const { 'effective-directive': directive, 'blocked-uri': blocked } = data['csp-report'];
    onViolation({ site: visitor.site.id, directive, source: sourceOf(blocked, visitor.host) });
    return end(reply, 204);
  });
}

function end(reply: FastifyReply, status: number) {
  reply.header('cache-control', 'no-store').header('content-security-policy', CALL_POLICY);
  return reply.code(status).send();
}

function sourceOf(blocked: string, host: string | undefined): PolicySource {
  if (blocked === 'inline' || blocked.startsWith('trusted-types-')) return 'inline';
  if (blocked === 'eval' || blocked === 'wasm-eval') return 'eval';
  if (/^(?:data|blob)(?::|$)/.test(blocked)) return 'data';
  if (/^[a-z]+-extension(?::|$)/.test(blocked)) return 'extension';
  return URL.canParse(blocked) && new URL(blocked).hostname === host ? 'own' : 'other';
}
