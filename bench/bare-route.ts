/**
 * The other side of the comparison: a Fastify route that answers given bytes with given headers and does nothing else.
 * Runs as a process of its own; `BARE_ANSWER` is a JSON file of {@link BareAnswer}. Says its port to its parent.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

export type BareAnswer = { readonly headers: Record<string, string | string[]>; readonly body: string };

const answer = JSON.parse(readFileSync(process.env.BARE_ANSWER ?? '', 'utf8')) as BareAnswer;
const body = Buffer.from(answer.body, 'base64');
const server = Fastify({ logger: false });
server.get('/*', (_request, reply) => reply.headers(answer.headers).send(body));
await server.listen({ port: 0, host: '127.0.0.1' });
const address = server.server.address();
process.send?.(typeof address === 'object' ? address?.port : 0);
process.once('disconnect', () => process.exit(0));
