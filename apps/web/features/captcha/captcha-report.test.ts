import { expect, test } from 'vitest';
import { captchaReports } from './captcha-report.ts';
import type { CaptchaState } from './captcha-state.ts';

const question = { site: { kind: 'global' }, providers: {}, mayUse: () => true } as const;
const loading = (kind: 'geetest' | 'magpie', failed: readonly 'geetest'[] = []) =>
  ({ step: 'loading', kind, failed, question }) as const;
const shown = { step: 'shown', verifying: true, kind: 'geetest', failed: [], question } as const;
const proof = { kind: 'geetest', fields: {} } as const;

test.each<[string, CaptchaState, CaptchaState, string[]]>([
  ['loads', { step: 'configuring', failed: [] }, loading('geetest'), []],
  ['is shown', loading('geetest'), shown, ['geetest shown']],
  ['is solved', shown, { step: 'solved', proof }, ['geetest solved']],
  ['is closed', shown, { step: 'cancelled' }, ['geetest abandoned']],
  ['is closed while it loads', loading('geetest'), { step: 'cancelled' }, ['geetest abandoned']],
  ['fails, and another follows', shown, loading('magpie', ['geetest']), ['geetest failed', 'magpie fell-back']],
  ['fails, the last one', shown, { step: 'unavailable', failed: ['geetest'] }, ['geetest failed']],
  ['fails unseen', { step: 'unseen' }, { step: 'configuring', failed: ['magpie'] }, ['magpie failed']],
  ['is solved unseen', { step: 'unseen' }, { step: 'solved', proof: { ...proof, kind: 'magpie' } }, []],
  ['is not needed', { step: 'unseen' }, { step: 'skipped' }, []],
])('[CAPT-06] a captcha that %s', (_name, before, after, expected) => {
  expect(captchaReports(before, after).map(({ captcha, outcome }) => `${captcha} ${outcome}`)).toEqual(expected);
});
