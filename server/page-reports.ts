import type { MetricEvent, MetricsPayload } from '@gatehouse/contract/telemetry/metrics';
import { Counter, Histogram, type Metric } from 'prom-client';

/** SHELL-16: what pages report of themselves, counted. Labels are few, and their values come from lists. */
export type PageReports = {
  readonly metrics: readonly Metric[];
  readonly observe: (batch: Pick<MetricsPayload, 'site' | 'events'>) => void;
};

const MS_PER_S = 1_000;

export function createPageReports(): PageReports {
  const slow = new Histogram({
    name: 'gatehouse_page_slow_answer_seconds',
    help: 'Answers that took a page longer than 5 s, as the page saw them, by site and call',
    labelNames: ['site', 'method', 'call'],
    buckets: [6, 10, 20, 30, 60],
    registers: [],
  });
  const timing = new Histogram({
    name: 'gatehouse_page_timing_seconds',
    help: 'Timings of pages: first byte, largest paint, alive, slowest interaction, by site',
    labelNames: ['site', 'name'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 2.5, 5, 10],
    registers: [],
  });
  const failures = new Counter({
    name: 'gatehouse_page_failures_total',
    help: 'Failures that pages noticed themselves, by site and kind',
    labelNames: ['site', 'name'],
    registers: [],
  });

  const captchas = new Counter({
    name: 'gatehouse_captcha_outcomes_total',
    help: 'What became of captchas, as pages saw it, by site, captcha and outcome: prepared (unseen), shown, solved, failed, fell-back or abandoned',
    labelNames: ['site', 'captcha', 'outcome'],
    registers: [],
  });
  const solving = new Histogram({
    name: 'gatehouse_captcha_solving_seconds',
    help: 'How long captchas took, by captcha and outcome: prepared (our own, unseen) or solved',
    labelNames: ['captcha', 'outcome'],
    buckets: [0.2, 0.5, 1, 2, 5, 10, 20, 60],
    registers: [],
  });

  function countCaptcha(site: string, { captcha, outcome, ms }: Extract<MetricEvent, { kind: 'captcha' }>): void {
    captchas.inc({ site, captcha, outcome });
    if (outcome === 'prepared' || outcome === 'solved') solving.observe({ captcha, outcome }, ms / MS_PER_S);
  }

  function count(site: string, event: MetricEvent): void {
    if (event.kind === 'slow-response') {
      slow.observe({ site, method: event.method, call: event.path }, event.ms / MS_PER_S);
    } else if (event.kind === 'timing') {
      timing.observe({ site, name: event.name }, event.ms / MS_PER_S);
    } else if (event.kind === 'captcha') {
      countCaptcha(site, event);
    } else {
      failures.inc({ site, name: event.name });
    }
  }

  return {
    metrics: [slow, timing, failures, captchas, solving],
    observe({ site, events }) {
      for (const event of events) count(site, event);
    },
  };
}
