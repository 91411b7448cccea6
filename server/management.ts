import { API_PREFIX } from '@gatehouse/contract/call/request-headers';
import { waitingPaths } from '@gatehouse/contract/call-paths';
import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client';
import { ownHosts, refusedHost } from './own-host.ts';

export type Management = {
  readonly server: FastifyInstance;
  /** Counts and times what a server answers. Labels are few: kind, method, status. */
  readonly watch: (server: FastifyInstance, kind: string) => void;
};

/**
 * The operator's port: alive, ready, metrics. Never open it to the internet.
 * @param problemsOf why it cannot serve now, in words without secrets; none: it can
 * @param more metrics that others count
 * @param names host names that it is reached by, beside this machine's own
 */
export function createManagement(
  problemsOf: () => Promise<readonly string[]>,
  more: readonly Metric[] = [],
  names: readonly string[] = [],
): Management {
  const registry = new Registry();
  for (const metric of more) registry.registerMetric(metric);
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'gatehouse_answer_seconds',
    help: 'How long answers took, by kind, method and status',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const server: FastifyInstance = Fastify({ logger: false });
  const isOwnHost = ownHosts(names);
  server.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (!isOwnHost(headers.host, raw.socket.localAddress))
      return reply.code(refusedHost.status).type('text/plain').send(refusedHost.text);
  });
  server.get('/healthz', (_request, reply) => reply.type('text/plain').send('alive'));
  server.get('/readyz', async (_request, reply) => {
    const problems = await problemsOf().catch(() => ['it could not be found out']);
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .type('text/plain')
      .send(problems.length === 0 ? 'ready' : ['not ready', ...problems].join('\n'));
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return {
    server,
    watch(watched, kind) {
      watched.addHook('onResponse', (request, reply, done) => {
        const label = labelOf(request.url) ?? kind;
        seconds.observe({ kind: label, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1_000);
        done();
      });
    },
  };
}

/** A call that waits for news has a label of its own: its time says nothing about how quick the others are. */
function labelOf(url: string): string | undefined {
  if (url.startsWith('/assets/')) return 'file';
  if (!url.startsWith(API_PREFIX)) return undefined;
  return waitingPaths.has(url.slice(API_PREFIX.length).split('?', 1)[0] ?? '') ? 'wait' : 'call';
}
