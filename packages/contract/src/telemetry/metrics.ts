import { call } from '../call/call.ts';
import type { MetricsPayload } from './metrics.schema.ts';

export type { MetricEvent, MetricsPayload } from './metrics.schema.ts';

/** SHELL-16: a batch of reports from one page. Nothing in it tells who the visitor is. */
export const metrics = call<MetricsPayload, undefined>('POST', '/v2/public/metrics', {
  access: 'public',
  hideError: true,
});
