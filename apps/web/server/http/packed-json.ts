import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip.ts';

/** A JSON file that is the same for everyone, as it is and packed. */
export type PackedJson = { readonly plain: Buffer; readonly zipped: Buffer };

export function packedJson(value: unknown): PackedJson {
  const plain = Buffer.from(JSON.stringify(value));
  return { plain, zipped: gzipSync(plain, { level: 9 }) };
}

export function sendPackedJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, zipped }: PackedJson,
  maxAgeSeconds: number,
): FastifyReply {
  reply.type('application/json; charset=utf-8');
  reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).header('vary', 'Accept-Encoding');
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(zipped);
}
