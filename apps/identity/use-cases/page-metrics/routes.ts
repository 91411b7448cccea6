import { calls } from '@gatehouse/contract/call-paths';
import { type MetricsPayload, metrics } from '@gatehouse/contract/telemetry/metrics';
import { metricsPayload } from '@gatehouse/contract/telemetry/metrics.schema';
import { siteById } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/route.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';

/** What a slow answer may name. A path is looked up here and never handed to the router, which throws on some of them. */
const CALLS: ReadonlySet<string> = new Set(calls.map(({ method, path }) => `${method} ${path}`));

/** Is called with each accepted batch. `site` is one of the brand's; every slow call's path is one of this API's, or `/other`. */
export type OnMetrics = (batch: MetricsPayload) => void;

/** SHELL-16: passes reports on to the metrics. Nothing is stored, and nothing about the sender is kept. */
export function metricsRoutes(app: FastifyInstance, services: Services, onMetrics: OnMetrics): void {
  const { brand, limits } = services;
  publicRoute(app, services, metrics, metricsPayload, async (batch, { address }) => {
    await limits.count('metricsByAddress', address);
    if (!siteById(brand, batch.site)) throw invalidField('site', 'there is no such site');
    onMetrics({ ...batch, events: batch.events.map(named) });
    return {};
  });
}

/** A path that is no call of ours is dropped: a sender could make up any number of them. */
function named(event: MetricsPayload['events'][number]): MetricsPayload['events'][number] {
  if (event.kind !== 'slow-response') return event;
  return CALLS.has(`${event.method} ${event.path}`) ? event : { ...event, path: '/other' };
}
