import { captchaKinds } from '@gatehouse/rules/captcha/captcha';
import { platforms } from '@gatehouse/rules/device/platform';
import * as z from 'zod';

/** SHELL-16: at most so many in one batch. */
export const METRICS_BATCH_MAX = 50;

const path = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/);

/** HTTP-13: an answer slower than 5 s. Times are milliseconds. */
const slowResponse = z.strictObject({
  kind: z.literal('slow-response'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path,
  ms: z.number().min(0).max(600_000),
});
/** One of the page's own timings. */
const timing = z.strictObject({
  kind: z.literal('timing'),
  name: z.enum(['first-byte', 'largest-paint', 'alive', 'interaction']),
  ms: z.number().min(0).max(600_000),
});
/** A failure that the page itself noticed. Only its kind is told, never what stood in it. */
const failure = z.strictObject({
  kind: z.literal('failure'),
  name: z.enum(['script', 'promise', 'chunk', 'translation', 'outside-script', 'compliance']),
});
/**
 * CAPT-06: what became of a captcha. `prepared`: magpie's unseen work is done; `fell-back`: shown in place of one that failed. `ms`: since
 * it was shown, or since its unseen work began.
 */
const captcha = z.strictObject({
  kind: z.literal('captcha'),
  captcha: z.enum(captchaKinds),
  outcome: z.enum(['prepared', 'shown', 'solved', 'failed', 'fell-back', 'abandoned']),
  ms: z.number().min(0).max(600_000),
});
export const metricEvent = z.discriminatedUnion('kind', [slowResponse, timing, failure, captcha]);
export type MetricEvent = z.infer<typeof metricEvent>;

export const metricsPayload = z.strictObject({
  site: z.string().max(16),
  page: path,
  /** PLAT-04 */
  platform: z.enum(platforms).optional(),
  events: z.array(metricEvent).min(1).max(METRICS_BATCH_MAX),
});
export type MetricsPayload = z.infer<typeof metricsPayload>;
