import { readFileSync } from 'node:fs';

export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * The totals of one Vitest JSON report. A file that failed without a failed test in it (it did not load, or a hook threw)
 * counts as one failure; so does a missing or unreadable report.
 */
export function totalsOf(reportFile: string): Totals {
  try {
    return countsOf(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @throws {TypeError} when it is not a report */
function countsOf(report: Report): Totals {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function sumOf(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a run: `12 passed, 0 failed`, and `, 3 skipped` where some were. */
export function summaryOf({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
