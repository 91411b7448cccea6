import type { MetricEvent } from '@gatehouse/contract/telemetry/metrics';
import type { CaptchaState } from './captcha-state.ts';

type Report = Omit<Extract<MetricEvent, { kind: 'captcha' }>, 'kind' | 'ms'>;

/** CAPT-03, CAPT-06: what operators learn from one step of an attempt. */
export function captchaReports(before: CaptchaState, after: CaptchaState): readonly Report[] {
  const known = 'failed' in before ? before.failed : [];
  const failed = 'failed' in after ? after.failed.filter((kind) => !known.includes(kind)) : [];
  const reports = failed.map((captcha): Report => ({ captcha, outcome: 'failed' }));
  if (after.step === 'loading' && after.failed.length > 0) reports.push({ captcha: after.kind, outcome: 'fell-back' });
  if (after.step === 'shown') reports.push({ captcha: after.kind, outcome: 'shown' });
  if (after.step === 'solved' && before.step === 'shown') reports.push({ captcha: before.kind, outcome: 'solved' });
  if (after.step === 'cancelled' && 'kind' in before) reports.push({ captcha: before.kind, outcome: 'abandoned' });
  return reports;
}

/** SHELL-16: tells the page's monitor, which may load later than this. @param ms since the captcha was shown, or its work began */
export function markCaptcha(report: Report, ms: number): void {
  const event: MetricEvent = { kind: 'captcha', ...report, ms: Math.round(ms) };
  performance.mark('captcha', { detail: event });
}
