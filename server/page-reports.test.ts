import type { MetricEvent } from '@gatehouse/contract/telemetry/metrics';
import { expect, test } from 'vitest';
import { createManagement } from './management.ts';
import { createPageReports } from './page-reports.ts';

test('[SHELL-16] [HTTP-13] reports of pages are on the operator’s port', async () => {
  const reports = createPageReports();
  const { server } = createManagement(async () => [], reports.metrics);
  const events: MetricEvent[] = [
    { kind: 'slow-response', method: 'GET', path: '/user/private/info', ms: 5_500 },
    { kind: 'slow-response', method: 'GET', path: '/user/private/info', ms: 31_000 },
    { kind: 'timing', name: 'largest-paint', ms: 640 },
    { kind: 'failure', name: 'promise' },
    { kind: 'failure', name: 'promise' },
    { kind: 'captcha', captcha: 'geetest', outcome: 'failed', ms: 900 },
    { kind: 'captcha', captcha: 'magpie', outcome: 'prepared', ms: 700 },
  ];
  reports.observe({ site: 'EU', events });
  const { body } = await server.inject('/metrics');
  const call = 'site="EU",method="GET",call="/user/private/info"';
  expect(body).toContain(`gatehouse_page_slow_answer_seconds_count{${call}} 2`);
  expect(body).toContain(`gatehouse_page_slow_answer_seconds_bucket{le="6",${call}} 1`);
  expect(body).toContain('gatehouse_page_timing_seconds_sum{site="EU",name="largest-paint"} 0.64');
  expect(body).toContain('gatehouse_page_failures_total{site="EU",name="promise"} 2');
  expect(body).toContain('gatehouse_captcha_outcomes_total{site="EU",captcha="geetest",outcome="failed"} 1');
  expect(body).toContain('gatehouse_captcha_solving_seconds_sum{captcha="magpie",outcome="prepared"} 0.7');
  expect(body).not.toContain('gatehouse_captcha_solving_seconds_sum{captcha="geetest"');
  expect(body).toContain('process_cpu_seconds_total');
  await server.close();
});
