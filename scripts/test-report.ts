import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { seconds } from './step.ts';

/** Of what a failure says before its stack. */
const MOST_LETTERS = 2_000;
const STACK = /^\s+at /m;
const NAME_LETTERS = 20;

export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** A test that failed, a file that did not load, or a whole step. */
export type Failure = { readonly title: string; readonly why: string; readonly lastSeen: readonly string[] };

type Assertion = {
  status: string;
  fullName?: string;
  failureMessages?: string[];
  meta?: { lastSeen?: string[] };
};

type FileReport = { name?: string; message?: string; status: string; assertionResults: Assertion[] };

/**
 * The totals of one Vitest JSON report. A file that failed without a failed test in it (it did not load, or a hook threw)
 * counts as one failure; so does a missing or unreadable report.
 */
export function totalsOf(reportFile: string): Totals {
  try {
    return sumOf(filesOf(reportFile).map(countsOf));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @throws where it cannot be read, or is no report */
function filesOf(reportFile: string): FileReport[] {
  return (JSON.parse(readFileSync(reportFile, 'utf8')) as { testResults: FileReport[] }).testResults;
}

function countsOf(file: FileReport): Totals {
  const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
  const skipped = file.assertionResults.length - passed - failed;
  return { passed, failed: failed + (isBroken(file) ? 1 : 0), skipped };
}

function isBroken({ status, assertionResults }: FileReport): boolean {
  return status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed');
}

/** What failed in one Vitest JSON report, in its order; nothing where it cannot be read. */
export function failuresOf(reportFile: string): Failure[] {
  try {
    return filesOf(reportFile).flatMap((file) => {
      if (isBroken(file)) return [{ title: basename(file.name ?? ''), why: file.message ?? '', lastSeen: [] }];
      return file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName = '', failureMessages = [], meta }) => ({
          title: `${basename(file.name ?? '')}: ${fullName.trim()}`,
          why: failureMessages[0] ?? '',
          lastSeen: meta?.lastSeen ?? [],
        }));
    });
  } catch {
    return [];
  }
}

/** For the end of a run: what failed, what it says before its stack, and what its pages showed. */
export function failureText({ title, why, lastSeen }: Failure): string {
  const said = stripVTControlCharacters(why).split(STACK, 1).join('').trim();
  const lines = (said.length > MOST_LETTERS ? `${said.slice(0, MOST_LETTERS)} …` : said).split('\n').filter(Boolean);
  return [`✗ ${title}`, ...lines.map((line) => `  ${line}`), ...lastSeen.map((seen) => `  page: ${seen}`)].join('\n');
}

/** `ok      Byte budgets          55.0 s` */
export function stepText({ name, ok, ms }: { name: string; ok: boolean; ms: number }): string {
  return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(NAME_LETTERS)} ${seconds(ms).padStart(8)}`;
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
