import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { environments } from '@gatehouse/brand/shipped-compliance';
import type { FastifyInstance } from 'fastify';
import { acceptsGzip } from '../http/accepts-gzip.ts';
import type { ComplianceCopy, ComplianceSource } from './compliance-source.ts';

const MAX_AGE_SECONDS = 60;
const RETRY_AFTER_SECONDS = 5;
const MISSING = 'There is no compliance config for this environment. Gated elements stay hidden.';
const zip = promisify(gzip);

/** COMP-01: serves the validated configs without accounts, one file per environment, to pages. */
export async function complianceFiles(
  server: FastifyInstance,
  { source }: { source: ComplianceSource },
): Promise<void> {
  const zipped = new WeakMap<ComplianceCopy['open'], Promise<Buffer>>();
  const zippedOf = (copy: ComplianceCopy['open']) => {
    const known = zipped.get(copy) ?? zip(copy.text);
    zipped.set(copy, known);
    return known;
  };
  server.get<{ Params: { file: string } }>('/compliance/:file', async (request, reply) => {
    const environment = environments.find((name) => `${name}.json` === request.params.file);
    if (!environment) return reply.code(404).type('text/plain').send('There is no such compliance file.');
    const copy = source.copyFor(environment)?.open;
    if (!copy) {
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
      return reply.type('text/plain').send(MISSING);
    }
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    reply.header('etag', copy.etag).header('vary', 'Accept-Encoding');
    if (namesEtag(request.headers['if-none-match'], copy.etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(copy.text);
    return reply.header('content-encoding', 'gzip').send(await zippedOf(copy));
  });
}

/** A proxy that compressed the response may have weakened the tag. */
function namesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
