import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import LooseErrorsReporter, { LOOSE_ERRORS_FILE } from './loose-errors-reporter.ts';
import { failuresOf, failureText, stepText, summaryOf, sumOf, totalsOf } from './test-report.ts';

function reportWith(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const one = (status: string) => ({ status });

test('a file that did not load counts as a failure, and so does a file whose hook threw', () => {
  const testResults = [
    { name: 'a', status: 'failed', assertionResults: [] },
    { name: 'b', status: 'failed', assertionResults: [one('failed'), one('passed'), one('pending')] },
    { name: 'c', status: 'failed', assertionResults: [one('skipped')] },
    { name: 'd', status: 'passed', assertionResults: [one('passed'), one('passed'), one('todo')] },
  ];
  expect(totalsOf(reportWith({ testResults }))).toEqual({ passed: 3, failed: 3, skipped: 3 });
});

test('an error that belongs to no test is written down, and nothing where there is none', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'gatehouse-loose-')), 'loose');
  onTestFinished(() => rmSync(path.dirname(file), { recursive: true }));
  vi.stubEnv(LOOSE_ERRORS_FILE, file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const reporter = new LooseErrorsReporter();
  reporter.onTestRunEnd([], []);
  expect(existsSync(file)).toBe(false);
  reporter.onTestRunEnd([], [{ message: 'nobody caught it' }]);
  expect(readFileSync(file, 'utf8')).toBe('nobody caught it');
});

test.each(['', '{', '[]', 'null'])('a report that holds %j counts as a failure', (content) => {
  expect(totalsOf(reportWith(content)).failed).toBe(1);
});

test('a missing report counts as a failure', () => {
  expect(totalsOf('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('totals add up, and the summary has one form', () => {
  expect(
    summaryOf(
      sumOf([
        { passed: 2, failed: 0, skipped: 0 },
        { passed: 1, failed: 0, skipped: 0 },
      ]),
    ),
  ).toBe('3 passed, 0 failed');
  expect(summaryOf({ passed: 0, failed: 1, skipped: 4 })).toBe('0 passed, 1 failed, 4 skipped');
});

test('a failure is reported in a few lines, with what its pages showed', () => {
  const failed = {
    status: 'failed',
    fullName: ' one goes out',
    failureMessages: ['\u001b[31mTimeoutError\u001b[39m: 30000ms exceeded\nwaiting for a button\n    at there.ts:1'],
    meta: { lastSeen: ['/en/login: Log in'] },
  };
  const testResults = [
    { name: '/x/a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'b' }, failed] },
    { name: '/x/c.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    { name: '/x/d.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'e' }] },
  ];
  expect(failuresOf(reportWith({ testResults })).map(failureText)).toEqual([
    '✗ a.test.ts: one goes out\n  TimeoutError: 30000ms exceeded\n  waiting for a button\n  page: /en/login: Log in',
    '✗ c.test.ts\n  no such file',
  ]);
  expect(failuresOf('/nowhere/report.json')).toEqual([]);
});

test('a long message ends with an ellipsis, and a step is told with its time', () => {
  const text = failureText({ title: 'a', why: 'x'.repeat(3_000), lastSeen: [] });
  expect(text).toBe(`✗ a\n  ${'x'.repeat(2_000)} …`);
  expect(stepText({ name: 'Build', ok: false, ms: 1_234 })).toBe(`FAILED  ${'Build'.padEnd(20)}    1.2 s`);
});
