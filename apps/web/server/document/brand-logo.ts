import type { Logo } from '@gatehouse/rules/site/brand';
import type { FastifyInstance, FastifyReply } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;
/** A drawing may run nothing, wherever it is opened. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** SITE-10: serves the drawings of a brand's own logo. Their paths contain a hash, so that browsers may cache them. */
export function brandLogo(server: FastifyInstance, logo: Logo | undefined): void {
  if (!logo) return;
  for (const [path, svg] of new Map([logo.light, logo.dark].map((file) => [file.path, file.svg]))) {
    server.get(path, (_request, reply) => sendDrawing(reply, svg));
  }
}

/** A drawing whose path contains a hash of it. */
export function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .type('image/svg+xml')
    .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
    .header('content-security-policy', DRAWING_POLICY)
    .send(svg);
}
